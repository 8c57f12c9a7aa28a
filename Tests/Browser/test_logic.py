"""Conditions, order of chance, answers that are needed, earlier answers in texts, languages: in the talk and handed over."""
import csv

import pytest
from playwright.sync_api import expect

import stage
import way_guide
import web_app
from chromium import PHONE, TABLET

# A form that only the server knows.
POST = """---
guide: 1
id: post
title: Post
lang: en
---

## About you {#about handover}

1. Which is your postcode? {#code}
   [text match \\d{4}]
"""

COLOURS = ["red", "green", "blue", "white", "black", "yellow"]


@pytest.fixture
def way(app, conversation):
    """An interview along the guide with conditions that is being recorded."""
    way_guide.add(app.library)
    return conversation("way.en.guide.md", participant="P-07")


@pytest.fixture
def led(way, open_page):
    """Its interview screen, at the question of the quarrel."""
    way.give(("visit", {"question": "quarrel"}))
    page = open_page(way.lead)
    expect(question(page, "quarrel")).to_have_class("q now")
    return page


def question(page, id):
    return page.locator(f"li.q[data-q={id}]")


def place(page, id):
    """Waits until the handed-over page shows a question."""
    expect(page.locator(f"fieldset.now[data-question={id}]")).to_be_visible()


def hand_over(way, open_page, device="this", tongue="en"):
    page = open_page(f"/interviews/{way.id}/handover", quiet=("401", "403"))
    stage.hand_over(page, device)
    if device == "this":
        page.wait_for_url("**/respond")
        choose(page, tongue)
    return page


def choose(page, tongue):
    page.locator(f"#tongue button[data-language={tongue}]").tap()
    expect(page.locator("#ask")).to_be_visible()
    expect(page.locator("#told")).not_to_have_attribute("data-told", "unknown")


def table(app, way):
    """The row of the interview in the table of answers, after it was saved."""
    way.save()
    folder = app.library / app.shown(way.id)["folder"] / "export"
    name = web_app.eventually(lambda: next(folder.glob("answers_wide*.csv"), None), "the table of answers")
    with open(name, newline="", encoding="utf-8-sig") as file:
        return next(csv.DictReader(file))


def test_what_does_not_apply_is_grey_with_its_reason_and_can_still_be_asked(way, led):
    expect(led.locator("#answered")).to_contain_text("· 0 of 14 answered")
    led.locator("li.q.now input[value=no]").check()
    for id in ("story", "ending"):
        expect(question(led, id)).to_have_class("q off")
        expect(question(led, id).locator(".status")).to_have_text("does not apply")
        expect(question(led, id).locator(".only-if")).to_be_visible()
    expect(question(led, "story").locator(".only-if")).to_contain_text("is “Yes”")
    expect(led.locator("#answered")).to_contain_text("· 1 of 12 answered")
    # next passes over, a touch goes there, a reload changes nothing
    led.locator("#next-button").tap()
    expect(question(led, "colour")).to_have_class("q now")
    led.locator("#previous-button").tap()
    expect(question(led, "quarrel")).to_have_class("q now")
    led.reload()
    expect(question(led, "story")).to_have_class("q off")
    question(led, "ending").locator("a.go").tap()
    expect(question(led, "ending")).to_have_class("q off now")
    led.locator("li.q.now input.value").fill("Well")
    led.locator("li.q.now input.value").press("Enter")
    way.until(lambda state: state["questions"].get("ending", {}).get("answer", {}).get("value") == {"text": "Well"}, "the answer")
    way.give(("answer", {"question": "quarrel", "text": "yes"}))
    expect(question(led, "story")).to_have_class("q")
    expect(led.locator("#answered")).to_contain_text("· 2 of 14 answered")


def test_an_answer_appears_in_later_questions_at_once(way, led):
    expect(question(led, "quarrel").locator(".wording")).to_have_text("Was there ever a quarrel in ____?")
    way.give(("answer", {"question": "town", "text": "<b>Graz</b>"}))
    expect(question(led, "quarrel").locator(".wording")).to_have_text("Was there ever a quarrel in <b>Graz</b>?")
    expect(question(led, "quarrel")).to_have_class("q now")
    led.locator("li.q.now input[value=yes]").check()
    way.until(lambda state: state["questions"].get("quarrel", {}).get("answer"), "the answer")


