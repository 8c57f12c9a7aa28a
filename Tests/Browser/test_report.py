"""Reports, opened from the disk as somebody does who was given them on a stick."""
import re

import full_interview
import hearing
import measures
import pytest
import told_interview
from playwright.sync_api import expect

import chromium
import leitfaden as program
import web_app
from chromium import PHONE, TABLET
from sound_files import samples

DEVICES = {"tablet": TABLET, "phone": PHONE}
PLACE = "() => { const a = [...document.querySelectorAll('audio')].find((a) => !a.paused); return a ? +a.dataset.start + a.currentTime : null; }"


def export(library, *words):
    done = program.run("export", *words, "--library", library, timeout=300)
    assert done.status == 0, done


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    """Interviews with sound, in English, German and Arabic, and one with everything that breaks formats."""
    library = tmp_path_factory.mktemp("told") / "library"
    sound = told_interview.make(library)
    told_interview.make(library, participant="P-08", number=2, sound=sound, years=3)
    told_interview.make(library, "de", "P-11", 3, sound)
    told_interview.make(library, "ar", "P-12", 4, sound)
    full_interview.make(leitfaden, library)
    assert program.run("library", "rebuild", "--library", library, timeout=120).status == 0
    return library


@pytest.fixture(scope="module")
def stick(library, tmp_path_factory):
    """A folder with the reports on all of them."""
    folder = tmp_path_factory.mktemp("stick") / "given away"
    export(library, "--all", "--as", "report,study-report", "--to", folder)
    return folder


@pytest.fixture
def opened(browser):
    """`opened(file, device, **more)`: a page from the disk; it must not complain, nor ask for anything but its sound."""
    contexts, noise = [], []

    def open_file(file, device=TABLET, through=None, quiet=(), **more):
        context = (through or browser).new_context(**{**device, **more})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        beside = re.compile(re.escape(file.parent.as_uri()) + r"/[\w.-]+$")
        loud = lambda text: any(part in text for part in quiet) or noise.append(text)
        page.on("console", lambda message: message.type == "error" and loud(message.text))
        page.on("pageerror", lambda error: loud(str(error)))
        page.on("dialog", lambda dialog: (noise.append(f"a text ran: {dialog.message}"), dialog.dismiss()))
        page.on("request", lambda request: beside.match(request.url) or noise.append(f"asked for {request.url}"))
        page.goto(file.as_uri())
        return page

    yield open_file
    for context in contexts:
        context.close()
    assert not noise, "pages complained:\n" + "\n".join(noise)


def report(stick, participant):
    return next(stick.glob(f"*_{participant}_*_report.html"))


def plays(page, seconds, within=1.5):
    """Waits until something plays, and says whether it began there."""
    page.wait_for_function(f"() => ({PLACE})() !== null")
    place = page.evaluate(PLACE)
    assert place is None or seconds - 0.05 <= place <= seconds + within, place
    return page


def stop(page):
    page.evaluate("() => document.querySelectorAll('audio').forEach((audio) => audio.pause())")
    page.wait_for_function(f"() => ({PLACE})() === null")


def test_a_touch_on_a_question_a_mark_a_note_and_the_wave_plays_from_there(stick, opened):
    page = opened(report(stick, "P-07"))
    page.get_by_role("heading", name="What would you tell").click()
    plays(page, 11)
    expect(page.locator("#now")).to_have_text("What would you tell somebody who starts now?")
    stop(page)
    # a mark that reaches back three seconds, and one that does not say how far
    page.get_by_role("main").get_by_text("Mark 1 red: Nobody asked").click()
    plays(page, 2)
    stop(page)
    page.get_by_role("button", name="Play from 0:07").click()
    plays(page, 5)
    stop(page)
    page.get_by_role("main").get_by_text("Hesitates when").click()
    plays(page, 8)
    stop(page)
    wave = page.locator("#line").bounding_box()
    page.mouse.click(wave["x"] + wave["width"] / 2, wave["y"] + 20)
    plays(page, sum(told_interview.PARTS) / 2)


def test_what_is_heard_is_that_moment_of_the_recording(stick, library, browser, opened):
    # the ear of the test may only listen to files of the disk where the browser is told so; the page needs no leave
    listening = browser.browser_type.launch(
        executable_path=chromium.PROGRAM, args=[*chromium.FLAGS, "--allow-file-access-from-files"])
    page = opened(report(stick, "P-07"), through=listening)
    page.add_init_script(hearing.EAR)
    page.reload()
    recorded = samples(next(library.glob("*_P-07_*")) / "part-001.wav")[2]
    page.get_by_role("heading", name="What would you tell").click()
    heard = hearing.place(hearing.listen(page), recorded)
    assert heard is not None and abs(heard - 11) < 0.05, heard
    page.context.close()
    listening.close()


def test_parts_are_one_line_of_time(stick, opened):
    page = opened(report(stick, "P-07"))
    page.get_by_role("button", name="Play from 0:25 – 0:27").click()
    plays(page, 25)
    assert page.evaluate("() => document.querySelectorAll('audio')[1].paused") is False
    stop(page)
    # what plays on over the end of the first part goes on in the second
    page.evaluate("() => { document.getElementById('speed').value = '2'; }")
    page.locator("#line").focus()
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#clock strong")).to_have_text("0:20")
    page.keyboard.press(" ")
    page.wait_for_function("() => !document.querySelectorAll('audio')[1].paused")


