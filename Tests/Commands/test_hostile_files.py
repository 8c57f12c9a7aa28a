"""Files of strangers that were made, or damaged, to hurt: refused with one sentence, in little memory."""
import io
import pathlib
import struct
import subprocess
import sys
import zipfile

import pytest

SHARED = pathlib.Path(__file__).resolve().parents[3] / "shared/fixtures/questionnaires/hostile"
MOST = 200 * 1024  # kB that a refusal may need
PATIENCE = 60
# What a process needed at most counts from its parent's size on: so a small one starts the program.
MEASURED = """
import os, sys
process = os.posix_spawn(sys.argv[1], sys.argv[1:], {**os.environ, "LC_ALL": "C"}, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
_, status, used = os.wait4(process, 0)
print(os.waitstatus_to_exitcode(status), used.ru_maxrss)
"""
SHEETS = ('<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>',
          "</sheetData></worksheet>")
QUESTION = '<question><text>Q?</text><response varName="q{n}"><free><format>text</format><length>9</length></free></response></question>'
# files that are accepted as they are, what they hold besides being left alone
HARMLESS = {"zip_bomb.xlsx", "zip_path_traversal.xlsx", "missing_survey_sheet.xlsx", "duplicate_ids.xml",
            "skip_backward_and_dangling.xml", "no_response_no_text_no_categories.xml", "ok_latin1.xml",
            "ok_utf16le_bom.xml", "ok_utf8_bom_crlf.xml",
            # read through LibreOffice, which the tests install
            "legacy_binary.xls"}
# these have several problems, and all are listed
MANY = {"unbalanced_groups.xlsx", "xlsform_duplicate_columns.xlsx", "guide_bad_syntax.guide.md"}


def cells(rows):
    """Rows of a sheet with texts inline."""
    return "".join("<row>" + "".join(f'<c t="inlineStr"><is><t>{text}</t></is></c>' for text in row) + "</row>"
                   for row in rows)


def workbook(survey, extra=(), sheets=("survey",)):
    """An .xlsx whose first sheet has these rows (text) or this XML (bytes)."""
    names = "".join(f'<sheet name="{name}" sheetId="{n + 1}" r:id="rId{n + 1}"/>' for n, name in enumerate(sheets))
    links = "".join(f'<Relationship Id="rId{n + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/'
                    f'relationships/worksheet" Target="worksheets/sheet{n + 1}.xml"/>' for n in range(len(sheets)))
    parts = {
        "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        "xl/workbook.xml": '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://'
                           f'schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>{names}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
                                      f"{links}</Relationships>",
        "xl/worksheets/sheet1.xml": survey if isinstance(survey, bytes) else SHEETS[0] + cells(survey) + SHEETS[1],
        **dict(extra)}
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return data.getvalue()


def encrypted(data):
    """The archive with the sign of encryption at every entry."""
    data = bytearray(data)
    for mark, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        at = data.find(mark)
        while at >= 0:
            flags = struct.unpack_from("<H", data, at + offset)[0]
            struct.pack_into("<H", data, at + offset, flags | 1)
            at = data.find(mark, at + 4)
    return bytes(data)


def quexml(inside):
    return f'<?xml version="1.0"?><questionnaire id="1"><title>T</title><section id="1">{inside}</section></questionnaire>'


def lss(relevance=("1", "1"), question="Q?"):
    rows = "".join(
        f"<row><qid>{n}</qid><parent_qid>0</parent_qid><gid>1</gid><type>S</type><title>q{n}</title><question>{question}"
        f"</question><language>en</language><question_order>{n}</question_order><relevance>{condition}</relevance></row>"
        for n, condition in enumerate(relevance, 1))
    return ("<document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>178</DBVersion><groups><rows><row><gid>1</gid>"
            "<group_name>G</group_name><language>en</language></row></rows></groups>"
            f"<questions><rows>{rows}</rows></questions><surveys><rows><row><sid>1</sid><language>en</language></row></rows>"
            "</surveys></document>")


ROWS = [["type", "name", "label"], ["text", "q1", "Q?"]]
CYCLE = "survey\n,type,name,label,relevant\n,text,a,A?,${b} = 'x'\n,text,b,B?,${a} = 'x'\n"
LAUGHS = ("<!DOCTYPE l [<!ENTITY a 'ha'>" + "".join(
    f"<!ENTITY {b} '{f'&{a};' * 10}'>" for a, b in zip("abcdefghi", "bcdefghij")) + "]>")
