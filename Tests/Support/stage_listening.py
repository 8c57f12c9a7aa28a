"""Screens of what comes after a talk: the bin, files that were not written, a library that is gone, review."""
import html
import re

from playwright.sync_api import expect

from stage import screen


@screen("bin")
def show_bin(stage, open_page):
    empty_bin(stage)
    guides = stage.app.library / "guides"
    (guides / "spare.guide.md").write_text((guides / stage.guide).read_text())
    assert stage.visitor.post("/api/guides/spare.guide.md/delete", {}).status == 200
    page = open_page("/bin")
    expect(page.locator("[data-restore]").first).to_be_visible()
    return page


@screen("bin-empty")
def show_empty_bin(stage, open_page):
    empty_bin(stage)
    page = open_page("/bin")
    expect(page.locator("main")).to_be_visible()
    return page


def empty_bin(stage):
    for item in re.findall(r'data-destroy="([^"]+)"', stage.visitor.get("/bin", Accept="text/html").text):
        assert stage.visitor.post("/api/bin/destroy", {"item": html.unescape(item)}).status == 204


@screen("home-not-written")
def show_home_not_written(stage, open_page):
    stage.fail_to_write()
    page = open_page("/")
    expect(page.locator(".row .problem")).to_be_visible()
    return page


@screen("library-gone")
def show_library_gone(stage, open_page):
    elsewhere = stage.app.library.with_name("elsewhere")
    stage.app.library.rename(elsewhere)
    try:
        # no token of a new browser needs the library
        page = open_page("/settings", quiet=("503",))
        expect(page.locator("main")).to_be_visible()
    finally:
        elsewhere.rename(stage.app.library)
    return page


def review(stage, open_page):
    page = open_page(f"/interviews/{stage.finished}/review")
    expect(page.locator("#items > *").first).to_be_visible()
    return page


@screen("review")
def show_review(stage, open_page):
    return review(stage, open_page)


@screen("review-detail")
def show_review_detail(stage, open_page):
    page = review(stage, open_page)
    page.locator("#items > *").first.locator("button, a").first.click()
    expect(page.locator("#detail")).to_be_visible()
    return page


@screen("review-question")
def show_review_question(stage, open_page):
    # the command turns a keyword over
    if "mentor" not in stage.visitor.state(stage.finished)["questions"].get("first_day", {}).get("keywords", []):
        stage.visitor.give(stage.finished, ("keyword", {"question": "first_day", "word": "mentor"}))
    page = review(stage, open_page)
    page.locator("#filter [role=radio]").nth(1).click()
    page.locator("#items button").first.click()
    expect(page.locator("#new-keyword")).to_be_visible()
    return page


@screen("review-ink")
def show_review_ink(stage, open_page):
    if not any(item.get("strokes") for item in stage.visitor.state(stage.finished)["log"].values()):
        note, = stage.visitor.give(stage.finished, ("note-at", {"frame": 480_000, "text": "Plan of the workshop"}))
        for points in ([[0.2, 0.2], [0.8, 0.2], [0.8, 0.8], [0.2, 0.8], [0.2, 0.2]], [[0.5, 0.8], [0.6, 0.5]]):
            done, = stage.visitor.give(stage.finished, ("ink", {"note": note["event"], "stroke": {"points": points}}))
            assert done["ok"], done
    page = review(stage, open_page)
    page.locator("#filter [role=radio]").nth(3).click()
    page.locator("#items button", has_text="Plan of the workshop").click()
    expect(page.locator(".sheet")).to_be_visible()
    return page


@screen("review-export")
def show_review_export(stage, open_page):
    page = review(stage, open_page)
    page.locator("#export").click()
    expect(page.locator("#detail form")).to_be_visible()
    page.locator("#detail form summary").click()
    return page


@screen("review-not-written")
def show_review_not_written(stage, open_page):
    stage.fail_to_write()
    page = review(stage, open_page)
    expect(page.locator("#notice button")).to_be_visible()
    return page


@screen("review-recording")
def show_review_recording(stage, open_page):
    page = open_page(f"/interviews/{stage.live}/review")
    expect(page.locator("#items > *").first).to_be_visible()
    return page


@screen("review-left")
def show_review_left(stage, open_page):
    page = review(stage, open_page)
    page.locator("#do-more").click()
    page.locator("#menu button").nth(-2).click()
    page.locator("#withdraw").click()
    expect(page.locator("#withdraw-now")).to_be_visible()
    return page


@screen("review-menu")
def show_review_menu(stage, open_page):
    page = review(stage, open_page)
    page.locator("#do-more").click()
    expect(page.locator("#menu")).to_be_visible()
    return page
