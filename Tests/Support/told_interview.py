"""A readable interview made by code, for reports: two parts of sound that never repeats, open and standardised questions,
a return, marks, notes, a drawing, an earlier answer, reasons for missing ones, a pause, a stretch off record.

Its title, place and persons name people; no report may show them.
"""
import json
import shutil
import wave

import made_interview
from sound_files import synthesise

#: what browsers play without converting it
RATE = 48_000
#: seconds of the parts
PARTS = (24, 12)
#: what no report may show
NAMES = ("Kitchen of Mrs. Smith", "Elm Street 3", "her daughter Anna")
TEXTS = {
    "en": {"title": "Working life", "one": "Arriving", "two": "Facts", "first": "What was your first day like?",
           "advice": "What would you tell somebody who starts now?", "tools": "Which tools do you use?",
           "sure": "How sure are you of your job?", "useful": "How useful is this to you?", "years": "Years of experience",
           "remark": "Anything else you want to say?", "note": "Hesitates when the name of the firm comes up.",
           "said": "I: What was it like?\nP: Nobody had told me where to go.", "mark": "Nobody asked", "break": "phone rings"},
    "de": {"title": "Arbeitsleben", "one": "Ankommen", "two": "Angaben", "first": "Wie war Ihr erster Tag?",
           "advice": "Was würden Sie jemandem raten, der jetzt anfängt?", "tools": "Welche Werkzeuge benutzen Sie?",
           "sure": "Wie sicher ist Ihre Stelle?", "useful": "Wie nützlich ist Ihnen das?", "years": "Jahre Berufserfahrung",
           "remark": "Möchten Sie noch etwas sagen?", "note": "Zögert, als der Name der Firma fällt.",
           "said": "I: Wie war das?\nP: Niemand hatte mir gesagt, wohin.", "mark": "Niemand hat gefragt", "break": "Telefon läutet"},
    "ar": {"title": "الحياة المهنية", "one": "الوصول", "two": "معلومات", "first": "كيف كان يومك الأول؟",
           "advice": "بماذا تنصح من يبدأ الآن؟", "tools": "ما الأدوات التي تستخدمها؟", "sure": "ما مدى ثقتك بعملك؟",
           "useful": "ما مدى فائدة هذا لك؟", "years": "سنوات الخبرة", "remark": "هل تريد أن تضيف شيئا؟",
           "note": "يتردد عند ذكر اسم الشركة.", "said": "لم يخبرني أحد إلى أين أذهب.", "mark": "لم يسأل أحد", "break": "رن الهاتف"},
}


def question(id, text, kind="open", options=(), rows=(), **format):
    return {"id": id, "text": text, "kind": kind, "probes": [], "interviewerNotes": [], "media": [], "requirement": "none",
            "options": [{"code": code, "text": label, "hasText": code == "other", "isMissing": False, "isExclusive": False,
                         "isPreselected": False, "attributes": []} for code, label in options],
            "rows": [{"id": row, "text": label} for row, label in rows], "format": format, "attributes": []}


def guide(language):
    words = TEXTS[language]

    def section(id, title, questions):
        return {"id": id, "title": title, "texts": [], "interviewerNotes": [], "isHandover": id == "facts",
                "questions": questions, "attributes": [{"name": "minutes", "value": "1"}]}
    return {"id": f"told-{language}", "title": words["title"], "language": language, "version": "2", "author": "", "date": "",
            "note": "", "introduction": [], "interviewerNotes": [], "otherProperties": [], "sections": [
                section("talk", words["one"], [question("first", words["first"]), question("advice", words["advice"])]),
                section("facts", words["two"], [
                    question("tools", words["tools"], "multiple",
                             [("phone", "Phone"), ("paper", "Paper"), ("other", "Other")]),
                    question("sure", words["sure"], "scale", [("1", "not at all"), ("5", "very")], minimum="1", maximum="5"),
                    question("useful", words["useful"], "matrix", [("1", "useful"), ("2", "partly"), ("3", "useless")],
                             [("map", "the map"), ("clock", "the clock")]),
                    question("years", words["years"], "integer"), question("income", "Income", "integer"),
                    question("remark", words["remark"], "long")])]}


def at(seconds):
    return round(seconds * RATE)


