"""The interview that has every kind of answer, as tables, .sav, workbook, codebook and JSON, in the same programs that
read the study of `test_study`; and its tables for spreadsheets in LibreOffice, which must run nothing of them.
"""
import csv
import json
import re
import subprocess

import full_interview
import kinds_guide
import pytest
from full_interview import HOSTILE
from readers import needs, needs_package
from test_study import ROOT, run, table, validate

openpyxl, pyreadstat = map(needs_package, ("openpyxl", "pyreadstat"))

NAMES = ["answers_long", "answers_wide", "codebook", "events", "interviews", "marks", "notes", "visits"]
#: what stands in the cells of the columns; `email` was refused later, `total` is worked out
CELLS = {
    "single": "other", "single_other": HOSTILE[0], "comment": "yes", "dropdown": "hu", "pictures": "park",
    "multiple_bike": "1", "multiple_car": "0", "multiple_other_text": "@tandem; \"red\"", "yesno": "1", "gender": "F",
    "five": "4", "ten": "7", "likert": "2", "slider": "21.5", "differential_speed": "3", "matrix_a": "1",
    "multimatrix_work_foot": "1", "multimatrix_work_car": "0", "scalematrix_school": "10", "scalematrix_bus": "1",
    "yesnomatrix_cat": "Y", "yesnomatrix_dog": "U", "changematrix_noise": "D", "changematrix_rent": "I",
    "dualmatrix_school_1": "1", "dualmatrix_school_2": "2", "numbermatrix_home_mo": "7.5",
    "textmatrix_home_mo": HOSTILE[1], "numbers_work": "8", "numbers_rest": "16", "texts_town": HOSTILE[5],
    "rank_green": "2", "rank_quiet": "1", "rank_shops": "3", "number": "1.83", "integer": "5", "text": HOSTILE[3],
    "long": HOSTILE[8], "email": "-7", "phone": "+43 1 000", "url": "https://example.org/?a=1&b=<2>",
    "masked": "AB-1234", "barcode": "4006381333931", "date": "1999-12-31", "time": "06:30",
    "datetime": "2020-02-29T23:59", "duration": "5400", "location_lat": "47.07", "location_lon": "15.44",
    "points_count": "1", "draw": "1", "sign": "1", "photo": "files/desk.jpg", "audio": "files/place.wav",
    "video": "files/way.mp4", "file": "files/=1+1.pdf", "clip": "0", "ack": "1", "total": "6",
}


@pytest.fixture(scope="module")
def full(leitfaden, tmp_path_factory):
    """The folder with everything; the tables for spreadsheets lie in a folder of it."""
    folder = tmp_path_factory.mktemp("full")
    library, out = folder / "library", folder / "out"
    full_interview.make(leitfaden, library)
    run(leitfaden, "library", "rebuild", "--library", library)
    run(leitfaden, "export", "--guide", "kinds", "--with-names", "--as", "csv-exchange,xlsx,spss,ddi,json", "--to", out,
        "--library", library)
    run(leitfaden, "export", "--all", "--with-names", "--as", "csv", "--to", out / "spreadsheet", "--library", library)
    return out


def test_the_interview_has_every_kind_of_answer():
    assert set(full_interview.VALUES) == set(kinds_guide.ANSWERABLE)


def test_python_reads_every_kind_of_answer(full):
    [row] = table(full / "answers_wide.csv")
    assert {name: row[name] for name in CELLS} == CELLS
    assert [note["text"] for note in table(full / "notes.csv")][:len(HOSTILE)] == HOSTILE
    for name in NAMES:
        assert len(table(full / f"{name}.csv")) == len(table(full / f"spreadsheet/{name}.csv")) > 0, name


