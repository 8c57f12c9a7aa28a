"""A study made by code: four interviews along one guide with every kind of answer that has a value of its own form,
hostile texts, codes for missing answers, two versions of the guide, two parts and two sittings.

They get into a library as `made_interview` does: a folder with `interview.json` each, taken in by `library rebuild`.
"""
import datetime
import json

from made_interview import RATE, REFERENCE, wave

LONG = "ß" * 10_000
#: What people may type or paste; every reader must give these back.
HOSTILE = {
    "formula": "=cmd|' /C calc'!A0", "plus": "+1+1", "minus": "-2+3", "at": "@SUM(A1:A9)",
    "emoji": "👩‍🔬 🇦🇹 é", "rtl": "שלום, مرحبا‏ world", "quotes": "She said \"no\", 'no'; ''' \"\"\"",
    "tabs": "a\tb\t\tc", "lines": "one\ntwo\r\nthree\rfour", "controls": "bell\x07 escape\x1b unit\x1f end",
    "markup": "<b>&amp;</b> ]]> <!-- x -->", "escape": "_x0041_ \\u0041 %41 $(id) `id`", "long": LONG,
    "number": "-9", "comma": "a,b;c|d", "spaces": " between spaces ",
}
TEXTS = list(HOSTILE)


def question(id, kind, text=None, **more):
    options = [{"code": code, "text": label, "hasText": flags.get("hasText", False),
                "isMissing": flags.get("isMissing", False), "isExclusive": False, "isPreselected": False,
                "attributes": []} for code, label, flags in more.pop("options", ())]
    rows = [{"id": row, "text": label} for row, label in more.pop("rows", ())]
    return {"id": id, "text": text or f"About {id}?", "kind": kind, "probes": [], "media": [], "options": options,
            "interviewerNotes": more.pop("notes", []), "rows": rows, "format": more.pop("format", {}),
            "requirement": "none", "attributes": more.pop("attributes", []), **more}


def options(*codes, **labels):
    return [(code, labels.get(code, code.capitalize()), {}) for code in codes]


def kinds():
    """Questions, one for each form of value."""
    missing = [("98", "Do not know", {"isMissing": True}), ("99", "Rather not", {"isMissing": True})]
    agree = [("1", "agree", {}), ("2", "partly", {}), ("3", "disagree", {})]
    rows = [("a", "Row =A1"), ("b", "Row, \"b\"")]
    return [
        question("tool", "single", "Which tool's \"best\"?", options=[
            *options("phone", "paper"), ("other", "Other", {"hasText": True}), ("-8", "I cannot say", {"isMissing": True})]),
        question("place", "single", options=[("1", "Town", {}), ("2", "Village", {}), *missing]),
        question("tools", "multiple", "What's in the bag?", options=[
            *options("phone", "paper"), ("other", "Other", {"hasText": True})]),
        question("alone", "yesno"),
        question("gender", "gender", options=[("F", "Female", {}), ("M", "Male", {}), ("D", "Divers", {})]),
        question("agree", "scale", options=agree),
        question("ten", "scale", format={"minimum": "1", "maximum": "10"}, options=[("1", "never", {}), ("10", "always", {})]),
        question("warm", "slider", format={"minimum": "10", "maximum": "30"}),
        question("grid", "matrix", options=agree, rows=rows),
        question("ways", "multimatrix", options=options("foot", "bus"), rows=rows),
        question("order", "rank", rows=rows),
        question("degrees", "number", "Degrees outside", format={"decimals": 1}),
        question("people", "integer", options=[("-8", "No idea", {"isMissing": True})]),
        question("moved", "date"), question("rises", "time"), question("met", "datetime"),
        question("lasts", "duration"), question("home", "location"), question("spots", "points"),
        question("drawn", "draw"), question("picture", "photo"),
        question("read", "ack"), question("tomorrow", "a kind of tomorrow"),
        question("language", "text", "A question whose name is taken"), question("and", "text", "A word of SPSS"),
        question("x" * 64, "integer", "A long name"),
        question("later", "text", attributes=[{"name": "if", "value": "people > 100"}]),
        question("never", "text"),
    ]


def guide(version="1"):
    asked = kinds()
    texts = [question(f"t_{name}", "long", f"Text with {name}", notes=["Do not hurry"]) for name in TEXTS]
    if version == "2":
        asked.insert(2, question("added", "integer", "Only in the second version"))
        asked[0]["options"].insert(2, {**asked[0]["options"][0], "code": "tablet", "text": "Tablet"})

    def section(id, title, questions):
        return {"id": id, "title": title, "texts": [], "interviewerNotes": [], "isHandover": False,
                "questions": questions, "attributes": []}
    return {"id": "study", "title": "A study: “every” kind", "language": "en", "version": version, "author": "", "date": "",
            "note": "", "study": "The study", "introduction": [], "interviewerNotes": [], "otherProperties": [],
            "sections": [section("kinds", "Kinds & <more>", asked), section("texts", "Texts", texts)]}


def choices(*codes, **texts):
    return {"choices": [{"code": code, **({"text": texts[code]} if code in texts else {})} for code in codes]}


def row(row, value, column=None):
    kind = "codes" if isinstance(value, list) else "number" if isinstance(value, (int, float)) else "text"
    return {"row": row, kind: value, **({"column": column} if column else {})}


