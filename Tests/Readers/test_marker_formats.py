"""Marker files of an interview that has everything, opened by programs we did not write.

What is true comes from `leitfaden show --json`; which piece of it lies in which part, and when, is counted here anew.
"""
import csv
import html
import html.parser
import json
import re
import subprocess
import xml.etree.ElementTree
from collections import Counter

import full_interview
import kinds_guide
import pytest
from marker_truth import RATE, ROOT, breaks, in_xml, marks, notes, one_line, pieces, run, schema, validated, visits
from praat_script import PRAAT
from readers import needs, needs_package

FORMATS = ["eaf", "textgrid", "srt", "vtt", "exb", "chapters", "reaper", "audition", "f4", "maxqda", "atlasti", "nvivo",
           "inqscribe", "qualcoder", "transana", "otranscribe", "ohms", "audit"]


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("full") / "library"
    full_interview.make(leitfaden, folder)
    run(leitfaden, "library", "rebuild", "--library", folder)
    return folder


@pytest.fixture(scope="module")
def truth(leitfaden, library):
    told = json.loads(run(leitfaden, "show", "last", "--json", "--library", library))
    assert len(told["marks"]) == 202 and len(told["visits"]) > 50 and len(told["parts"]) == 3
    return told


@pytest.fixture(scope="module")
def exported(leitfaden, library, tmp_path_factory):
    folder = tmp_path_factory.mktemp("markers")
    run(leitfaden, "export", "last", "--with-names", "--as", ",".join(FORMATS), "--to", folder, "--library", library)
    return folder


def files(folder, ending):
    found = sorted(folder.glob(f"*{ending}"))
    assert len(found) == len(full_interview.PARTS), [file.name for file in folder.iterdir()]
    return found


def check_times(found, wanted, unit, part, points=False):
    """`found` is [(start, end)] in seconds. Starts are right to half a unit; where several things share a place, the
    later ones stand behind the others, a millisecond each. Nothing overlaps, vanishes or leaves the sound."""
    assert len(found) == len(wanted)
    length = full_interview.PARTS[part] / RATE
    crowd = 0
    for index, ((start, end), piece) in enumerate(zip(found, wanted)):
        crowded = index and piece.start - wanted[index - 1].start < 0.001 * RATE * (crowd + 1)
        crowd = crowd + 1 if crowded else 0
        late = index + 1 < len(wanted) or start < length - 0.0015
        allowed = unit / 2 + 0.001 * crowd if late else 0.0015
        assert abs(start - piece.start / RATE) <= allowed + 1e-9, (index, start, piece.start / RATE, piece.text[:40])
        assert 0 <= start < end <= length + unit, (start, end)
        if index and not points:
            assert start >= found[index - 1][1] - 1e-9
        if index:
            assert start > found[index - 1][0]
        following = wanted[index + 1].start if index + 1 < len(wanted) else piece.end
        if not points and piece.end - piece.start > 0.02 * RATE and following >= piece.end:
            assert abs(end - piece.end / RATE) <= unit / 2 + 1e-9


@pytest.mark.parametrize("part", range(3))
def test_elan_files_are_valid_and_pympi_reads_every_annotation(exported, truth, part):
    eaf = needs_package("pympi").Elan
    file = files(exported, ".eaf")[part]
    validated(file, "--schema", schema("EAFv3.0.xsd"))
    read = eaf.Eaf(str(file))
    assert set(read.get_tier_names()) == {"questions", "transcript", "marks", "notes", "answers", "breaks"}
    assert read.get_linked_files()[0]["RELATIVE_MEDIA_URL"] == f"./{file.stem}.wav"
    for tier, items in (("questions", visits(truth)), ("marks", marks(truth)), ("notes", notes(truth))):
        wanted = pieces(items, part)
        found = sorted(read.get_annotation_data_for_tier(tier))
        check_times([(start / 1000, end / 1000) for start, end, *_ in found], wanted, 0.001, part)
        for annotation, piece in zip(found, wanted):
            if tier == "questions":
                assert annotation[2].split(" ", 1)[1] == piece.text
            else:
                # ELAN's own tables are separated by TABs
                assert annotation[2] == in_xml(piece.text).replace("\t", " ")


def test_elan_offers_the_guide_as_controlled_vocabulary(exported):
    eaf = needs_package("pympi").Elan
    read = eaf.Eaf(str(files(exported, ".eaf")[0]))
    values = {value for (values, _) in read.get_cv_entries("guide").values() for value, *_ in values}
    used = {annotation[2] for annotation in read.get_annotation_data_for_tier("questions")}
    # all but the open one stand twice in the guide; one is worked out, one was added on the spot
    assert used <= values and len(values) == 2 * len(kinds_guide.QUESTIONS) - 1 + 2