def events(language, participant, years=12):
    words, told = TEXTS[language], []

    def add(seconds, kind, **fields):
        told.append((at(seconds), kind, fields))
        return len(told)
    add(0, "started", started={
        "guide": f"told-{language}", "guideVersion": "2", "guideFingerprint": f"told-{language}", "participant": participant,
        "title": NAMES[0], "language": language, "sampleRate": RATE, "channels": 1, "bits": 16, "container": "wav",
        "utcOffset": 3600})
    add(0, "edited", metadata={"place": NAMES[1], "persons": NAMES[2]})
    add(0, "partOpened", opened={"number": 1, "file": "part-001.wav", "firstFrame": 0, "device": "code"})
    add(1, "visited", question="first")
    visit = len(told)
    add(5, "marked", mark={"colour": 1, "label": words["mark"], "reach": at(3)})
    add(7, "marked", mark={"colour": 4, "label": "", "reach": 0})
    note = add(8, "noteBegun", question="first")
    add(8.1, "noteText", target=note, text=words["note"])
    drawn = add(9, "noteBegun", question="first")
    add(9.1, "inked", target=drawn, stroke={"colour": 2, "points": [[0.1, 0.5, 0.5, 0], [0.4, 0.2, 0.5, 90], [0.9, 0.8, 0.5, 200]]})
    add(9.5, "keyworded", question="first", text="mentor", on=True)
    add(10, "paused")
    add(10, "continued")
    add(11, "visited", question="advice")
    add(13, "offRecord", text=words["break"])
    add(13, "onRecord")
    add(15, "visited", question="first")
    add(18, "visited", question="tools")
    add(19, "answered", question="tools", value={"choices": [{"code": "phone"}, {"code": "other", "text": "minidisc"}]}, mode="handover")
    add(20, "visited", question="sure")
    add(20.5, "answered", question="sure", value={"number": 2}, mode="handover")
    add(21.5, "answered", question="sure", value={"number": 4}, mode="handover")
    add(22, "visited", question="useful")
    add(23, "answered", question="useful", value={"rows": [{"row": "map", "codes": ["1"]}, {"row": "clock", "codes": ["3"]}]}, mode="handover")
    add(PARTS[0], "partClosed", closed={"number": 1, "frames": at(PARTS[0])})
    add(PARTS[0], "partOpened", opened={"number": 2, "file": "part-002.wav", "firstFrame": at(PARTS[0]), "device": "code"})
    add(25, "visited", question="years")
    add(26, "answered", question="years", value={"number": years}, mode="interviewer")
    add(27, "visited", question="income")
    add(28, "unanswered", question="income", reason="refused", mode="interviewer")
    add(29, "visited", question="first")
    add(31, "marked", mark={"colour": 3, "label": "", "reach": 0})
    add(sum(PARTS), "visited", question=None)
    add(sum(PARTS), "partClosed", closed={"number": 2, "frames": at(PARTS[1])})
    add(sum(PARTS), "saved")
    add(sum(PARTS), "transcribed", target=visit, text=words["said"])
    return told


def _cut(source, target, start, end):
    with wave.open(str(source)) as whole, wave.open(str(target), "wb") as piece:
        piece.setparams(whole.getparams())
        whole.setpos(start)
        piece.writeframes(whole.readframes(end - start))


def make(library, language="en", participant="P-07", number=1, sound=None, years=12):
    """Writes the interview's folder into `library` and returns it. `number` tells several apart; `sound` is the folder of
    an interview made before, whose sound this one gets too."""
    folder = library / f"2026-11-2{number}_{participant}_c0d{number}"
    folder.mkdir(parents=True)
    for part, seconds in enumerate(PARTS, 1):
        file = folder / f"part-00{part}.wav"
        if sound:
            shutil.copy(sound / file.name, file)
        else:
            whole = synthesise(folder / "whole.wav", sum(PARTS), RATE)
            first = sum(PARTS[:part - 1])
            _cut(whole, file, at(first), at(first + seconds))
            whole.unlink()
    interview = f"0c0b0c0d-2222-4333-8444-55556666777{number}"
    began = made_interview.seconds_of_beginning()
    base = 1000 * number
    told = []
    for place, (frame, kind, fields) in enumerate(events(language, participant, years), base + 1):
        if isinstance(fields.get("target"), int):
            fields = {**fields, "target": made_interview.event_id(base + fields["target"])}
        told.append(made_interview.event(interview, place, frame, kind, fields, began, base + 1))
    document = {"format": 1, "id": interview, "folder": folder.name, "createdAt": "2026-11-21T13:03:05Z",
                "guide": guide(language), "guideFingerprint": f"told-{language}", "title": NAMES[0], "participant": participant,
                "language": language, "events": told}
    (folder / "interview.json").write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    return folder
