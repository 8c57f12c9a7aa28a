"""From nothing to the table: a guide with a question of each kind is written on a tablet, asked, answered and exported."""
import csv
import json
import re

from playwright.sync_api import expect

import kinds_guide
import leitfaden as program
from authoring import TITLE, add_question, is_saved
from chromium import TABLET
from conversation import Conversation
from kinds_stage import ANSWERS, pick, write

#: What is done for each kind as the form adds it, before anybody changes its choices and rows, and the cells of the
#: table by the end of their column's name. `None`: there is nothing to give.
DONE = {
    "open": None,
    "info": None,
    "ack": (pick(0), {"": "1"}),
    "single": (pick(0), {"": "1"}),
    "multiple": (pick(0), {"_1": "1", "_2": "0"}),
    "yesno": (pick(1), {"": "0"}),
    "gender": (pick(2), {"": "X"}),
    "rank": (lambda root, folder: [root.locator(".unranked .option").nth(place).tap() for place in (1, 0)],
             {"_1": "2", "_2": "1"}),
    "scale": (pick(3), {"": "4"}),
    "slider": (ANSWERS["slider"][0], {"": "51"}),
    "differential": (pick(1, 12), {"_1": "2", "_2": "6"}),
    "number": (write("1.85"), {"": "1.85"}),
    "integer": (write("4"), {"": "4"}),
    "numbers": (write("8", "16"), {"_1": "8", "_2": "16"}),
    "calculated": (None, {"": "0"}),
    "texts": (write("Hauptplatz 1", "Graz"), {"_1": "Hauptplatz 1", "_2": "Graz"}),
    "matrix": (pick(0, 4), {"_1": "1", "_2": "2"}),
    "multimatrix": (pick(0, 4), {"_1_1": "1", "_1_2": "0", "_2_2": "1"}),
    "scalematrix": (pick(3, 6), {"_1": "4", "_2": "2"}),
    "yesnomatrix": (pick(0, 4), {"_1": "Y", "_2": "U"}),
    "changematrix": (pick(0, 5), {"_1": "I", "_2": "D"}),
    "numbermatrix": (write("3", "4", "5", "6", "7", "8"), {"_1_1": "3", "_1_3": "5", "_2_3": "8"}),
    "textmatrix": (write("cooking"), {"_1_1": "cooking", "_2_2": ""}),
    "dualmatrix": (pick(0, 4, 8, 9), {"_1_1": "1", "_1_2": "2", "_2_1": "3", "_2_2": "1"}),
    # one place, as long as nobody asks for more
    "points": (ANSWERS["points"][0], {"_count": "1"}),
    **{kind: (ANSWERS[kind][0], ANSWERS[kind][2]) for kind in (
        "text", "long", "email", "phone", "url", "masked", "barcode", "date", "time", "datetime", "duration", "location",
        "draw", "sign", "photo", "audio", "video", "file")},
}


def written(page):
    """Writes a guide with a question of each kind the form offers; the kinds in their order."""
    page.locator("#name").fill(TITLE)
    page.locator("form#new button").tap()
    page.wait_for_url("**/edit?file=*")
    groups = json.loads(page.locator("#facts").text_content())["groups"]
    kinds = [kind["id"] for group in groups for kind in group["kinds"]]
    page.locator(".nothing button").tap()
    for place, kind in enumerate(kinds):
        if place:
            add_question(page, kind, f"A question of the kind {kind}")
        else:
            assert kind == "open", kinds
            page.locator("#wording").fill("A question of the kind open")
        if kind == "points":
            page.locator("#choose-media").set_input_files(
                {"name": "map.png", "mimeType": "image/png", "buffer": kinds_guide.png()})
            expect(page.locator(".paper img")).to_be_visible()
    is_saved(page)
    return kinds


def begun(page, app):
    """Begins an interview along it."""
    page.locator("#begin").tap()
    page.wait_for_url("**/start?guide=*")
    page.locator("input[name=microphone][value=vmic]").check()
    page.locator("#begin").tap()
    page.locator("#consent-later").tap()
    page.wait_for_url(re.compile(r"/interviews/[0-9a-f-]{36}/lead"))
    return Conversation.of(app, page.url.split("/")[-2])


def exported(page, app, talk, folder):
    """Saves the interview; its row of the table."""
    page.locator("#more-button").tap()
    page.locator("#ending").tap()
    page.locator("#save").tap()
    page.wait_for_url(re.compile(talk.review))
    done = program.run("export", talk.id, "--with-names", "--library", app.library, "--as", "csv", "--to", folder, timeout=120)
    assert done.status == 0, done
    with open(next(folder.rglob("answers_wide*.csv")), encoding="utf-8-sig", newline="") as file:
        row, = csv.DictReader(file)
    return row


def test_each_kind_is_written_asked_answered_and_found_in_the_table(app, open_page, tmp_path):
    assert TABLET["viewport"] == {"width": 1024, "height": 768} and TABLET["has_touch"]
    page = open_page("/new-guide", TABLET)
    kinds = written(page)
    assert set(kinds) == set(DONE), set(kinds) ^ set(DONE)
    talk = begun(page, app)
    shown = program.run("guide", "show", next((app.library / "guides").glob("growing-old*.guide.md")), "--json").json
    ids = {question["kind"]: question["id"] for section in shown["sections"] for question in section["questions"]}
    for kind in kinds:
        act = DONE[kind] and DONE[kind][0]
        if not act:
            continue
        page.locator(f".q[data-q={ids[kind]}] a.go").tap()
        root = page.locator(f".q.now[data-q={ids[kind]}] .widget.answering")
        expect(root).to_be_visible()
        act(root, tmp_path / kind)
        talk.until(lambda state: state["questions"].get(ids[kind], {}).get("answer"), f"the answer to {kind}")
    row = exported(page, app, talk, tmp_path / "export")
    wrong = []
    for kind in kinds:
        for ending, cell in (DONE[kind] or (None, {}))[1].items():
            found = row.get(ids[kind] + ending)
            if found != cell and not (cell.startswith(".") and (found or "").endswith(cell)):
                wrong.append(f"{kind} ({ids[kind]}{ending}): {found!r} instead of {cell!r}")
    assert not wrong, "\n".join(wrong)
