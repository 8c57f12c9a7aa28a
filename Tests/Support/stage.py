"""Every screen of the app and how one gets there, for whoever looks at all of them: tests, and `scripts/screenshots`."""
import contextlib
import uuid

from playwright.sync_api import expect

import stick
import web_app
from playing import Stage, serving  # noqa: F401

PIN = "2468"


class Screen:
    """A screen: `name`, and `show(stage, open_page)`, a context in which a page shows it."""

    def __init__(self, name, show, within="body", least=48):
        self.name, self.show, self.within, self.least = name, show, within, least

    def __repr__(self):
        return self.name


SCREENS = []


def screen(name, screens=SCREENS, **facts):
    """Registers a function that opens the page and brings it there."""
    def register(function):
        @contextlib.contextmanager
        def show(stage, open_page):
            stage.reset()
            yield function(stage, open_page)
        screens.append(Screen(name, show, **facts))
        return function
    return register


def simple(name, path, shown="main", **facts):
    """A screen that is a page."""
    @screen(name, **facts)
    def show(stage, open_page):
        page = open_page(path(stage))
        expect(page.locator(shown).first).to_be_visible()
        return page


@screen("enter")
def show_enter(stage, open_page):
    page = open_page("/", enter=False, quiet=("401",))
    expect(page.locator("#stranger")).to_be_visible()
    return page


simple("home", lambda stage: "/")
simple("home-found", lambda stage: "/?q=advice")
simple("home-found-nothing", lambda stage: "/?q=xyzzy")
simple("guide", lambda stage: "/guides/working-days")
simple("settings", lambda stage: "/settings")
simple("analysis", lambda stage: "/guides/working-days/analysis")
simple("question-across", lambda stage: "/guides/working-days/questions/first_day")
simple("export", lambda stage: "/export?guide=working-days")
simple("start-again", lambda stage: f"/start?interview={stage.finished}")


@screen("start")
def show_start(stage, open_page):
    page = open_page(f"/start?guide={stage.guide}")
    expect(page.locator("main")).to_be_visible()
    return page


@screen("export-formats")
def show_export_formats(stage, open_page):
    page = open_page(f"/export?interview={stage.finished}")
    for purpose in ("listen", "count", "read"):
        page.locator(f".purpose[data-purpose={purpose}] > summary").click()
    for kind in ("question-sound", "report"):
        page.locator(f"input[value={kind}]").check()
    page.locator("input[value=download]").check()
    return page


@screen("export-done")
def show_export_done(stage, open_page):
    return exported(stage, open_page, str(stage.app.library.parent / "exported"))


@screen("export-failed")
def show_export_failed(stage, open_page):
    return exported(stage, open_page, "/proc/no-folder")


@contextlib.contextmanager
def show_export_stick(stage, open_page):
    stage.reset()
    with stick.plugged_in("INTERVIEWS"), stick.plugged_in("FULL CARD", "16k"):
        page = open_page(f"/export?interview={stage.finished}")
        page.locator("#media label").last.click()
        page.locator("#look-again").scroll_into_view_if_needed()
        yield page


if stick.is_possible():
    SCREENS.append(Screen("export-stick", show_export_stick))


def exported(stage, open_page, folder):
    page = open_page(f"/export?interview={stage.finished}")
    page.locator("#target-folder").fill(folder)
    page.locator("#begin").click()
    expect(page.locator("#result")).to_be_visible(timeout=60_000)
    return page


@screen("missing-interview")
def show_missing(stage, open_page):
    page = open_page(f"/interviews/{uuid.UUID(int=0)}/review", quiet=("404",))
    expect(page.locator("main")).to_be_visible()
    return page


@screen("missing-page")
def show_missing_page(stage, open_page):
    page = open_page("/no-such-page", quiet=("404",))
    expect(page.locator("main, body").first).to_be_visible()
    return page


def lead(stage, open_page, sounding="recording"):
    page = open_page(f"/interviews/{stage.live}/lead")
    expect(page.locator(f".app[data-sounding={sounding}]")).to_be_visible()
    return page


@screen("lead")
def show_lead(stage, open_page):
    return lead(stage, open_page)


@screen("lead-answers")
def show_lead_answers(stage, open_page):
    stage.give(("visit", {"question": "tools"}))
    return lead(stage, open_page)


@screen("lead-paused")
def show_lead_paused(stage, open_page):
    stage.give("pause")
    return lead(stage, open_page, "paused")


@screen("lead-off-record")
def show_lead_off(stage, open_page):
    stage.give("off-record")
    return lead(stage, open_page, "offRecord")


@screen("lead-silent")
def show_lead_silent(stage, open_page):
    stage.be_quiet()
    page = lead(stage, open_page)
    expect(page.locator("#alarms > *").first).to_be_visible(timeout=60_000)
    return page


@screen("lead-sitemap")
def show_lead_map(stage, open_page):
    page = lead(stage, open_page)
    page.keyboard.press("s")
    expect(page.locator("#lists")).to_be_visible()
    return page


@screen("lead-find")
def show_lead_find(stage, open_page):
    page = lead(stage, open_page)
    page.keyboard.press("/")
    page.locator("#find").fill("work")
    return page


@screen("lead-handed-over")
def show_lead_handed_over(stage, open_page):
    answer = stage.visitor.post(f"/api/interviews/{stage.live}/handover", {"section": "about", "pin": PIN, "device": "second"})
    assert answer.status == 200, answer
    page = lead(stage, open_page)
    expect(page.locator("#alarms button")).to_be_visible()
    return page


