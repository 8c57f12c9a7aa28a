"""What a talk does to the screen while it moves on: the bar stays, notes and marks are each their own, nothing waits in silence."""
import re

import pytest
from playwright.sync_api import expect

import web_app
from chromium import LAPTOP, PHONE, TABLET
from stage import hand_over

# as many sections as a life has jobs: their list is longer than the screen
LONG = "---\nguide: 1\nid: long\nlang: en\n---\n\n# A long life\n" + "".join(
    f"\n## Job {job} {{#job{job}}}\n" + "".join(
        f"\n1. How was it then, question {job}.{n}? {{#q{job}_{n}}}\n" for n in (1, 2, 3)) for job in range(1, 15))
TALL = """---
guide: 1
id: tall
lang: en
---

# Work

## Your way into the job and the first years after it, with all the places where you have been {#way}

1. How was it then, and what did you think of it when it was over? {#then}

2. Who was there, and who was not, and what did they say to you about it? {#there}
"""
PORTRAIT = {**TABLET, "viewport": {"width": 768, "height": 1024}}


def current(page, question):
    expect(page.locator(".q.now")).to_have_attribute("data-q", question)


def guide(app, name, text):
    (app.library / "guides" / name).write_text(text)
    return name


@pytest.mark.parametrize("device", [LAPTOP, TABLET, PORTRAIT, PHONE], ids=["laptop", "tablet", "portrait", "phone"])
def test_the_bar_stays_however_many_sections_there_are(app, conversation, open_page, device):
    talk = conversation(guide(app, "long.guide.md", LONG))
    page = open_page(talk.lead, device)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    for name in ("q1_1", "q1_2", "q1_3", "q2_1"):
        page.locator("#next-button").click()
        current(page, name)
        seen = page.evaluate("""() => [document.scrollingElement.scrollHeight - innerHeight, document.body.scrollHeight - document.body.clientHeight,
          scrollY + document.body.scrollTop, document.querySelector('#pause-button').getBoundingClientRect().top >= 0]""")
        assert seen == [0, 0, 0, True], (name, seen)


@pytest.mark.parametrize("size", [100, 150, 200])
def test_a_heading_of_many_lines_never_covers_the_question(app, conversation, open_page, size):
    talk = conversation(guide(app, "tall.guide.md", TALL))
    page = open_page(talk.lead, PHONE)
    page.evaluate("(size) => { document.documentElement.dataset.text = size; }", str(size))
    for button, name in (("next", "then"), ("next", "there"), ("previous", "then")):
        page.locator(f"#{button}-button").tap()
        current(page, name)
        expect(page.locator(".q.now .since")).to_contain_text("0")
        page.wait_for_function("""() => {
          const [head, words] = ['.part:not([hidden]) .mainhead', '.q.now .wording'].map((one) => document.querySelector(one).getBoundingClientRect());
          const room = document.querySelector('#here').getBoundingClientRect();
          return words.top >= Math.max(room.top, head.bottom) - 1;
        }""")


def test_a_note_belongs_to_the_question_at_which_it_was_begun_and_the_next_one_to_its_own(conversation, open_page):
    talk = conversation()
    page = open_page(talk.lead, TABLET)
    page.locator("li.q[data-q=first_day] a.go").tap()
    current(page, "first_day")
    field = page.locator("#note")
    field.tap()
    field.press_sequentially("First note")
    page.locator("#next-button").tap()
    current(page, "belonging")
    expect(field).to_have_value("")
    field.tap()
    field.press_sequentially("Second note")
    # a choice of a section moves on as well
    page.locator("#section-list a[data-section=work]").tap()
    expect(field).to_have_value("")
    talk.until(lambda _: [(note["text"], note["question"]) for note in talk.log("note")]
               == [("First note", "first_day"), ("Second note", "belonging")], "two notes")


def test_who_is_still_writing_when_the_talk_moves_on_finishes_the_note(conversation, open_page):
    talk = conversation()
    page = open_page(talk.lead, LAPTOP)
    page.locator("li.q[data-q=first_day] a.go").click()
    current(page, "first_day")
    page.keyboard.press("n")
    page.keyboard.type("He begins")
    # by a pedal
    page.evaluate("() => document.querySelector('#note').dispatchEvent(new KeyboardEvent('keydown', { key: 'F15', bubbles: true }))")
    current(page, "belonging")
    page.keyboard.type(" and ends")
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    page.keyboard.type("Another")
    page.keyboard.press("Enter")
    talk.until(lambda _: [(note["text"], note["question"]) for note in talk.log("note")]
               == [("He begins and ends", "first_day"), ("Another", "belonging")], "two notes")


