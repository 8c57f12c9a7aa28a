"""An interview that has everything, made by code: three parts, a pause, a stretch off record, lost sound, returns to
questions, questions without a length, two hundred marks, notes, keywords, transcripts, every kind of answer, and texts
that were made to break formats. For every format of export, and every program that reads one.

The guide is that of `kinds_guide`, as `leitfaden guide show --json` reads it.
"""
import json
import pathlib
import subprocess
import tempfile

import kinds_guide
import made_interview

RATE = made_interview.RATE
ID = "0a0b0c0d-2222-4333-8444-555566667777"
FOLDER = "2026-11-21_P-01_0a0b"
#: frames of the parts: odd numbers, that are no whole milliseconds
PARTS = (441_001, 220_503, 110_251)
END = sum(PARTS)
#: what a format may stumble over
HOSTILE = [
    "She said \"no\" & <left>,\tthen; came\nback – “Größe” 🎧 \x00\x07\x1b end",
    "مرحبا ‮abc‬ שלום ‏", "👩‍🔬👨‍👩‍👧‍👦🏳️‍🌈 e\u0301 ﷽", "</ANNOTATION_VALUE>]]><!-- --> &amp; &#0; %s {0} ${x} \\bs \\u8364? }",
    "00:00:01.000 --> 00:00:02.000", "=HYPERLINK(\"http://x\")", "#00:00:01-2# [00:00:03] ¤<400>", ";#=\\ 'single' «x»",
    "x" * 10_000, "line\r\none\rtwo\u2028three\u0085four", "\ufffe\uffff\ufdd0\U0001ffff nonsense", "\"", "\\", "'",
]

VALUES = {
    "single": {"choices": [{"code": "other", "text": HOSTILE[0]}]}, "comment": {"choices": [{"code": "yes"}]},
    "dropdown": {"choices": [{"code": "hu"}]}, "pictures": {"choices": [{"code": "park"}]},
    "multiple": {"choices": [{"code": "bike"}, {"code": "other", "text": "@tandem; \"red\""}]},
    "yesno": {"choices": [{"code": "1"}]}, "gender": {"choices": [{"code": "F"}]}, "five": {"choices": [{"code": "4"}]},
    "ten": {"number": 7}, "likert": {"choices": [{"code": "2"}]}, "slider": {"number": 21.5},
    "differential": {"rows": [{"row": "speed", "codes": ["3"]}]}, "matrix": {"rows": [{"row": "a", "codes": ["1"]}]},
    "multimatrix": {"rows": [{"row": "work", "codes": ["foot", "bus"]}]},
    "numbermatrix": {"rows": [{"row": "home", "column": "mo", "number": 7.5}]},
    "textmatrix": {"rows": [{"row": "home", "column": "mo", "text": HOSTILE[1]}]},
    "numbers": {"rows": [{"row": "work", "number": 8}, {"row": "rest", "number": 16}]},
    "texts": {"rows": [{"row": "town", "text": HOSTILE[5]}]}, "rank": {"ranking": ["quiet", "green", "shops"]},
    "number": {"number": 1.83}, "integer": {"number": 3}, "text": {"text": HOSTILE[3]}, "long": {"text": HOSTILE[8]},
    "email": {"text": "a@example.org"}, "phone": {"text": "+43 1 000"}, "url": {"text": "https://example.org/?a=1&b=<2>"},
    "masked": {"text": "AB-1234"}, "barcode": {"text": "4006381333931"}, "date": {"date": "1999-12-31"},
    "time": {"time": "06:30"}, "datetime": {"dateTime": "2020-02-29T23:59"}, "duration": {"duration": 5400},
    "location": {"place": {"text": "Graz, “Süd”", "latitude": 47.07, "longitude": 15.44}},
    "points": {"points": [{"x": 0.25, "y": 0.5}]},
    "scalematrix": {"rows": [{"row": "school", "number": 10}, {"row": "bus", "number": 1}]},
    "yesnomatrix": {"rows": [{"row": "cat", "codes": ["Y"]}, {"row": "dog", "codes": ["U"]}]},
    "changematrix": {"rows": [{"row": "noise", "codes": ["D"]}, {"row": "rent", "codes": ["I"]}]},
    "dualmatrix": {"rows": [{"row": "school", "column": "1", "codes": ["1"]},
                            {"row": "school", "column": "2", "codes": ["2"]}]},
    "draw": {"strokes": [[[0.1, 0.1, 0], [0.9, 0.9, 12]]]}, "sign": {"strokes": [[[0.2, 0.5, 0], [0.8, 0.4, 9]]]},
    "photo": {"files": [{"name": "files/desk.jpg", "sha256": "0" * 64, "mediaType": "image/jpeg"}]},
    "audio": {"files": [{"name": "files/place.wav", "sha256": "1" * 64, "mediaType": "audio/wav"}]},
    "video": {"files": [{"name": "files/way.mp4", "sha256": "2" * 64, "mediaType": "video/mp4"}]},
    "file": {"files": [{"name": "files/=1+1.pdf", "sha256": "3" * 64, "mediaType": "application/pdf"}]},
    "clip": {"choices": [{"code": "0"}]},
    "ack": {"choices": [{"code": "1"}]},
}


