"""The microphone and the disk watched on the pages: alarms are seen and heard, and each goes by itself."""
import os
import re
import subprocess

import pytest
from playwright.sync_api import expect

import stick
import web_app
import web_guides
from chromium import LAPTOP, TABLET
from conversation import Conversation
from sound_files import samples
from virtual_microphone import VirtualMicrophone, beside

# What the page plays through the loudspeaker: the height of each note whose sound really runs.
EAR = """
window.notes = [];
window.contexts = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.contexts.push(this.context);
  this.addEventListener('ended', () => window.notes.push(this.frequency.value));
  return start.apply(this, when);
};
"""


@pytest.fixture
def two_microphones(leitfaden, speech, tmp_path):
    """The app with the microphones `vmic` and, beside it, `vmic2`."""
    library = web_guides.add(web_app.demo_library(tmp_path / "library"))
    with VirtualMicrophone() as first, VirtualMicrophone() as second:
        for device in (first, second):
            device.play(speech, loop=True)
        with web_app.WebApp(library, beside(first, second)) as app:
            app.microphone, app.speech = first, speech
            yield app


def voice(folder):
    """A WAV file that comes and goes as a voice does: louder and softer four times a second."""
    path = folder / "voice.wav"
    subprocess.run(["sox", "-R", "-n", "-r", "48000", "-c", "2", "-b", "16", path, "synth", "10", "sine", "200-900",
                    "tremolo", "4", "98", "gain", "-6"], check=True)
    return path


def test_a_lost_microphone_is_seen_and_heard_until_the_chosen_one_is_back(two_microphones, pages_of):
    app = two_microphones
    talk = Conversation(app, "talk.guide.md", microphone="vmic")
    page = pages_of(app)(talk.lead, LAPTOP)
    page.add_init_script(EAR)
    page.reload()
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    page.locator("#mark-button").click()

    app.microphone.unplug()
    expect(page.locator("#alarms")).to_contain_text("this one records now: Second microphone")
    expect(page.locator("#mic-name")).to_have_text("Second microphone")
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    web_app.eventually(lambda: page.evaluate("() => window.notes") == [880, 660],
                       lambda: page.evaluate("() => [window.notes, window.contexts.map(({ state }) => state)]"))

    app.microphone.replug()
    expect(page.locator("#alarms")).not_to_contain_text("records now")
    expect(page.locator("#log")).to_contain_text("Microphone: vmic2")

    # whoever does not want to hear it sees it all the same
    page.locator("#more-button").click()
    page.locator("#microphones").click()
    expect(page.locator("#mic-list button", has_text="Virtual speaker")).to_contain_text("hears the loudspeaker, not the room")
    page.locator("#alarm-tone").uncheck()
    page.keyboard.press("Escape")
    app.microphone.unplug()
    expect(page.locator("#alarms")).to_contain_text("records now")
    assert page.evaluate("() => window.notes.length") == 2
    talk.save()
    page.goto(app.origin + talk.review)
    expect(page.locator("#items")).to_contain_text("Microphone: vmic2")
    shown = app.shown(talk.id)
    assert len(shown["parts"]) == 4 and [gap["cause"] for gap in shown["gaps"]] == ["deviceLost"] * 3, shown


def test_the_sound_check_says_in_words_what_it_heard_and_plays_it_back(app, open_page, tmp_path):
    app.microphone.play(voice(tmp_path), loop=True)
    page = open_page("/start?guide=talk.guide.md", TABLET, quiet=("404",))
    page.locator("input[name=microphone][value=vmic]").check()
    expect(page.locator("#hear")).to_be_hidden()
    expect(page.locator("#anyway")).to_be_hidden()
    expect(page.locator("#verdict")).to_contain_text("Good: loud enough and clear")
    expect(page.locator("#course")).to_be_visible()
    assert page.evaluate("""() => {
      const canvas = document.querySelector('#course');
      const { width, height } = canvas;
      const seen = canvas.getContext('2d').getImageData(0, 0, width, height).data;
      return Array.from({ length: 50 }, (_, bar) => {
        let rows = 0;
        for (let y = 0; y < height; y += 1) if (seen[4 * (y * width + bar * 10 + 3) + 3]) rows += 1;
        return rows;
      }).filter((rows) => rows > 20).length;
    }""") == 50, "a bar for each tenth of a second, high where it was loud"
    with page.expect_response(re.compile("/api/microphones/check/sound")) as heard:
        page.locator("#hear").tap()
    body = heard.value.body()
    assert body[:4] == b"RIFF" and len(body) == 44 + 5 * 48_000 * 2 * 2
    app.microphone.quiet()
    page.locator("#listen").tap()
    expect(page.locator("#verdict")).to_contain_text("Nothing was heard at all")
    # one touch, also while it listens
    page.locator("#listen").tap()
    page.locator("#begin").tap()
    page.locator("#consent-later").tap()
    page.wait_for_url(re.compile(r"/interviews/[0-9a-f-]{36}/lead"))
    # what was heard before the interview is not kept
    assert page.evaluate("() => fetch('/api/microphones/check/sound').then((answer) => answer.status)") == 404


