"""What tests of writing guides share."""
from playwright.sync_api import expect

from chromium import TABLET

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


def add_question(page, kind, words):
    """Adds a question to the last section through the form, and chooses its answer kind."""
    page.locator("#outline [data-focus^='add ']").last.click()
    expect(page.locator("#wording")).to_be_focused()
    page.locator("#wording").fill(words)
    if kind != "open":
        page.locator("#kind").click()
        page.locator(f"#kinds [data-kind={kind}]").click()
        expect(page.locator(f"#form[data-kind={kind}]")).to_be_visible()