def _option(option):
    return {"code": option["code"], "text": option["text"], "hasText": option["code"] == "other",
            "isMissing": option["code"].startswith("-"), "isExclusive": False, "isPreselected": False, "attributes": []}


#: `guide show --json` has the first scale of a table with two
SECOND_OPTIONS = [_option({"code": "1", "text": "good"}), _option({"code": "2", "text": "bad"})]


def guide(binary):
    """The guide as an interview keeps it."""
    with tempfile.TemporaryDirectory() as folder:
        name = kinds_guide.add(folder)
        done = subprocess.run([binary, "guide", "show", pathlib.Path(folder) / "guides" / name, "--json"], text=True,
                              capture_output=True, timeout=60)
    read = json.loads(done.stdout)

    def question(question):
        calculated = [{"name": "calculate", "value": "integer + 1"}] if question["kind"] == "calculated" else []
        return {"id": question["id"], "text": question["text"], "kind": question["kind"], "probes": [],
                "interviewerNotes": [], "media": [], "options": [_option(o) for o in question["options"]],
                "rows": [{"id": row["id"], "text": row["text"]} for row in question["rows"]], "format": {},
                "requirement": "none", "attributes": calculated,
                **({"secondOptions": SECOND_OPTIONS} if question["kind"] == "dualmatrix" else {})}

    def section(section):
        return {"id": section["id"], "title": section["title"], "texts": [], "interviewerNotes": [],
                "isHandover": section["id"] == "handed", "attributes": [],
                "questions": [question(q) for q in section["questions"]]}
    return {"id": "kinds", "title": "Every kind & <more>", "language": "en", "version": "1", "author": "", "date": "",
            "note": "", "introduction": [], "interviewerNotes": [], "otherProperties": [],
            "study": "Kitchen tables", "sections": [section(s) for s in read["sections"]]}


class Events:
    """What happens, one after the other; an event that another one speaks of is known by its number."""

    def __init__(self, first):
        self.first, self.told = first, []

    def add(self, frame, kind, **fields):
        self.told.append((frame, kind, fields))
        return made_interview.event_id(self.first + len(self.told) - 1)


