"""What was done while the network or the program was away, and arrives when the interview is over or was taken back."""
from playwright.sync_api import expect

from chromium import PHONE, TABLET
from stage import hand_over
from web_app import RECOVERED, eventually

OFFLINE = ("ERR_", "Failed to", "401", "403")


def second(shown, frame):
    return frame / shown["sampleRate"]


def test_what_a_tablet_out_of_reach_did_is_in_the_interview_that_was_saved_meanwhile(open_page, conversation, cable):
    talk = conversation()
    page = open_page(talk.lead, TABLET, through=cable, quiet=OFFLINE)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.until_seconds(1)
    cable.cut()
    before = talk.state()["head"]["sequence"]
    expect(page.locator(".app")).to_have_attribute("data-sounding", "unknown")
    page.locator("#mark-button").tap()
    page.locator("li.q[data-q=advice] a.go").tap()
    page.locator("#note").press_sequentially("away")
    page.locator("#note").press("Enter")
    page.locator("li.q[data-q=advice] .flagger").tap()
    expect(page.locator("#saved")).to_have_class("waiting")
    here = talk.state()["log"]
    heard = clock(talk)
    talk.until_seconds(heard + 1.5)
    assert talk.state()["head"]["sequence"] == before and not here
    talk.save()
    cable.mend()
    expect(page.locator("#saved")).not_to_have_class("waiting")
    shown = eventually(lambda: (held := talk.app.shown(talk.id))["marks"] and held["notes"] and held, "mark and note")
    mark, = shown["marks"]
    note, = shown["notes"]
    visit, = shown["visits"]
    assert note["text"] == "away" and note["question"] == visit["question"] == "advice"
    assert 1 <= second(shown, mark["frame"]) < second(shown, visit["start"]) < second(shown, note["frame"]) <= heard + 0.3
    assert shown["status"] == "saved" and shown["frames"] > shown["notes"][0]["frame"]
    expect(page.locator("#alarms")).to_contain_text("ended")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "ended")
    talk.untouched()


def clock(talk):
    """How much sound there is now, in seconds."""
    return next(data["seconds"] for event, data in talk.visitor.told(talk.id) if event == "pulse")


def test_marks_that_arrive_late_lie_where_the_finger_was(open_page, conversation, cable):
    talk = conversation()
    page = open_page(talk.lead, TABLET, through=cable, quiet=OFFLINE)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.until_seconds(1)
    cable.cut()
    # the truth: where the sound was when the server's clock showed the moment of the touch
    page.evaluate("() => addEventListener('pointerdown', (event) => { window.touched = event.timeStamp; }, true)")
    page.locator("#mark-button").tap()
    ago = page.evaluate("() => performance.now() - window.touched") / 1000
    wanted = clock(talk) - ago
    talk.until_seconds(wanted + 2)
    talk.give("pause")
    talk.give("continue")
    talk.until_seconds(wanted + 3)
    talk.save()
    cable.mend()
    shown = eventually(lambda: (held := talk.app.shown(talk.id))["marks"] and held, "the mark")
    # between the two clocks lie two answers of a busy machine
    assert abs(second(shown, shown["marks"][0]["frame"]) - wanted) < 0.4, (shown["marks"], wanted)


def test_what_cannot_be_taken_in_any_more_stays_on_the_screen_until_it_was_seen(open_page, conversation, cable):
    talk = conversation()
    page = open_page(talk.lead, TABLET, through=cable, quiet=OFFLINE)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    cable.cut()
    expect(page.locator(".app")).to_have_attribute("data-sounding", "unknown")
    page.locator("#pause-button").tap()
    expect(page.locator("#saved")).to_have_class("waiting")
    page.clock.install()
    page.clock.fast_forward(10_000)
    talk.save()
    page.clock.resume()
    cable.mend()
    expect(page.locator("#alarms")).to_contain_text("stopping the recording (it continued)")
    page.reload()
    expect(page.locator("#kept, #alarms").filter(has_text="stopping the recording")).to_be_visible()
    page.get_by_role("button", name="I have seen this").tap()
    expect(page.locator("#kept")).to_be_hidden()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    expect(page.locator("#kept")).to_be_hidden()


def test_a_program_that_was_killed_comes_back_under_its_address_and_finds_the_mark(app, open_page, conversation):
    app.stop()
    app.words = []
    app.start()
    port = app.port
    talk = conversation()
    page = open_page(talk.lead, PHONE, quiet=OFFLINE)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.until_seconds(1)
    # the page cannot reach the program any more, then the program dies
    page.evaluate("() => { window.fetch = () => Promise.reject(new TypeError('away')); }")
    page.locator("#mark-button").tap()
    wanted = clock(talk)
    expect(page.locator("#saved")).to_have_class("waiting")
    talk.until_seconds(wanted + 1)
    app.expected.append(RECOVERED)
    app.kill()
    app.start()
    assert app.port == port
    page.goto(app.address())
    page.wait_for_url(app.origin + "/")
    shown = eventually(lambda: (held := app.shown(talk.id))["marks"] and held, "the mark")
    assert abs(second(shown, shown["marks"][0]["frame"]) - wanted) < 0.6, (shown["marks"], wanted)