def test_an_answer_that_is_missing_or_odd_is_named_once_and_holds_up_nobody(way, led):
    way.give(("visit", {"question": "years"}))
    expect(question(led, "years")).to_have_class("q now")
    field = led.locator("li.q.now input.value")
    field.fill("200")
    field.press("Enter")
    expect(led.locator("li.q.now .need")).to_have_text("Nobody lives that long. Please ask once more.")
    expect(question(led, "years").locator(".status")).to_have_text("an answer is still needed")
    field.fill("20")
    field.press("Enter")
    expect(led.locator("li.q.now .need")).to_be_hidden()
    expect(led.locator("#answered")).to_contain_text("· 1 of 14 answered")
    way.give(("clear-answer", {"question": "years"}))
    # the page knows it
    expect(led.locator("#answered")).to_contain_text("· 0 of 14 answered")
    led.locator("#next-button").tap()
    alarm = led.locator("#alarms", has_text="Still without an answer: How many years")
    expect(alarm).to_be_visible()
    alarm.get_by_role("button", name="Back to it").tap()
    expect(question(led, "years")).to_have_class("q now")
    led.locator("#next-button").tap()
    expect(question(led, "years")).not_to_have_class("q now")
    expect(led.locator("#alarms", has_text="Still without an answer")).to_have_count(0)


def codes(page, id):
    """The choices of the question that the talk is at, in the order in which they are shown."""
    radios = question(page, id).locator(".options input[type=radio]")
    radios.first.wait_for(state="attached")
    return radios.evaluate_all("all => all.map((one) => one.value)")


def test_the_order_of_chance_is_the_same_after_a_reload_on_other_pages_and_in_the_next_sitting(app, way, led, open_page):
    way.give(("visit", {"question": "colour"}))
    order = codes(led, "colour")
    assert order[-1] == "none" and sorted(order[:-1]) == sorted(COLOURS)
    led.reload()
    assert codes(led, "colour") == order
    assert codes(open_page(way.lead, PHONE), "colour") == order
    # handed over, on this device and on a second one
    page = hand_over(way, open_page)
    likes = "[data-question=likes] input[type=checkbox]"
    own = page.locator(likes).evaluate_all("all => all.map((one) => one.value)")
    other = hand_over_again(way, open_page)
    assert other.locator(likes).evaluate_all("all => all.map((one) => one.value)") == own
    answer = app.interviewer().post(f"/api/interviews/{way.id}/handover/back", {})
    assert answer.status == 200, answer
    row = table(app, way)
    assert order[:-1] == way_guide.shuffled(COLOURS, int(row["seed"]), "colour")
    assert own == way_guide.shuffled(COLOURS[:5], int(row["seed"]), "likes")
    # a later sitting
    answer = app.interviewer().post(f"/api/interviews/{way.id}/reopen", {"microphone": "vmic"})
    assert answer.status == 200, answer
    way.give(("visit", {"question": "colour"}))
    assert codes(open_page(way.lead), "colour") == order


def hand_over_again(way, open_page):
    """A second device joins what is handed over."""
    code = way.visitor.post(f"/api/interviews/{way.id}/handover/code", {}).json["code"]
    page = open_page("/pair", PHONE, enter=False, quiet=("401", "403"))
    page.locator("#code").press_sequentially(code)
    page.wait_for_url("**/respond")
    expect(page.locator("#told")).not_to_have_attribute("data-told", "unknown")
    return page