def test_r_reads_every_row_also_behind_a_nul(full, tmp_path):
    script = tmp_path / "ask.R"
    script.write_text("""
options(warn = 2)
source("read.R", encoding = "UTF-8")
w <- leitfaden$answers_wide
cat(sapply(leitfaden[sort(names(leitfaden))], nrow), "\\n")
cat(as.character(w$single), as.character(w$dualmatrix_school_2), as.character(w$scalematrix_school), w$number + 0, nchar(w$long),
    class(w$date), as.character(reasons(w$email)), "\\n", sep = "|")
cat(w$single_other)
""", encoding="utf-8")
    done = subprocess.run([needs("Rscript"), "--vanilla", script], cwd=full, capture_output=True, timeout=120,
                          env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"})
    assert done.returncode == 0, done.stderr
    rows, cells, other = done.stdout.decode().split("\n", 2)
    assert rows.split() == [str(len(table(full / f"{name}.csv"))) for name in sorted(NAMES)]
    assert cells == "Other|bad|good|1.83|10000|Date|refused|"
    assert other == HOSTILE[0].replace("\0", "")  # texts of R hold no NUL


def test_pspp_and_pyreadstat_open_the_file_of_spss(full, tmp_path):
    syntax = tmp_path / "ask.sps"
    syntax.write_text(f"GET FILE='{full}/answers.sav'.\nINSERT FILE='{full}/answers.sps'.\nDISPLAY DICTIONARY.\n"
                      f"LIST /VARIABLES=scalematrix_school integer total.\n", encoding="utf-8")
    done = subprocess.run([needs("pspp"), "-O", "format=txt", syntax], text=True, errors="replace", capture_output=True,
                          timeout=120)
    said = done.stdout + done.stderr
    assert done.returncode == 0 and not re.search(r"^\S*(warning|error):|: (warning|error):", said, re.I | re.M), said[:2000]
    data, meta = pyreadstat.read_sav(str(full / "answers.sav"), user_missing=True, output_format="dict")
    assert meta.number_rows == 1 and meta.file_label == "Every kind & <more>"
    numbers = {"scalematrix_school": 10, "numbermatrix_home_mo": 7.5, "slider": 21.5, "number": 1.83, "integer": 5,
               "rank_green": 2, "email": -7}
    assert {name: float(data[name][0]) for name in numbers} == numbers
    assert meta.variable_value_labels["dualmatrix_school_2"].items() >= {1.0: "good", 2.0: "bad"}.items()
    assert data["file"][0] == CELLS["file"] and data["text"][0] == CELLS["text"]


def test_openpyxl_reads_every_kind_of_answer_and_no_formula(full):
    book = openpyxl.load_workbook(full / "interviews.xlsx")
    assert all(cell.data_type in ("s", "n", "d") for sheet in book for row in sheet.iter_rows() for cell in row)
    heading, cells = list(book["answers"].iter_rows(values_only=True))
    row = dict(zip(heading, cells))
    assert (row["scalematrix_school"], row["slider"], row["integer"]) == (10, 21.5, 5)
    assert (row["texts_town"], row["file"]) == (HOSTILE[5], CELLS["file"])
    assert row["date"].date().isoformat() == "1999-12-31"


def test_the_json_and_the_codebooks_are_as_their_schemas_say(full):
    validate(json.loads((full / "interviews.json").read_text(encoding="utf-8")), "interviews")
    validate(json.loads((full / "codebook.json").read_text(encoding="utf-8")), "codebook")
    schema = ROOT / "Tests/Readers/schemas/ddi-codebook-subset.xsd"
    done = subprocess.run([needs("xmllint"), "--nonet", "--noout", "--schema", schema, full / "codebook.xml"], text=True,
                          capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr[:2000]


def converted(tables, folder):
    """[(table, sheet that LibreOffice made of it)], with a profile of its own."""
    done = subprocess.run([needs("soffice"), f"-env:UserInstallation={(folder / 'profile').as_uri()}", "--headless",
                           "--convert-to", "xlsx", "--outdir", folder, *tables], text=True, capture_output=True,
                          timeout=300, stdin=subprocess.DEVNULL)
    made = [folder / f"{path.stem}.xlsx" for path in tables]
    assert done.returncode == 0 and all(path.exists() for path in made), done.stderr[:2000]
    return [(path, openpyxl.load_workbook(sheet).active) for path, sheet in zip(tables, made)]


def formulas(sheet):
    return [cell.coordinate for row in sheet.iter_rows() for cell in row if cell.data_type == "f"]


def test_libreoffice_runs_nothing_of_the_tables_for_spreadsheets(full, tmp_path):
    guarded = 0
    for path, sheet in converted([full / f"spreadsheet/{name}.csv" for name in NAMES], tmp_path):
        assert formulas(sheet) == [], path.name
        with open(path, encoding="utf-8-sig", newline="") as file:
            rows = list(csv.reader(file, strict=True))
        assert sheet.max_row == len(rows) and sheet.max_column == len(rows[0]), path.name
        for number, row in enumerate(rows, 1):
            for column, text in enumerate(row, 1):
                if len(text) > 1 and text[0] == "'" and text[1] in "=+-@\t\r":
                    assert sheet.cell(number, column).value == text, (path.name, number, column)
                    guarded += 1
    assert guarded > 10


def test_libreoffice_would_run_the_exact_table_so_that_the_guard_is_what_helps(full, tmp_path):
    [(_, sheet)] = converted([full / "notes.csv"], tmp_path)
    assert formulas(sheet) != []