# what a browser keeps of a command that was refused long after it was given
KEPT = """(interview) => new Promise((done) => {
  const opening = indexedDB.open('leitfaden', 1);
  opening.onsuccess = () => {
    const change = opening.result.transaction('commands', 'readwrite');
    [['pause', {}], ['note-text', { text: 'The brother helped', note: 'n' }]].forEach(([command, more], index) => change.objectStore('commands').put({
      id: `kept-${index}`, interview, command, ...more, wall: new Date(2026, 10, 21, 14, 3 + index).getTime(), refusal: 'the interview is not being recorded' }));
    change.oncomplete = () => { opening.result.close(); done(); };
  };
})"""


@screen("lead-kept")
def show_lead_kept(stage, open_page):
    page = lead(stage, open_page)
    page.evaluate(KEPT, stage.live)
    page.reload()
    expect(page.locator("#alarms button")).to_be_visible()
    return page


@screen("review-kept")
def show_review_kept(stage, open_page):
    page = open_page(f"/interviews/{stage.finished}/review")
    expect(page.locator("#items button").first).to_be_visible()
    page.evaluate(KEPT, stage.finished)
    page.reload()
    expect(page.locator("#kept")).to_be_visible()
    return page


@screen("lead-notes")
def show_lead_notes(stage, open_page):
    page = lead(stage, open_page)
    if page.locator("#to-notes").is_visible():
        page.locator("#to-notes").click()
    expect(page.locator("#note")).to_be_visible()
    return page


@screen("lead-ink")
def show_lead_ink(stage, open_page):
    page = lead(stage, open_page)
    if page.locator("#to-notes").is_visible():
        page.locator("#to-notes").click()
    page.locator("#inking").click()
    expect(page.locator("#sheet")).to_be_visible()
    return page


@screen("lead-menu")
def show_lead_menu(stage, open_page):
    page = lead(stage, open_page)
    page.locator("#more-button").click()
    expect(page.locator("#menu")).to_be_visible()
    return page


@screen("lead-ending")
def show_lead_ending(stage, open_page):
    page = lead(stage, open_page)
    page.locator("#more-button").click()
    page.locator("#ending").click()
    expect(page.locator("#save")).to_be_visible()
    return page


@screen("handover")
def show_handover(stage, open_page):
    page = open_page(f"/interviews/{stage.live}/handover")
    expect(page.locator("#choosing")).to_be_visible()
    return page


@screen("handover-code")
def show_handover_code(stage, open_page):
    page = open_page(f"/interviews/{stage.live}/handover")
    hand_over(page, "second")
    expect(page.locator("#code")).to_be_visible()
    return page


def hand_over(page, device, section="about", pin=PIN):
    """Hands a section over on the hand-over page."""
    page.locator(f"#choosing input[name=section][value={section}]").check()
    fresh = page.locator("#choosing input[name=which][value=new]")
    if fresh.count():
        fresh.check()
    page.locator("#pinfield").fill(pin)
    page.locator(f"#choosing button[value={device}]").click()



PLACE = """() => document.querySelector('#end').hidden
  ? document.querySelector('fieldset.now')?.dataset.question ?? '' : 'end'"""


def respond(stage, open_page):
    # once the device is taken back, what this page asks for is refused
    page = open_page(f"/interviews/{stage.live}/handover", quiet=("401", "403"))
    hand_over(page, "this")
    page.wait_for_url("**/respond")
    # its scripts are there
    expect(page.locator("#told")).not_to_have_attribute("data-told", "unknown")
    # whoever answers again begins where they were
    while (place := page.evaluate(PLACE)) != "useful":
        page.locator("#backward").click()
        web_app.eventually(lambda: page.evaluate(PLACE) != place, "the question before")
    return page


RESPOND = {"within": "#ho main:not([hidden]), #ho footer", "least": 72}


@screen("respond", **RESPOND)
def show_respond(stage, open_page):
    return respond(stage, open_page)


@screen("respond-required", **RESPOND)
def show_respond_required(stage, open_page):
    page = respond(stage, open_page)
    page.locator("#onward").click()
    expect(page.locator("#oops")).to_be_visible()
    return page


@screen("respond-several", **RESPOND)
def show_respond_several(stage, open_page):
    page = respond(stage, open_page)
    page.locator("fieldset.now label").nth(3).click()
    page.locator("#onward").click()
    expect(page.locator("fieldset.now[data-question=reads]")).to_be_visible()
    page.locator("fieldset.now label").first.click()
    return page


@screen("respond-number", **RESPOND)
def show_respond_number(stage, open_page):
    page = respond(stage, open_page)
    to_the_end(page, but="household")
    return page


@screen("respond-end", **RESPOND)
def show_respond_end(stage, open_page):
    page = respond(stage, open_page)
    to_the_end(page)
    expect(page.locator("#end")).to_be_visible()
    return page


def to_the_end(page, but=None):
    """Answers what needs an answer and goes on, to the end or to a question."""
    for _ in range(20):
        if page.locator("#end").is_visible():
            return
        now = page.locator("fieldset.now")
        question = now.get_attribute("data-question")
        if question == but:
            return
        if question == "useful":
            now.locator("label").nth(2).click()
        page.locator("#onward").click()
        expect(page.locator(f"fieldset.now[data-question={question}]")).to_be_hidden()


@screen("respond-pin", within="#pin .pad", least=64)
def show_respond_pin(stage, open_page):
    page = respond(stage, open_page)
    page.locator("button#leave").click()
    expect(page.locator("#pin")).to_be_visible()
    return page


@screen("pair")
def show_pair(stage, open_page):
    page = open_page("/pair", enter=False, quiet=("401",))
    expect(page.locator("#join")).to_be_visible()
    return page


# more screens, each file registering its own
import author_screens  # noqa: E402,F401
import handing_on_stage  # noqa: E402,F401
import lan_screens  # noqa: E402,F401
import stage_listening  # noqa: E402,F401
