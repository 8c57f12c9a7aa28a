"""What interviewees type and what their devices call themselves: hostile texts stay words, there and on the interviewer's pages."""
import pytest
from playwright.sync_api import expect

import lan
import web_app
from chromium import LAPTOP, TABLET
from payloads import GROUPS, PAYLOADS, SHORT, harmless, shows
from stage import PIN, hand_over
from web_app import eventually

OTHERS = "\n".join(f"   - [ ] o{at} = Kind {at}: ____" for at in range(len(SHORT)))
GUIDE = f"""---
guide: 1
id: typed
title: Typed
lang: en
---

# Typed

## Alone {{#alone handover}}

1. What is your town called? {{#town}}
   [text max 5000]

2. Do you like {{town}} ? {{#likes comment}}
   - ( ) yes = Yes
   - ( ) no = No

3. What do you own? {{#owns}}
{OTHERS}

4. Anything else? {{#rest}}
   [long max 20000]

5. Where can we read about it? {{#web}}
   [url]

## Close {{#close}}

6. What else? {{#else}}
"""


def onward(page, to):
    page.locator("#onward").tap()
    expect(page.locator("fieldset.now")).to_have_attribute("data-question", to)


def test_what_is_typed_on_a_handed_over_device_is_only_words_there_and_everywhere_after(app, open_page, conversation):
    (app.library / "guides/typed.guide.md").write_text(GUIDE)
    talk = conversation("typed.guide.md", participant="<svg onload=window.hit=1>")
    page = open_page(f"/interviews/{talk.id}/handover", TABLET, quiet=("401", "403", "409", "422"))
    hand_over(page, "this", section="alone")
    page.wait_for_url("**/respond")
    now = page.locator("fieldset.now")
    # an answer that is told in the words of the next question
    for words in (" ".join(group.split("\n")) for group in GROUPS):
        expect(now).to_have_attribute("data-question", "town")
        now.locator(".value").fill(words)
        onward(page, "likes")
        expect(now.locator("h1")).to_contain_text(words[:20])
        harmless(page)
        page.locator("#backward").tap()
    onward(page, "likes")
    now.locator("label.option").first.tap()
    now.locator(".beside input").fill(" ".join(SHORT)[:2000])
    onward(page, "owns")
    for at, words in enumerate(SHORT):
        now.locator("label.option").nth(at).tap()
        now.locator(".beside input").nth(at).fill(words)
    harmless(page)
    onward(page, "rest")
    now.locator(".value").fill("\n".join(PAYLOADS))
    onward(page, "web")
    for words in (SHORT[30], "javascript:window.hit=1", "https://evil.example/' onfocus=window.hit=1 autofocus x='"):
        now.locator(".value").fill(words)
        now.locator(".value").blur()
        harmless(page)
    talk.until(lambda state: state["questions"].get("rest", {}).get("answer"), "the long answer")
    stored = talk.state()["questions"]
    others = {one["code"]: one.get("text") for one in stored["owns"]["answer"]["value"]["choices"]}
    assert len(others) == len(SHORT) and [words for at, words in enumerate(SHORT) if "window.hit" in words and others[f"o{at}"] != words] == []
    page.reload()
    expect(page.locator("fieldset.now")).to_be_visible()
    harmless(page)
    values = page.locator("fieldset[data-question=owns] .beside input").evaluate_all("(all) => all.map((one) => one.value)")
    assert [words for words in SHORT if "window.hit" in words and words not in values] == []
    # on the pages of the interviewer
    visitor = talk.visitor
    assert visitor.post(f"/api/interviews/{talk.id}/handover/back", {}).status == 200
    talk.until_seconds(0.5)
    shown = open_page(talk.lead, LAPTOP)
    expect(shown.locator(".app")).to_have_attribute("data-sounding", "recording")
    harmless(shown)
    talk.save()
    shown.goto(app.origin + talk.review)
    expect(shown.locator("#items button").first).to_be_visible()
    for at in range(shown.locator("#items button").count()):
        shown.locator("#items button").nth(at).click()
        harmless(shown)
    for path in ("/guides/typed/analysis", "/guides/typed/questions/town", "/guides/typed/questions/owns", "/guides/typed/questions/rest",
                 "/", f"/export?interview={talk.id}", "/records"):
        shown.goto(app.origin + path)
        harmless(shown)
    shown.goto(app.origin + "/guides/typed/analysis")
    shows(shown, SHORT)


def test_a_code_typed_at_the_entrance_is_only_words(shared_app, pages_of):
    page = pages_of(shared_app)("/pair", TABLET, enter=False, quiet=("400", "401", "403"))
    for words in PAYLOADS:
        page.locator("#code").fill(words)
        page.locator("#join").evaluate("(form) => form.requestSubmit()")
        harmless(page)
    expect(page.locator("#problem")).to_be_visible()
    for words in GROUPS:
        page.goto("about:blank")
        page.goto(f"{shared_app.origin}/pair#{words}")
        harmless(page)


@pytest.fixture
def network(leitfaden, app):
    """The test's app, with the network on."""
    app.stop()
    app.words = [*lan.WORDS]
    return app.start()


def test_what_a_device_says_it_is_is_only_words_in_the_list_of_devices(network, conversation, open_page):
    talk = conversation()
    handed = talk.visitor.post(f"/api/interviews/{talk.id}/handover", {"section": "about", "pin": PIN, "device": "second"})
    assert handed.status == 200, handed
    for words in GROUPS:
        tablet = lan.Tablet(talk.visitor)
        code = talk.visitor.post(f"/api/interviews/{talk.id}/handover/code", {}).json["code"]
        agent = f"Android {' '.join(words.split())} Firefox/1".encode()
        answer = tablet.request("POST", "/api/pair", {"code": code}, {"User-Agent": agent})
        assert answer.status == 200, answer
    for path in ("/settings", f"/interviews/{talk.id}/handover"):
        page = open_page(path, LAPTOP)
        expect(page.locator("#joined li")).to_have_count(len(GROUPS))
        expect(page.locator("#joined b").first).to_have_text("Android · Firefox")
        harmless(page)
    eventually(lambda: talk.visitor.request("DELETE", "/api/devices").json["devices"] == [], "all to be shut out")
    talk.visitor.post(f"/api/interviews/{talk.id}/handover/back", {})
    talk.save()
