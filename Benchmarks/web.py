"""The web app in a headless browser: how soon a page can be used, a mark is stored, a question is heard; what a page
weighs."""
import json
import uuid

from playwright.sync_api import sync_playwright

from common import median, percentile, workspace
from report import Section, Table, Target
from seek import LongInterview
from virtual_microphone import VirtualMicrophone
import chromium
import web_app
import web_guides
from pages import Pages

COMMANDS = ["leitfaden serve --library LIBRARY --port 0",
            "chromium --headless    # led by Playwright over the DevTools protocol, on the same machine"]
LOADS, MARKS, CLICKS = 40, 300, 60
VISITS = 100

# from the start of the navigation to the first pulse of the recording that the page shows
USABLE = """() => new Promise((done) => {
  const look = () => {
    const app = document.querySelector('.app');
    if (app?.dataset.sounding === 'recording') requestAnimationFrame(() => done(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})"""

# the page itself measures from the time stamp of the key to the acknowledgement; this waits for what it measured
STARTED = """() => ({ done: new Promise((done) => {
  const seen = new PerformanceObserver((list) => {
    seen.disconnect();
    done(list.getEntriesByName('mark')[0].duration);
  });
  seen.observe({ entryTypes: ['measure'] });
}) })"""

# from the click's own time stamp to the moment at which the player really moves on
EAR = """(() => {
  const play = HTMLMediaElement.prototype.play;
  addEventListener('pointerdown', (event) => { window.touched = event.timeStamp; }, true);
  addEventListener('click', (event) => { window.touched = event.timeStamp; }, true);
  HTMLMediaElement.prototype.play = function () {
    const player = this;
    window.player = player;
    const at = player.currentTime;
    const look = () => {
      if (!player.paused && !player.seeking && player.readyState >= 3 && player.currentTime > at) window.sounded = performance.now() - window.touched;
      else requestAnimationFrame(look);
    };
    window.sounded = null;
    look();
    return play.call(player);
  };
})()"""
SOUNDED = """() => new Promise((done) => { const look = () => window.sounded !== null && window.sounded !== undefined
  ? done(window.sounded) : setTimeout(look, 5); look(); })"""


class LongTalk(LongInterview):
    """An interview of many hours with a visit every few minutes."""

    def lengthened(self, document):
        document = super().lengthened(document)
        visit = next(event for event in document["events"] if event["body"]["kind"] == "visited")
        questions = ["advice", "first_day", "years", "weekends"]
        more = []
        for number in range(VISITS):
            event = json.loads(json.dumps(visit))
            event["id"], event["frame"] = str(uuid.uuid4()), self.frames * (number + 1) // (VISITS + 2)
            event["body"]["fields"]["question"] = questions[number % len(questions)]
            more.append(event)
        last = next(at for at, event in enumerate(document["events"]) if event["body"]["kind"] == "partClosed")
        document["events"][last:last] = more
        for number, event in enumerate(document["events"], 1):
            event["sequence"] = number
        return document


def loading(pages, path, times):
    """Milliseconds until the interview screen shows the running recording, one per load; and what the first load cost."""
    taken, sent = [], {}
    for number in range(times):
        page = pages()
        if number == 0:
            line = page.context.new_cdp_session(page)
            line.send("Network.enable")
            names = {}
            line.on("Network.requestWillBeSent", lambda told: names.update({told["requestId"]: told["request"]["url"]}))
            line.on("Network.loadingFinished", lambda told: sent.update(
                {names.get(told["requestId"], "?"): told["encodedDataLength"]}))
        page.goto(pages.app.origin + path)
        taken.append(page.evaluate(USABLE))
        if number == 0:
            page.wait_for_timeout(2000)  # whatever it loads later counts as well
            outside = [url for url in names.values() if not url.startswith((pages.app.origin, "data:", "blob:"))]
            weight = (sum(sent.values()), len([url for url in names.values() if url.startswith("http")]), len(outside))
        pages.close()
    return taken, weight


