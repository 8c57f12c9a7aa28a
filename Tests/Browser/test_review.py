"""Listening and editing: what is listed, what can be put right, and what is told of the files for other programs."""
import re

import pytest
from playwright.sync_api import expect

import web_app
from chromium import LAPTOP, TABLET

STROKE = {"points": [[0.2, 0.2, 0.5, 0], [0.8, 0.2, 0.5, 100]]}


def saved(talk):
    """Saves a talk; waits until it may be edited."""
    talk.save()
    web_app.eventually(lambda: talk.visitor.post(f"/api/interviews/{talk.id}/commands", {"commands": []}).status == 200,
                       "the interview to be put away")
    return talk


def test_questions_that_were_only_passed_are_folded_away_and_can_be_shown(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "first_day"}))
    talk.until_seconds(2.5)
    talk.give(("visit", {"question": "belonging"}), ("visit", {"question": "advice"}), "mark",
              ("visit", {"question": "first_day"}))
    page = open_page(saved(talk).review, TABLET)
    page.get_by_role("radio", name="Questions").tap()
    lines = page.locator("#items button")
    expect(lines).to_have_count(2)
    expect(page.locator("#passed")).to_contain_text("2 questions were only passed through")
    page.locator("#passed").tap()
    expect(lines).to_have_count(4)
    page.locator("#passed").tap()
    expect(lines).to_have_count(2)
    page.get_by_role("radio", name="All").tap()
    expect(page.locator("#passed")).to_be_hidden()
    assert len(talk.app.shown(talk.id)["visits"]) == 4, "nothing is taken out of the data"


def test_a_drawing_is_mended_by_pen_and_key_and_taken_back(open_page, conversation):
    talk = conversation()
    note, = talk.give("begin-note")
    talk.give(("ink", {"note": note["event"], "stroke": STROKE}))
    page = open_page(saved(talk).review, TABLET)

    def strokes(count):
        web_app.eventually(lambda: [len(one["strokes"] or []) for one in talk.log("note")] == ([count] if count else []),
                           f"{count} strokes")

    page.get_by_role("radio", name="Notes").tap()
    page.locator("#items button").first.tap()
    expect(page.locator(".stroke")).to_have_count(1)
    page.locator("[data-mode=draw]").first.tap()
    box = page.locator(".sheet").bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + box["height"] * 0.8, steps=4)
    page.mouse.up()
    expect(page.locator(".stroke")).to_have_count(2)
    strokes(2)
    drawn, = talk.log("note")
    assert drawn["seconds"] in [stroke["seconds"] for stroke in drawn["strokes"]], "it lies where the note lies"
    page.keyboard.press("Control+z")
    expect(page.locator(".stroke")).to_have_count(1)
    page.locator(".stroke").focus()
    page.keyboard.press("Delete")
    strokes(0)
    page.locator("#do-undo").tap()
    strokes(1)


def test_keywords_are_added_and_taken_away_with_undo(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "first_day"}), ("keyword", {"question": "first_day", "word": "mentor"}))
    talk.until_seconds(2.5)
    page = open_page(saved(talk).review, LAPTOP)

    def words(*wanted):
        web_app.eventually(lambda: talk.state()["questions"].get("first_day", {}).get("keywords", []) == list(wanted),
                           f"the keywords {wanted}")

    page.get_by_role("radio", name="Questions").click()
    page.locator("#items button").first.click()
    page.locator("#new-keyword").fill("colleagues")
    page.locator("#new-keyword").press("Enter")
    words("mentor", "colleagues")
    page.get_by_role("button", name="Remove the keyword mentor").click()
    words("colleagues")
    expect(page.locator(".keywords .chips button")).to_have_count(1)
    page.locator("#do-undo").click()
    words("mentor", "colleagues")
    page.locator("#new-keyword").fill("mentor")
    page.locator("#new-keyword").press("Enter")
    expect(page.locator("#new-keyword")).to_have_value("")
    words("mentor", "colleagues")


@pytest.mark.parametrize("language, again", [("en", "Try again"), ("de", "Noch einmal")])
def test_files_that_could_not_be_written_are_told_with_another_try(app, open_page, conversation, language, again):
    talk = conversation()
    obstacle = app.library / app.shown(talk.id)["folder"] / "export"
    obstacle.write_text("no folder")
    saved(talk)
    page = open_page("/", LAPTOP, language=language)
    expect(page.locator(f".row[data-interview='{talk.id}'] .problem")).to_be_visible()
    page.goto(app.origin + talk.review)
    expect(page.locator("#notice")).to_have_class(re.compile("warning"))
    obstacle.unlink()
    page.locator("#notice").get_by_role("button", name=again).click()
    web_app.eventually(lambda: obstacle.is_dir() and list(obstacle.glob("*.csv")), "the files")
    expect(page.locator("#notice")).to_be_hidden()
    page.goto(app.origin + "/")
    expect(page.locator(f".row[data-interview='{talk.id}'] .problem")).to_have_count(0)


def test_a_page_that_sees_the_end_of_the_recording_listens_with_one_ear(app, open_page, conversation):
    talk = conversation()
    page = open_page("/settings", LAPTOP)
    page.add_init_script("""(() => {
      const [begin, end] = [window.setInterval, window.clearInterval];
      window.clocks = new Set();
      window.setInterval = (work, wait) => { const id = begin(work, wait); if (wait === 500) window.clocks.add(id); return id; };
      window.clearInterval = (id) => { window.clocks.delete(id); end(id); };
    })()""")
    page.goto(app.origin + talk.review)
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    assert page.evaluate("window.clocks.size") == 1
    with page.expect_request(lambda request: request.url.endswith("/events")):
        talk.give("save")
    expect(page.locator("#notice")).to_be_hidden()
    assert page.evaluate("window.clocks.size") == 1, "the one that ended is let go"


def test_the_analysis_is_one_touch_from_home_and_from_review(app, open_page):
    page = open_page("/", TABLET)
    page.locator(".over").get_by_role("link", name="Analysis").first.tap()
    expect(page.locator("body.analysis, .an").first).to_be_visible()
    demo = next(one["id"] for one in app.listed() if one["status"] == "saved")
    page.goto(f"{app.origin}/interviews/{demo}/review")
    page.locator("#do-more").tap()
    page.locator("#menu").get_by_role("link", name="Analysis").tap()
    expect(page.locator(".an").first).to_be_visible()


def test_sound_is_written_for_a_player_and_cut_at_the_questions(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "first_day"}))
    talk.until_seconds(1.5)
    talk.give(("visit", {"question": "advice"}))
    talk.until_seconds(2.5)
    page = open_page(saved(talk).review, TABLET)
    page.locator("#export").tap()
    form = page.locator("#detail form")
    chosen = form.locator("input:checked")
    while chosen.count():
        chosen.first.uncheck()
    form.locator("summary").tap()
    expect(form).not_to_contain_text("What everybody said")
    form.get_by_label("Small sound for every player").check()
    form.get_by_label("One sound file for each question").check()
    form.get_by_role("button").tap()
    files = page.locator("#detail .files a")
    expect(files.filter(has_text=".mp3")).to_have_count(1)
    expect(files.filter(has_text="_first_day.wav")).to_have_count(1)
    expect(files.filter(has_text="_advice.wav")).to_have_count(1)
    folder = talk.app.library / talk.app.shown(talk.id)["folder"] / "export"
    said = (folder / "contents.txt").read_text(encoding="utf-8")
    assert "_advice.wav\n" in said and said.count("the same as in the recording") == len(list(folder.glob("*.wav")))
