"""Every kind of answer: given on the interview screen and on the handed-over device, seen again, found in the table."""
import csv

import pytest
from playwright.sync_api import expect

import kinds_guide
import kinds_stage
import leitfaden as program
import measures
from chromium import LAPTOP, PHONE, TABLET
from kinds_stage import ALL_AT_ONCE, ANSWERS, SHOWN
from pages import Pages
from web_app import eventually

DEVICES = {"tablet": TABLET, "phone": PHONE}


@pytest.fixture(scope="module")
def theatre(leitfaden, tmp_path_factory):
    """An interview along the guide with every kind."""
    with kinds_stage.serving(tmp_path_factory.mktemp("kinds")) as playing:
        playing.given = set()
        yield playing


@pytest.fixture(scope="module")
def rehearsal(leitfaden, tmp_path_factory):
    """Another one, whose answers nobody looks for in a table."""
    with kinds_stage.serving(tmp_path_factory.mktemp("keys")) as playing:
        yield playing


@pytest.fixture(scope="module")
def leading(theatre, browsers):
    """The interviewer's tablet."""
    yield from quiet_page(theatre, browsers)


@pytest.fixture(scope="module")
def answering(theatre, browsers):
    """A tablet that was handed over."""
    for page in quiet_page(theatre, browsers):
        theatre.hand_over(page)
        yield page
    theatre.visitor.post(f"/api/interviews/{theatre.live}/handover/back", {})


def quiet_page(theatre, browsers):
    pages = Pages(browsers(), theatre.app)
    # once the device is taken back, what its page asks for is refused
    yield pages("/", TABLET, quiet=("401", "403"))
    noise = pages.noise
    pages.close()
    assert not noise, "pages complained:\n" + "\n".join(noise)


def answer(theatre, show, page, kind, question, folder):
    """Answers one question; the page shows it again after it was loaded anew."""
    act, wanted, _ = ANSWERS[kind]
    act(show(page, kind), folder)
    stored = {}

    def is_right():
        stored["value"] = theatre.value(question)
        return stored["value"] and (wanted(stored["value"]) if callable(wanted) else stored["value"] == wanted)
    eventually(is_right, lambda: f"{wanted} of {question}; stored is {stored}", 20)
    before = page.evaluate(f"() => ({SHOWN})(document.querySelector('.q.now .answering'))")
    after = show(page, kind)
    expected = {**before, "files": before["files"]}
    # what was typed is shown in the form in which it is stored
    expected["typed"] = {"masked": ["AB-1234"], "number": ["1.85"]}.get(kind, before["typed"])
    eventually(lambda: after.evaluate(SHOWN) == expected, lambda: f"{expected}; shown is {after.evaluate(SHOWN)}", 20)
    assert any(any(part) for part in expected.values())
    theatre.given.add(question)


@pytest.mark.parametrize("kind", ANSWERS)
def test_is_answered_on_the_interview_screen_and_seen_again(theatre, leading, kind, tmp_path):
    answer(theatre, theatre.lead, leading, kind, kind, tmp_path)


@pytest.mark.parametrize("kind", ANSWERS)
def test_is_answered_on_the_handed_over_device_and_seen_again(theatre, answering, kind, tmp_path):
    answer(theatre, theatre.respond, answering, kind, f"h_{kind}", tmp_path)


# what people choose in, not write in: the element that has the keyboard after a touch
CHOSEN_IN = "input[type=radio], input[type=checkbox], input[type=range], select, button.option"


def test_left_and_right_step_and_never_change_an_answer(rehearsal, pages_of):
    page = pages_of(rehearsal.app)("/", LAPTOP)
    kinds = [kind for kind, *_ in kinds_guide.QUESTIONS]
    rehearsal.lead(page, kinds_guide.ANSWERABLE[0])
    looked_at = []
    for kind, following in zip(kinds, kinds[1:]):
        page.locator(f".q[data-q={kind}] a.go").click()
        now = page.locator(f".q.now[data-q={kind}]")
        now.wait_for()
        if kind not in kinds_guide.ANSWERABLE:
            continue
        widget = now.locator(".widget.answering")
        widget.wait_for()
        field = widget.locator(CHOSEN_IN).first
        if not field.count():
            continue
        looked_at.append(kind)
        (field.check if field.evaluate("(e) => ['radio', 'checkbox'].includes(e.type)") else field.focus)()
        field.focus()
        before = widget.evaluate(SHOWN)
        page.keyboard.press("ArrowRight")
        page.locator(f".q.now[data-q={following}]").wait_for()
        page.keyboard.press("ArrowLeft")
        now.wait_for()
        eventually(lambda: widget.evaluate(SHOWN) == before, lambda: f"{kind}: {before}; after the steps {widget.evaluate(SHOWN)}", 5)
    assert len(looked_at) > 20, looked_at