def marking(pages, path, times):
    """Milliseconds from the press of the key to the acknowledgement, one per mark."""
    page = pages(path)
    page.evaluate(USABLE)
    taken = []
    for _ in range(times):
        waiting = page.evaluate_handle(STARTED)
        page.keyboard.press("b")
        taken.append(page.evaluate("(waiting) => waiting.done", waiting))
        # within two seconds the key changes the colour of the mark instead, which is a commit as well
    pages.close()
    return taken


def hearing(pages, path, times):
    """Milliseconds from a click on a question to the moment its sound moves, one per click."""
    page = pages()
    page.add_init_script(EAR)
    page.goto(pages.app.origin + path)
    lines = page.locator("#items button.k-visit")
    lines.first.wait_for()
    count, taken = lines.count(), []
    for number in range(times):
        # far jumps: nothing that was loaded for the last one helps
        line = lines.nth((number * 37 + 11) % count)
        line.scroll_into_view_if_needed()
        line.click()
        taken.append(page.evaluate(SOUNDED))
    pages.close()
    return taken


def measure(options):
    """The section about the web app."""
    hours = options.hours or 4
    loads, marks, clicks = (8, 40, 10) if options.quick else (LOADS, MARKS, CLICKS)
    with workspace() as folder, VirtualMicrophone(folder=folder / "microphone") as microphone, sync_playwright() as play:
        microphone.play("ramp")
        long = LongTalk(folder, microphone, hours)
        web_guides.add(long.library)
        with web_app.WebApp(long.library, microphone.env) as app:
            browser = chromium.launch(play)
            pages = Pages(browser, app)
            visitor, finished = app.interviewer(), app.listed()[0]["id"]
            talk = visitor.begin("talk.guide.md", participant="P-07")
            visitor.give(talk, ("visit", {"question": "first_day"}))
            usable, weight = loading(pages, f"/interviews/{talk}/lead", loads)
            marked = marking(pages, f"/interviews/{talk}/lead", marks)
            visitor.give(talk, "save")
            heard = hearing(pages, f"/interviews/{finished}/review", clicks)
            browser.close()
    return section(usable, weight, marked, heard, hours)


def section(usable, weight, marked, heard, hours):
    rows = [[name, str(len(values)), f"{median(values):.0f}", f"{percentile(values, 95):.0f}",
             f"{percentile(values, 99):.0f}", f"{max(values):.0f}"]
            for name, values in [("interview screen, from the request to the running clock", usable),
                                 ("key press to acknowledged mark", marked),
                                 (f"click on a question to sound, {hours:g} hours", heard)]]
    size, requests, outside = weight
    return Section(
        "web", "The web app in a browser",
        "Headless Chromium and the program on one machine, one run, each load in a browser of its own without a cache. "
        "These are absolute times: they belong to this machine. A mark is acknowledged when it is on disk; sound counts "
        "from the moment at which the player's clock moves on. Clicks jump about the recording.",
        COMMANDS, [Table("Milliseconds", ["", "times", "median", "p95", "p99", "longest"], rows),
                   Table("The interview screen over the wire", ["", ""],
                         [["bytes, headers included", f"{size}"], ["requests", f"{requests}"],
                          ["requests to other computers", f"{outside}"]])],
        [Target("interview screen usable after load, median", "below 300 ms", f"{median(usable):.0f} ms", median(usable) < 300),
         Target("key press to acknowledged mark, p99", "below 50 ms", f"{percentile(marked, 99):.0f} ms",
                percentile(marked, 99) < 50),
         Target("click on a question to sound, p95", "below 100 ms", f"{percentile(heard, 95):.0f} ms",
                percentile(heard, 95) < 100),
         Target("weight of the interview screen", "below 150 kB", f"{size / 1000:.0f} kB", size < 150_000),
         Target("requests outside", "none", f"{outside}", outside == 0)])
