"""Writing a guide in the browser: the form, the text, what is saved, and what happens when it cannot be."""
import json
import re

import pytest
from playwright.sync_api import expect

import kinds_guide
import leitfaden as program
import web_app
import web_guides
from chromium import PHONE, TABLET

TITLE = "Growing old in the village"


def new_guide(app, title=TITLE, **wish):
    """A new guide, made without a browser: `(file, address)`."""
    answer = app.interviewer().post("/api/new-guide", {"title": title, "language": "en", **wish})
    assert answer.status == 201, answer
    made = answer.json
    return made["file"], made["address"]


def stored(app, file):
    """The guide file as it lies in the library."""
    return (app.library / "guides" / file).read_text()


def is_saved(page):
    expect(page.locator("#author")).to_have_attribute("data-status", "saved")


def opened(open_page, address, device=TABLET, **more):
    page = open_page(address, device, **more)
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    return page


def test_a_guide_begins_from_nothing_and_gets_its_first_question(app, open_page):
    page = open_page("/new-guide")
    page.locator("#name").fill(TITLE)
    page.locator("form#new button").click()
    page.wait_for_url("**/edit?file=*")
    page.locator(".nothing button").click()
    wording = page.locator("#wording")
    expect(wording).to_be_focused()
    wording.fill("How did you come to live here?")
    page.locator("[data-add=probes]").click()
    page.keyboard.type("Who was there?")
    is_saved(page)
    text = stored(app, "growing-old-in-the-village.en.guide.md")
    assert "1. How did you come to live here? {#q1}\n   - Who was there?\n" in text, text


def add_question(page, kind, words):
    """Adds a question to the last section through the form, and chooses its answer kind."""
    page.locator("#outline [data-focus^='add ']").last.click()
    expect(page.locator("#wording")).to_be_focused()
    page.locator("#wording").fill(words)
    if kind != "open":
        page.locator("#kind").click()
        page.locator(f"#kinds [data-kind={kind}]").click()
        expect(page.locator(f"#form[data-kind={kind}]")).to_be_visible()


def test_every_kind_is_written_saved_read_back_and_can_be_asked(app, open_page):
    file, address = new_guide(app)
    page = opened(open_page, address)
    groups = json.loads(page.locator("#facts").text_content())["groups"]
    kinds = [kind["id"] for group in groups for kind in group["kinds"]]
    assert len(kinds) == len(set(kinds)) >= 43
    kinds_guide.add(app.library)
    for kind in kinds:
        add_question(page, kind, f"A question of the kind {kind}")
        expect(page.locator(f"#outline [aria-current=true] .name")).to_have_text(f"A question of the kind {kind}")
        expect(page.locator(".paper > *").first).to_be_visible()
        if kind == "points":
            # a picture is needed before places of it can be touched
            expect(page.locator(".problems-here .bad")).to_be_visible()
            page.locator("#more-settings > summary").click()
            page.locator("[data-add=media]").click()
            page.keyboard.press("ControlOrMeta+a")
            page.keyboard.type("media/map.png")
            expect(page.locator(".problems-here .bad")).to_have_count(0)
    is_saved(page)
    expect(page.locator("#author")).to_have_attribute("data-errors", "0")
    shown = program.run("guide", "show", app.library / "guides" / file, "--json").json
    assert [question["kind"] for section in shown["sections"] for question in section["questions"]] == kinds
    page.locator("#begin").click()
    page.wait_for_url("**/start?guide=*")
    expect(page.locator("#begin, form button.primary, main .primary").first).to_be_enabled()


def test_what_was_done_can_be_undone_and_redone_without_end(app, open_page):
    file, address = new_guide(app)
    page = opened(open_page, address)
    before = stored(app, file)
    for number in range(5):
        add_question(page, "open", f"Question {number}")
        is_saved(page)
    texts = [stored(app, file)]
    page.locator("#do-bin").click()
    expect(page.locator("#said")).to_contain_text("Question 4")
    is_saved(page)
    assert "Question 4" not in stored(app, file)
    page.locator("#said button", has_text="Undo").click()
    expect(page.locator("[data-question]")).to_have_count(5)
    is_saved(page)
    assert stored(app, file) == texts[0]
    while page.locator("#do-undo").is_enabled():
        place = stored(app, file)
        page.locator("#do-undo").click()
        web_app.eventually(lambda: stored(app, file) != place, "one step back")
        is_saved(page)
    assert stored(app, file) == before
    while page.locator("#do-redo").is_enabled():
        place = stored(app, file)
        page.locator("#do-redo").click()
        web_app.eventually(lambda: stored(app, file) != place, "one step forward")
        is_saved(page)
    assert "Question 4" not in stored(app, file) and "Question 3" in stored(app, file)


