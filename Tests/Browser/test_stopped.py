"""The program that recorded was killed: an open page says so, and what was done meanwhile is kept or told."""
import contextlib
import re

from playwright.sync_api import Error, expect

from chromium import LAPTOP, TABLET
from web_app import RECOVERED, eventually

OFFLINE = ("ERR_", "Failed to", "401", "403")
CLOCK = re.compile(r"stopped at \d\d:\d\d\.")


def second_tab(page, address):
    """The printed address, opened beside the page."""
    other = page.context.new_page()
    other.set_default_timeout(30_000)
    other.goto(address)
    other.wait_for_url("**/")
    return other


def test_an_open_page_says_that_the_recording_stopped_and_what_it_held_is_kept(app, open_page, conversation):
    app.expected.append(RECOVERED)
    app.words = ["--port", str(app.port)]
    talk = conversation()
    talk.give(("visit", {"question": "years"}))
    page = open_page(talk.lead, LAPTOP, quiet=OFFLINE)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    page.locator(".q.now .value").wait_for()
    talk.until_seconds(1)
    app.kill()
    # nobody knows it yet: what is done now waits
    expect(page.locator(".app")).to_have_attribute("data-sounding", "unknown")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    page.locator("#mark-button").click()
    page.keyboard.press("ArrowRight")
    page.locator("#pause-button").click()
    expect(page.locator("#saved")).to_have_class("waiting")
    app.start()
    alarms = page.locator("#alarms")
    expect(alarms).to_contain_text(CLOCK)
    expect(alarms).to_contain_text("Nothing is being recorded")
    expect(alarms).to_contain_text("Everything up to there is kept")
    expect(page.locator("#word")).to_have_text("Not recording")
    expect(alarms.get_by_role("link", name="Continue recording")).to_have_attribute("href", f"/start?interview={talk.id}")
    for control in ("mark-button", "pause-button", "off-record", "ending", "microphones"):
        expect(page.locator(f"#{control}")).to_be_disabled()
    waiting = page.locator("#saved").inner_text()
    for key in ("m", "p", "o", "q"):
        page.keyboard.press(key)
    assert page.locator("#saved").inner_text() == waiting
    # the first page tells what became of it
    home = second_tab(page, app.address())
    told = home.locator("#waiting")
    expect(told).to_contain_text(re.compile(r"stored now \([34]\)"))
    expect(told).to_contain_text("stopping the recording")
    expect(told).to_contain_text("nothing was being recorded at that moment")
    expect(told).to_contain_text(re.compile(r"\b\d\d:\d\d \("))
    told.get_by_role("button", name="I have seen this").click()
    expect(told).not_to_contain_text("stopping")
    shown = eventually(lambda: (held := app.shown(talk.id))["marks"] and held, "the mark")
    mark, = shown["marks"]
    assert (mark["frame"], mark["reach"]) == (shown["frames"], 0)
    assert [visit["question"] for visit in shown["visits"]] == ["years", "tools"]
    years, = (answer for answer in shown["answers"] if answer["question"] == "years")
    assert str(years["value"]) in ("12", "12.0"), years
    # the page is let in with the other one
    page.bring_to_front()
    # it may already be on its way by itself
    with contextlib.suppress(Error):
        page.evaluate("() => dispatchEvent(new Event('focus'))")
    page.wait_for_url("**/review")
    # it goes on where the interviewer was, with the microphone of before, and stays on
    home.goto(app.origin + f"/start?interview={talk.id}")
    expect(home.locator("input[name=microphone]:checked")).to_have_value("vmic")
    home.locator("#begin").click()
    home.locator("#consent-later").click()
    home.wait_for_url("**/lead")
    expect(home.locator(".app")).to_have_attribute("data-sounding", "recording")
    expect(home.locator(".q.now")).to_have_attribute("data-q", "tools")


def test_what_broke_off_goes_on_with_one_touch_on_the_first_page(app, open_page, conversation):
    app.expected.append(RECOVERED)
    app.words = ["--port", str(app.port)]
    talk = conversation()
    talk.give(("visit", {"question": "tools"}))
    talk.until_seconds(1)
    app.kill()
    app.start()
    page = open_page("/", TABLET, quiet=OFFLINE)
    row = page.locator(f"[data-interview='{talk.id}']")
    expect(row).to_contain_text("interrupted at")
    row.locator(".go-on").tap()
    page.wait_for_url("**/lead")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    expect(page.locator(".q.now")).to_have_attribute("data-q", "tools")
    assert [part["device"] for part in app.shown(talk.id)["parts"]] == ["vmic", "vmic"]
    # without the microphone of before the page says what is the matter, and lets choose another
    app.kill()
    app.microphone.unplug()
    app.start()
    again = second_tab(page, app.address())
    again.locator(f"[data-interview='{talk.id}'] .go-on").click()
    again.wait_for_url(f"**/start?interview={talk.id}")
    expect(again.locator("#begin")).to_be_visible()


def test_what_waits_and_is_sent_after_it_went_on_stops_nothing(app, open_page, conversation):
    app.expected.append(RECOVERED)
    app.words = ["--port", str(app.port)]
    talk = conversation()
    talk.give(("visit", {"question": "proud"}))
    page = open_page(talk.lead, TABLET, quiet=OFFLINE)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.until_seconds(1)
    app.kill()
    expect(page.locator(".app")).to_have_attribute("data-sounding", "unknown")
    page.locator("#pause-button").tap()
    page.locator("#mark-button").tap()
    expect(page.locator("#saved")).to_have_class("waiting")
    app.start()
    expect(page.locator("#alarms")).to_contain_text(CLOCK)
    # somebody else goes on before the page is let in again
    visitor = app.interviewer()
    visitor.post(f"/api/interviews/{talk.id}/reopen", {"microphone": "vmic"})
    name, _, value = visitor.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": app.origin, "httpOnly": True, "sameSite": "Strict"}])
    page.evaluate("() => { document.querySelector('#saved').dataset.old = 'yes'; dispatchEvent(new Event('focus')); }")
    expect(page.locator("#saved")).not_to_have_attribute("data-old", "yes")
    expect(page.locator("#alarms")).to_contain_text("nothing was being recorded at that moment")
    expect(page.locator("#log li.m")).to_have_count(1)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    assert visitor.state(talk.id)["head"]["sounding"] == "recording"