def test_up_and_down_move_within_choices(rehearsal, pages_of):
    page = pages_of(rehearsal.app)("/", LAPTOP)
    single = rehearsal.lead(page, "single").locator("input[type=radio]")
    single.first.check()
    single.first.focus()
    page.keyboard.press("ArrowDown")
    expect(single.nth(1)).to_be_checked()
    boxes = rehearsal.lead(page, "multiple").locator("input[type=checkbox]")
    before = [box.is_checked() for box in boxes.all()]
    boxes.first.focus()
    page.keyboard.press("ArrowDown")
    expect(boxes.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(boxes.first).to_be_focused()
    assert [box.is_checked() for box in boxes.all()] == before
    expect(page.locator(".q.now")).to_have_attribute("data-q", "multiple")


@pytest.mark.parametrize("device", DEVICES)
def test_all_widgets_can_be_used_by_everybody_on_the_interview_screen(theatre, pages_of, accessible, device):
    page = pages_of(theatre.app)("/", DEVICES[device])
    theatre.lead(page, kinds_guide.ANSWERABLE[0])
    for kind in kinds_guide.ANSWERABLE:
        page.locator(f".q[data-q={kind}] a.go").click()
        page.locator(f".q.now[data-q={kind}] .widget.answering").wait_for()
    bar = page.locator(".rec").bounding_box()
    assert bar["y"] == 0, f"the bar was scrolled to {bar}"
    inspect(page, accessible, 48)


@pytest.mark.parametrize("device", DEVICES)
def test_all_widgets_can_be_used_by_everybody_on_the_handed_over_device(theatre, answering, accessible, device):
    answering.set_viewport_size(DEVICES[device]["viewport"])
    theatre.respond(answering, kinds_guide.ANSWERABLE[0])
    inspect(answering, accessible, 56)


def inspect(page, accessible, least):
    """Looks at all widgets of a page at once: light and dark, at 100 % and 200 %, and mirrored."""
    wrong = []
    for text in ("100", "200"):
        for direction in ("ltr", "rtl"):
            page.evaluate("([text, direction]) => { document.documentElement.dataset.text = text; document.documentElement.dir = direction; }", [text, direction])
            page.evaluate(ALL_AT_ONCE)
            found = [*page.evaluate(measures.SIDEWAYS), *page.evaluate(measures.CLIPPED), *page.evaluate(measures.SMALL, [least, ".answering"])]
            wrong += [f"{text} % {direction}: {one}" for one in found]
    page.evaluate("() => { document.documentElement.dataset.text = '100'; document.documentElement.dir = 'ltr'; }")
    own = page.viewport_size
    for width, height in [(768, 1024), (1366, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(ALL_AT_ONCE)
        wrong += [f"{width} px: {one}" for one in [*page.evaluate(measures.SIDEWAYS), *page.evaluate(measures.CLIPPED)]]
    page.set_viewport_size(own)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    wrong += accessible(page)
    page.emulate_media(color_scheme="dark")
    wrong += accessible(page, "dark", ["color-contrast"])
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def test_every_answer_is_in_the_exported_table(theatre, tmp_path):
    """The last test of this file: it saves the interview."""
    theatre.visitor.give(theatre.live, "save")
    eventually(lambda: theatre.app.shown(theatre.live)["status"] == "saved", "the interview to be saved")
    done = program.run("export", theatre.live, "--with-names", "--library", theatre.app.library, "--as", "csv", "--to", tmp_path, timeout=120)
    assert done.status == 0, done
    table = next(file for file in tmp_path.rglob("*.csv") if "wide" in file.name)
    with open(table, encoding="utf-8-sig", newline="") as file:
        row = next(csv.DictReader(file))
    wrong = []
    for question in sorted(theatre.given):
        for ending, cell in ANSWERS[question.removeprefix("h_")][2].items():
            found = row.get(question + ending)
            if found != cell and not (cell.startswith(".") and (found or "").endswith(cell)):
                wrong.append(f"{question}{ending}: {found!r} instead of {cell!r}")
    assert not wrong, "\n".join(wrong)
    assert len(theatre.given) > 0
