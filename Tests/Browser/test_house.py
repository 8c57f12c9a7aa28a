"""The house around the pages: letting in, strangers, unknown addresses."""
import pytest
from playwright.sync_api import expect

from chromium import PHONE, TABLET


def test_the_printed_address_lets_one_browser_in_once(app, browser, open_page):
    expect(open_page("/")).to_have_url(app.origin + "/")
    address = app.address()
    for times in range(2):
        context = browser.new_context(**TABLET)
        try:
            page = context.new_page()
            page.goto(address)
            if times == 0:
                page.wait_for_selector("meta[name=leitfaden]:not([content=''])", state="attached")
            else:
                expect(page.locator("#stranger")).to_be_visible()
            assert "#" not in page.url, "the token does not stay in the address"
        finally:
            context.close()


def test_a_new_address_lets_the_tab_in_that_asked_for_it(app, browser):
    context = browser.new_context(**TABLET)
    try:
        page = context.new_page()
        address = app.address()
        page.goto(address)
        page.wait_for_selector("meta[name=leitfaden]:not([content=''])", state="attached")
        page.context.clear_cookies()
        page.goto(address.partition("#")[0])
        expect(page.locator("#stranger")).to_be_visible()
        expect(page.locator("#why")).to_be_hidden()
        # only what is behind the # changes: the browser loads nothing by itself
        page.goto(address)
        expect(page.locator("#why")).to_contain_text("already been used")
        page.goto(app.address())
        page.wait_for_selector("meta[name=leitfaden]:not([content=''])", state="attached")
    finally:
        context.close()


def test_the_history_does_not_hold_the_token(app, browser):
    context = browser.new_context(**TABLET)
    try:
        page = context.new_page()
        page.goto(app.address())
        page.wait_for_selector("meta[name=leitfaden]:not([content=''])", state="attached")
        page.goto(app.origin + "/settings")
        page.go_back()
        assert page.url == app.origin + "/"
    finally:
        context.close()


@pytest.mark.parametrize("device", [TABLET, PHONE], ids=["tablet", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_stranger_is_told_what_to_do(app, browser, accessible, device, scheme):
    context = browser.new_context(**{**device, "color_scheme": scheme})
    try:
        page = context.new_page()
        page.goto(app.origin + "/")
        expect(page.locator("#stranger")).to_be_visible()
        expect(page.locator("#stranger")).to_contain_text("Enter")
        assert accessible(page) == []
    finally:
        context.close()


def test_a_cable_can_be_cut_and_mended_without_another_name(open_page, cable):
    page = open_page("/", through=cable, quiet=("ERR_", "Failed to"))
    assert page.url == cable.origin + "/"
    cable.cut()
    ask = "() => fetch('/api/clock').then((answer) => answer.status, () => 0)"
    assert page.evaluate(ask) == 0
    cable.mend()
    assert page.evaluate(ask) == 200
