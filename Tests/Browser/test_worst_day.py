"""The program dies while an interview is recorded: the same page goes on, at the same address and question, without a touch."""
import re
import time

import pytest
from playwright.sync_api import expect

import leitfaden as program
from chromium import LAPTOP, TABLET
from web_app import RECOVERED, eventually

OFFLINE = ("ERR_", "Failed to")
PICTURE = program.ROOT / ".build/screens/worst-day.png"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_same_page_goes_on_at_the_same_question(app, open_page, conversation, language):
    talk = conversation()
    talk.give(("visit", {"question": "years"}))
    page = open_page(talk.lead, LAPTOP, quiet=OFFLINE, language=language)
    bar, now = page.locator(".app"), page.locator(".q.now")
    expect(bar).to_have_attribute("data-sounding", "recording")
    expect(now).to_have_attribute("data-q", "years")
    page.locator(".q.now .value").wait_for()
    talk.until_seconds(2)
    address = page.url
    page.evaluate("() => { window.isTheSame = true; }")
    # half an answer stands there, and what is done while nobody answers waits
    page.keyboard.type("12")
    died = app.crash()
    page.locator("#mark-button").click()
    alarms = page.locator("#alarms")
    expect(alarms).to_contain_text({"en": "is recording again by itself", "de": "nimmt von selbst wieder auf"}[language])
    back = time.monotonic() - died
    expect(bar).to_have_attribute("data-sounding", "recording")
    assert page.url == address and page.evaluate("() => window.isTheSame"), "it was not loaded anew"
    expect(now).to_have_attribute("data-q", "years")
    expect(page.locator(".q.now .value")).to_have_value("12")
    page.keyboard.press("Enter")
    expect(page.locator("#log li.m")).to_have_count(1)
    expect(page.locator("#saved")).not_to_have_class("waiting")
    expect(page.locator("#log")).to_contain_text({"en": "Interrupted", "de": "nterbrochen"}[language])
    expect(page.locator("#log")).to_contain_text(
        re.compile({"en": r"Sound lost \([01]\.\d s\)", "de": r"Ton verloren \([01],\d s\)"}[language]))
    if language == "en":
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURE)
    print(f"the page showed that it is recorded again {back:.2f} s after the kill")
    # it goes on as if nothing had been
    page.locator("#next-button").click()
    expect(now).not_to_have_attribute("data-q", "years")
    page.locator("#pause-button").click()
    expect(bar).to_have_attribute("data-sounding", "paused")
    app.crash()
    eventually(lambda: app.server, "the next server")
    eventually(lambda: answered(talk), "an answer")
    expect(bar).to_have_attribute("data-sounding", "paused")
    talk.save()
    shown = app.shown(talk.id)
    assert len(shown["marks"]) == 1 and len(shown["parts"]) == 3 and [gap["cause"] for gap in shown["gaps"]][:1] == ["interruption"]
    years, = (answer for answer in shown["answers"] if answer["question"] == "years")
    assert str(years["value"]) in ("12", "12.0") and "earlier" not in years or not years["earlier"], years


def answered(talk):
    """Whether the server answers and is paused."""
    try:
        return talk.state()["head"]["sounding"] == "paused"
    except OSError:
        return False


def test_where_it_cannot_go_on_by_itself_the_page_says_so_and_offers_one_button(app, open_page, conversation):
    app.expected += [RECOVERED, r"warning: the recording could not continue by itself: .*"]
    talk = conversation()
    talk.give(("visit", {"question": "years"}))
    page = open_page(talk.lead, TABLET, quiet=OFFLINE)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.until_seconds(1)
    app.microphone.unplug()
    app.crash()
    alarms = page.locator("#alarms")
    expect(alarms).to_contain_text("Nothing is being recorded")
    link = alarms.get_by_role("link", name="Continue recording")
    expect(link).to_have_attribute("href", f"/start?interview={talk.id}")