def test_handed_over_what_does_not_apply_is_hidden_and_an_answer_brings_it(app, way, open_page):
    way.give(("answer", {"question": "town", "text": "Graz"}))
    page = hand_over(way, open_page)
    place(page, "useful")
    # needed: nobody gets past
    page.locator("#onward").tap()
    expect(page.locator("#oops")).to_be_visible()
    page.locator("fieldset.now label").first.tap()
    page.locator("#onward").tap()
    place(page, "owns")
    expect(page.locator("#count")).to_have_text("Question 2 of 4")
    assert "theft" not in page.content() and "stolen" not in page.content()
    page.locator("fieldset.now input[value='1']").tap()
    page.locator("#onward").tap()
    place(page, "theft")
    expect(page.locator("fieldset.now h1")).to_have_text("Was it ever stolen in Graz?")
    expect(page.locator("#count")).to_have_text("Question 3 of 5")
    page.locator("#onward").tap()
    expect(page.locator("#oops")).to_be_visible()
    page.locator("fieldset.now input[value='1']").tap()
    way.until(lambda state: state["questions"].get("theft", {}).get("answer"), "the answer")
    # a reload stands at the same question
    page.reload()
    place(page, "theft")
    # the earlier answer is changed: the later one is kept, but not shown or counted any more
    page.locator("#backward").tap()
    place(page, "owns")
    page.locator("fieldset.now input[value='0']").tap()
    page.locator("#onward").tap()
    place(page, "likes")
    assert "stolen" not in page.content()
    page.locator("#onward").tap()
    place(page, "age")
    # wanted: asked for once; odd: the guide's own words
    page.locator("#onward").tap()
    expect(page.locator("#oops")).to_contain_text("have not answered")
    page.locator("fieldset.now input").first.fill("300")
    page.locator("#onward").tap()
    expect(page.locator("#oops")).to_contain_text("Nobody is that old.")
    page.locator("fieldset.now input").first.fill("30")
    page.locator("#onward").tap()
    expect(page.locator("#end")).to_be_visible()
    way.until(lambda state: state["head"]["handover"]["isFinished"], "the end")
    head = way.state()["head"]["handover"]
    assert (head["answered"], head["total"]) == (3, 4)
    assert app.interviewer().post(f"/api/interviews/{way.id}/handover/back", {}).status == 200
    row = table(app, way)
    assert {name: row[name] for name in ("useful", "owns", "theft", "likes_red", "age", "colour", "ending")} == {
        "useful": "not", "owns": "0", "theft": "-6", "likes_red": "-9", "age": "30", "colour": "-5", "ending": "-5"}
    answers = app.shown(way.id)["answers"]
    assert next(one for one in answers if one["question"] == "theft")["value"] is not None


def at_the_age(way, open_page):
    """The interviewee's page at its last question, the age."""
    page = hand_over(way, open_page)
    for id in ("useful", "owns", "likes"):
        place(page, id)
        page.locator("fieldset.now label").last.tap()
        page.locator("#onward").tap()
    place(page, "age")
    way.until(lambda state: state["head"]["current"] == "age", "the last question")
    return page


def hold_commands(page):
    """Holds what the page sends; returns what lets it go."""
    held = []
    page.route("**/api/respond/commands", lambda route: held.append(route))

    def let_go():
        for route in held:
            route.continue_()
        page.unroute("**/api/respond/commands")
    return let_go


def test_what_the_server_says_after_the_end_leaves_the_pad_for_the_pin_open(way, open_page):
    page = at_the_age(way, open_page)
    let_go = hold_commands(page)
    page.locator("fieldset.now input").first.fill("300")
    page.locator("#onward").tap()
    expect(page.locator("#end")).to_be_visible()
    page.locator("#leave").tap()
    page.locator("#pad button", has_text="2").first.tap()
    let_go()
    way.until(lambda state: state["logic"].get("age", {}).get("need") == "invalid", "the odd answer")
    # the end was refused, and the question stands behind the pad
    expect(page.locator("fieldset.now[data-question=age]")).to_have_attribute("aria-describedby", "oops")
    expect(page.locator("#pad")).to_be_visible()
    page.locator("#cancel").tap()
    place(page, "age")
    expect(page.locator("#oops")).to_contain_text("Nobody is that old.")


def test_an_answer_changed_while_next_waits_for_the_server_is_not_left_behind(way, open_page):
    page = at_the_age(way, open_page)
    page.locator("fieldset.now input").first.fill("300")
    page.evaluate("""() => {
      const [next, field] = [document.querySelector('#onward'), document.querySelector('fieldset.now input')];
      next.click();
      field.value = '30';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      next.click();
    }""")
    way.until(lambda state: state["questions"]["age"].get("answer", {}).get("value") == {"number": 30}, "the answer")

    def finished(state):
        # on a slow computer the first answer may be told after the second, and Next is wanted once more
        if not state["head"]["handover"]["isFinished"]:
            page.evaluate("() => document.querySelector('#onward').click()")
        return state["head"]["handover"]["isFinished"]
    way.until(finished, "the end")
    expect(page.locator("#end")).to_be_visible()
    assert way.state()["questions"]["age"]["answer"]["value"] == {"number": 30}