@pytest.mark.parametrize("part", range(3))
def test_textgrids_are_read_by_praatio(exported, truth, part):
    textgrid = needs_package("praatio.textgrid")
    read = textgrid.openTextgrid(str(files(exported, ".TextGrid")[part]), includeEmptyIntervals=True)
    questions = read.getTier("questions")
    assert questions.entries[0].start == 0
    for before, after in zip(questions.entries, questions.entries[1:]):
        assert before.end == after.start
    wanted = pieces(visits(truth), part)
    found = [entry for entry in questions.entries if entry.label]
    check_times([(entry.start, entry.end) for entry in found], wanted, 1e-6, part)
    for tier, items in (("marks", marks(truth)), ("notes", notes(truth))):
        wanted = pieces(items, part)
        found = read.getTier(tier).entries
        check_times([(entry.time, entry.time + 0.001) for entry in found], wanted, 1e-6, part, points=True)
        # praatio leaves the doubled quotes of points as they are
        assert [entry.label.replace('""', '"').strip() for entry in found] == [one_line(piece.text) for piece in wanted]


@pytest.mark.parametrize("part", range(3))
def test_praat_itself_reads_every_interval_and_point(exported, truth, tmp_path, part):
    script = tmp_path / "read.praat"
    script.write_text(PRAAT)
    done = subprocess.run([needs("praat"), "--run", script, files(exported, ".TextGrid")[part]], capture_output=True,
                          timeout=60)
    assert done.returncode == 0, done.stderr
    rows = [line.split("\t") for line in done.stdout.decode("utf-8").splitlines() if line]
    for tier, items in (("questions", visits(truth)), ("marks", marks(truth)), ("notes", notes(truth))):
        wanted = pieces(items, part)
        found = [row for row in rows if row[0] == tier and row[3]]
        shift = 0.001 if tier != "questions" else 0
        check_times([(float(start), float(end) + shift) for _, start, end, _ in found], wanted, 2e-6, part,
                    points=tier != "questions")
        if tier != "questions":
            assert [row[3] for row in found] == [one_line(piece.text) for piece in wanted]


@pytest.mark.parametrize("part", range(3))
def test_subtitles_are_read_by_pysubs2(exported, truth, part):
    read = needs_package("pysubs2").load(str(files(exported, ".srt")[part]))
    wanted = pieces(visits(truth) + marks(truth) + notes(truth) + breaks(truth), part)
    assert len(read) == len(wanted)
    length = full_interview.PARTS[part] / RATE
    starts = sorted(min(piece.start / RATE, length - 0.001) for piece in wanted)
    for event, start in zip(sorted(read, key=lambda event: event.start), starts):
        assert abs(event.start / 1000 - start) <= 0.0005 + 1e-9 and event.start < event.end <= length * 1000 + 0.5
    said = {one_line(event.plaintext.replace("∶", ":")) for event in read}
    for piece in pieces(marks(truth), part):
        assert one_line(piece.text).translate(LOOK_ALIKES) in said, piece.text[:60]
    for piece in pieces(notes(truth), part):
        assert f"Note: {one_line(piece.text)}".translate(LOOK_ALIKES) in said, piece.text[:60]
    for piece in typed(truth, part):
        assert any(text.endswith(f" / P: {one_line(piece.item['transcript']).translate(LOOK_ALIKES)}") for text in said)


LOOK_ALIKES = str.maketrans("<>{}", "‹›()")


def typed(truth, part):
    """The visits in which somebody typed what was said, in the part in which they begin."""
    return [piece for piece in pieces(visits(truth), part) if "transcript" in piece.item
            and piece.item["start"] >= sum(full_interview.PARTS[:part])]