# name of the file, what is in it, a word of the sentence
REFUSED = {
    "a bomb": ("bomb.xlsx", lambda: workbook((SHEETS[0] + " " * 300_000_000 + SHEETS[1]).encode()), "unpacks"),
    "laughter": ("laugh.xml", lambda: LAUGHS + "<questionnaire>&j;</questionnaire>", "document type"),
    "laughter in a workbook": ("laugh.xlsx", lambda: workbook((LAUGHS + SHEETS[0] + SHEETS[1]).encode()), "document type"),
    "a local file": ("local.xml", lambda: "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><questionnaire>&x;"
                                          "</questionnaire>", "document type"),
    "a survey without a survey": ("none.lss", lambda: "<document><LimeSurveyDocType>Survey</LimeSurveyDocType></document>",
                                  "surveys"),
    "deep elements": ("deep.xml", lambda: "<questionnaire>" * 200_000, "elements are nested more than"),
    "deep elements in a survey": ("deep.lss", lambda: "<document>" * 200_000, "elements are nested more than"),
    "many lines": ("rows.csv", lambda: "type,name,label\n" + "text,q,Q?\n" * 200_000, "divide"),
    "many rows": ("rows.xlsx", lambda: workbook(ROWS + [["text", f"q{n}", f"{n * 7919 % 1_000_003}?"] for n in range(200_000)]),
                  "divide"),
    "many fields": ("fields.csv", lambda: "Variable / Field Name,Form Name,Field Type,Field Label\n" + "".join(
        f"q{n},f,text,Q?\n" for n in range(200_000)), "divide"),
    "many questions": ("many.xml", lambda: quexml("".join(QUESTION.format(n=n) for n in range(100_000))), "divide"),
    "many questions as text": ("many.guide.md", lambda: "# T\n\n" + "- Q?\n" * 200_000, "divide"),
    "a text without end": ("long.xml", lambda: quexml(f"<question><text>{'a' * 12_000_000}</text></question>"), "longer than"),
    "a text without end in a survey": ("long.lss", lambda: lss(question="a" * 12_000_000), "longer than"),
    "half a form": ("half.xml", lambda: quexml(QUESTION)[:-40], "cut off"),
    "half a survey": ("half.lss", lambda: lss()[:-40], "cut off"),
    "half a workbook": ("half.xlsx", lambda: workbook(ROWS)[:-60], "cut off"),
    "half a line": ("half.csv", lambda: 'type,name,label\ntext,q,"Q?', "never closed"),
    "another encoding": ("latin.csv", lambda: "type,name,label\ntext,q,größer\n".encode("latin-1"), "UTF-8"),
    "another encoding in XML": ("latin.xml", lambda: quexml("größer").encode("latin-1"), "encoding"),
    "half UTF-16": ("half16.csv", lambda: "\ufefftype".encode("utf-16-le") + b"a", "UTF-16"),
    "a zero byte": ("zero.csv", lambda: b"type,name,label\ntext,q\0,Q?\n", "zero byte"),
    "a workbook with a password": ("password.xlsx", lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(4096), "password"),
    "an encrypted archive": ("encrypted.xlsx", lambda: encrypted(workbook(ROWS)), "encrypted"),
    "a workbook without sheets": ("sheets.xlsx", lambda: workbook(ROWS, sheets=()), "sheet"),
    "an archive of something else": ("else.xlsx", lambda: empty_archive(), "xlsx"),
    "a column far out": ("far.xlsx", lambda: workbook((SHEETS[0] + '<row r="1"><c r="ZZZZZZ1" t="inlineStr"><is><t>type</t>'
                                                       "</is></c></row>" + SHEETS[1]).encode()), "outside"),
    "an empty file": ("empty.lss", lambda: b"", "empty"),
    "an empty archive of a guide": ("empty.guide.zip", lambda: b"", "cut off"),
}
# errors of the content: one for each circle
CIRCLES = {
    "in a form": ("circle.csv", CYCLE), "in a survey": ("circle.lss", lss(("q2.NAOK == 'x'", "q1.NAOK == 'x'"))),
    "in a guide": ("circle.guide.md", "- A? {#a if=\"b = 'x'\"}\n- B? {#b if=\"a = 'x'\"}\n"),
}


def empty_archive():
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("hello.txt", "hello")
    return data.getvalue()


