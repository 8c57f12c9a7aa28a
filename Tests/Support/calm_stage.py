"""The screens of an app in which nothing is being recorded: how it begins, and what stands before an interview."""
import contextlib

from playwright.sync_api import expect

import stick
import web_app
import way_guide
import web_guides
from sound_files import synthesise
from stage import Screen, screen
from virtual_microphone import VirtualMicrophone

SCREENS = []


class CalmStage:
    """The app with a microphone that hears speech, and the finished interview it begins with."""

    def __init__(self, app):
        self.app = app

    def reset(self):
        """Nothing here changes."""

    @property
    def finished(self):
        return next(one["id"] for one in self.app.listed() if one["status"] == "saved")


@contextlib.contextmanager
def serving(folder):
    """A stage with a library, a microphone and a server of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    library = web_guides.add(web_app.demo_library(folder / "library"))
    way_guide.add(library)
    with VirtualMicrophone() as microphone:
        microphone.play(synthesise(folder / "speech.wav", 30), loop=True)
        with web_app.WebApp(library, microphone.env) as app:
            yield CalmStage(app)


def before(page):
    """The page on which an interview is begun, with the microphone that is there."""
    page.locator("input[name=microphone][value=vmic]").check()
    expect(page.locator("#begin")).to_be_enabled()
    return page


@screen("calm-home", SCREENS)
def show_home(stage, open_page):
    page = open_page("/")
    expect(page.locator("main")).to_be_visible()
    return page


@screen("calm-not-encrypted", SCREENS)
def show_not_encrypted(stage, open_page):
    page = open_page("/")
    page.locator("a[href='/protect']").click()
    expect(page.locator("code")).to_be_visible()
    return page


@screen("calm-start", SCREENS)
def show_start(stage, open_page):
    return before(open_page("/start?guide=talk.guide.md"))


@screen("calm-start-languages", SCREENS)
def show_start_languages(stage, open_page):
    page = before(open_page("/start?guide=way.en.guide.md"))
    page.locator("summary").click()
    return page


@screen("calm-start-heard", SCREENS)
def show_start_heard(stage, open_page):
    page = before(open_page("/start?guide=talk.guide.md"))
    page.locator("#listen").click()
    expect(page.locator("#verdict")).not_to_be_empty()
    return page


@contextlib.contextmanager
def show_start_copy(stage, open_page):
    stage.reset()
    with stick.plugged_in("INTERVIEWS"):
        page = before(open_page("/start?guide=talk.guide.md"))
        page.locator("input[name=mirror]").last.check()
        yield page


if stick.is_possible():
    SCREENS.append(Screen("calm-start-copy", show_start_copy))


@screen("calm-start-again", SCREENS)
def show_start_again(stage, open_page):
    return before(open_page(f"/start?interview={stage.finished}"))


@screen("calm-start-consent", SCREENS)
def show_start_consent(stage, open_page):
    page = before(open_page("/start?guide=talk.guide.md"))
    page.locator("#consent input[value=spoken]").check()
    page.locator("#scopes input[value=recording]").check()
    return page


@screen("calm-start-asks", SCREENS)
def show_start_asks(stage, open_page):
    page = before(open_page("/start?guide=talk.guide.md"))
    page.locator("#begin").click()
    expect(page.locator("#ask-consent")).to_be_visible()
    return page