def test_an_answer_refused_after_the_end_brings_its_question_back(app, conversation, open_page):
    (app.library / "guides" / "post.guide.md").write_text(POST)
    way = conversation("post.guide.md")
    page = open_page(f"/interviews/{way.id}/handover", quiet=("401", "403"))
    stage.hand_over(page, "this")
    page.wait_for_url("**/respond")
    place(page, "code")
    let_go = hold_commands(page)
    page.locator("fieldset.now input").first.fill("1020 Vienna")
    page.locator("#onward").tap()
    # out of reach it must not keep anybody waiting
    expect(page.locator("#saved")).to_contain_text("on their way")
    let_go()
    place(page, "code")
    expect(page.locator("#oops")).to_be_visible()
    page.locator("fieldset.now input").first.fill("1020")
    page.locator("#onward").tap()
    expect(page.locator("#saved")).to_contain_text("All your answers")
    way.until(lambda state: (state["questions"]["code"].get("answer") or {}).get("text") == "1020", "the answer")


def test_what_the_interviewer_answers_meanwhile_changes_the_interviewees_page(way, open_page):
    page = hand_over(way, open_page)
    place(page, "useful")
    way.give(("answer", {"question": "owns", "text": "yes"}))
    expect(page.locator("#count")).to_have_text("Question 1 of 5")
    expect(page.locator("[data-question=theft]")).to_have_count(1)
    way.give(("answer", {"question": "owns", "text": "no"}))
    expect(page.locator("[data-question=theft]")).to_have_count(0)
    expect(page.locator("#count")).to_have_text("Question 1 of 4")


@pytest.mark.parametrize("device", [TABLET, PHONE], ids=["tablet", "phone"])
def test_the_interviewee_chooses_the_language_and_right_to_left_mirrors(way, open_page, device):
    page = open_page(f"/interviews/{way.id}/handover", device, quiet=("401", "403"))
    stage.hand_over(page, "this")
    page.wait_for_url("**/respond")
    expect(page.locator("#tongue button")).to_have_text(["English", "العربية", "Deutsch"])
    expect(page.locator("#foot")).to_be_hidden()
    choose(page, "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("fieldset.now h1")).to_have_text("ما مدى فائدة تسجيل المحادثة؟")
    expect(page.locator("fieldset.now h1")).to_have_attribute("lang", "ar")
    if device is TABLET:
        assert page.locator("#tongues").bounding_box()["x"] < page.locator("#leave").bounding_box()["x"], "mirrored"
    page.locator("fieldset.now label").nth(2).tap()
    way.until(lambda state: state["questions"].get("useful", {}).get("answer", {}).get("value") == {"choices": [{"code": "very"}]}, "the answer")
    # another language, the same answer, the same question
    page.locator("#tongues").tap()
    page.locator("#tongue button[data-language=de]").tap()
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page.locator("fieldset.now h1")).to_have_text("Wie nützlich ist es Ihnen, dass das Tablet aufnimmt?")
    expect(page.locator("fieldset.now label").nth(2)).to_contain_text("Sehr nützlich")
    expect(page.locator("fieldset.now input[value=very]")).to_be_checked()


def test_the_language_of_the_interview_is_chosen_before_it_begins(app, open_page):
    way_guide.add(app.library)
    page = open_page("/start?guide=way.en.guide.md")
    page.locator("input[name=microphone][value=vmic]").check()
    expect(page.locator("input[name=language]")).to_have_count(3)
    page.locator("label", has_text="Deutsch").tap()
    page.locator("#begin").tap()
    page.locator("#consent-later").tap()
    page.wait_for_url("**/lead")
    page.locator("#section-list a[data-section=about]").tap()
    expect(question(page, "owns").locator(".wording")).to_have_text("Besitzen Sie ein Fahrrad?")
    expect(page.locator("#sections h2").first).to_have_text("Wege durch die Stadt")


def test_differences_between_the_languages_are_told_on_the_page_of_the_guide(app, open_page):
    way_guide.add(app.library)
    file = app.library / "guides" / "way.de.guide.md"
    file.write_text(file.read_text().replace("{#age ", "{#alter "))
    page = open_page("/guides/way?file=way.en.guide.md")
    expect(page.locator(".problems")).to_contain_text("way.de.guide.md (de): “age” is missing there")