#: question -> value, all of them
ANSWERS = {
    "tool": choices("other", other="=1+1"), "place": choices("2"), "tools": choices("phone", "other", other="@home"),
    "alone": choices("1"), "gender": choices("M"), "agree": choices("2"), "ten": {"number": 10}, "warm": {"number": 21},
    "grid": {"rows": [row("a", ["1"]), row("b", ["3"])]}, "ways": {"rows": [row("a", ["foot", "bus"]), row("b", ["bus"])]},
    "order": {"ranking": ["b", "a"]}, "degrees": {"number": -7.5}, "people": {"number": 3},
    "moved": {"date": "1969-07-20"}, "rises": {"time": "06:30"}, "met": {"dateTime": "2026-11-20T18:05:09+01:00"},
    "lasts": {"duration": 366_000}, "home": {"place": {"text": "Graz, \"am\" Fluss", "latitude": 47.07, "longitude": -15.44}},
    "spots": {"points": [{"x": 0.25, "y": 0.5, "seconds": 3.2}]},
    "drawn": {"strokes": [[[0.1, 0.2, 0], [0.3, 0.4, 16]]]},
    "picture": {"files": [{"name": "desk.jpg", "sha256": "0" * 64, "mediaType": "image/jpeg"}]},
    "read": choices("1"), "tomorrow": {"text": "of tomorrow"}, "language": {"text": "Slovene"}, "and": {"text": "& more"},
    "x" * 64: {"number": 7}, **{f"t_{name}": {"text": text} for name, text in HOSTILE.items()},
}
REASONS = ["skipped", "dontKnow", "refused", "notApplicable", "notReached"]


class Made:
    """One interview being made."""

    def __init__(self, number, version="1"):
        self.number, self.version, self.events = number, version, []
        self.id = f"0000000{number}-1111-4222-8333-444455556666"
        self.folder = f"2026-11-2{number}_P-0{number}_{number:04x}"
        self.began = datetime.datetime(2026, 11, 20 + number, 13, 3, 5, tzinfo=datetime.timezone.utc).timestamp() - REFERENCE
        self.happened(0, "started", started={
            "guide": "study", "guideVersion": version, "guideFingerprint": version * 64, "participant": f"P-0{number}",
            "title": "Ms Secret", "language": "en", "sampleRate": RATE, "channels": 1, "bits": 8, "container": "wav",
            "utcOffset": 3600, "seed": 7 * number})

    def happened(self, frame, kind, **fields):
        number = len(self.events) + 1
        id = f"0000000{self.number}-0000-4000-8000-{number:012d}"
        self.events.append({
            "id": id, "interview": self.id, "device": "code", "sequence": number, "frame": frame,
            "monotonic": {"nanoseconds": frame * 1_000_000_000 // RATE}, "wall": self.began + frame / RATE,
            "body": {"kind": kind, "fields": fields}})
        return id

    def answer(self, frame, question, value):
        self.happened(frame, "answered", question=question, value=value, mode="interviewer")

    def part(self, number, first, frames):
        self.happened(first, "partOpened", opened={"number": number, "file": f"part-00{number}.wav", "firstFrame": first,
                                                   "device": "code"})
        self.happened(first + frames, "partClosed", closed={"number": number, "frames": frames})
        self.sounds = [*getattr(self, "sounds", []), (f"part-00{number}.wav", frames)]

    def write(self, library):
        folder = library / self.folder
        folder.mkdir(parents=True)
        for name, frames in getattr(self, "sounds", []):
            (folder / name).write_bytes(wave(frames))
        document = {"format": 1, "id": self.id, "folder": self.folder, "createdAt": "2026-11-19T09:00:00Z",
                    "guide": guide(self.version), "guideFingerprint": self.version * 64, "title": "Ms Secret",
                    "participant": f"P-0{self.number}", "language": "en", "events": self.events}
        (folder / "interview.json").write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
        return self.folder


def full():
    """Everything answered; two parts, two sittings, an earlier answer, marks and notes."""
    made = Made(1)
    made.part(1, 0, 44_101)
    made.happened(100, "visited", question="tool")
    for number, (question, value) in enumerate(ANSWERS.items()):
        made.answer(200 + number, question, value)
    made.happened(3000, "marked", mark={"colour": 1, "label": HOSTILE["formula"], "reach": 0})
    note = made.happened(3001, "noteBegun", question="tool")
    made.happened(3001, "noteText", target=note, text=HOSTILE["lines"])
    made.happened(3002, "inked", target=note, stroke={"points": [[0.1, 0.2, 0.5, 0], [0.3, 0.4, 0.5, 9]], "colour": 0})
    made.happened(44_101, "saved")
    made.happened(44_101, "reopened")
    made.part(2, 44_101, 22_050)
    made.answer(50_000, "place", choices("1"))
    made.happened(50_001, "edited", metadata={"persons": "Ms Secret's aunt", "place": "Secret Street 1"})
    made.happened(66_151, "saved")
    return made


def without():
    """A reason for every missing answer, in turn."""
    made = Made(2)
    for number, question in enumerate(ANSWERS):
        made.happened(number, "unanswered", question=question, reason=REASONS[number % 5], mode="handover")
    made.happened(1000, "saved")
    return made


def own_codes():
    """The guide's own reasons, and nothing else; never saved, so that what is open stays empty."""
    made = Made(3)
    made.answer(1, "tool", choices("-8"))
    made.answer(2, "place", choices("99"))
    made.answer(3, "people", choices("-8"))
    made.answer(4, "degrees", {"number": 20.5})
    return made


def second_version():
    """Along a later version of the guide."""
    made = Made(4, "2")
    made.answer(1, "tool", choices("tablet"))
    made.answer(2, "added", {"number": 5})
    made.answer(3, "place", choices("98"))
    made.happened(10, "saved")
    return made


def make(library):
    """Writes the interviews into `library`; returns the names of their folders."""
    return [made.write(library) for made in (full(), without(), own_codes(), second_version())]