@pytest.mark.parametrize("part", range(3))
def test_webvtt_is_read_by_webvtt_py(exported, truth, part):
    webvtt = needs_package("webvtt")
    for ending, items in (("_chapters.vtt", visits(truth)), ("_marks.vtt", marks(truth) + notes(truth) + breaks(truth))):
        captions = webvtt.read(str(files(exported, ending)[part])).captions
        wanted = pieces(items, part)
        assert len(captions) == len(wanted)
        length = full_interview.PARTS[part] / RATE
        starts = sorted(sum(float(digits) * unit for digits, unit in zip(caption.start.split(":"), (3600, 60, 1)))
                        for caption in captions)
        for start, piece in zip(starts, wanted):
            # what lies at the very end begins as late as a cue can
            assert abs(start - min(piece.start / RATE, length)) <= 0.0005 + 1e-6 or start >= length - 0.0015
        assert all(caption.end_in_seconds <= length + 0.001 for caption in captions)
        said = {one_line(html.unescape(caption.text)) for caption in captions}
        for piece in pieces(marks(truth), part) if items != visits(truth) else []:
            assert one_line(piece.text) in said, piece.text[:60]
        for piece in pieces(notes(truth), part) if items != visits(truth) else []:
            assert f"Note: {one_line(piece.text)}" in said, piece.text[:60]
    wanted = typed(truth, part)
    spoken = list(exported.glob(f"*part-00{part + 1}_transcript.vtt"))
    assert len(spoken) == bool(wanted)
    for file in spoken:
        said = [one_line(html.unescape(caption.text)) for caption in webvtt.read(str(file)).captions]
        assert said == [f"P: {one_line(piece.item['transcript'])}" for piece in wanted]


@pytest.mark.parametrize("part", range(3))
def test_webvtt_metadata_is_json_in_every_cue(exported, truth, part):
    webvtt = needs_package("webvtt")
    cues = [json.loads(caption.text) for caption in webvtt.read(str(files(exported, "_metadata.vtt")[part])).captions]
    for kind, items in (("visit", visits(truth)), ("mark", marks(truth)), ("note", notes(truth)), ("break", breaks(truth))):
        assert sum(cue["kind"] == kind for cue in cues) == len(pieces(items, part)), kind
    assert all(cue["colour"] in range(1, 6) for cue in cues if cue["kind"] == "mark")


@pytest.mark.parametrize("part", range(3))
def test_exmaralda_files_are_valid_and_in_order(exported, truth, part):
    file = files(exported, ".exb")[part]
    validated(file, "--dtdvalid", schema("basic-transcription-1.4.dtd"))
    root = xml.etree.ElementTree.parse(file)
    times = {tli.get("id"): float(tli.get("time")) for tli in root.iter("tli")}
    assert list(times.values()) == sorted(set(times.values()))
    bookmarks = [tli.get("bookmark") for tli in root.iter("tli") if tli.get("bookmark")]
    for tier, items in (("questions", visits(truth)), ("marks", marks(truth)), ("notes", notes(truth))):
        events = root.findall(f".//tier[@category='{tier}']/event")
        wanted = pieces(items, part)
        check_times([(times[event.get("start")], times[event.get("end")]) for event in events], wanted, 0.001, part)
        if tier != "questions":
            assert [event.text for event in events] == [one_line(in_xml(piece.text)) for piece in wanted]
        else:
            assert all(any(event.text in mark for mark in bookmarks) for event in events)


def test_ffprobe_reads_the_chapters(exported, truth):
    for part, file in enumerate(files(exported, "_chapters.ffmetadata")):
        done = subprocess.run([needs("ffprobe"), "-v", "error", "-f", "ffmetadata", "-show_chapters", "-of", "json", file],
                              text=True, capture_output=True, timeout=60)
        assert done.returncode == 0 and not done.stderr, done.stderr
        chapters = json.loads(done.stdout)["chapters"]
        wanted = pieces(visits(truth), part)
        check_times([(float(c["start_time"]), float(c["end_time"])) for c in chapters], wanted, 0.001, part)
        assert all(piece.text in chapter["tags"]["title"] for chapter, piece in zip(chapters, wanted))
        podlove = xml.etree.ElementTree.parse(file.with_suffix(".psc")).getroot()
        assert [c.get("title") for c in podlove] == [c["tags"]["title"] for c in chapters]
        assert [clock(c.get("start")) for c in podlove] == [float(c["start_time"]) for c in chapters]