def test_questions_are_moved_by_finger_and_by_key_also_into_another_section(app, open_page):
    page = opened(open_page, "/guides/talk/edit")
    listed = lambda: page.locator("[data-question]").evaluate_all("(all) => all.map((one) => one.dataset.question)")  # noqa: E731
    before = listed()
    grip = page.locator("[data-question=first_day] .grip")
    grip.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-question]").nth(1)).to_have_attribute("data-question", "first_day")
    expect(grip).to_be_focused()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
        is_saved(page)
    expect(page.locator("[data-section=work] [data-question=first_day]")).to_be_visible()
    source = page.locator("[data-question=first_day] .grip").bounding_box()
    target = page.locator("[data-question=belonging]").bounding_box()
    page.mouse.move(source["x"] + 10, source["y"] + source["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + 10, target["y"] + target["height"] / 2, steps=5)
    page.mouse.move(target["x"] + 10, target["y"] + 4, steps=5)
    page.mouse.up()
    expect(page.locator("[data-section=arriving] [data-question=first_day]")).to_be_visible()
    is_saved(page)
    assert listed() == before
    page.locator("[data-question=advice] .open").click()
    page.locator("#more-settings > summary").click()
    page.locator("#in-section").select_option("close")
    expect(page.locator("[data-section=close] [data-question=advice]")).to_be_visible()
    page.locator("#do-up").click()
    expect(page.locator("[data-section=close] [data-question]").first).to_have_attribute("data-question", "advice")


def test_form_and_text_change_the_same_guide(app, open_page):
    file, address = "talk.guide.md", "/guides/talk/edit"
    page = opened(open_page, address)
    page.locator("[data-question=proud] .open").click()
    page.locator("#tabs [data-tab=text]").click()
    area = page.locator("#guide-text")
    expect(area).to_have_value(re.compile("proud of"))
    page.locator("#wording").fill("What are you proud of?")
    expect(area).to_have_value(re.compile(r"4\. What are you proud of\? \{#proud\}"))
    area.evaluate("""(area) => { area.value = area.value.replace('What are you proud of?', 'Are you proud 🙂 of {hard} work?');
      area.dispatchEvent(new Event('input')); }""")
    expect(page.locator("#wording")).to_have_value("Are you proud 🙂 of {hard} work?")
    is_saved(page)
    assert "Are you proud 🙂 of {hard} work?" in stored(app, file)


def test_a_text_with_an_error_is_kept_and_the_form_waits(app, open_page):
    file, address = new_guide(app, template="2-survey.en.guide.md")
    page = opened(open_page, address)
    page.locator("#tabs [data-tab=text]").click()
    area = page.locator("#guide-text")
    expect(area).to_have_value(re.compile("scale"))
    whole = area.input_value()
    wrong = whole.replace("   - ( ) bike", "   ( ) bike")
    area.fill(wrong)
    expect(page.locator(".problem.bad").first).to_contain_text("list mark")
    is_saved(page)
    assert stored(app, file) == wrong, "what was typed is in the file as it is"
    page.locator(".problem.bad").first.click()
    line = area.evaluate("(area) => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert "bike" in line
    page.locator("#tabs [data-tab=form]").click()
    expect(page.locator("#state")).to_contain_text("error")
    page.locator("#tabs [data-tab=text]").click()
    area.fill(whole)
    expect(page.locator(".problem.bad")).to_have_count(0)
    is_saved(page)
    assert stored(app, file) == whole


def test_a_condition_is_made_of_menus_and_written_as_an_expression(app, open_page):
    file, address = new_guide(app, template="2-survey.en.guide.md")
    page = opened(open_page, address)
    page.locator("[data-question=first] .open").click()
    part = page.locator(".condition")
    part.locator(".add").click()
    part.locator("select").nth(0).select_option("way")
    part.locator("select").nth(2).select_option("bike")
    part.locator(".add").click()
    rows = part.locator(".term")
    expect(rows).to_have_count(2)
    rows.nth(1).locator("select").nth(0).select_option("purpose")
    rows.nth(1).locator("select").nth(2).select_option("shop")
    part.locator("select").first.select_option("any")
    is_saved(page)
    assert "if=\"way = 'bike' or selected(purpose, 'shop')\"" in stored(app, file)
    part.locator(".as-text summary").click()
    expression = part.locator(".as-text input")
    expect(expression).to_have_value("way = 'bike' or selected(purpose, 'shop')")
    expression.fill("way = 'bike' and age > 3")
    expect(part.locator(".remark")).to_contain_text("asked only later")
    expression.fill("satisfied >= 4 and")
    expect(part.locator(".remark")).to_contain_text("After 18 characters")
    assert "if=\"way = 'bike' or selected(purpose, 'shop')\"" in stored(app, file), "what cannot be read is not saved"
    expression.fill("satisfied>=4")
    expect(rows).to_have_count(1)
    is_saved(page)
    web_app.eventually(lambda: 'if="satisfied >= 4"' in stored(app, file), "the condition")


def test_two_windows_never_overwrite_each_other_in_silence(app, open_page):
    file, address = "talk.guide.md", "/guides/talk/edit"
    first = opened(open_page, address, quiet=("409",))
    second = opened(open_page, address, quiet=("409",))  # another browser
    second.locator("[data-question=proud] .open").click()
    expect(second.locator("#wording")).to_be_visible()
    first.locator("[data-question=first_day] .open").click()
    first.locator("#wording").fill("From the first window")
    is_saved(first)
    web_app.eventually(lambda: "From the first window" in stored(app, file), "the first")
    second.locator("#wording").fill("From the second window")
    expect(second.locator("#notice")).to_contain_text("changed in another window")
    assert "From the second" not in stored(app, file)
    second.locator("#notice .primary").click()
    is_saved(second)
    web_app.eventually(lambda: "From the second window" in stored(app, file), "the second")
    assert "From the first window" in stored(app, file)
    kept = app.interviewer().get(f"/api/guides/{file}/versions").json
    assert len(kept) >= 2, "the version before is kept"
    first.locator("#wording").fill("Once more from the first")
    expect(first.locator("#notice")).to_contain_text("changed in another window")
    first.locator("#notice button:not(.primary)").click()
    expect(first.locator("#wording")).to_have_value("From the first window")
    expect(first.locator("[data-question=proud]")).to_contain_text("From the second window")


def test_without_a_connection_one_goes_on_writing(app, open_page, cable):
    page = opened(open_page, "/guides/talk/edit", through=cable, quiet=("ERR_", "Failed to"))
    page.locator("[data-question=first_day] .open").click()
    expect(page.locator("#wording")).to_be_visible()
    cable.cut()
    page.locator("#wording").fill("Written in the tunnel")
    expect(page.locator("#author")).to_have_attribute("data-status", "unsaved")
    expect(page.locator("#notice")).to_contain_text("kept here")
    page.locator("#notes").fill("And a note")
    cable.mend()
    is_saved(page)
    text = stored(app, "talk.guide.md")
    assert "Written in the tunnel" in text and "> And a note" in text


def test_versions_are_kept_looked_at_and_brought_back(app, open_page):
    file, address = "talk.guide.md", "/guides/talk/edit"
    before = stored(app, file)
    page = opened(open_page, address)
    page.locator("[data-question=first_day] .open").click()
    page.locator("#wording").fill("Something else")
    is_saved(page)
    page.locator("#tabs [data-tab=versions]").click()
    page.locator(".version .into").click()
    expect(page.locator(".old-text")).to_contain_text("What was your first day like?")
    page.locator(".version .deeds button").click()
    expect(page.locator("#said")).to_contain_text("back")
    assert stored(app, file) == before
    page.locator("#do-undo").click()
    web_app.eventually(lambda: "Something else" in stored(app, file), "undo of the way back")


def test_a_disk_that_refuses_loses_nothing_that_was_typed(app, open_page):
    page = opened(open_page, "/guides/talk/edit", quiet=("404", "503", "507"))
    page.locator("[data-question=first_day] .open").click()
    expect(page.locator("#wording")).to_be_visible()
    guides = app.library / "guides"
    aside = guides.with_name("aside")
    guides.rename(aside)
    guides.write_text("no folder")
    try:
        page.locator("#wording").fill("Kept in the page")
        expect(page.locator("#notice")).to_contain_text("Not saved")
    finally:
        guides.unlink()
        aside.rename(guides)
    page.locator("#notice button").click()
    is_saved(page)
    assert "Kept in the page" in stored(app, "talk.guide.md")


def test_an_id_is_changed_with_everything_that_names_it(app, open_page):
    file, address = new_guide(app, template="2-survey.en.guide.md")
    page = opened(open_page, address, quiet=("422",))
    page.locator("[data-question=change] .open").click()
    page.locator("#more-settings > summary").click()
    page.locator("#id").fill("age")
    page.keyboard.press("Enter")
    expect(page.locator("#more-settings .remark")).to_contain_text("already used")
    page.locator("#id").fill("trend")
    page.keyboard.press("Enter")
    expect(page.locator("[data-question=trend]")).to_be_visible()
    is_saved(page)
    assert "{#trend}" in stored(app, file) and "trend = 'worse'" in stored(app, file)


HOSTILE = "</script><img src=x onerror=alert(1)>{{page}} \u202eabc \x07 -> end {#evil} [single]"


def test_hostile_words_are_words(app, open_page):
    file, address = new_guide(app, title=HOSTILE)
    page = opened(open_page, address)
    add_question(page, "single", HOSTILE)
    page.locator("#choices input").first.fill(HOSTILE)
    page.locator("#notes").fill(HOSTILE + "\n\n" + HOSTILE)
    is_saved(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    assert page.locator("img[src=x]").count() == 0
    expect(page.locator("[data-question] .name")).to_contain_text("onerror=alert(1)")
    page.locator("[data-question] .open").click()
    expect(page.locator("#wording")).to_have_value(HOSTILE.replace("\x07", "\ufffd"))


def test_a_text_of_a_hundred_thousand_characters_is_kept_in_paragraphs_and_refused_in_one(app, open_page):
    file, address = new_guide(app)
    page = opened(open_page, address, quiet=("422",))
    add_question(page, "open", "Long")
    long = "\n\n".join("word " * 1000 for _ in range(20))
    page.locator("#notes").fill(long)
    is_saved(page)
    web_app.eventually(lambda: stored(app, file).count("word") == 20_000, "the long note")
    page.locator("#wording").fill("y" * 100_000)
    expect(page.locator("#notice")).to_contain_text("20,000")
    assert page.locator("#wording").input_value() == "y" * 100_000
    assert stored(app, file).count("word") == 20_000


def test_ten_thousand_questions_are_opened_and_changed_and_only_what_is_shown_is_sent(app, open_page):
    (app.library / "guides/long.en.guide.md").write_text(web_guides.long(10_000))
    page = opened(open_page, "/guides/long/edit")
    assert len(page.locator("#facts").text_content()) < 100_000
    expect(page.locator("[data-section]")).to_have_count(100)
    expect(page.locator("[data-question]")).to_have_count(0)
    page.locator("[data-focus='open s50']").click()
    expect(page.locator("[data-question]")).to_have_count(100)
    page.locator("[data-question=q4950] .open").click()
    page.locator("#wording").fill("Changed among ten thousand")
    is_saved(page)
    assert "4950. Changed among ten thousand {#q4950}" in stored(app, "long.en.guide.md")
    page.locator("[data-focus='add s50']").click()
    expect(page.locator("#wording")).to_be_focused()
    is_saved(page)
    assert "{#q10001}" in stored(app, "long.en.guide.md")
    page.locator(".condition .add").click()
    expect(page.locator(".condition .remark")).to_contain_text("earlier question")


def test_guides_of_one_name_get_names_of_their_own(app, open_page):
    one, other = new_guide(app), new_guide(app)
    assert one != other
    assert f"title: {TITLE}" in stored(app, one[0]) and f"title: {TITLE}" in stored(app, other[0])


def test_an_interview_that_runs_keeps_its_version_and_the_page_says_so(app, open_page, conversation):
    talk = conversation()
    page = opened(open_page, "/guides/talk/edit")
    expect(page.locator("#notice")).to_contain_text("keeps the version")
    page.locator("[data-question=first_day] .open").click()
    page.locator("#wording").fill("Changed during the talk")
    is_saved(page)
    assert "Changed during the talk" in stored(app, "talk.guide.md")
    shown = app.interviewer().state(talk.id)
    assert "Changed during the talk" not in json.dumps(shown)


def test_all_of_it_works_from_the_keyboard(app, open_page):
    file, address = new_guide(app)
    page = opened(open_page, address)

    def to(selector):
        """Goes on with the tab key until the focus is there."""
        for _ in range(120):
            if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the tab key never came to {selector}")

    to("[data-focus^='add ']")
    page.keyboard.press("Enter")
    expect(page.locator("#wording")).to_be_focused()
    page.keyboard.type("By keyboard")
    to("#kind")
    page.keyboard.press("Enter")
    to("[data-kind=multiple]")
    page.keyboard.press("Enter")
    expect(page.locator("#form[data-kind=multiple]")).to_be_visible()
    expect(page.locator("#kind")).to_be_focused()
    to("[data-add=choices]")
    page.keyboard.press("Enter")
    page.keyboard.type("Third")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    is_saved(page)
    web_app.eventually(lambda: re.search(r"Choice 1\n.*Third\n.*Choice 2\n", stored(app, file)), "the new order")


@pytest.mark.parametrize("device", [TABLET, PHONE], ids=["tablet", "phone"])
def test_on_a_phone_the_form_takes_the_place_of_the_list_and_gives_it_back(app, open_page, device):
    page = opened(open_page, "/guides/talk/edit", device)
    page.locator("[data-question=first_day] .open").click()
    expect(page.locator("#wording")).to_be_visible()
    if device is PHONE:
        expect(page.locator("#outline")).to_be_hidden()
        page.locator("#to-outline").click()
        expect(page.locator("[data-question=first_day] .open")).to_be_focused()
    else:
        expect(page.locator("#outline")).to_be_visible()
