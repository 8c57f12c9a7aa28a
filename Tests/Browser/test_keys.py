"""The keys of the interview screen: done, numbers, undo that says what, the end, and a ring only for who uses keys."""
import re

from playwright.sync_api import expect

from chromium import LAPTOP, TABLET


def current(page, question):
    expect(page.locator(".q.now")).to_have_attribute("data-q", question)


def answer(talk, question, what):
    """Waits until the stored answer is that: a value, a reason or `None`."""
    def stored(state):
        found = (state["questions"].get(question, {}).get("answer") or {})
        return (found.get("value") or found.get("reason")) == what
    talk.until(stored, f"{what} of {question}")


def test_asked_is_not_answered_until_somebody_says_so(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "proud"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "proud")
    keys = page.keyboard
    talk.until(lambda state: state["questions"]["proud"]["asked"], "asked after two seconds")
    assert talk.state()["questions"]["proud"]["status"] == "part"
    expect(page.locator("#answered")).to_have_text("1 asked · 0 of 12 answered")
    # one key, one touch
    keys.press("d")
    talk.until(lambda state: state["questions"]["proud"]["status"] == "done", "done by a key")
    expect(page.locator(".q.now .doner")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#answered")).to_have_text("1 asked · 1 of 12 answered")
    page.locator(".q.now .doner").click()
    talk.until(lambda state: state["questions"]["proud"]["status"] == "part", "not done by a touch")
    # an open question can be refused, and that can be taken back
    refused = page.locator(".q.now .settle [data-reason=refused]")
    refused.click()
    answer(talk, "proud", "refused")
    talk.until(lambda state: state["questions"]["proud"]["status"] == "done", "refused is dealt with")
    expect(refused).to_have_attribute("aria-pressed", "true")
    refused.click()
    answer(talk, "proud", None)
    # one question is flagged, one is answered: every status can be listed, and several together
    keys.press("f")
    talk.give(("answer", {"question": "years", "text": "3"}))
    page.locator("#filter [data-filter=open]").click()
    chips, rows = page.locator("#status-chips"), page.locator("#list-rows [data-q]")
    expect(chips.locator("button")).to_have_text([re.compile(words) for words in ("Not asked 10", "still open 1", "Answered 1", "Flagged 1")])
    expect(rows).to_have_count(11)
    chips.locator("[data-status=open]").click()
    expect(rows).to_have_count(1)
    expect(rows).to_have_attribute("data-q", "proud")
    chips.locator("[data-status=part]").click()
    chips.locator("[data-status=done]").click()
    expect(rows).to_have_attribute("data-q", "years")
    chips.locator("[data-status=flagged]").click()
    expect(rows).to_have_count(0)
    chips.locator("[data-status=part]").click()
    expect(rows).to_have_attribute("data-q", "proud")


def test_digits_go_into_a_number_and_to_a_question_by_its_number(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "years"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "years")
    keys = page.keyboard
    page.locator(".q.now .value").wait_for()
    keys.type("12")
    keys.press("Enter")
    answer(talk, "years", {"number": 12})
    current(page, "years")
    # a new number takes the place of the old one, and the arrows step again
    keys.type("7")
    keys.press("Enter")
    answer(talk, "years", {"number": 7})
    keys.press("ArrowRight")
    current(page, "tools")
    # one numbering: on the screen, in the list of all, in the search
    expect(page.locator(".q[data-q=satisfaction] .number")).to_have_text("7")
    keys.press("s")
    expect(page.locator("#list-rows [data-q=satisfaction] .num")).to_have_text("7")
    keys.press("s")
    for search in ("/", "g"):
        keys.press(search)
        keys.type("7")
        keys.press("Enter")
        current(page, "satisfaction")
        keys.press("/")
        keys.type("1")
        keys.press("Enter")
        current(page, "first_day")
    # what is added on the spot counts on, and moves no other
    keys.press("+")
    keys.type("Why then?")
    keys.press("Enter")
    expect(page.locator(".q.now .wording")).to_have_text("Why then?")
    expect(page.locator(".q.now .number")).to_have_text("13")
    keys.press("/")
    keys.type("7")
    keys.press("Enter")
    current(page, "satisfaction")
    # x and a number tick a probe
    keys.press("/")
    keys.type("1")
    keys.press("Enter")
    current(page, "first_day")
    keys.press("x")
    keys.press("2")
    talk.until(lambda state: state["questions"]["first_day"]["probes"] == [2], "the probe")


def test_what_was_taken_back_is_said_and_the_end_has_a_key(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "proud"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "proud")
    keys, alarms = page.keyboard, page.locator("#alarms")
    keys.press("m")
    talk.until_marks(1)
    keys.press("f")
    talk.until(lambda state: state["questions"]["proud"]["flagged"], "the flag")
    keys.press("u")
    expect(alarms).to_contain_text("Undone: flag of “Tell me about")
    keys.press("Control+z")
    expect(alarms).to_contain_text("Undone: mark “1”")
    talk.until_marks(0)
    keys.press("p")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "paused")
    keys.press("p")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    # the first shows what there is to choose, and Escape leaves it
    keys.press("q")
    expect(page.locator("#save")).to_be_focused()
    keys.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    assert talk.state()["head"]["status"] == "open"
    keys.press("q")
    expect(page.locator("#save")).to_be_focused()
    keys.press("q")
    page.wait_for_url("**/review")


RING = "() => { const s = getComputedStyle(document.activeElement); return document.activeElement !== document.body && s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0; }"


def test_the_ring_is_shown_after_a_key_and_not_after_a_touch(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "proud"}))
    page = open_page(talk.lead, TABLET)
    current(page, "proud")
    assert not page.evaluate(RING), "a page that was just opened"
    page.locator(".q[data-q=years] a.go").tap()
    current(page, "years")
    page.wait_for_function("() => document.activeElement?.matches('.go')")
    assert not page.evaluate(RING), "after a touch"
    page.keyboard.press("ArrowRight")
    current(page, "tools")
    page.wait_for_function(RING)


def test_a_guide_that_has_its_own_refusal_shows_no_second_one(open_page, conversation):
    talk = conversation("refusal.guide.md")
    talk.give(("visit", {"question": "own"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "own")
    reasons = page.locator(".q.now .answer .reasons button")
    expect(reasons.first).to_be_visible()
    assert [button.get_attribute("data-reason") for button in reasons.all()] == ["skipped", "dont-know", "not-applicable"]
    talk.give(("visit", {"question": "none"}))
    current(page, "none")
    expect(reasons).to_have_count(4)
