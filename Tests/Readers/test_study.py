"""A whole study as tables, .sav, workbook, codebook and JSON, opened by programs we did not write.

What is true comes from `made_study`, which wrote the interviews; the readers are Python's csv, R, PSPP, pyreadstat,
openpyxl, jsonschema and xmllint. All are installed by `scripts/install test`.
"""
import csv
import io
import json
import pathlib
import re
import shutil
import subprocess
import xml.etree.ElementTree

import made_study
import pytest
from made_study import ANSWERS, HOSTILE, REASONS, TEXTS
from readers import needs, needs_package

jsonschema, openpyxl, pyreadstat = map(needs_package, ("jsonschema", "openpyxl", "pyreadstat"))

ROOT = pathlib.Path(__file__).resolve().parents[2]
CODES = {"skipped": -9, "dontKnow": -8, "refused": -7, "notApplicable": -6, "notReached": -5}
FULL, WITHOUT, OWN, SECOND = "P-01", "P-02", "P-03", "P-04"


def run(leitfaden, *words):
    done = subprocess.run([leitfaden, *map(str, words)], text=True, capture_output=True, timeout=120,
                          stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("study") / "library"
    made_study.make(folder)
    run(leitfaden, "library", "rebuild", "--library", folder)
    return folder


@pytest.fixture(scope="module")
def study(leitfaden, library):
    """The folder with everything, made from all interviews along the guide."""
    folder = library.parent / "out"
    run(leitfaden, "export", "--guide", "study", "--with-names", "--as", "csv-exchange,xlsx,spss,ddi,json", "--to", folder, "--library", library)
    run(leitfaden, "export", "--all", "--with-names", "--as", "csv", "--to", folder / "spreadsheet", "--library", library)
    return folder


def table(path):
    """A table as csv reads it, row by row; line ends inside texts stay as they are."""
    return list(csv.DictReader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline=""), strict=True))


@pytest.fixture(scope="module")
def wide(study):
    return {row["participant"]: row for row in table(study / "answers_wide.csv")}


def column_of(question):
    """Name of the first column of a question."""
    return {"language": "q_language", "grid": "grid_a", "ways": "ways_a_foot", "order": "order_a",
            "tools": "tools_phone"}.get(question, question)


def test_every_text_comes_back_to_the_letter(wide):
    for name, text in HOSTILE.items():
        assert wide[FULL][f"t_{name}"] == text, name
    assert wide[FULL]["q_language"] == "Slovene" and wide[FULL]["language"] == "en"


def test_every_kind_of_answer_has_its_cells(wide):
    row = wide[FULL]
    wanted = {"tool": "other", "tool_other": "=1+1", "place": "1", "tools_phone": "1", "tools_paper": "0",
              "tools_other": "1", "tools_other_text": "@home", "alone": "1", "gender": "M", "agree": "2", "ten": "10",
              "warm": "21", "grid_a": "1", "grid_b": "3", "ways_a_foot": "1", "ways_b_foot": "0", "order_a": "2",
              "order_b": "1", "degrees": "-7.5", "people": "3", "moved": "1969-07-20", "rises": "06:30",
              "met": "2026-11-20T18:05:09+01:00", "lasts": "366000", "home_lat": "47.07", "home_lon": "-15.44",
              "spots_count": "1", "drawn": "1", "picture": "desk.jpg", "read": "1", "tomorrow": "of tomorrow"}
    assert {name: row[name] for name in wanted} == wanted


def test_missing_answers_have_the_codes_of_their_reasons(wide):
    for number, question in enumerate(ANSWERS):
        assert wide[WITHOUT][column_of(question)] == str(CODES[REASONS[number % 5]]), question
    assert wide[FULL]["later"] == "-6" and wide[FULL]["never"] == "-5"
    assert wide[OWN]["tool"] == "-8" and wide[OWN]["place"] == "99" and wide[OWN]["agree"] == ""
    assert wide[SECOND]["tool"] == "tablet" and wide[SECOND]["added"] == "5" and wide[FULL]["added"] == ""


def test_two_sittings_and_an_earlier_answer_are_kept(study):
    place = [row for row in table(study / "answers_long.csv")
             if row["question_id"] == "place" and row["interview_id"].startswith("2026-11-21")]
    assert [(row["value"], row["current"], row["part"], row["start_frame"]) for row in place] == [
        ("2", "0", "1", "201"), ("1", "1", "2", "50000")]
    full = next(row for row in table(study / "interviews.csv") if row["participant"] == FULL)
    assert (full["parts"], full["sittings"], full["marks"], full["notes"], full["frames"]) == ("2", "2", "1", "1", "66151")


