"""Handing the device over: the whole screen, a phone in a stranger's hand, a tap that comes too early."""
from playwright.sync_api import expect

from chromium import PHONE, TABLET
from stage import PIN, hand_over


def handed_over(open_page, talk, device):
    page = open_page(f"/interviews/{talk.id}/handover", device)
    hand_over(page, "this")
    page.wait_for_url("**/respond")
    expect(page.locator("fieldset.now")).to_have_attribute("data-question", "useful")
    return page


def test_a_hand_over_fills_the_screen_until_it_is_taken_back(open_page, conversation):
    page = handed_over(open_page, conversation(), TABLET)
    page.locator("fieldset.now label").nth(1).tap()
    page.wait_for_function("() => document.fullscreenElement")
    page.locator("#leave").tap()
    for digit in PIN:
        page.locator("#pad button", has_text=digit).first.tap()
    page.locator("#pad .ok").tap()
    page.wait_for_url("**/lead")
    assert page.evaluate("() => document.fullscreenElement") is None


def test_a_browser_that_refuses_the_whole_screen_goes_on_without_it(open_page, conversation):
    talk = conversation()
    page = open_page(f"/interviews/{talk.id}/handover", PHONE)
    page.add_init_script("Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'));")
    hand_over(page, "this")
    page.wait_for_url("**/respond")
    page.locator("fieldset.now label").nth(1).tap()
    talk.until(lambda state: state["questions"].get("useful", {}).get("answer"), "the answer")


def test_on_a_phone_the_way_not_to_answer_stands_beside_the_number_pad(open_page, conversation):
    page = handed_over(open_page, conversation(), PHONE)
    page.locator("fieldset.now label").nth(1).tap()
    for question in ("reads", "sleep", "household"):
        page.locator("#onward").tap()
        if question != "household":
            expect(page.locator("fieldset.now")).to_have_attribute("data-question", question)
    expect(page.locator("fieldset.now")).to_have_attribute("data-question", "household")
    foot = page.locator("#foot").bounding_box()["y"]
    for seen in (page.locator("fieldset.now .numpad"), page.locator("fieldset.now .skip")):
        box = seen.bounding_box()
        assert box["y"] + box["height"] <= foot, (box, foot)
    for key in page.locator("fieldset.now .numpad button").all():
        box = key.bounding_box()
        assert min(box["width"], box["height"]) >= 72, box
    for digit in "12":
        page.locator("fieldset.now .numpad button", has_text=digit).first.tap()
    expect(page.locator("fieldset.now .value")).to_have_value("12")


def test_next_cannot_be_tapped_before_it_works(open_page, conversation):
    talk = conversation()
    page = open_page(f"/interviews/{talk.id}/handover", PHONE)
    held = []
    page.route("**/js/respond.js", lambda route: held.append(route))
    hand_over(page, "this")
    page.wait_for_url("**/respond", wait_until="commit")
    expect(page.locator("#onward")).to_be_disabled()
    expect(page.locator("#leave")).to_be_disabled()
    held[0].continue_()
    expect(page.locator("#onward")).to_be_enabled()
    page.locator("fieldset.now label").nth(1).tap()
    page.locator("#onward").tap()
    expect(page.locator("fieldset.now")).to_have_attribute("data-question", "reads")
