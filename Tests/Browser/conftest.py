"""What every browser test may ask for: Chromium, the app with a microphone, pages that must not complain.

A page that writes an error on its console, or asks another computer for anything, fails its test. A test that fails
leaves a picture of each of its pages in `.build/test-logs/`.
"""
import contextlib
import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect, sync_playwright

import chromium
import leitfaden as program
import web_app
import web_guides
from cable import Cable
from conversation import Conversation
from pages import Pages
from sound_files import synthesise
from virtual_microphone import VirtualMicrophone

PICTURES = program.ROOT / ".build/test-logs"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def browsers():
    """Starts a Chromium: `browsers()`, with flags another; the same for all tests, as long as it lives."""
    running = {}
    with sync_playwright() as playwright:
        def one(*flags):
            # a browser that died must fail one test, not all that follow
            if flags not in running or not running[flags].is_connected():
                running[flags] = chromium.launch(playwright, *flags)
            return running[flags]
        yield one
        for each in running.values():
            each.close()


@pytest.fixture
def browser(browsers):
    """The Chromium; each page has a context of its own."""
    return browsers()


@pytest.fixture(scope="session")
def speech(tmp_path_factory):
    """The sound that microphones hear: 30 seconds that never repeat, again and again."""
    return synthesise(tmp_path_factory.mktemp("sound") / "speech.wav", 30)


@contextlib.contextmanager
def serving(leitfaden, speech, folder):
    """The program with a library of its own and a microphone that hears `speech` from a recording's first frame."""
    library = web_guides.add(web_app.demo_library(folder))
    with VirtualMicrophone() as microphone:
        microphone.play(speech, armed=True, loop=True)
        with web_app.WebApp(library, microphone.env) as app:
            app.microphone, app.speech = microphone, speech
            yield app


@pytest.fixture
def app(leitfaden, speech, tmp_path):
    """The app, for one test alone."""
    with serving(leitfaden, speech, tmp_path / "library") as app:
        yield app


@pytest.fixture(scope="module")
def shared_app(leitfaden, speech, tmp_path_factory):
    """The app, for all tests of a file that leave it as it was."""
    with serving(leitfaden, speech, tmp_path_factory.mktemp("shared") / "library") as app:
        yield app


@pytest.fixture
def conversation(app):
    """`conversation(guide="talk.guide.md")`: an interview that is being recorded."""
    def begin(guide="talk.guide.md", **wish):
        return Conversation(app, guide, **wish)
    return begin


@pytest.fixture
def cable(app):
    """A network between pages and the server that can be cut: `open_page(..., through=cable)`."""
    with Cable(app.port, app.host) as cable:
        yield cable


@pytest.fixture
def pages_of(browsers, browser, request):
    """`pages_of(app)`: an opener of pages for an app other than the test's own."""
    made = []

    def opener(app):
        made.append(Pages(browser, app, lambda: browsers(chromium.CABLE)))
        return made[-1]

    yield opener
    noise = [text for pages in made for text in pages.noise]
    if noise or getattr(request.node, "outcome", None) == "failed":
        for pages in made:
            pages.photograph(PICTURES, re.sub(r"[^\w-]+", "-", request.node.name).strip("-"))
    for pages in made:
        pages.close()
    assert not noise, "pages complained:\n" + "\n".join(noise)


@pytest.fixture
def open_page(pages_of, app):
    """`open_page(path, device, ...)`: see `Pages`."""
    return pages_of(app)


@pytest.fixture
def open_shared(pages_of, shared_app):
    """The same for the app that all tests of a file share."""
    return pages_of(shared_app)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.failed:
        item.outcome = "failed"
    return report


@pytest.fixture(scope="session")
def accessible():
    """`accessible(page, words, rules=None)`: what axe sees that is wrong, each with `words` in front.

    `rules`: only these, where a change of colours or of the text size can have broken no other.
    """
    def violations(page, context, options):
        # into each document once: half a megabyte is read in and compiled
        if not page.evaluate("() => typeof window.axe?.run === 'function'"):
            page.evaluate(AXE_SCRIPT)
        return page.evaluate("([context, options]) => axe.run(context ?? document, options).then((found) => found.violations)",
                             [context, options])

    def check(page, words="", rules=None):
        only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
        found = violations(page, None, {"runOnly": only, "resultTypes": ["violations"]})
        for rule in found:
            if rule["id"] == "target-size":
                rule["nodes"] = [node for node in rule["nodes"] if is_small(page, node["target"][0])]
        return [f"{words} {rule['id']}: {rule['help']}: "
                + " ".join(f"{node['target']} {node['html'][:200]}" for node in rule["nodes"][:4])
                for rule in found if rule["nodes"]]

    def is_small(page, target):
        """Whether it still is in the middle of the window: a bar that stays at the edge hides part of what is below."""
        page.locator(target).evaluate("(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })")
        only = {"runOnly": {"type": "rule", "values": ["target-size"]}, "resultTypes": ["violations"]}
        return bool(violations(page, target, only))
    return check