def test_no_file_names_a_person_unless_that_is_wanted(leitfaden, library, study, tmp_path):
    run(leitfaden, "export", "--all", "--as", "csv-exchange,spss,ddi,json", "--to", tmp_path / "codes", "--library", library)
    for path in (tmp_path / "codes").rglob("*"):
        assert path.is_dir() or b"Secret" not in path.read_bytes(), path.name
    assert b"Secret" in (study / "interviews.json").read_bytes()


def test_the_json_without_texts_is_as_its_schema_says_too(leitfaden, library, tmp_path):
    run(leitfaden, "export", "--all", "--without-text", "--as", "json", "--to", tmp_path / "told", "--library", library)
    validate(json.loads((tmp_path / "told/interviews.json").read_text(encoding="utf-8")), "interviews")


def test_events_are_all_there(study):
    rows = table(study / "events.csv")
    made = [event["id"] for event in made_study.full().events]
    assert [row["event_id"] for row in rows if row["interview_id"].startswith("2026-11-21")] == made
    assert all(json.loads(row["details"]) is not None for row in rows)


def test_nothing_runs_in_a_spreadsheet(study):
    for path in (study / "spreadsheet").glob("*.csv"):
        assert path.read_bytes().startswith(b"\xef\xbb\xbf")
        for row in csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline=""), strict=True):
            for cell in row:
                assert not cell.startswith(("=", "+", "@", "\t", "\r")), (path.name, cell[:40])
                assert not cell.startswith("-") or re.fullmatch(r"-\d+(\.\d+)?", cell), (path.name, cell[:40])


def test_the_codebook_knows_every_column_and_code(study, wide):
    book = table(study / "codebook.csv")
    assert list(dict.fromkeys(row["variable"] for row in book)) == list(wide[FULL])
    known = {(row["variable"], row["value"]) for row in book}
    for row in wide.values():
        for name in ("tool", "place", "tools_phone", "alone", "gender", "agree", "grid_a", "read"):
            assert row[name] == "" or (name, row[name]) in known, (name, row[name])
    document = json.loads((study / "codebook.json").read_text(encoding="utf-8"))
    validate(document, "codebook")
    variables = document["studies"][0]["variables"]
    assert [variable["name"] for variable in variables] == list(wide[FULL])


def test_r_reads_factors_numbers_and_reasons(study, tmp_path):
    """R gives back what it read as JSON-like lines; line ends inside texts are R's own."""
    script = tmp_path / "ask.R"
    script.write_text("""
options(warn = 2)
source("read.R", encoding = "UTF-8")
w <- leitfaden$answers_wide
one <- w[w$participant == "P-01", ]
say <- function(...) cat(..., sep = "\\n")
say(paste(levels(w$tool), collapse = "|"), as.character(one$tool), class(w$agree)[1], class(w$moved), one$degrees + 0,
    format(one$moved), paste(as.character(w$gender[w$participant == "P-01"])), nchar(one$t_long), one$t_formula,
    as.character(reasons(w$place)[w$participant == "P-03"]), as.character(reasons(w$place)[w$participant == "P-02"]),
    sum(is.na(w$place)), class(leitfaden$visits$start_frame), identical(one$t_emoji, "%s"), identical(one$t_rtl, "%s"))
""" % (HOSTILE["emoji"], HOSTILE["rtl"]), encoding="utf-8")
    done = subprocess.run([needs("Rscript"), "--vanilla", script], cwd=study, text=True, capture_output=True, timeout=120,
                          env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"})
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "Phone|Paper|Tablet|Other", "Other", "ordered", "Date", "-7.5", "1969-07-20", "Male", "10000", HOSTILE["formula"],
        "Rather not", "don't know", "3", "numeric", "TRUE", "TRUE"]


