"""The screens that only the guide with conditions and languages has."""
from playwright.sync_api import expect

from stage import RESPOND, hand_over, screen

GUIDE = "way.en.guide.md"
SCREENS = []


@screen("logic-lead", SCREENS)
def show_logic_lead(stage, open_page):
    stage.give(("answer", {"question": "town", "text": "Graz"}), ("answer", {"question": "quarrel", "text": "no"}),
               ("visit", {"question": "years"}), ("answer", {"question": "years", "text": "200"}))
    page = open_page(f"/interviews/{stage.live}/lead")
    expect(page.locator("li.q.now .need")).to_be_visible()
    return page


@screen("logic-map", SCREENS)
def show_logic_map(stage, open_page):
    page = show_logic_lead(stage, open_page)
    page.keyboard.press("s")
    expect(page.locator("#lists .legend")).to_be_visible()
    return page


@screen("respond-language", SCREENS, within="#ho main:not([hidden])", least=72)
def show_respond_language(stage, open_page):
    page = open_page(f"/interviews/{stage.live}/handover", quiet=("401", "403"))
    hand_over(page, "this")
    page.wait_for_url("**/respond")
    expect(page.locator("#told")).not_to_have_attribute("data-told", "unknown")
    if not page.locator("#tongue").is_visible():
        page.locator("#tongues").click()
    expect(page.locator("#tongue")).to_be_visible()
    return page


@screen("respond-arabic", SCREENS, **RESPOND)
def show_respond_arabic(stage, open_page):
    page = show_respond_language(stage, open_page)
    page.locator("#tongue button[data-language=ar]").click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("fieldset.now")).to_be_visible()
    return page