def test_titles_of_chapters_survive_ffmpeg(leitfaden, tmp_path):
    """Everything that means something in an ffmetadata file, through ffmpeg into a sound file and out of it."""
    library = tmp_path / "library"
    wording = "a=b; c#d \\ “e” 'f' 🎧 =;#\\"
    full_interview.make(leitfaden, library, wording=wording)
    run(leitfaden, "library", "rebuild", "--library", library)
    run(leitfaden, "export", "last", "--as", "chapters,wav", "--to", tmp_path / "out", "--library", library)
    metadata = files(tmp_path / "out", "_chapters.ffmetadata")[0]
    sound = tmp_path / "out" / metadata.name.replace("_chapters.ffmetadata", ".wav")
    packed = tmp_path / "packed.mka"
    done = subprocess.run([needs("ffmpeg"), "-v", "error", "-i", sound, "-i", metadata, "-map", "0:a", "-map_metadata",
                           "1", "-map_chapters", "1", "-codec", "copy", packed], capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr
    done = subprocess.run([needs("ffprobe"), "-v", "error", "-show_chapters", "-of", "json", packed], text=True,
                          capture_output=True, timeout=60)
    assert json.loads(done.stdout)["chapters"][0]["tags"]["title"].rstrip() == f"Q01 open: {wording}"


def clock(text):
    """Seconds of `h:mm:ss.mmm` or `m:ss.mmm`."""
    seconds = 0.0
    for field in text.split(":"):
        seconds = seconds * 60 + float(field)
    return round(seconds, 6)


@pytest.mark.parametrize("part", range(3))
def test_regions_of_reaper_are_read_by_the_csv_module(exported, truth, part):
    file = files(exported, "_reaper.csv")[part]
    assert not file.read_bytes().startswith(b"\xef\xbb\xbf")
    with open(file, newline="", encoding="utf-8") as opened:
        rows = list(csv.DictReader(opened, strict=True))
    wanted = pieces(visits(truth), part)
    regions = [row for row in rows if row["#"].startswith("R") and re.match(r"[QA]\d\d ", row["Name"])]
    assert [row["Name"].split(" ")[1].rstrip(":") for row in regions] == [piece.text for piece in wanted]
    for row, piece in zip(regions, wanted):
        assert abs(clock(row["Start"]) - piece.start / RATE) <= 0.0005 + 1e-9
        assert abs(clock(row["Start"]) + clock(row["Length"]) - clock(row["End"])) < 1e-6
    points = sorted(clock(row["Start"]) for row in rows if row not in regions)
    others = pieces(marks(truth) + notes(truth) + breaks(truth), part)
    assert len(points) == len(others)
    assert all(abs(a - b.start / RATE) <= 0.0005 + 1e-9 for a, b in zip(points, others))


@pytest.mark.parametrize("part", range(3))
def test_markers_of_audition_have_six_fields(exported, truth, part):
    lines = files(exported, "_audition.csv")[part].read_text(encoding="utf-8").split("\n")
    assert lines[0] == "Name\tStart\tDuration\tTime Format\tType\tDescription" and lines[-1] == ""
    wanted = pieces(visits(truth) + marks(truth) + notes(truth) + breaks(truth), part)
    rows = [line.split("\t") for line in lines[1:-1]]
    assert len(rows) == len(wanted) and all(len(row) == 6 and '"' not in row[0] + row[5] for row in rows)
    assert all(abs(clock(row[1]) - piece.start / RATE) <= 0.0005 + 1e-9 for row, piece in zip(rows, wanted))
    assert {row[3] for row in rows} == {"decimal"} and {row[4] for row in rows} == {"Cue"}


STAMPS = {
    "_f4.rtf": (r"#(\d\d):(\d\d):(\d\d)-(\d)#", 10), "_maxqda.txt": (r"#(\d\d):(\d\d):(\d\d)-(\d)#", 10),
    "_atlasti.txt": (r"\[(\d\d):(\d\d):(\d\d)()\]", 1), "_nvivo.txt": (r"(?m)^(\d\d):(\d\d):(\d\d)\.(\d)\t", 10),
    "_inqscribe.txt": (r"\[(\d\d):(\d\d):(\d\d)\.(\d\d)\]", 30),
    "_qualcoder.txt": (r"#(\d\d):(\d\d):(\d\d)\.(\d\d\d)#", 1000), "_transana.txt": (r"¤<()()()(\d+)>", 1000),
}


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("ending", STAMPS)
def test_templates_have_a_stamp_for_every_moment_and_no_other(exported, truth, ending, part):
    text = files(exported, ending)[part].read_text(encoding="utf-8")
    if ending.endswith(".rtf"):
        text = needs_package("striprtf.striprtf").rtf_to_text(text, encoding="utf-8", errors="strict")
        text = text.encode("utf-16", "surrogatepass").decode("utf-16")
    pattern, unit = STAMPS[ending]
    stamps = [sum(int(field or 0) * factor for field, factor in zip(found, (3600 * unit, 60 * unit, unit, 1)))
              for found in re.findall(pattern, text)]
    items = visits(truth) + marks(truth) + notes(truth) + answers(truth) + breaks(truth)
    begins = pieces([(start, start, None, None) for start, *_ in items], part)
    carried = [piece for piece in pieces(visits(truth), part) if piece.start == 0 and part and piece.item["start"] < sum(
        full_interview.PARTS[:part])]
    moments = sorted([piece.start for piece in begins] + [0 for _ in carried])
    wanted = [moment * unit // RATE for moment in moments]
    assert stamps == (sorted(set(wanted)) if ending == "_nvivo.txt" else wanted)
    if ending == "_nvivo.txt":
        assert {line.count("\t") for line in text.splitlines()} == {2}
    for piece in pieces(marks(truth), part):
        if piece.item["label"] in full_interview.HOSTILE[:4]:
            assert one_line(piece.text) in text
    for piece in typed(truth, part):
        # lines are parted otherwise in every template
        said = re.split(r"[\n\r\u2028\x85]", piece.item["transcript"])
        assert all(one_line(line) in text for line in said), piece.item["transcript"]


def answers(truth):
    return [(entry["frame"],) for answer in truth["answers"] for entry in answer["earlier"] + [answer]]


@pytest.mark.parametrize("part", range(3))
def test_otranscribe_files_hold_html_without_surprises(exported, truth, part):
    file = files(exported, ".otr")[part]
    read = json.loads(file.read_text(encoding="utf-8"))
    assert read["media"] == f"{file.name.removesuffix('_otranscribe.otr').removesuffix('.otr')}.wav"
    tags = []

    class Reader(html.parser.HTMLParser):
        def handle_starttag(self, tag, attributes):
            tags.append((tag, dict(attributes)))
    Reader().feed(read["text"])
    assert {"p", "span"} <= {tag for tag, _ in tags} <= {"p", "span", "br"}
    assert all(html.escape(one_line(line), quote=False).replace('"', "&quot;") in read["text"] for piece in typed(truth, part)
               for line in re.split(r"[\n\r\u2028\x85]", piece.item["transcript"]))
    times = [float(attributes["data-timestamp"]) for tag, attributes in tags if tag == "span"]
    assert times == sorted(times) and len(times) >= len(pieces(visits(truth) + marks(truth), part))


@pytest.mark.parametrize("part", range(3))
def test_the_ohms_index_has_every_question_and_mark(exported, truth, part):
    namespace = {"o": "https://www.weareavp.com/nunncenter/ohms"}
    root = xml.etree.ElementTree.parse(files(exported, "_ohms.xml")[part])
    points = root.findall("./o:record/o:index/o:point", namespace)
    claimed = [note for note in pieces(notes(truth), part) if any(
        visit.start <= note.start < visit.end and visit.text == note.item.get("question") for visit in pieces(visits(truth), part))]
    loose = len(pieces(notes(truth), part)) - len(claimed)
    wanted = pieces(visits(truth) + marks(truth) + breaks(truth), part)
    times = [int(point.findtext("o:time", None, namespace)) for point in points]
    assert times == sorted(times) and len(times) == len(wanted) + loose
    assert not Counter(p.start // RATE for p in wanted) - Counter(times)
    kept = "\n".join(point.findtext("o:synopsis", "", namespace) for point in points)
    assert all(in_xml(note.text) in kept for note in pieces(notes(truth), part))
    titles = [point.findtext("o:title", None, namespace) for point in points]
    assert all(one_line(in_xml(piece.text)) in titles for piece in pieces(marks(truth), part))


@pytest.mark.parametrize("part", range(3))
def test_the_ohms_record_is_as_our_strict_schema_says(exported, part):
    """The schema of OHMS itself belongs to others: ours has what is used here, written from the description of it."""
    validated(files(exported, "_ohms.xml")[part], "--nonet", "--schema", ROOT / "Tests/Readers/schemas/ohms-subset.xsd")


def test_the_audit_leads_to_the_place_on_the_sound(exported, truth):
    file, = exported.glob("*_audit.csv")
    with open(file, newline="", encoding="utf-8") as opened:
        rows = list(csv.DictReader(opened, strict=True))
    assert b"\r\n" not in file.read_bytes()[:60] and rows[0]["event"] == "form start"
    began = int(rows[0]["start"])
    views = [row for row in rows if row["event"] == "question"]
    assert all(int(row["start"]) <= int(row["end"]) for row in views)
    # answers outside the visits to their questions have rows of their own
    found = Counter((row["node"].rsplit("/", 1)[1], int(row["start"]) - began) for row in views)
    wanted = Counter((visit["question"], (min(visit["start"], full_interview.END) * 2000 + RATE) // (2 * RATE))
                     for visit in truth["visits"])
    assert not wanted - found and all(question in {a["question"] for a in truth["answers"]}
                                      for question, _ in (found - wanted))
    last = {row["node"].rsplit("/", 1)[1]: row["new-value"] for row in views if row["new-value"]}
    assert last["integer"] == "5" and last["email"] == "-7"
    assert any(row["new-value"] for row in views) and rows[-1]["event"] == "form finalize"
