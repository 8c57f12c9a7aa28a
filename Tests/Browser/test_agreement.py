"""The interview screen says one thing: marks and answers, counts, place, keyboard, and what is told to who listens."""
import re

from playwright.sync_api import expect

from chromium import LAPTOP, TABLET
from web_app import eventually

FOCUSED = "() => document.activeElement.closest('.q')?.dataset.q ?? document.activeElement.id ?? document.activeElement.tagName"


def current(page, question):
    expect(page.locator(".q.now")).to_have_attribute("data-q", question)


def value(talk, question, wanted):
    """Waits until that is the stored answer; returns how it stands."""
    def stored(state):
        found = state["questions"].get(question, {})
        return (found.get("answer") or {}).get("value") == wanted and found
    return talk.until(stored, f"{wanted} of {question}")


def focused(page, wanted):
    eventually(lambda: page.evaluate(FOCUSED) == wanted, lambda: f"the keyboard at {wanted}; it is at {page.evaluate(FOCUSED)}")


def test_the_mark_done_never_takes_an_answer_away(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "years"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "years")
    page.locator(".q.now .value").wait_for()
    keys, said, doner = page.keyboard, page.locator("#said"), page.locator(".q.now .doner")
    keys.type("12")
    keys.press("Enter")
    assert value(talk, "years", {"number": 12})["status"] == "done"
    expect(said).to_contain_text("answered")
    expect(doner).to_have_attribute("aria-pressed", "false")
    for press, words in ((lambda: keys.press("d"), "Marked as done. The answer stays."),
                         (doner.click, "No longer marked as done. It stays answered."),
                         (lambda: keys.press("d"), "Marked as done. The answer stays.")):
        press()
        expect(page.locator("#alarms")).to_contain_text(words)
        expect(said).to_contain_text(words)
        expect(page.locator("#answered")).to_contain_text("1 of 12 answered")
        expect(page.locator(".q.now .go .st use")).to_have_attribute("href", "#s-done")
    page.wait_for_function("() => document.querySelector('.q.now .doner').ariaPressed === 'true'")
    held = talk.until(lambda state: state["questions"]["years"]["settled"] and state["questions"]["years"], "the mark")
    assert held["status"] == "done" and held["answer"]["value"] == {"number": 12}
    # without an answer the mark tells, and without the mark the question is open again
    keys.press("ArrowRight")
    current(page, "tools")
    keys.press("d")
    talk.until(lambda state: state["questions"]["tools"]["status"] == "done", "done by the mark")
    keys.press("d")
    talk.until(lambda state: state["questions"]["tools"]["status"] != "done", "no mark")
    keys.press("f")
    expect(said).to_contain_text("Flagged.")
    keys.press("u")
    expect(said).to_contain_text("Undone: flag of")


def test_the_foot_the_chips_the_circles_and_the_sections_count_the_same(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "first_day"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "first_day")
    arriving = page.locator("#section-list [data-section=arriving]")
    # time alone makes a question asked: the section knows it at once
    expect(page.locator("#answered")).to_have_text("1 asked · 0 of 12 answered")
    expect(arriving.locator(".st use")).to_have_attribute("href", "#s-part")
    expect(page.locator(".q.now .go .st use")).to_have_attribute("href", "#s-part")
    # who goes on has asked it, at every moment
    page.evaluate("""() => {
      window.seen = [];
      const foot = document.querySelector('#answered'), circle = document.querySelector('[data-q=first_day] .st use');
      const look = () => window.seen.push(`${foot.textContent} ${circle.getAttribute('href')}`);
      new MutationObserver(look).observe(document.querySelector('.app'), { subtree: true, childList: true, characterData: true, attributes: true });
    }""")
    page.keyboard.press("ArrowRight")
    current(page, "belonging")
    talk.until(lambda state: state["head"]["current"] == "belonging", "the step")
    expect(page.locator("#answered")).to_have_text("2 asked · 0 of 12 answered")
    seen = page.evaluate("() => window.seen")
    assert seen and all(re.match(r"[12] asked · 0 of 12 answered #s-part", line) for line in seen), seen
    # an answer to what was never current was asked for as well
    talk.give(("answer", {"question": "household", "text": "3"}))
    expect(page.locator("#answered")).to_have_text("3 asked · 1 of 12 answered")
    expect(page.locator("#section-list [data-section=about] .done")).to_have_text("1/4")
    page.locator("#filter [data-filter=open]").click()
    chips = page.locator("#status-chips button")
    expect(chips).to_have_text([re.compile(words) for words in ("Not asked 9", "still open 2", "Answered 1", "Flagged 0")])
    expect(page.locator("#count-open")).to_have_text("11")
    head = talk.state()["head"]
    assert (head["asked"], head["answered"], head["total"]) == (3, 1, 12)