def test_r_takes_a_number_that_is_also_a_reason_for_the_answer_it_was(study, tmp_path):
    """-7 degrees is an answer; it is also the number of a reason."""
    copy = tmp_path / "study"
    shutil.copytree(study, copy)
    for name in ("answers_wide.csv", "answers_long.csv"):
        text = (copy / name).read_text(encoding="utf-8")
        assert ",-7.5," in text
        (copy / name).write_text(text.replace(",-7.5,", ",-7,"), encoding="utf-8")
    script = 'source("read.R", encoding = "UTF-8"); w <- leitfaden$answers_wide; i <- w$participant == "P-01"; ' \
             'cat(w$degrees[i], as.character(reasons(w$degrees)[i]), as.character(reasons(w$place)[w$participant == "P-03"]))'
    done = subprocess.run([needs("Rscript"), "--vanilla", "-e", script], cwd=copy, text=True, capture_output=True,
                          timeout=120, env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"})
    assert done.stdout == "-7 NA Rather not", (done.stdout, done.stderr)


def test_pspp_opens_the_file_of_spss_without_a_word(study, tmp_path):
    asked = "tool place agree people degrees moved rises met lasts w001_t_long"
    syntax = tmp_path / "ask.sps"
    syntax.write_text(f"GET FILE='{study}/answers.sav'.\nINSERT FILE='{study}/answers.sps'.\nMRSETS /DISPLAY NAME=ALL.\n"
                      f"COMPUTE w001 = LENGTH(RTRIM(w001_t_long)).\nEXECUTE.\n"
                      f"FREQUENCIES /VARIABLES={asked.replace(' w001_t_long', '')} w001 /FORMAT=NOTABLE.\n"
                      f"SAVE TRANSLATE /OUTFILE='{tmp_path}/out.csv' /TYPE=CSV /FIELDNAMES /MISSING=RECODE "
                      f"/KEEP=participant {asked.replace('w001_t_long', 'w001')}.\n", encoding="utf-8")
    done = subprocess.run([needs("pspp"), "-O", "format=txt", syntax], text=True, capture_output=True, timeout=120)
    assert done.returncode == 0 and not re.search("warning|error", done.stdout + done.stderr, re.I), done.stdout[:2000]
    for name in ("$tools", "$ways_a", "$ways_b"):
        assert name in done.stdout
    rows = {row["participant"]: row for row in table(tmp_path / "out.csv")}
    full = {name: value.strip() for name, value in rows[FULL].items()}
    assert (full["tool"], full["place"], full["agree"], full["people"], full["degrees"]) == ("4", "1", "2", "3", "-7.5")
    assert (full["moved"], full["rises"], full["w001"]) == ("07/20/1969", "06:30:00", "9000"), full
    # what is declared missing comes out blank, whatever its number is
    assert all(not rows[WITHOUT][name].strip() for name in ("tool", "agree", "degrees", "people", "moved")), rows[WITHOUT]
    assert not rows[OWN]["tool"].strip() and not rows[OWN]["place"].strip() and rows[OWN]["degrees"].strip() == "20.5"


def test_pyreadstat_finds_labels_measures_and_missing_ranges(study):
    data, meta = pyreadstat.read_sav(str(study / "answers.sav"), user_missing=True, output_format="dict")
    book = {(row["variable"], row["value"]): row for row in table(study / "codebook.csv")}
    assert meta.number_rows == 4 and meta.file_label == "A study: “every” kind"
    full = data["participant"].index(FULL)
    labels = {code: book["tool", code]["value_label"] for code in ("phone", "paper", "tablet", "other", "-8", "-9")}
    spss = {float(book["tool", code]["spss_value"]): label for code, label in labels.items()}
    assert spss.items() <= meta.variable_value_labels["tool"].items()
    assert data["tool"][full] == float(book["tool", "other"]["spss_value"])
    assert meta.missing_ranges["agree"] == [{"lo": -9.0, "hi": -5.0}]
    assert meta.missing_ranges["place"] == [{"lo": -11.0, "hi": -5.0}]  # 98 and 99 of the guide: -10 and -11
    assert data["place"][data["participant"].index(OWN)] == -11 and book["place", "99"]["spss_value"] == "-11"
    assert meta.missing_ranges["degrees"] == [{"lo": -99.0, "hi": -95.0}] and data["degrees"][full] == -7.5
    assert meta.variable_measure["agree"] == "ordinal" and meta.variable_measure["people"] == "scale"
    assert meta.column_names_to_labels["tool"] == "Which tool's \"best\"?" and "and_v" in meta.column_names
    for name in set(TEXTS) - {"long", "spaces"}:
        assert data[f"t_{name}"][full] == HOSTILE[name], name
    assert data["w001_t_long"][full] == HOSTILE["long"][:4500]
    assert data["t_spaces"][full] == HOSTILE["spaces"].rstrip()


def test_openpyxl_reads_texts_numbers_and_dates(study):
    book = openpyxl.load_workbook(study / "interviews.xlsx")
    assert book.sheetnames == ["answers", "labels", "codebook", "interviews", "answers_long", "visits", "marks", "notes"]
    for sheet in book:
        for row in sheet.iter_rows():
            assert all(cell.data_type in ("s", "n", "d") for cell in row), sheet.title

    def row(sheet, who):
        rows = list(book[sheet].iter_rows(values_only=True))
        return next(dict(zip(rows[0], cells)) for cells in rows[1:] if cells[rows[0].index("participant")] == who)
    codes, words = row("answers", FULL), row("labels", FULL)
    for name in set(TEXTS) - {"lines", "controls"}:
        assert codes[f"t_{name}"] == HOSTILE[name], name
    unescaped = re.sub(r"_x([0-9A-F]{4})_", lambda sign: chr(int(sign[1], 16)), codes["t_controls"])
    assert unescaped == HOSTILE["controls"]
    assert codes["degrees"] == -7.5 and codes["moved"].date().isoformat() == "1969-07-20" and codes["place"] == 1
    assert (words["tool"], words["place"], words["agree"]) == ("Other", "Town", "partly")
    assert row("labels", WITHOUT)["tool"] == "skipped" and row("answers", WITHOUT)["tool"] == -9
    assert row("labels", OWN)["place"] == "Rather not"


def validate(document, schema):
    described = json.loads((ROOT / f"docs/{schema}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(described)
    jsonschema.validate(document, described, jsonschema.Draft202012Validator)


def test_the_json_is_as_its_schema_says_and_makes_the_library_again(leitfaden, library, study, tmp_path):
    document = json.loads((study / "interviews.json").read_text(encoding="utf-8"))
    validate(document, "interviews")
    with pytest.raises(jsonschema.ValidationError):
        validate({**document, "interviews": [{**document["interviews"][0], "unheard": 1}]}, "interviews")
    again = tmp_path / "again"
    for interview in document["interviews"]:
        shutil.copytree(library / interview["folder"], again / interview["folder"],
                        ignore=shutil.ignore_patterns("interview.json", "export"))
        (again / interview["folder"] / "interview.json").write_text(json.dumps(interview), encoding="utf-8")
    run(leitfaden, "library", "rebuild", "--library", again)
    for interview in document["interviews"]:
        shown = [run(leitfaden, "show", interview["id"], "--json", "--library", place).replace(str(place), "")
                 for place in (library, again)]
        assert shown[0] == shown[1]
    listed = [json.loads(run(leitfaden, "list", "--json", "--library", place).replace(str(place), ""))
              for place in (library, again)]
    # what lies on the disk is not the same: files for other programs were left behind
    for interview in listed[0] + listed[1]:
        assert interview.pop("bytesOnDisk") > 0
    assert listed[0] == listed[1] and len(listed[0]) == 4


def test_xmllint_takes_the_codebook_for_archives(study, wide):
    schema = ROOT / "Tests/Readers/schemas/ddi-codebook-subset.xsd"
    done = subprocess.run([needs("xmllint"), "--nonet", "--noout", "--schema", schema, study / "codebook.xml"], text=True,
                          capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr[:2000]
    space = {"d": "ddi:codebook:2_6"}
    root = xml.etree.ElementTree.parse(study / "codebook.xml").getroot()
    variables = root.findall(".//d:var", space)
    assert [variable.get("name") for variable in variables] == list(wide[FULL])
    tool = next(variable for variable in variables if variable.get("name") == "tool")
    assert tool.find("d:qstn/d:qstnLit", space).text == "Which tool's \"best\"?"
    found = {c.find("d:catValu", space).text: (c.find("d:labl", space).text, c.get("missing"))
             for c in tool.findall("d:catgry", space)}
    assert found["phone"] == ("Phone", None) and found["-8"] == ("I cannot say", "Y") and found["-9"] == ("skipped", "Y")


def test_single_interviews_and_unknown_guides(leitfaden, library, tmp_path):
    run(leitfaden, "export", "P-01", "P-04", "--as", "csv-exchange", "--to", tmp_path / "two", "--library", library)
    assert len(table(tmp_path / "two/answers_wide.csv")) == 2
    done = subprocess.run([leitfaden, "export", "--guide", "nobody's", "--to", tmp_path / "none", "--library", library],
                          text=True, capture_output=True, timeout=60, stdin=subprocess.DEVNULL)
    assert done.returncode == 1 and "no interview follows the guide" in done.stderr and not (tmp_path / "none").exists()
