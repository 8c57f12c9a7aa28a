"""An interview along the guide with every kind of answer: its pages, question by question, and the answers to give."""
import contextlib

from playwright.sync_api import expect

import kinds_guide
import stage
import web_app
from sound_files import synthesise
from virtual_microphone import VirtualMicrophone

#: Everything that a widget shows of its answer.
SHOWN = """(root) => ({
  checked: [...root.querySelectorAll('input:checked')].map((e) => e.value),
  typed: [...root.querySelectorAll('.value')].map((e) => e.value),
  ranked: [...root.querySelectorAll('.ranked li')].map((e) => e.dataset.item),
  dots: [...root.querySelectorAll('.dot')].map((e) => e.style.left + ' ' + e.style.top),
  ink: [...root.querySelectorAll('canvas')].map((e) => e.getContext('2d').getImageData(0, 0, e.width, e.height).data.some((v) => v)),
  files: [...root.querySelectorAll('.files li')].map((e) => e.innerText.trim()),
  said: [...root.querySelectorAll('.position, .sum')].map((e) => e.textContent),
})"""
#: Shows all questions of a page at once, to be measured together.
ALL_AT_ONCE = """async () => {
  for (const q of document.querySelectorAll('fieldset.q')) q.style.display = 'block';
  for (const body of document.querySelectorAll('.part:not([hidden]) .q .body')) body.hidden = false;
  // widgets look at their room before the next frame
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}"""


class KindsStage:
    """The app, and somebody who leads the interview from behind the curtain."""

    def __init__(self, app, guide):
        self.app, self.visitor = app, app.interviewer()
        self.live = self.visitor.begin(guide, participant="P-09")

    def to(self, question):
        """Goes to a question."""
        result, = self.visitor.give(self.live, ("visit", {"question": question}))
        assert result["ok"], result

    def value(self, question):
        """The stored value as pages get it."""
        return (self.visitor.state(self.live)["questions"].get(question, {}).get("answer") or {}).get("value")

    def lead(self, page, question):
        """The widget of a question on the interview screen."""
        self.to(question)
        page.goto(f"{self.app.origin}/interviews/{self.live}/lead")
        widget = page.locator(f".q.now[data-q={question}] .widget.answering")
        expect(widget).to_be_visible()
        return widget

    def hand_over(self, page):
        """Hands the device over on which the page is."""
        page.goto(f"{self.app.origin}/interviews/{self.live}/handover")
        stage.hand_over(page, "this", "handed")
        page.wait_for_url("**/respond")

    def respond(self, page, question):
        """The widget of a question on the interviewee's page, which has been handed over."""
        widget = page.locator(f"fieldset.now[data-question=h_{question}] .answering")

        def arrives():
            # a page that was loaded just now says where it is, perhaps after this
            self.to(f"h_{question}")
            page.goto(f"{self.app.origin}/respond")
            page.locator("fieldset.now .answering").wait_for()
            return widget.is_visible()
        web_app.eventually(arrives, f"the question h_{question}")
        return widget


