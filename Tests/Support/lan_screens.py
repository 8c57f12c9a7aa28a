"""Screens of other devices over the network; `stage.py` has all others."""
from playwright.sync_api import expect

import lan
from stage import PIN, hand_over, screen


@screen("handover-network")
def show_handover_network(stage, open_page):
    switch_network(stage, True)
    page = open_page(f"/interviews/{stage.live}/handover")
    hand_over(page, "second")
    expect(page.locator("#qr")).to_be_visible()
    page.locator("#code").scroll_into_view_if_needed()
    return page


@screen("handover-warning")
def show_handover_warning(stage, open_page):
    page = show_handover_network(stage, open_page)
    for fold in page.locator("#lanOn details > summary").all():
        fold.click()
    page.locator("#lanHow").scroll_into_view_if_needed()
    return page


@screen("settings-devices")
def show_settings_devices(stage, open_page):
    switch_network(stage, True)
    answer = stage.visitor.post(f"/api/interviews/{stage.live}/handover", {"section": "about", "pin": PIN, "device": "second"})
    assert lan.Tablet(stage.visitor).join(answer.json["code"]).status == 200
    page = open_page("/settings")
    expect(page.locator("#joined li")).to_have_count(1)
    page.locator("#joined li").scroll_into_view_if_needed()
    return page


def switch_network(stage, is_on):
    answer = stage.visitor.request("PUT", "/api/lan", {"isOn": is_on})
    assert answer.status == 200 and answer.json["lan"]["isOn"] == is_on, answer