def test_two_programs_have_two_ports(app):
    app.stop()
    app.words = []
    app.start()
    other = type(app)(app.library, app.env, words=[])
    with other:
        assert other.port != app.port


def hand_to_second(page, app, talk):
    """Hands over to a second device; returns the code."""
    page.goto(app.origin + f"/interviews/{talk.id}/handover")
    hand_over(page, "second")
    expect(page.locator("#code")).to_be_visible()
    return page.locator("#code").text_content().replace(" ", "")


def test_a_second_device_joins_answers_and_hands_in_late_what_it_said_before_the_take_back(
        app, open_page, conversation, cable):
    talk = conversation()
    lead = open_page(talk.lead, TABLET)
    code = hand_to_second(lead, app, talk)
    tablet = open_page("/pair", PHONE, through=cable, enter=False, quiet=OFFLINE)
    tablet.locator("#code").fill("22222222" if code != "22222222" else "33333333")
    expect(tablet.locator("#problem")).to_be_visible()
    tablet.locator("#code").fill(code)
    tablet.wait_for_url("**/respond")
    now = tablet.locator("fieldset.now")
    expect(now).to_have_attribute("data-question", "useful")
    now.locator("label").nth(1).tap()
    talk.until(lambda state: state["questions"].get("useful", {}).get("answer"), "the first answer")
    # the interviewer sees how far it is, on the page of the hand-over and on the screen of the talk
    expect(lead.locator("#answered")).to_contain_text("1")
    lead.goto(app.origin + talk.lead)
    expect(lead.locator("#alarms")).to_contain_text("1 of")
    cable.cut()
    expect(tablet.locator("#told")).to_have_attribute("data-told", "unknown")
    tablet.locator("#onward").tap()
    expect(now).to_have_attribute("data-question", "reads")
    now.locator("label").nth(0).tap()
    talk.until_seconds(clock(talk) + 0.5)
    lead.locator("#alarms").get_by_role("button", name="Take back").tap()
    talk.until(lambda state: state["head"].get("handover") is None, "the device to be back")
    expect(lead.locator("#alarms").get_by_role("button", name="Take back")).to_have_count(0)
    assert "reads" not in {question for question, view in talk.state()["questions"].items() if view.get("answer")}
    cable.mend()
    expect(tablet.locator("body")).to_have_class("respond over")
    books = {"choices": [{"code": "books"}]}
    talk.until(lambda state: state["questions"].get("reads", {}).get("answer", {}).get("value") == books,
               "the answer that waited")
    expect(tablet.locator(".end #saved")).to_be_empty()
    # nothing but that: the second device shows no question, and leads nowhere
    assert tablet.locator("fieldset").count() == 0
    tablet.goto(cable.origin + talk.lead)
    expect(tablet).to_have_url(cable.origin + "/respond")


QUIET = """# Quiet

## About you {#about handover}

1. How old are you? {#age}
   [integer]
2. What do you earn? {#income off-record}
   [integer]
3. Anything else? {#else}
   [text]
"""


def test_a_question_that_is_never_recorded_waits_on_a_tablet_until_the_sound_has_stopped(app, open_page, conversation, cable):
    (app.library / "guides/quiet.guide.md").write_text(QUIET)
    talk = conversation("quiet.guide.md")
    lead = open_page(talk.lead, TABLET)
    code = hand_to_second(lead, app, talk)
    tablet = open_page("/pair", PHONE, through=cable, enter=False, quiet=OFFLINE)
    tablet.locator("#code").fill(code)
    tablet.wait_for_url("**/respond")
    now = tablet.locator("fieldset.now")
    expect(now).to_have_attribute("data-question", "age")
    cable.cut()
    expect(tablet.locator("#told")).to_have_attribute("data-told", "unknown")
    tablet.locator("#onward").tap()
    expect(tablet.locator("#oops")).to_contain_text("not recorded")
    expect(now).to_have_attribute("data-question", "age")
    assert talk.state()["head"]["sounding"] == "recording"
    cable.mend()
    talk.until(lambda state: state["head"]["sounding"] == "offRecord", "the sound to stop")
    tablet.locator("#onward").tap()
    expect(now).to_have_attribute("data-question", "income")
    tablet.locator("#onward").tap()
    expect(now).to_have_attribute("data-question", "else")
    talk.until(lambda state: state["head"]["sounding"] == "recording", "the sound to go on")
    # back as well
    tablet.locator("#backward").tap()
    expect(now).to_have_attribute("data-question", "income")
    assert talk.state()["head"]["sounding"] == "offRecord"


def test_marking_on_two_pages_within_two_seconds_is_two_marks(open_page, conversation):
    talk = conversation()
    first, second_page = open_page(talk.lead, TABLET), open_page(talk.lead, PHONE)
    for page in (first, second_page):
        expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    first.locator("#mark-button").tap()
    second_page.locator("#mark-button").tap()
    talk.until_marks(2)
    assert [mark["colour"] for mark in talk.log("mark")] == [1, 1]
    second_page.locator("#mark-button").tap()
    talk.until(lambda _: [mark["colour"] for mark in talk.log("mark")] == [1, 2], "the second colour")
