"""The screens of encryption: the first page of a new library, and a sealed one, locked and unlocked."""
import contextlib

from playwright.sync_api import expect

import leitfaden
import web_app
import web_guides
from stage import screen
from virtual_microphone import VirtualMicrophone

PASSPHRASE = "badu-kimo-resa-tolu"
FIRST, SCREENS = [], []


class SealedStage:
    """The app with a library that is new or sealed."""

    def __init__(self, app):
        self.app = app

    def reset(self):
        """Nothing here changes."""

    def lock(self, isLocked=True):
        """Locks the library, or unlocks it."""
        visitor = self.app.interviewer()
        if isLocked:
            assert visitor.post("/api/lock", {}).status == 200
        else:
            assert visitor.post("/api/unlock", {"passphrase": PASSPHRASE}).json["isRight"]


def seal(library):
    """Makes a new library a sealed one; returns its recovery key."""
    library.mkdir(parents=True, exist_ok=True)
    file = library.parent / "passphrase"
    file.write_text(PASSPHRASE + "\n")
    done = leitfaden.run("library", "seal", "--library", library, "--passphrase-file", file)
    file.unlink()
    assert done.status == 0, done
    return done.out.strip()


@contextlib.contextmanager
def serving_new(folder):
    """A stage with a library in which nobody has decided anything."""
    library = web_guides.add(folder / "library")
    with web_app.WebApp(library, isNew=True) as app:
        yield SealedStage(app)


@contextlib.contextmanager
def serving(folder):
    """A stage with a sealed library."""
    library = web_guides.add(folder / "library")
    seal(library)
    with VirtualMicrophone() as microphone, web_app.WebApp(library, microphone.env) as app:
        yield SealedStage(app)


@screen("protect", FIRST)
def show_protect(stage, open_page):
    page = open_page("/")
    expect(page.locator("#encrypt")).to_be_visible()
    page.locator("#passphrase").fill("too short")
    expect(page.locator("#weak")).to_contain_text("3")
    return page


def paper(page):
    """Goes on to the recovery key; returns its groups."""
    page.locator("#take").click()
    page.locator("#again").fill(page.locator("#suggestion").inner_text())
    page.locator("#encrypt").click()
    expect(page.locator("#groups li").first).to_be_visible()
    return [group.partition("\n")[2].strip() for group in page.locator("#groups li").all_inner_texts()]


@screen("protect-paper", FIRST)
def show_paper(stage, open_page):
    page = open_page("/")
    paper(page)
    return page


@screen("protect-asking", FIRST)
def show_asking(stage, open_page):
    page = open_page("/")
    paper(page)
    page.locator("#written").click()
    page.locator("#finish").click()
    expect(page.locator("#slip")).not_to_be_empty()
    return page


@screen("unlock", SCREENS)
def show_unlock(stage, open_page):
    stage.lock()
    page = open_page("/")
    expect(page.locator("#unlock")).to_be_visible()
    return page


@screen("unlock-forgotten", SCREENS)
def show_forgotten(stage, open_page):
    stage.lock()
    page = open_page("/")
    page.locator("summary").click()
    page.locator("#fresh").fill("aaaaaaaaaaaaaaa")
    expect(page.locator("#weak")).not_to_be_empty()
    return page


@screen("unlock-locked-start", SCREENS)
def show_locked(stage, open_page):
    stage.lock()
    page = open_page("/locked")
    expect(page.locator(".tile").first).to_be_visible()
    return page


@screen("sealed-home", SCREENS)
def show_home(stage, open_page):
    stage.lock(False)
    page = open_page("/")
    expect(page.locator("#lock-now")).to_be_visible()
    return page


@screen("sealed-settings", SCREENS)
def show_settings(stage, open_page):
    stage.lock(False)
    page = open_page("/settings")
    expect(page.locator("input[name=idleMinutes]").first).to_be_attached()
    return page