@contextlib.contextmanager
def serving(folder, language="en"):
    """A stage with a library, a microphone and a server of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    library = web_app.demo_library(folder / "library")
    guide = kinds_guide.add(library, f"kinds.{language}.guide.md", language)
    with VirtualMicrophone() as microphone:
        microphone.play(synthesise(folder / "speech.wav", 30), armed=True, loop=True)
        with web_app.WebApp(library, microphone.env) as app:
            yield KindsStage(app, guide)


def screens():
    """A screen for each kind on both pages; they need a `KindsStage`."""
    def leading(kind):
        @contextlib.contextmanager
        def show(playing, open_page):
            page = open_page("/")
            playing.lead(page, kind)
            yield page
        return stage.Screen(f"lead-kind-{kind}", show)

    def answering(kind):
        @contextlib.contextmanager
        def show(playing, open_page):
            page = open_page("/", quiet=("401", "403"))
            playing.hand_over(page)
            try:
                playing.respond(page, kind)
                yield page
            finally:
                # a page that is closed while it goes elsewhere by itself can keep Chromium waiting for ever
                page.goto("about:blank")
                playing.visitor.post(f"/api/interviews/{playing.live}/handover/back", {})
        return stage.Screen(f"respond-kind-{kind}", show)
    return [make(kind) for kind in kinds_guide.ANSWERABLE for make in (leading, answering)]


def pick(*places):
    """Touches options by their places among all of the widget."""
    def act(root, folder):
        for place in places:
            root.locator(".option").nth(place).tap()
    return act


def write(*texts):
    """Writes into the fields, in order."""
    def act(root, folder):
        for place, words in enumerate(texts):
            root.locator(".value").nth(place).fill(words)
        root.locator(".value").nth(len(texts) - 1).blur()
    return act


def other(place, words, *before):
    """Touches options, the last of which asks for a text."""
    def act(root, folder):
        pick(*before, place)(root, folder)
        field = root.locator(".beside:visible .value")
        field.fill(words)
        field.blur()
    return act


def move_slider(root, folder):
    root.locator("input[type=range]").focus()
    # left and right step through the guide
    root.locator("input[type=range]").press("ArrowUp")


def put_in_order(root, folder):
    for words in ("Shops", "Quiet", "Parks"):
        root.locator(".unranked .option", has_text=words).tap()
    root.locator(".ranked li", has_text="Quiet").locator("[data-do=up]").tap()


def touch_picture(root, folder):
    board = root.locator(".board")
    box = board.bounding_box()
    for x, y in ((0.25, 0.5), (0.75, 0.25)):
        board.tap(position={"x": box["width"] * x, "y": box["height"] * y})


def draw(root, folder):
    box = root.locator("canvas").bounding_box()
    mouse = root.page.mouse
    mouse.move(box["x"] + 40, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"] + 120, box["y"] + 60, steps=5)
    mouse.up()


def add_file(name, make):
    """Chooses a file that `make` writes."""
    def act(root, folder):
        folder.mkdir(parents=True, exist_ok=True)
        make(folder / name)
        root.locator(".chooser").last.set_input_files(folder / name)
        expect(root.locator(".files li")).to_have_count(1)
    return act


def choices(*codes, **texts):
    return {"choices": [{"code": code, **({"text": texts[code]} if code in texts else {})} for code in codes]}


def chosen(**rows):
    return {"rows": [{"row": row.split("__")[0], **({"column": row.split("__")[1]} if "__" in row else {}),
                      "codes": [code] if isinstance(code, str) else code} for row, code in rows.items()]}


def typed(field, **rows):
    return {"rows": [{"row": row.split("__")[0], **({"column": row.split("__")[1]} if "__" in row else {}), field: cell}
                     for row, cell in rows.items()]}


def has(field, count, **facts):
    """A value with so many entries, the first of which has these facts."""
    return lambda value: len(value[field]) == count and all(value[field][0][key] == fact for key, fact in facts.items())


WEBM = bytes.fromhex("1a45dfa3") + bytes(60)

#: For each question: what is done, the value that is stored, and the cells of the exported table by the end of their
#: column's name.
ANSWERS = {
    "single": (other(2, "Tablet"), choices("other", other="Tablet"), {"": "other", "_other": "Tablet"}),
    "comment": (other(0, "Surely"), choices("yes", yes="Surely"), {"": "yes", "_comment": "Surely"}),
    "dropdown": (lambda root, folder: root.locator("select").select_option("hu"), choices("hu"), {"": "hu"}),
    "pictures": (pick(1), choices("square"), {"": "square"}),
    "multiple": (other(2, "A boat, a sled", 3, 0), choices("bike", "other", other="A boat, a sled"),
                 {"_bike": "1", "_car": "0", "_other": "1", "_nothing": "0", "_other_text": "A boat, a sled"}),
    "yesno": (pick(0), choices("1"), {"": "1"}),
    "gender": (pick(2), choices("X"), {"": "X"}),
    "five": (pick(3), {"number": 4}, {"": "4"}),
    "ten": (pick(0, 0, 9), {"number": 10}, {"": "10"}),
    "likert": (pick(1), choices("2"), {"": "2"}),
    "slider": (move_slider, {"number": 21}, {"": "21"}),
    "differential": (pick(1, 12), typed("number", speed=2, warmth=6), {"_speed": "2", "_warmth": "6"}),
    "matrix": (pick(0, 7), chosen(a="1", b="-9"), {"_a": "1", "_b": "-9"}),
    "multimatrix": (pick(0, 1, 5), chosen(work=["foot", "bus"], shop="car"),
                    {"_work_foot": "1", "_work_bus": "1", "_work_car": "0", "_shop_car": "1"}),
    "scalematrix": (pick(9, 10), typed("number", school=10, bus=1), {"_school": "10", "_bus": "1"}),
    "yesnomatrix": (pick(0, 4), chosen(cat="Y", dog="U"), {"_cat": "Y", "_dog": "U"}),
    "changematrix": (pick(0, 5), chosen(noise="I", rent="D"), {"_noise": "I", "_rent": "D"}),
    "dualmatrix": (pick(0, 3, 5, 6), chosen(school__1="1", school__2="2", bus__1="2", bus__2="1"),
                   {"_school_1": "1", "_school_2": "2", "_bus_1": "2", "_bus_2": "1"}),
    "numbermatrix": (write("3", "4", "8", "7"), typed("number", home__mo=3, home__tu=4, work__mo=8, work__tu=7),
                     {"_home_mo": "3", "_home_tu": "4", "_work_mo": "8", "_work_tu": "7"}),
    "textmatrix": (write("cooking", "", "meetings; many"), typed("text", home__mo="cooking", work__mo="meetings; many"),
                   {"_home_mo": "cooking", "_home_tu": "", "_work_mo": "meetings; many"}),
    "numbers": (write("8", "16"), typed("number", work=8, rest=16), {"_work": "8", "_rest": "16"}),
    "texts": (write("Hauptplatz 1", "Graz"), typed("text", street="Hauptplatz 1", town="Graz"),
              {"_street": "Hauptplatz 1", "_town": "Graz"}),
    "rank": (put_in_order, {"ranking": ["quiet", "shops", "green"]}, {"_quiet": "1", "_shops": "2", "_green": "3"}),
    "number": (write("1,85"), {"number": 1.85}, {"": "1.85"}),
    "integer": (write("4"), {"number": 4}, {"": "4"}),
    "text": (write("Baker"), {"text": "Baker"}, {"": "Baker"}),
    "long": (write("First line\nsecond line"), {"text": "First line\nsecond line"}, {"": "First line\nsecond line"}),
    "email": (write("anna@example.org"), {"text": "anna@example.org"}, {"": "anna@example.org"}),
    "phone": (write("+43 316 1234"), {"text": "+43 316 1234"}, {"": "'+43 316 1234"}),
    "url": (write("https://example.org/a"), {"text": "https://example.org/a"}, {"": "https://example.org/a"}),
    "masked": (write("AB1234"), {"text": "AB-1234"}, {"": "AB-1234"}),
    "barcode": (write("0012345"), {"text": "0012345"}, {"": "0012345"}),
    "date": (write("2020-05-17"), {"date": "2020-05-17"}, {"": "2020-05-17"}),
    "time": (write("06:30"), {"time": "06:30"}, {"": "06:30"}),
    "datetime": (write("2025-01-02T08:30"), {"dateTime": "2025-01-02T08:30"}, {"": "2025-01-02T08:30"}),
    "duration": (write("1", "30"), {"duration": 5400}, {"": "5400"}),
    "location": (write("Graz"), {"place": {"text": "Graz"}}, {"": "Graz", "_lat": ""}),
    "points": (touch_picture, has("points", 2), {"_count": "2"}),
    "draw": (draw, has("strokes", 1), {"": "1"}),
    "sign": (draw, has("strokes", 1), {"": "1"}),
    "photo": (add_file("desk.txt", lambda file: file.write_bytes(kinds_guide.png())),
              has("files", 1, mediaType="image/png"), {"": ".png"}),
    "audio": (add_file("place.wav", lambda file: synthesise(file, 1)), has("files", 1, mediaType="audio/wav"), {"": ".wav"}),
    "video": (add_file("way.webm", lambda file: file.write_bytes(WEBM)), has("files", 1, mediaType="video/webm"), {"": ".webm"}),
    "file": (add_file("page.html", lambda file: file.write_text("<script>alert(1)</script>")),
             has("files", 1, mediaType="application/octet-stream"), {"": ".bin"}),
    "clip": (pick(1), choices("0"), {"": "0"}),
    "ack": (pick(0), choices("1"), {"": "1"}),
}
