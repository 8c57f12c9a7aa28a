"""Hostile texts in every field: no script runs, no request leaves, and the words come back as they were written."""
import json
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from chromium import LAPTOP
from payloads import PAYLOADS, guides, harmless


def other(words):
    """The answer "something else" with these words."""
    return json.dumps({"choices": [{"code": "c", "text": words}]})


@pytest.fixture
def hostile(app, conversation):
    """An interview along a hostile guide, with every payload as mark, note, keyword, question, answer and reason."""
    folder = app.library / "guides"
    # problems of a guide are told when an interview begins; a guide is nobody's words
    app.expected.append(r"\S+/hostile\d+\.guide\.md:\d+:\d+: warning: .*")
    for number, text in guides():
        (folder / f"hostile{number}.guide.md").write_text(text.replace("id: hostile", f"id: hostile{number}"))

    def made(number):
        talk = conversation(f"hostile{number}.guide.md", title=PAYLOADS[number])
        talk.give(("edit", {"place": PAYLOADS[number + 1], "persons": PAYLOADS[number + 2]}), ("visit", {"question": "open_one"}))
        given = talk.visitor.give(talk.id, *[("mark", {"label": text, "colour": 1 + at % 9}) for at, text in enumerate(PAYLOADS)],
                                  *[("note", {"text": text}) for text in PAYLOADS],
                                  *[("keyword", {"question": "open_one", "word": text}) for text in PAYLOADS[number:number + 20]],
                                  *[("ask", {"text": text}) for text in PAYLOADS[number:number + 12]],
                                  ("answer", {"question": "written_alone", "text": PAYLOADS[number]}),
                                  ("answer", {"question": "choose_one", "text": other(PAYLOADS[number])}), "off-record",
                                  ("reason", {"text": PAYLOADS[number + 3]}), "on-record")
        for result in given:
            assert result["ok"] or len(result["message"].split()) > 2, result
        return talk
    return made


@pytest.mark.parametrize("number", [0, 24, 48])
def test_no_text_becomes_anything_but_text(app, open_page, hostile, number):
    talk = hostile(number)
    guide = f"hostile{number}"
    page = open_page(talk.lead, LAPTOP, quiet=("404", "409"))
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    expect(page.locator("#log")).to_contain_text("window.hit")
    harmless(page)
    page.keyboard.press("s")
    harmless(page)
    for path in (f"/interviews/{talk.id}/handover", f"/start?guide={guide}.guide.md"):
        page.goto(app.origin + path)
        harmless(page)
    talk.save()
    for path in ("/", "/?q=window", f"/?q={quote(PAYLOADS[number])}", f"/guides/{guide}", f"/guides/{guide}/analysis",
                 f"/guides/{guide}/questions/open_one", f"/start?guide={guide}.guide.md", f"/start?interview={talk.id}",
                 "/settings", talk.review):
        page.goto(app.origin + path)
        harmless(page)
    # in review every line is opened once: its details hold fields to edit
    expect(page.locator("#items button").first).to_be_visible()
    for at in range(0, page.locator("#items button").count(), 9):
        page.locator("#items button").nth(at).click()
        harmless(page)
    written = {mark["label"] for mark in app.shown(talk.id)["marks"]}
    kept = [text for text in PAYLOADS if text in written or text.strip() in written]
    assert len(kept) > 40, "labels come back as they were written"


def test_words_of_the_address_and_of_settings_are_only_words(open_shared, shared_app):
    page = open_shared("/settings", LAPTOP, quiet=("404", "400"))
    visitor = shared_app.interviewer()
    for at in range(0, len(PAYLOADS), 9):
        answer = visitor.request("PUT", "/api/settings", {"markNames": PAYLOADS[at:at + 9]})
        assert answer.status < 500, answer
        page.goto(shared_app.origin + "/settings")
        harmless(page)
    for text in PAYLOADS:
        if len(text) < 500:
            page.goto(f"{shared_app.origin}/?q={quote(text)}#{quote(text)}")
            harmless(page)


@pytest.mark.parametrize("script", [
    "() => { window.hit = 1; }", "() => document.body.append(document.createElement('iframe'))",
    "() => document.querySelector('a').setAttribute('autofocus', '')",
    "() => { document.querySelector('a').href = 'javascript:window.hit=1'; }"])
def test_what_became_more_than_text_is_seen(open_shared, script):
    page = open_shared("/settings", LAPTOP)
    harmless(page)
    page.evaluate(script)
    with pytest.raises(AssertionError):
        harmless(page)