def events(questions, participant, number):
    happened = Events(number)
    add = happened.add
    first, second, third = 0, PARTS[0], PARTS[0] + PARTS[1]
    add(0, "started", started={
        "guide": "kinds", "guideVersion": "1", "guideFingerprint": "", "participant": participant, "title": "Full",
        "language": "en", "sampleRate": RATE, "channels": 1, "bits": 8, "container": "wav", "utcOffset": 3600})

    def opened(number, frame):
        name = f"part-00{number}.wav"
        add(frame, "partOpened", opened={"number": number, "file": name, "firstFrame": frame, "device": "code"})
    opened(1, first)
    # fifty questions in ten seconds, a return after every seventh, some of no length at all
    visits = []
    for index, question in enumerate(questions):
        frame = index * 8_111
        visits.append(add(frame, "visited", question=question))
        if question in VALUES:
            add(frame + 100, "answered", question=question, value=VALUES[question], mode="interviewer")
        if index % 7 == 6:
            visits.append(add(frame + 4_001, "visited", question=questions[index - 3]))
        if index % 10 == 9:
            visits.append(add(frame + 4_001, "visited", question=questions[index - 4]))
    for index in range(160):
        label = HOSTILE[index % len(HOSTILE)] if index % 3 == 0 else ""
        add(index * 2_677, "marked", mark={"colour": index % 5 + 1, "label": label, "reach": index * 100})
    for _ in range(5):
        add(200_000, "marked", mark={"colour": 1, "label": "all at one frame", "reach": 0})
    long = add(210_000, "marked", mark={"colour": 4, "label": "a passage", "reach": 0})
    add(250_000, "markEdited", target=long, end=250_000)
    over = add(430_000, "marked", mark={"colour": 4, "label": "over the border", "reach": 0})
    add(460_000, "markEdited", target=over, end=460_000)
    add(60_000, "paused")
    add(60_000, "continued")
    add(70_000, "offRecord", text=HOSTILE[0])
    add(70_000, "onRecord")
    add(90_000, "gap", gap={"frame": 90_000, "frames": 22_050, "cause": "overrun", "isFilled": True})
    for index, text in enumerate(HOSTILE):
        note = add(20_000 + 30_000 * index, "noteBegun", question=questions[index])
        add(20_001 + 30_000 * index, "noteText", target=note, text=text)
    add(300_000, "answered", question="integer", value={"number": 4}, mode="interviewer")
    add(301_000, "answerCleared", question="integer", mode="interviewer")
    add(302_000, "answered", question="integer", value={"number": 5}, mode="handover")
    add(303_000, "unanswered", question="email", reason="refused", mode="handover")
    add(304_000, "keyworded", question="open", text="money", on=True)
    add(305_000, "keyworded", question="single", text=HOSTILE[3], on=True)
    add(400_000, "asked", question="a1", text="What about weekends?", section="asked")
    over_border = add(425_000, "visited", question="a1")
    add(second, "partClosed", closed={"number": 1, "frames": PARTS[0]})
    add(second, "gap", gap={"frame": second, "frames": 200_000, "cause": "deviceLost", "isFilled": False})
    opened(2, second)
    for index in range(34):
        add(second + index * 6_301, "marked", mark={"colour": 2, "label": "", "reach": 0})
    add(third - 1_000, "visited", question=None)
    add(third, "partClosed", closed={"number": 2, "frames": PARTS[1]})
    opened(3, third)
    back = add(third + 50_000, "visited", question="open")
    add(END - 1, "marked", mark={"colour": 5, "label": "the last frame", "reach": 0})
    note = add(END, "noteBegun", question="open")
    add(END, "noteText", target=note, text="behind the end")
    add(END, "partClosed", closed={"number": 3, "frames": PARTS[2]})
    add(END, "saved")
    for visit, text in ((visits[0], HOSTILE[0]), (visits[3], HOSTILE[2]), (over_border, HOSTILE[1]), (back, HOSTILE[8])):
        add(END, "transcribed", target=visit, text=text)
    return happened.told


def make(binary, library, participant="P-01", id=ID, folder=FOLDER, number=1, wording=None):
    """Writes the interview's folder into `library`; returns its name. `number` is that of its first event."""
    home = library / folder
    home.mkdir(parents=True)
    for part, frames in enumerate(PARTS, 1):
        (home / f"part-00{part}.wav").write_bytes(made_interview.wave(frames))
    kept = guide(binary)
    if wording:
        kept["sections"][0]["questions"][0]["text"] = wording
    told = events([q["id"] for section in kept["sections"][:1] for q in section["questions"]], participant, number)
    began = made_interview.seconds_of_beginning()
    document = {"format": 1, "id": id, "folder": folder, "createdAt": "2026-11-21T13:03:05Z", "guide": kept,
                "guideFingerprint": "", "title": "Full", "participant": participant, "language": "en",
                "events": [made_interview.event(id, place, frame, kind, fields, began, number)
                           for place, (frame, kind, fields) in enumerate(told, number)]}
    (home / "interview.json").write_text(json.dumps(document), encoding="utf-8")
    return folder
