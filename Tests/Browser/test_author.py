"""Writing a guide in the browser: the form, the text, what is saved, and what happens when it cannot be."""
import json
import re

import pytest
from playwright.sync_api import expect

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