def test_arrows_over_choices_store_one_answer_when_they_rest_and_undo_says_what_it_is_again(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "useful"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "useful")
    choices, keys = page.locator(".q.now input[type=radio]"), page.keyboard
    choices.first.wait_for()
    keys.press("1")
    value(talk, "useful", {"choices": [{"code": "not"}]})
    choices.first.focus()
    for _ in range(3):
        keys.press("ArrowDown")
    expect(choices.nth(3)).to_be_checked()
    assert value(talk, "useful", {"choices": [{"code": "very"}]})["answer"]["earlier"] == 1
    alarms = page.locator("#alarms")
    keys.press("u")
    expect(alarms).to_contain_text("Undone: answer “Very useful” to “How useful is it")
    expect(alarms).to_contain_text("Now the answer is “Not useful” again.")
    expect(choices.first).to_be_checked()
    # whoever goes on before they rest means what stands there
    choices.first.focus()
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    current(page, "reads")
    assert value(talk, "useful", {"choices": [{"code": "quite"}]})["answer"]["earlier"] == 1
    keys.press("ArrowLeft")
    current(page, "useful")
    choices.nth(2).focus()
    keys.press("ArrowUp")
    keys.press("Enter")
    value(talk, "useful", {"choices": [{"code": "little"}]})


def test_the_keyboard_is_never_lost_and_a_number_that_is_none_is_said(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "advice"}))
    page = open_page(talk.lead, LAPTOP)
    current(page, "advice")
    keys = page.keyboard
    focused(page, "advice")
    # into another section and back
    keys.press("ArrowRight")
    current(page, "proud")
    focused(page, "proud")
    expect(page.locator("#section-list [aria-current]")).to_have_attribute("data-section", "work")
    keys.press("ArrowLeft")
    current(page, "advice")
    focused(page, "advice")
    keys.press("/")
    keys.type("99")
    expect(page.locator("#list-rows")).to_have_text("There is no question 99; they go from 1 to 12.")
    keys.press("Enter")
    expect(page.locator("#find")).to_be_focused()
    page.locator("#find").fill("7")
    keys.press("Enter")
    current(page, "satisfaction")
    focused(page, "satisfaction")


def test_after_the_take_back_screen_place_time_and_next_are_one(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "proud"}), ("hand-over", {"section": "about"}), ("visit", {"question": "useful"}))
    page = open_page(talk.lead, TABLET)
    current(page, "useful")
    page.locator("#alarms").get_by_role("button", name="Take back").click()
    current(page, "proud")
    expect(page.locator(".part:not([hidden])")).to_have_attribute("data-section", "work")
    expect(page.locator("#section-list [aria-current]")).to_have_attribute("data-section", "work")
    focused(page, "proud")
    assert talk.state()["head"]["current"] == "proud"
    expect(page.locator("#log")).to_contain_text("Taken back: About you")
    # behind the take-back, however the clocks of page and program differ
    talk.until_seconds(talk.state()["head"]["currentSince"] + 0.5)
    page.keyboard.press("ArrowRight")
    current(page, "years")
    talk.until(lambda state: state["head"]["current"] == "years", "the step from there")
    back = [item for item in talk.state()["log"].values() if item["kind"] == "handedBack"]
    assert [item["text"] for item in back] == ["about"]
    talk.save()
    page.goto(page.url.replace("/lead", "/review"))
    expect(page.locator("#items")).to_contain_text("Taken back: About you")


CUT = """() => [...document.querySelectorAll('.rec > *, #saved svg, #room, footer > *, #answered')].filter((one) => one.checkVisibility() && one.getClientRects().length).flatMap((one) => {
  const [place, room] = [one.getBoundingClientRect(), (one.closest('.saved, .prog') ?? document.body).getBoundingClientRect()];
  return place.width && (place.left < room.left - 1 || place.right > room.right + 1) ? [`${one.id || one.className}: ${place.left}-${place.right} of ${room.left}-${room.right}`] : [];
})"""


def test_nothing_of_the_bars_is_cut_off_at_any_width(open_page, conversation):
    talk = conversation()
    talk.give(("visit", {"question": "proud"}))
    for language in ("en", "de"):
        page = open_page(talk.lead, TABLET, language=language)
        expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
        expect(page.locator("#room")).not_to_be_empty()
        for width, height in ((390, 844), (768, 1024), (960, 700), (1024, 768), (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT) == [], (language, width)