def test_keys_play_pause_and_go_back_and_on(stick, opened):
    page = opened(report(stick, "P-07"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#clock strong")).to_have_text("0:05")
    page.keyboard.press(" ")
    plays(page, 5)
    expect(page.locator("#play")).to_have_attribute("aria-label", "Pause")
    page.keyboard.press(" ")
    page.wait_for_function(f"() => ({PLACE})() === null")
    # whoever touched a moment pauses with the space bar as well
    page.get_by_role("button", name="Play from 0:07").click()
    plays(page, 5)
    page.keyboard.press(" ")
    page.wait_for_function(f"() => ({PLACE})() === null")
    # in the search field a space is a space
    page.get_by_role("searchbox").fill("")
    page.get_by_role("searchbox").press_sequentially("the map")
    assert page.get_by_role("searchbox").input_value() == "the map" and page.evaluate(PLACE) is None


def test_search_shows_what_fits_and_says_how_much(stick, opened):
    page = opened(report(stick, "P-07"))
    page.get_by_role("searchbox").fill("MINIDISC")
    expect(page.get_by_role("status")).to_have_text("1 of 8 questions")
    expect(page.locator("article:visible")).to_have_count(1)
    found = "(r) => r.startContainer.data.slice(r.startOffset, r.endOffset)"
    assert page.evaluate(f"() => [...CSS.highlights.get('found')].map({found})") == ["minidisc"]
    expect(page.get_by_role("heading", name="Arriving")).to_be_hidden()
    page.get_by_role("searchbox").fill("nobody said this")
    expect(page.locator("#nothing")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Show").select_option(label="Without an answer")
    expect(page.locator("article:visible")).to_have_count(2)
    page.get_by_label("Show").select_option(label="Everything")
    expect(page.locator("article:visible")).to_have_count(8)


def test_answers_show_what_was_not_chosen_and_what_was_answered_before(stick, opened):
    page = opened(report(stick, "P-07"))
    tools = page.get_by_role("article").filter(has_text="Which tools")
    assert [line.split() for line in tools.locator(".options > li").all_inner_texts()] == [
        ["✓", "Phone", "(chosen)"], ["○", "Paper"], ["✓", "Other", "(chosen)", "minidisc"]]
    sure = page.get_by_role("article").filter(has_text="How sure")
    assert sure.locator("li.chosen").inner_text().split() == ["✓", "4", "(chosen)"]
    assert sure.locator(".scale > li").count() == 5 and "Earlier: 2" in sure.inner_text()
    assert "No answer: refused" in page.get_by_role("article").filter(has_text="Income").inner_text()
    assert "No answer: not reached" in page.get_by_role("article").filter(has_text="Anything else").inner_text()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["P-07", "P-11", "P-12", "P-01", "study-told-en", "study-told-ar", "study-kinds"])
def test_everybody_can_read_it(stick, opened, accessible, name, device):
    file = stick / f"study_report_{name[6:]}.html" if name.startswith("study") else report(stick, name)
    page = opened(file, DEVICES[device])
    wrong = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        wrong += accessible(page, theme)
    for text in ("100%", "200%"):
        # as a browser does whose letters are set to be larger
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text)
        wrong += [f"{text}: {found}" for found in page.evaluate(measures.SIDEWAYS) + page.evaluate(measures.CLIPPED)]
    wrong += page.evaluate(measures.SMALL, [44, "body"])
    assert not wrong, "\n".join(wrong)
    assert not measures.walk(page, 2000)


def test_the_app_writes_the_report_with_its_waveform(shared_app):
    visitor = shared_app.interviewer()
    interview = next(one["id"] for one in shared_app.listed() if one["status"] == "saved")
    address = f"/api/interviews/{interview}/export"
    assert visitor.post(address, {"formats": ["report"]}).status == 202
    web_app.eventually(lambda: not visitor.get(address).json["isRunning"], "the report")
    state = visitor.get(address).json
    name = next(file["name"] for file in state["files"] if file["name"].endswith("_report.html"))
    assert not state.get("problem") and 'class="wave"' in visitor.get(f"{address}/{name}").text


def test_no_report_names_a_person(stick):
    for file in stick.glob("*.html"):
        text = file.read_text()
        assert not [name for name in told_interview.NAMES if name in text], file.name


def test_a_page_without_its_sound_says_where_to_put_it(stick, opened, tmp_path):
    file = report(stick, "P-07")
    alone = tmp_path / file.name
    alone.write_bytes(file.read_bytes())
    page = opened(alone, quiet=["ERR_FILE_NOT_FOUND"])
    expect(page.get_by_role("alert")).to_contain_text("_part-001.wav, ")
    expect(page.get_by_role("alert")).to_contain_text("into the same folder")


def test_on_paper_there_is_nothing_to_press(stick, opened):
    page = opened(report(stick, "P-07"))
    page.emulate_media(media="print", color_scheme="dark")
    for what in ("#controls", "#find", "audio"):
        expect(page.locator(what).first).to_be_hidden()
    expect(page.locator(".wave")).to_be_visible()
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
