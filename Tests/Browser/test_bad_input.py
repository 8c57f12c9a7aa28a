"""What goes wrong around a talk: each is one sentence that says what happened, and the recording is never touched."""
import re
import uuid

import pytest
from playwright.sync_api import expect

import accounting
import routes
import web_app
import web_guides
from chromium import LAPTOP, TABLET
from conversation import Conversation

UNKNOWN = uuid.UUID(int=0)


def sentence(page):
    """What the page says; it must be more than a word."""
    text = page.locator("main, .missing, body").first.inner_text()
    assert len(text.split()) > 5 and "Error Domain" not in text and "{" not in text, text
    return text


@pytest.mark.parametrize("path", [f"/interviews/{UNKNOWN}", f"/interviews/{UNKNOWN}/lead", f"/interviews/{UNKNOWN}/review",
                                  f"/interviews/{UNKNOWN}/handover", "/guides/none", "/guides/none/questions/none",
                                  "/guides/none/analysis", "/start?guide=none.guide.md", f"/start?interview={UNKNOWN}",
                                  "/no-such-page"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_not_there_is_said_in_a_sentence_with_a_way_on(open_shared, path, language):
    page = open_shared(path, LAPTOP, language=language, quiet=("404", "409"))
    sentence(page)
    expect(page.locator("a[href]").first).to_be_visible()


def test_a_page_from_before_a_restart_says_so_and_the_talk_can_go_on(app, open_page, conversation):
    talk = conversation()
    page = open_page(talk.lead, TABLET, quiet=("ERR_", "Failed to", "401"))
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    page.locator("#mark-button").tap()
    talk.until_marks(1)
    app.restart()
    expect(page.locator(".app")).not_to_have_attribute("data-sounding", "recording")
    expect(page.locator("#mark-button")).to_be_disabled()
    expect(page.locator("#alarms")).to_contain_text("leitfaden", ignore_case=True)
    shown = app.shown(talk.id)
    assert shown["status"] == "open" and len(shown["marks"]) == 1
    again = app.interviewer()
    assert again.post(f"/api/interviews/{talk.id}/reopen", {"microphone": "vmic"}).status == 200
    results = again.give(talk.id, "mark", "save")
    assert all(result["ok"] for result in results), results
    web_app.eventually(lambda: app.shown(talk.id)["status"] == "saved", "the interview to be saved")
    assert len(app.shown(talk.id)["parts"]) == 2


def test_a_stop_of_the_program_leaves_the_talk_open(app, conversation):
    talk = conversation()
    talk.until_seconds(1)
    status, _ = app.stop()
    assert status == 0, app.err()
    shown = app.shown(talk.id)
    assert shown["status"] == "open" and shown["frames"] >= 48_000, shown


def test_a_program_that_is_killed_leaves_the_talk_to_be_recovered(app, conversation, open_page):
    talk = conversation()
    talk.give(("visit", {"question": "belonging"}))
    talk.until_seconds(1)
    mark, = talk.give("mark")
    app.expected.append(web_app.RECOVERED)
    app.kill()
    app.start()
    shown = app.shown(talk.id)
    assert shown["status"] == "open" and mark["frame"] in [one["frame"] for one in shown["marks"]], shown
    assert accounting.check(shown)["visits"][-1]["end"] == shown["frames"]
    # it is told on the first page, in review, and to whoever goes on
    page = open_page("/", LAPTOP)
    expect(page.locator(f"li[data-interview='{talk.id}'] .interruption")).to_have_text(
        re.compile(r"interrupted at \d\d:\d\d, everything kept"))
    page.goto(app.origin + talk.review)
    expect(page.locator("#items button", has_text=re.compile(r"Interrupted at \d\d:\d\d, everything kept"))).to_have_count(1)
    answer = app.interviewer().post(f"/api/interviews/{talk.id}/reopen", {"microphone": "vmic"})
    assert answer.status == 200, answer
    page.goto(app.origin + talk.lead)
    expect(page.locator("#alarms")).to_contain_text(re.compile(r"Interrupted at \d\d:\d\d, everything kept. You were at “.+”"))
    expect(page.locator("li.q.now[data-q=belonging]")).to_be_visible()
    page.locator("#next-button").click()
    again = Conversation.of(app, talk.id)
    again.until(lambda state: state["head"]["current"] not in (None, "belonging") and "resumed" not in state["head"], "the next question")
    again.save()
    visits = [visit["question"] for visit in accounting.check(app.shown(talk.id))["visits"]]
    assert visits[:2] == ["belonging", "belonging"] and len(visits) == 3, visits


def test_a_microphone_that_vanishes_is_told_and_the_talk_goes_on(app, open_page, conversation):
    talk = conversation()
    page = open_page(talk.lead, TABLET)
    talk.until_seconds(1)
    app.microphone.unplug()
    expect(page.locator("#alarms > *").first).to_be_visible()
    page.locator("#mark-button").tap()
    talk.until_marks(1)
    app.microphone.replug()
    talk.until(lambda state: any(item["kind"] == "gap" for item in state["log"].values()), "the gap")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.save()
    shown = app.shown(talk.id)
    assert [gap["cause"] for gap in shown["gaps"]] == ["deviceLost"] and len(shown["parts"]) == 2, shown


def test_no_microphone_at_all_is_a_sentence_before_the_talk(app):
    app.microphone.unplug()
    answer = app.interviewer().post("/api/interviews", {"guide": "talk.guide.md", "microphone": "vmic"})
    assert 400 <= answer.status < 600 and len(answer.json["message"].split()) > 2, answer
    assert not [one for one in app.listed() if one["status"] != "saved"], "nothing is left behind"


def test_a_second_recording_is_refused_with_a_sentence(app, conversation):
    talk = conversation()
    answer = talk.visitor.post("/api/interviews", {"guide": "demo.en.guide.md", "microphone": "vmic"})
    assert answer.status == 409 and len(answer.json["message"].split()) > 2, answer
    with web_app.WebApp(app.library, app.env) as other:
        answer = other.interviewer().post("/api/interviews", {"guide": "demo.en.guide.md", "microphone": "vmic"})
        assert 400 <= answer.status < 600 and len(answer.json["message"].split()) > 2, answer
    talk.save()
    talk.untouched()


def test_a_note_of_100_000_characters_is_kept_whole_or_refused_whole(open_page, conversation):
    talk = conversation()
    page = open_page(talk.lead, LAPTOP)
    text = "0123456789" * 10_000
    page.locator("#note").fill(text)
    page.locator("#note").press("Enter")
    talk.until(lambda _: [len(note["text"]) for note in talk.log("note")] == [100_000], "the note")
    page.locator("#note").fill(text + "x")
    page.locator("#note").press("Enter")
    expect(page.locator("#note-problem")).to_be_visible()
    assert page.locator("#note").input_value() == text + "x", "what is too long is not thrown away"
    page.locator("#note").fill("")
    refused, = talk.visitor.give(talk.id, ("note", {"text": "ä" * 150_000}))
    assert not refused["ok"] and refused["message"], refused
    talk.save()
    assert [len(note["text"]) for note in talk.untouched()["notes"] if len(note["text"]) > 1000][0] == 100_000


def test_a_guide_of_10_000_questions_can_be_led(app, open_page, conversation):
    (app.library / "guides" / "long.guide.md").write_text(web_guides.long(10_000))
    talk = conversation("long.guide.md")
    page = open_page(talk.lead, TABLET)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    page.locator("#next-button").tap()
    talk.until(lambda state: state["head"].get("current") == "q1", "the first question")
    page.keyboard.press("/")
    page.locator("#find").fill("number 9999?")
    page.locator("#find").press("Enter")
    expect(page.locator("li.q[data-q=q9999]")).to_be_visible()
    page.locator("#next-button").tap()
    talk.until(lambda state: state["head"].get("current") == "q10000", "the last question")
    page.locator("#mark-button").tap()
    talk.until_marks(1)
    page.goto(app.origin + "/guides/long")
    expect(page.locator("h1").first).to_be_visible()
    talk.save()
    talk.untouched()


@pytest.fixture
def moved(shared_app):
    """Somebody who was let in before the library was moved away, with addresses that were good until then."""
    visitor, interview = shared_app.interviewer(), shared_app.listed()[0]["id"]
    elsewhere = shared_app.library.with_name("elsewhere")
    shared_app.library.rename(elsewhere)
    yield visitor, {"id": interview, "guide": "working-days", "question": "first_day", "file": "talk.guide.md"}
    elsewhere.rename(shared_app.library)


# the clock needs no library, how a page looks is kept by the browser, and devices can always be shut out
NEED_NO_LIBRARY = {("GET", "/api/clock"), ("PUT", "/api/view"),
                   *(route for route in routes.inside() if re.match(r"/api/(lan|devices)\b", route[1]))}


@pytest.mark.parametrize("route", sorted(set(routes.inside()) - NEED_NO_LIBRARY), ids=" ".join)
@pytest.mark.parametrize("language, said", [("en", "is no longer there"), ("de", "ist nicht mehr da")])
def test_a_library_that_is_moved_away_is_said_at_every_address_in_the_same_sentence(moved, route, language, said):
    visitor, names = moved
    method, pattern = route
    answer = visitor.request(method, routes.filled(pattern, **names), {} if method != "GET" else None,
                             headers={"Accept": "application/json", "Accept-Language": language})
    assert answer.status == 503 and answer.json["error"] == "library-gone", answer
    assert said in answer.json["message"] and len(answer.json["hint"].split()) > 5, answer


@pytest.mark.parametrize("language, said", [("en", "is no longer there"), ("de", "ist nicht mehr da")])
def test_a_library_that_is_moved_away_is_a_page_with_what_to_do(moved, open_shared, language, said):
    page = open_shared("/settings", LAPTOP, language=language, quiet=("503",))
    assert said in sentence(page)


def test_a_talk_goes_on_when_its_library_is_moved_away(app, open_page, conversation):
    talk = conversation()
    page = open_page(talk.lead, LAPTOP)
    app.library.rename(app.library.with_name("elsewhere"))
    try:
        page.reload()
        expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
        page.locator("#mark-button").click()
        talk.until_marks(1)
        # longer than the recorder takes to look where its files are
        talk.until_seconds(talk.log("mark")[0]["frame"] / 48_000 + 2.5)
    finally:
        app.library.with_name("elsewhere").rename(app.library)
    talk.save()
    talk.untouched()


def test_a_page_that_listens_says_that_the_library_was_moved_away_and_when_it_is_back(app, open_page):
    demo = next(one["id"] for one in app.listed() if one["status"] == "saved")
    page = open_page(f"/interviews/{demo}/review", LAPTOP, quiet=("503", "ERR_"))
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    app.library.rename(app.library.with_name("elsewhere"))
    try:
        page.keyboard.press("b")
        expect(page.locator("#notice")).to_contain_text("is no longer there")
    finally:
        app.library.with_name("elsewhere").rename(app.library)
    expect(page.locator("#notice")).to_be_hidden()
