"""A whole talk as somebody leads it at a kitchen table: begin, jump, mark, note, hand over, take back, save, listen."""
import re

from playwright.sync_api import expect

import accounting
import hearing
from chromium import LAPTOP, PHONE, TABLET, Touch
from conversation import Conversation
from stage import PIN, hand_over


def question(page, id):
    return page.locator(f"li.q[data-q={id}]")


def current(page, id):
    """Waits until the page shows that the talk is at a question."""
    expect(page.locator(f"li.q.now[data-q={id}], li.q[data-q={id}][aria-current=true]")).to_be_visible()


def section(page, id):
    page.locator(f"#section-list a[data-section={id}]").tap()


def test_a_talk_from_the_first_page_to_hearing_the_right_moment(app, open_page):
    page = open_page("/", TABLET)
    page.add_init_script(hearing.EAR)
    page.locator("a[href*='/start?guide=talk']").first.tap()
    page.locator("#participant").fill("P-07")
    page.locator("input[name=microphone][value=vmic]").check()
    page.locator("#begin").tap()
    page.locator("#consent-later").tap()
    page.wait_for_url(re.compile(r"/interviews/[0-9a-f-]{36}/lead"))
    talk = Conversation.of(app, page.url.split("/")[-2])
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")

    # three jumps, each a visit
    question(page, "advice").locator("a.go").tap()
    current(page, "advice")
    talk.until_seconds(1.5)
    page.locator("#mark-button").tap()
    talk.until_marks(1)
    # a section that is chosen is where the talk is, as long as none of its questions is
    section(page, "work")
    talk.until(lambda state: (state["head"].get("current"), state["head"].get("section")) == (None, "work"), "the section")
    question(page, "proud").locator("a.go").tap()
    current(page, "proud")
    # a second touch within two seconds would change the colour of the first mark
    talk.until_seconds(talk.log("mark")[0]["seconds"] + 2.6)
    page.keyboard.press("b")
    talk.until_marks(2)
    page.locator("#next-button").tap()
    current(page, "years")
    page.locator("#note").press_sequentially("Er lächelt")
    page.locator("#note").press("Enter")
    talk.until(lambda _: [note["text"] for note in talk.log("note")] == ["Er lächelt"], "the note")
    assert talk.log("note")[0]["question"] == "years"

    # handed over, answered, taken back
    page.locator("#handover").tap()
    hand_over(page, "this")
    expect(page).to_have_url(app.origin + "/respond")
    now = page.locator("fieldset.now")
    expect(now).to_have_attribute("data-question", "useful")
    # the first news of the recording: the page's scripts are at work
    expect(page.locator("#told")).not_to_have_attribute("data-told", "unknown")
    page.locator("#onward").tap()
    expect(page.locator("#oops")).to_be_visible()
    now.locator("label").nth(1).tap()
    now.locator("label").nth(3).tap()
    talk.until(lambda state: state["questions"].get("useful", {}).get("answer", {}).get("value") == {"choices": [{"code": "very"}]}, "the answer")
    page.locator("#onward").tap()
    expect(now).to_have_attribute("data-question", "reads")
    now.locator("label").nth(0).tap()
    page.locator("#backward").tap()
    expect(now).to_have_attribute("data-question", "useful")
    width, height = 1024, 768
    Touch(page).swipe((width * 0.8, height * 0.45), (width * 0.2, height * 0.45))
    expect(now).to_have_attribute("data-question", "reads")
    talk.until(lambda state: state["head"].get("handover") is not None, "the hand-over")
    page.goto(app.origin + talk.lead)
    expect(page).to_have_url(app.origin + "/respond")
    page.locator("#leave").tap()
    unlock(page, "1111")
    expect(page.locator("#wrong")).not_to_be_empty()
    unlock(page, PIN)
    page.wait_for_url(re.compile(talk.lead))
    talk.until(lambda state: state["head"].get("handover") is None, "the device to be back")

    # the interviewer is where they were, and what the other answered is covered until it is touched
    current(page, "years")
    question(page, "years").locator("input").first.wait_for()
    section(page, "about")
    page.locator("#next-button").tap()
    current(page, "useful")
    useful = question(page, "useful")
    expect(useful.locator(".cover")).to_be_visible()
    expect(useful.locator(".widget")).to_be_hidden()
    page.keyboard.press("1")
    useful.locator(".cover").tap()
    expect(useful.locator(".widget")).to_be_visible()
    expect(useful.locator("input:checked")).to_have_count(1)

    # saved, and heard again
    page.locator("#more-button").tap()
    page.locator("#ending").tap()
    page.locator("#save").tap()
    page.wait_for_url(re.compile(talk.review))
    shown = talk.untouched()
    accounting.check(shown)
    questions = [visit["question"] for visit in shown["visits"]]
    assert questions[:3] == ["advice", "proud", "years"] and questions[-2:] == ["years", "useful"], questions
    assert [(span["cause"], span.get("section")) for span in shown["outside"] if span["cause"] == "section"] == [
        ("section", "work"), ("section", "about")], shown["outside"]
    answers = {answer["question"]: answer["value"] for answer in shown["answers"]}
    assert answers["useful"] == "very" and answers["reads"] == ["books"], answers
    hears(page, app, shown, "Tell me about a piece of work", "proud")