@pytest.fixture
def bring(leitfaden, library):
    """`bring(path)`: imports it; (exit status, lines of its errors, peak memory in kB). Nothing is there afterwards
    that was not there before, unless it was accepted."""
    def importing(path):
        done = subprocess.run([sys.executable, "-c", MEASURED, leitfaden, "guide", "import", path, "--library", library],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE)
        status, memory = (int(word) for word in done.stdout.split())
        written = [p.name for p in library.rglob("*") if p.is_file()]
        assert status == 0 or written == [], written
        assert status in (0, 1) and "Fatal error" not in done.stderr and "parser error" not in done.stderr, done.stderr[-2000:]
        lines = [line for line in done.stderr.splitlines() if ": error: " in line and not line.startswith("leitfaden: ")]
        return status, lines, memory
    return importing


def check_refusal(bring, path, words=""):
    status, lines, memory = bring(path)
    assert status == 1 and len(lines) == 1 and lines[0].startswith(f"{path}:"), (status, lines)
    sentence = lines[0].partition(": error: ")[2]
    assert words in sentence and not sentence.endswith(".") and "root:" not in sentence, sentence
    assert memory < MOST, f"{memory // 1024} MB"


@pytest.mark.parametrize("case", REFUSED)
def test_it_is_refused_with_one_sentence_and_in_little_memory(bring, tmp_path, case):
    name, make, words = REFUSED[case]
    content = make()
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    check_refusal(bring, path, words)


@pytest.mark.parametrize("case", CIRCLES)
def test_conditions_in_a_circle_are_errors_that_name_the_circle(bring, tmp_path, case):
    name, content = CIRCLES[case]
    path = tmp_path / name
    path.write_text(content)
    status, lines, memory = bring(path)
    assert status == 1 and lines and memory < MOST, (status, lines, memory)


def test_macros_of_a_workbook_are_not_read(bring, library, tmp_path):
    path = tmp_path / "macro.xlsx"
    path.write_bytes(workbook(ROWS, extra={"xl/vbaProject.bin": "Sub AutoOpen()"}.items()))
    status, lines, memory = bring(path)
    assert status == 0 and lines == [] and memory < MOST
    assert "AutoOpen" not in next(library.rglob("*.guide.md")).read_text()


def test_a_workbook_of_macros_is_refused_with_the_endings_that_are_read(run, library, tmp_path):
    path = tmp_path / "macro.xlsm"
    path.write_bytes(workbook(ROWS))
    done = run("guide", "import", path, "--library", library)
    assert done.status == 1 and "ending" in done.err and ".xlsx" in done.err


def test_a_survey_in_fifty_languages_becomes_fifty_guides(bring, library, tmp_path):
    tags = [f"x{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(50)]
    rows = "".join(f"<row><qid>1</qid><parent_qid>0</parent_qid><gid>1</gid><type>S</type><title>q</title><question>{tag}?"
                   f"</question><language>{tag}</language></row>" for tag in tags)
    groups = "".join(f"<row><gid>1</gid><group_name>{tag}</group_name><language>{tag}</language></row>" for tag in tags)
    path = tmp_path / "many.lss"
    path.write_text(
        "<document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>178</DBVersion>"
        f"<groups><rows>{groups}</rows></groups><questions><rows>{rows}</rows></questions><surveys><rows><row><sid>1</sid>"
        f"<language>{tags[0]}</language><additional_languages>{' '.join(tags[1:])}</additional_languages></row></rows>"
        "</surveys></document>")
    status, lines, memory = bring(path)
    assert status == 0 and lines == [] and memory < MOST
    assert len(list(library.rglob("*.guide.md"))) == 50


@pytest.mark.skipif(not SHARED.is_dir(), reason="the questionnaires of other people are not beside this checkout")
@pytest.mark.parametrize("name", sorted(p.name for p in SHARED.glob("*") if p.suffix != ".json"))
def test_every_hostile_file_beside_the_checkout_does_what_its_readme_says(bring, name):
    if name in HARMLESS | MANY:
        status, lines, memory = bring(SHARED / name)
        # LibreOffice, which reads the old workbook, takes more
        assert memory < MOST or name == "legacy_binary.xls"
        assert status == (1 if name in MANY else 0) and (lines != []) == (name in MANY), (status, lines)
    else:
        check_refusal(bring, SHARED / name)
