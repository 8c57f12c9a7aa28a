"""An interview made by code, without a microphone: sound of a counter, two parts of odd size, and nasty words.

It gets into a library the way a saved interview comes back when the database is lost: as a folder with its parts and
an `interview.json`, taken in by `leitfaden library rebuild`.
"""
import datetime
import json
import struct

RATE = 44_100
ID = "0f0e0d0c-1111-4222-8333-444455556666"
FOLDER = "2026-11-21_P-99_0f0e"
NASTY = "She said \"no\" & <left>,\tthen; came\nback – “Größe” 🎧 end"
# seconds between 1970 and 2001, where Swift's dates begin
REFERENCE = 978_307_200


def guide():
    def question(id, text, kind="open", options=()):
        return {"id": id, "text": text, "kind": kind, "probes": [], "interviewerNotes": [], "media": [],
                "options": [{"code": code, "text": label, "hasText": code == "other", "isMissing": False,
                             "isExclusive": False, "isPreselected": False, "attributes": []}
                            for code, label in options],
                "rows": [], "format": {}, "requirement": "none", "attributes": []}

    def section(id, title, questions):
        return {"id": id, "title": title, "texts": [], "interviewerNotes": [], "isHandover": False,
                "questions": questions, "attributes": []}

    return {"id": "made", "title": "Made by code", "language": "en", "version": "1", "author": "", "date": "",
            "note": "", "introduction": [], "interviewerNotes": [], "otherProperties": [],
            "sections": [
                section("talk", "Talk & <more>", [
                    question("first_day", "What was your first day like, “really”?"),
                    question("advice", "ä" * 200)]),
                section("facts", "Facts", [
                    question("years", "Years", "integer"),
                    question("tools", "Tools", "multiple", [("phone", "Phone"), ("other", "Other")])])]}


def wave(frames, channels=1):
    """8-bit sound, so that odd frame counts make an odd chunk."""
    samples = bytes(index * 7 & 0xFF for index in range(frames * channels))
    header = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, channels, RATE, RATE * channels, channels, 8)
    data = b"data" + struct.pack("<I", len(samples)) + samples + b"\0" * (len(samples) % 2)
    return b"RIFF" + struct.pack("<I", 4 + len(header) + len(data)) + b"WAVE" + header + data


def events(first, second):
    """What happened; `first` and `second` are the lengths of the parts in frames."""
    end = first + second
    answered = {"mode": "interviewer"}
    return [
        (0, "started", {"started": {
            "guide": "made", "guideVersion": "1", "guideFingerprint": "", "participant": "P-99", "title": "Made",
            "language": "en", "sampleRate": RATE, "channels": 1, "bits": 8, "container": "wav", "utcOffset": -12600}}),
        (0, "partOpened", {"opened": {"number": 1, "file": "part-001.wav", "firstFrame": 0, "device": "code"}}),
        (0, "visited", {"question": "first_day"}),
        (0, "marked", {"mark": {"colour": 2, "label": "", "reach": 0}}),
        (30_001, "marked", {"mark": {"colour": 1, "label": NASTY, "reach": 30_001}}),
        (30_001, "marked", {"mark": {"colour": 1, "label": "=HYPERLINK(\"x\")", "reach": 0}}),
        (44_099, "visited", {"question": "advice"}),
        (50_000, "noteBegun", {"question": "advice"}),
        (50_001, "noteText", {"target": 8, "text": NASTY}),
        (60_000, "visited", {"question": "years"}),
        (61_000, "answered", {"question": "years", "value": {"number": 11}, **answered}),
        (62_000, "answered", {"question": "years", "value": {"number": 12}, **answered}),
        (63_000, "answered", {"question": "tools", **answered, "value": {
            "choices": [{"code": "phone"}, {"code": "other", "text": "@minidisc"}]}}),
        (first, "partClosed", {"closed": {"number": 1, "frames": first}}),
        (first, "partOpened", {"opened": {"number": 2, "file": "part-002.wav", "firstFrame": first, "device": "code"}}),
        (first, "marked", {"mark": {"colour": 9, "label": "👩‍🔬" * 100, "reach": 0}}),
        (first + 7, "visited", {"question": "first_day"}),
        (end - 1, "marked", {"mark": {"colour": 5, "label": "the last frame", "reach": 0}}),
        (end, "noteBegun", {}),
        (end, "noteText", {"target": 19, "text": "behind the end"}),
        (end, "partClosed", {"closed": {"number": 2, "frames": second}}),
        (end, "saved", {}),
    ]


def make(library, first=88_201, second=44_101):
    """Writes the interview's folder into `library`; returns its name."""
    folder = library / FOLDER
    folder.mkdir(parents=True)
    (folder / "part-001.wav").write_bytes(wave(first))
    (folder / "part-002.wav").write_bytes(wave(second))
    began = seconds_of_beginning()
    told = []
    for number, (frame, kind, fields) in enumerate(events(first, second), 1):
        if isinstance(fields.get("target"), int):
            fields = {**fields, "target": event_id(fields["target"])}
        told.append(event(ID, number, frame, kind, fields, began))
    document = {"format": 1, "id": ID, "folder": FOLDER, "createdAt": "2026-11-21T13:03:05Z", "guide": guide(),
                "guideFingerprint": "", "title": "Made", "participant": "P-99", "language": "en", "events": told}
    (folder / "interview.json").write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    return FOLDER


def seconds_of_beginning():
    """When it began, as Swift counts."""
    return datetime.datetime(2026, 11, 21, 13, 3, 5, tzinfo=datetime.timezone.utc).timestamp() - REFERENCE


def event(interview, number, frame, kind, fields, began, first=1):
    """One event as `interview.json` keeps it; `first` is the number of the interview's first one."""
    return {"id": event_id(number), "interview": interview, "device": "code", "sequence": number - first + 1, "frame": frame,
            "monotonic": {"nanoseconds": frame * 1_000_000_000 // RATE}, "wall": began + frame / RATE,
            "body": {"kind": kind, "fields": fields}}


def event_id(number):
    return f"00000000-0000-4000-8000-{number:012d}"