def unlock(page, pin):
    for digit in pin:
        page.locator("#pad button", has_text=digit).first.tap()
    page.locator("#pad .ok").tap()


def hears(page, app, shown, words, question):
    """That a click on a question plays the moment at which it was visited."""
    wanted = next(visit["start"] for visit in shown["visits"] if visit["question"] == question) / shown["sampleRate"]
    page.evaluate("() => window.forget()")
    page.locator("#items button", has_text=words).first.click()
    heard = hearing.listen(page)
    at = hearing.place(heard, hearing.recorded(shown, app.library))
    assert at is not None, "what was played is not in the recording"
    assert abs(at - wanted) < 0.1, f"heard {at} s, wanted {wanted} s"


def test_questions_marks_and_notes_are_heard_where_they_happened(app, open_page, conversation):
    talk = conversation()
    for second, command in enumerate([("visit", {"question": "first_day"}), ("mark", {"label": "Nobody asked"}),
                                      ("visit", {"question": "advice"}), ("note", {"text": "He laughs"}),
                                      ("visit", {"question": "first_day"})], 1):
        talk.until_seconds(second * 0.8)
        talk.give(command)
    talk.until_seconds(5.5)
    talk.save()
    shown = talk.untouched()
    page = open_page(talk.review, LAPTOP)
    page.add_init_script(hearing.EAR)
    page.reload()
    sound = hearing.recorded(shown, app.library)
    for words, frame, reach in [("Which advice", shown["visits"][1]["start"], 0), ("Nobody asked", shown["marks"][0]["frame"], 6),
                                ("He laughs", shown["notes"][0]["frame"], 6)]:
        page.evaluate("() => window.forget()")
        page.locator("#items button", has_text=words).first.click()
        at = hearing.place(hearing.listen(page), sound)
        wanted = frame / shown["sampleRate"]
        # a mark is heard from a little before, because people mark what was just said
        assert at is not None and wanted - reach - 0.1 <= at <= wanted + 0.1, (words, at, wanted)


def test_a_reload_while_it_records_changes_nothing(open_page, conversation):
    talk = conversation()
    page = open_page(talk.lead, PHONE)
    talk.give(("visit", {"question": "belonging"}))
    for times in range(3):
        page.reload()
        expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
        current(page, "belonging")
        page.locator("#mark-button").tap()
        marks = talk.until_marks(times + 1)
        # a second touch within two seconds would change the colour
        talk.until_seconds(marks[-1]["seconds"] + 2.6)
    page.goto("about:blank")
    talk.until_seconds(talk.log("mark")[-1]["seconds"] + 1)
    talk.save()
    talk.untouched()


