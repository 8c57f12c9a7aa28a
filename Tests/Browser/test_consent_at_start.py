"""Consent before an interview: noted in one glance, asked for once, and nobody is recorded who said no."""
import re

from playwright.sync_api import expect

import leitfaden as program
import web_app
from chromium import TABLET

LEAD = re.compile(r"/interviews/([0-9a-f-]{36})/lead")


def before(open_page):
    page = open_page("/start?guide=talk.guide.md", TABLET, quiet=("409",))
    page.locator("input[name=microphone][value=vmic]").check()
    return page


def begun(page, app):
    page.wait_for_url(LEAD)
    return LEAD.search(page.url).group(1)


def ended(app, interview):
    app.interviewer().give(interview, "save")
    web_app.eventually(lambda: app.shown(interview)["status"] == "saved", "the interview to be saved")


def test_where_no_consent_is_noted_it_is_asked_for_once_and_recorded_first(app, open_page):
    page = before(open_page)
    page.locator("#begin").tap()
    expect(page.locator("#ask-consent")).to_contain_text("No consent to recording is noted yet")
    expect(page.locator("#consent-first")).to_be_focused()
    page.locator("#consent-first").tap()
    talk = begun(page, app)
    shown = app.shown(talk)
    assert [(mark["label"], mark["frame"]) for mark in shown["marks"]] == [("Consent", 0)]
    assert shown["consent"]["manner"] == "spoken" and shown["consent"]["scopes"] == []
    ended(app, talk)
    # what was recorded is not asked for again
    page = open_page(f"/start?interview={talk}", TABLET)
    expect(page.locator("#consent input[value=spoken]")).to_be_checked()


def test_a_spoken_consent_is_a_mark_and_nobody_is_asked(app, open_page):
    page = before(open_page)
    page.locator("#consent label", has_text="spoken").tap()
    page.locator("#all-scopes").tap()
    page.locator("#scopes label", has_text="archive").tap()
    page.locator("#begin").tap()
    talk = begun(page, app)
    shown = app.shown(talk)
    assert shown["consent"]["manner"] == "spoken" and "archive" not in shown["consent"]["scopes"]
    assert len(shown["consent"]["scopes"]) == 4 and re.fullmatch(r"\d{4}-\d\d-\d\d", shown["consent"]["date"])
    assert [mark["label"] for mark in shown["marks"]] == ["Consent"]
    ended(app, talk)


def test_nobody_is_recorded_who_said_no_to_it(app, open_page):
    known = [one["id"] for one in app.listed()]
    page = before(open_page)
    page.locator("#consent label", has_text="in writing").tap()
    page.locator("#scopes label", has_text="quotation").tap()
    page.locator("#begin").tap()
    expect(page.locator("#refusal")).to_contain_text("did not agree to being recorded")
    assert [one["id"] for one in app.listed()] == known
    page.locator("#scopes label", has_text="recording").first.tap()
    page.locator("#begin").tap()
    talk = begun(page, app)
    assert app.shown(talk)["consent"]["scopes"] == ["recording", "quotation"] and app.shown(talk)["marks"] == []
    ended(app, talk)
    # said later: it does not go on
    assert program.run("consent", talk, "--scopes", "quotation", "--manner", "written", "--library", app.library).status == 0
    for said in ({}, {"consent": {"manner": "none", "scopes": []}}, {"consent": {"manner": "spoken", "scopes": []}}):
        refused = app.interviewer().post(f"/api/interviews/{talk}/reopen", {"microphone": "vmic", **said})
        assert refused.status == 409 and refused.json["error"] == "no-recording", refused
    refused = program.run("record", "--reopen", talk, "--library", app.library, "--commands", "/dev/null",
                          "--device", "vmic", env=app.env)
    assert refused.status == 1 and "did not agree to being recorded" in refused.err, refused
