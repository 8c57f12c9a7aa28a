"""Writing a guide in the browser: the form, the text, what is saved, and what happens when it cannot be."""
import json
import re

import pytest
from playwright.sync_api import expect

import leitfaden as program
import web_app
from chromium import PHONE, TABLET

TITLE = "Growing old in the village"


def new_guide(app, title=TITLE, **wish):
    """A new guide, made without a browser: `(file, address)`."""
    answer = app.interviewer().post("/api/new-guide", {"title": title, "language": "en", **wish})
    assert answer.status == 201, answer
    made = answer.json
    return made["file"], made["address"]


def stored(app, file):
    """The guide file as it lies in the library."""
    return (app.library / "guides" / file).read_text()


def is_saved(page):
    expect(page.locator("#author")).to_have_attribute("data-status", "saved")


def opened(open_page, address, device=TABLET, **more):
    page = open_page(address, device, **more)
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    return page


def test_a_guide_begins_from_nothing_and_gets_its_first_question(app, open_page):
    page = open_page("/new-guide")
    page.locator("#name").fill(TITLE)
    page.locator("form#new button").click()
    page.wait_for_url("**/edit?file=*")
    page.locator(".nothing button").click()
    wording = page.locator("#wording")
    expect(wording).to_be_focused()
    wording.fill("How did you come to live here?")
    page.locator("[data-add=probes]").click()
    page.keyboard.type("Who was there?")
    is_saved(page)
    text = stored(app, "growing-old-in-the-village.en.guide.md")
    assert "1. How did you come to live here? {#q1}\n   - Who was there?\n" in text, text


def add_question(page, kind, words):
    """Adds a question to the last section through the form, and chooses its answer kind."""
    page.locator("#outline [data-focus^='add ']").last.click()
    expect(page.locator("#wording")).to_be_focused()
    page.locator("#wording").fill(words)
    if kind != "open":
        page.locator("#kind").click()
        page.locator(f"#kinds [data-kind={kind}]").click()
        expect(page.locator(f"#form[data-kind={kind}]")).to_be_visible()


def test_every_kind_is_written_saved_read_back_and_can_be_asked(app, open_page):
    file, address = new_guide(app)
    page = opened(open_page, address)
    groups = json.loads(page.locator("#facts").text_content())["groups"]
    kinds = [kind["id"] for group in groups for kind in group["kinds"]]
    assert len(kinds) == len(set(kinds)) >= 43
    (app.library / "guides/media").mkdir(exist_ok=True)
    for kind in kinds:
        add_question(page, kind, f"A question of the kind {kind}")
        expect(page.locator(f"#outline [aria-current=true] .name")).to_have_text(f"A question of the kind {kind}")
        expect(page.locator(".paper > *").first).to_be_visible()
        if kind == "points":
            # a picture is needed before places of it can be touched
            expect(page.locator(".problems-here .bad")).to_be_visible()
            page.locator("#more > summary").click()
            page.locator("[data-add=media]").click()
            page.keyboard.press("ControlOrMeta+a")
            page.keyboard.type("media/map.png")
            expect(page.locator(".problems-here .bad")).to_have_count(0)
    is_saved(page)
    expect(page.locator("#author")).to_have_attribute("data-errors", "0")
    shown = program.run("guide", "show", app.library / "guides" / file, "--json").json
    assert [question["kind"] for section in shown["sections"] for question in section["questions"]] == kinds
    page.locator("#begin").click()
    page.wait_for_url("**/start?guide=*")
    expect(page.locator("#begin, form button.primary, main .primary").first).to_be_enabled()