def test_a_question_that_is_reached_without_the_network_can_be_answered(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "proud"}))
    page = open_page(talk.lead, PHONE, quiet=("ERR_", "Failed to"))
    current(page, "proud")
    # what the page fetches ahead has come
    page.wait_for_function("() => performance.getEntriesByType('resource').some((one) => one.name.endsWith('/answering/multiple.js'))")
    page.context.set_offline(True)
    page.locator("#next-button").tap()
    current(page, "years")
    page.locator("#next-button").tap()
    tools = question(page, "tools").locator("input[type=checkbox]")
    tools.first.check()
    page.context.set_offline(False)
    talk.until(lambda state: state["questions"].get("tools", {}).get("answer", {}).get("value"), "the answer")


def test_three_tabs_show_and_do_the_same(open_page, conversation):
    talk = conversation()
    first = open_page(talk.lead, TABLET)
    second = open_page(talk.lead, same_browser=first)
    third = open_page(talk.lead, PHONE)
    talk.give(("visit", {"question": "first_day"}))
    second.locator("#next-button").tap()
    for page in (first, second, third):
        current(page, "belonging")
    first.locator("#mark-button").tap()
    talk.until_seconds(talk.until_marks(1)[0]["seconds"] + 2.6)
    third.locator("#mark-button").tap()
    marks = talk.until_marks(2)
    for page in (first, second):
        expect(page.locator("#log li.m")).to_have_count(2)
    second.close()
    third.close()
    first.locator("#pause-button").tap()
    expect(first.locator(".app")).to_have_attribute("data-sounding", "paused")
    paused = talk.log("pause")[0]["frame"]
    first.locator("#pause-button").tap()
    expect(first.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.until_seconds(paused / 48_000 + 0.5)
    talk.save()
    assert len(talk.untouched(breaks=[paused])["marks"]) == len(marks)


def test_taps_of_a_tablet_out_of_reach_land_when_it_is_back(open_page, conversation, cable):
    talk = conversation()
    page = open_page(talk.lead, TABLET, through=cable, quiet=("ERR_", "Failed to"))
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.until_seconds(1)
    cable.cut()
    expect(page.locator(".app")).not_to_have_attribute("data-sounding", "recording")
    page.locator("#mark-button").tap()
    before = talk.state()["head"]["sequence"]
    question(page, "advice").locator("a.go").tap()
    page.locator("#note").press_sequentially("away")
    page.locator("#note").press("Enter")
    talk.until_seconds(4)
    assert talk.state()["head"]["sequence"] == before, "nothing comes through a cut cable"
    cable.mend()
    mark, = talk.until_marks(1)
    talk.until(lambda state: state["head"].get("current") == "advice", "the visit")
    talk.until(lambda _: [note["text"] for note in talk.log("note")] == ["away"], "the note")
    assert mark["frame"] <= talk.log("visit")[-1]["frame"] <= talk.log("note")[0]["frame"]
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.save()
    talk.untouched()


def test_keys_alone_lead_a_talk(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "first_day"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "first_day")
    keys = page.keyboard
    keys.press("ArrowRight")
    current(page, "belonging")
    keys.press("PageDown")
    current(page, "advice")
    keys.press("PageUp")
    current(page, "belonging")
    keys.press("b")
    talk.until_marks(1)
    keys.press("f")
    talk.until(lambda state: state["questions"]["belonging"]["flagged"], "the flag")
    keys.press("n")
    keys.type("b f o")
    keys.press("Enter")
    talk.until(lambda _: [note["text"] for note in talk.log("note")] == ["b f o"], "letters in a note are letters")
    assert len(talk.log("mark")) == 1
    keys.press("Escape")
    keys.press("o")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "offRecord")
    keys.press("Escape")
    keys.press("o")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    keys.press("Control+z")
    talk.until(lambda state: state["head"]["sounding"] == "recording", "recording")
