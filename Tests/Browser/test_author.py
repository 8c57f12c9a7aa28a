"""Writing a guide in the browser: outline, form, text, and what lies in the library afterwards."""
import json
import re

import pytest
from playwright.sync_api import expect

import kinds_guide
import leitfaden as program
import web_app
from authoring import TITLE, add_question, is_saved, new_guide, opened, stored
from chromium import PHONE, TABLET


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


def test_every_kind_is_written_saved_read_back_and_can_be_asked(app, open_page):
    file, address = new_guide(app)
    page = opened(open_page, address)
    groups = json.loads(page.locator("#facts").text_content())["groups"]
    kinds = [kind["id"] for group in groups for kind in group["kinds"]]
    assert len(kinds) == len(set(kinds)) >= 43
    for kind in kinds:
        add_question(page, kind, f"A question of the kind {kind}")
        expect(page.locator(f"#outline [aria-current=true] .name")).to_have_text(f"A question of the kind {kind}")
        expect(page.locator(".paper > *").first).to_be_visible()
        if kind == "points":
            # a picture is needed before places of it can be touched
            expect(page.locator(".problems-here .bad")).to_be_visible()
            page.locator("#choose-media").set_input_files(
                {"name": "my map.jpg", "mimeType": "image/jpeg", "buffer": kinds_guide.png()})
            expect(page.locator(".paper img")).to_be_visible()
            expect(page.locator(".problems-here .bad")).to_have_count(0)
    is_saved(page)
    expect(page.locator("#author")).to_have_attribute("data-errors", "0")
    shown = program.run("guide", "show", app.library / "guides" / file, "--json").json
    assert [question["kind"] for section in shown["sections"] for question in section["questions"]] == kinds
    assert (app.library / "guides/media/my-map.png").read_bytes() == kinds_guide.png(), "named by what it is"
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
    source = page.locator("[data-question=belonging] .grip").bounding_box()
    target = page.locator("[data-question=first_day]").bounding_box()
    touch = page.context.new_cdp_session(page)
    x, y = source["x"] + 10, source["y"] + source["height"] / 2

    def finger(kind, y):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger("touchStart", y)
    for part in range(1, 9):
        finger("touchMove", y + (target["y"] + 4 - y) * part / 8)
    finger("touchEnd", 0)
    expect(page.locator("[data-question]").first).to_have_attribute("data-question", "belonging")
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


def test_an_id_is_changed_with_everything_that_names_it(app, open_page):
    file, address = new_guide(app, template="2-survey.en.guide.md")
    page = opened(open_page, address, quiet=("422",))
    page.locator("[data-question=change] .open").click()
    page.locator("#more-settings > summary").click()
    page.locator("#new-id").fill("age")
    page.keyboard.press("Enter")
    expect(page.locator("#more-settings form .remark")).to_contain_text("already used")
    page.locator("#new-id").fill("trend")
    page.keyboard.press("Enter")
    expect(page.locator("[data-question=trend]")).to_be_visible()
    is_saved(page)
    assert "{#trend}" in stored(app, file) and "trend = 'worse'" in stored(app, file)


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


def test_a_question_added_during_a_talk_is_taken_over_into_the_guide(app, open_page, conversation):
    talk = conversation()
    results = app.interviewer().give(talk.id, ("visit", {"question": "proud"}), ("ask", {"text": "And what did your mother say?"}))
    assert all(result["ok"] for result in results), results
    page = opened(open_page, "/guides/talk/edit")
    page.locator(".added button").click()
    expect(page.locator("[data-section=work] .name", has_text="And what did your mother say?")).to_be_visible()
    expect(page.locator(".added")).to_have_count(0)
    is_saved(page)
    assert "And what did your mother say? {#" in stored(app, "talk.guide.md")