def test_a_mark_after_a_move_is_a_mark_of_its_own(conversation, open_page):
    talk = conversation()
    page = open_page(talk.lead, LAPTOP)
    page.locator("li.q[data-q=first_day] a.go").click()
    current(page, "first_day")
    for key in ("m", "ArrowRight", "m"):
        page.keyboard.press(key)
    marks = talk.until_marks(2)
    assert [(mark["question"], mark["colour"]) for mark in marks] == [("first_day", 1), ("belonging", 1)], marks


@pytest.mark.parametrize("key, command, words", [("o", "offRecord", "Off record"), ("p", "paused", "The pause")])
def test_a_wish_to_stop_the_sound_that_cannot_be_told_says_that_the_sound_goes_on(conversation, open_page, cable, key, command, words):
    talk = conversation()
    page = open_page(talk.lead, LAPTOP, through=cable, quiet=("ERR_", "Failed to"))
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    cable.cut()
    expect(page.locator(".app")).to_have_attribute("data-sounding", "unknown")
    page.keyboard.press(key)
    alarms = page.locator("#alarms")
    expect(alarms).to_contain_text(f"{words} is waiting for the connection. Until then the sound is being recorded.")
    cable.mend()
    talk.until(lambda state: state["head"]["sounding"] == command, "the sound to stop")
    expect(alarms).to_contain_text(re.compile(rf"{words} began \d+ s after your touch; those seconds were recorded."))
    expect(alarms).not_to_contain_text("is waiting")


def test_a_number_that_is_not_stored_is_named_with_the_reason_when_it_is_left(conversation, open_page):
    talk = conversation()
    talk.give(("visit", {"question": "years"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "years")
    page.locator(".q.now .value").fill("75")
    page.locator("#next-button").click()
    current(page, "tools")
    alarm = page.locator("#alarms .alarm", has_text="Not stored: How many years")
    expect(alarm).to_contain_text("60")
    expect(alarm.locator("use").first).to_have_attribute("href", "#warn")
    alarm.get_by_role("button", name="Back to it").click()
    current(page, "years")
    expect(page.locator(".q.now .value")).to_have_value("75")


def test_the_newest_line_stays_in_sight_when_an_alarm_takes_room(app, conversation, open_page):
    talk = conversation()
    page = open_page(talk.lead, TABLET)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.give(*[("note", {"text": f"Line {number}"}) for number in range(30)])
    hidden = "() => { const list = document.querySelector('#log'); return list.scrollHeight - list.scrollTop - list.clientHeight; }"
    expect(page.locator("#log li.n")).to_have_count(30)
    page.wait_for_function(f"({hidden})() < 2")
    app.microphone.unplug()
    expect(page.locator("#alarms > *").first).to_be_visible()
    page.wait_for_function(f"({hidden})() < 2")
    app.microphone.replug()
    talk.until(lambda state: any(item["kind"] == "gap" for item in state["log"].values()), "the gap")
    page.wait_for_function(f"({hidden})() < 2")


def test_an_open_page_notices_that_another_one_continues_an_interview_that_was_left(app, conversation, open_page):
    talk = conversation()
    page = open_page(talk.lead, LAPTOP)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.give("leave")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "ended")
    again = web_app.eventually(
        lambda: (answer := talk.visitor.post(f"/api/interviews/{talk.id}/reopen", {"microphone": "vmic"})).status == 200 and answer, "to go on")
    assert again
    other = open_page(talk.lead, LAPTOP, same_browser=page)
    expect(other.locator(".app")).to_have_attribute("data-sounding", "recording")
    page.bring_to_front()
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")


def test_continue_on_a_page_that_was_not_let_in_says_what_to_do_and_stays(app, conversation, open_page):
    talk = conversation()
    page = open_page(talk.lead, LAPTOP, quiet=("ERR_", "Failed to", "401", "403"))
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    app.expected.append(web_app.RECOVERED)
    app.words = ["--port", str(app.port)]
    app.kill()
    app.start()
    go_on = page.locator("#alarms a.btn", has_text="Continue")
    expect(go_on).to_be_visible()
    go_on.click()
    expect(page.locator("#alarms")).to_contain_text("Open the address it printed.")
    assert page.url.endswith("/lead")


def test_the_way_out_that_a_refusal_names_stands_in_the_refusal(conversation, open_page):
    talk = conversation()
    page = open_page(f"/interviews/{talk.id}/handover?section=about", TABLET)
    hand_over(page, "this")
    expect(page.locator("#told")).not_to_have_attribute("data-told", "unknown")
    page.locator("#onward").tap()
    way_out = page.locator("#oops button")
    expect(way_out).to_have_text("I would rather not say")
    expect(way_out).to_be_in_viewport()
    way_out.tap()
    talk.until(lambda state: (state["questions"].get("useful", {}).get("answer") or {}).get("reason") == "refused", "the refusal")
    expect(page.locator("fieldset.now .skip")).to_have_attribute("aria-pressed", "true")