def test_speech_quality_from_a_48_khz_microphone_is_converted_and_said(app, open_page):
    page = open_page("/start?guide=talk.guide.md", TABLET, quiet=("404",))
    page.locator("input[name=microphone][value=vmic]").check()
    converted = page.locator(".choice:has([value=vmic]) .for-speech")
    page.locator("details.card summary").first.tap()
    page.locator("input[name=quality][value=standard]").check()
    expect(converted).to_be_hidden()
    page.locator("input[name=quality][value=speech]").check()
    expect(converted).to_have_text("delivers 48 kHz, converted to 16 kHz")
    page.locator("#begin").tap()
    page.locator("#consent-later").tap()
    page.wait_for_url(re.compile(r"/interviews/[0-9a-f-]{36}/lead"))
    expect(page.locator("#mic-name")).to_contain_text("(delivers 48 kHz, converted to 16 kHz)")
    talk = Conversation.of(app, page.url.split("/")[-2])
    talk.until_seconds(1)
    talk.save()
    shown = app.shown(talk.id)
    _, rate, heard = samples(app.library / shown["folder"] / "part-001.wav")
    assert rate == shown["sampleRate"] == 16_000 and len(heard) == shown["frames"], shown


def test_a_stick_takes_a_second_copy_and_a_short_disk_is_begun_on_only_when_asked(leitfaden, speech, pages_of):
    with stick.plugged_in("DISK", "96m") as disk, stick.plugged_in("STICK") as medium, VirtualMicrophone() as microphone:
        microphone.play(speech, loop=True)
        library = web_guides.add(web_app.demo_library(disk / "library"))
        (disk / "other").write_bytes(bytes(max(0, free(disk) - (40 << 20))))
        with web_app.WebApp(library, microphone.env) as app:
            page = pages_of(app)("/start?guide=talk.guide.md", TABLET, quiet=("507",))
            page.locator(f"input[name=mirror][value='{medium}']").check()
            page.locator("#begin").tap()
            page.locator("#consent-later").tap()
            expect(page.locator("#refusal")).to_contain_text("room for less than ten minutes")
            page.locator("#anyway").tap()
            page.wait_for_url(re.compile(r"/interviews/[0-9a-f-]{36}/lead"))
            talk = Conversation.of(app, page.url.split("/")[-2])
            expect(page.locator("#alarms")).to_contain_text("of recording space is left")
            stick.pull(medium)
            expect(page.locator("#alarms")).to_contain_text("The drive of the second copy is gone")
            expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
            talk.save()
            page.goto(app.origin + talk.review)
            expect(page.locator("#items")).to_contain_text("The second copy stopped")
            page.goto(app.origin)
            told = page.locator("[data-notice]")
            expect(told).to_contain_text("is not whole; copy the interview's folder there by hand")
            told.get_by_role("button").tap()
            expect(told).to_have_count(0)


def test_a_copy_on_the_librarys_own_stick_is_told_on_the_interview_screen_until_it_is_seen(leitfaden, speech, pages_of):
    with stick.plugged_in("OWN", "96m") as medium, VirtualMicrophone() as microphone:
        microphone.play(speech, loop=True)
        library = web_guides.add(web_app.demo_library(medium / "library"))
        said = rf"warning: {medium} is on the same drive as the library, and is lost with it"
        with web_app.WebApp(library, microphone.env, expected=[said]) as app:
            page = pages_of(app)("/start?guide=talk.guide.md", TABLET)
            page.locator(f"input[name=mirror][value='{medium}']").check()
            page.locator("#begin").tap()
            page.locator("#consent-later").tap()
            page.wait_for_url(re.compile(r"/interviews/[0-9a-f-]{36}/lead"))
            talk = Conversation.of(app, page.url.split("/")[-2])
            told = page.locator("#alarms .alarm", has_text=f"{medium} is on the same drive as the library")
            expect(told).to_be_visible()
            page.reload()
            told.get_by_role("button").tap()
            expect(told).to_have_count(0)
            page.reload()
            expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
            expect(told).to_have_count(0)
            talk.save()
            page.goto(app.origin)
            expect(page.locator("[data-notice]")).to_have_count(0)


def free(folder):
    """Bytes that can still be written."""
    facts = os.statvfs(folder)
    return facts.f_bavail * facts.f_frsize
