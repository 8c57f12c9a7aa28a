"""Questionnaires of other people: looking, checking and bringing in agree, and what goes out comes back through pyxform."""
import json
import pathlib

import pytest
from readers import needs_package

ROOT = pathlib.Path(__file__).resolve().parents[2]
REAL = ROOT.parent / "shared/fixtures/questionnaires/real"
COUNTS = json.loads((REAL / "counts.json").read_text()) if REAL.exists() else {}
FILES = sorted(REAL / name for name in COUNTS)
FORMS = [path for path in FILES if COUNTS[f"{path.parent.name}/{path.name}"].get("ok")]


def shown(run, path):
    return run("guide", "show", path, "--json").json


def facts(document):
    """What must be the same after a journey."""
    return [
        (q["id"], q["kind"], q["text"], q.get("help"), q["required"], bool(q["condition"]), [(o["code"], o["text"]) for o in q["options"]],
         [(r["id"], r["text"]) for r in q["rows"]])
        for section in document["sections"] for q in section["questions"]]


def in_all_languages(run, path, folder):
    """The facts by language, the main one first, as import writes them: a guide text for each."""
    files = run("guide", "import", path, "--to", folder, "--json").json["files"]
    guides = [shown(run, name) for name in files if name.endswith(".guide.md")]
    return {" ".join(guide["languages"]): facts(guide) for guide in guides}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_check_show_and_import_agree(run, tmp_path, path):
    checked, seen = run("guide", "check", path, "--json"), run("guide", "show", path, "--json")
    brought = run("guide", "import", path, "--to", tmp_path / "in", "--json")
    assert checked.status == seen.status == brought.status
    severe = [d["text"] for d in checked.json["diagnostics"] if d["severity"] == "error"]
    assert severe == [d["text"] for d in seen.json["diagnostics"] if d["severity"] == "error"]
    if brought.status == 0:
        first = brought.json["files"][0]
        again = run("guide", "check", first, "--json").json
        assert not again["errors"], again["diagnostics"]
        assert facts(shown(run, first)) == facts(seen.json)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_what_pyxform_accepts_comes_back_through_it_as_it_was(run, tmp_path, path):
    xls2xform = needs_package("pyxform.xls2xform")
    out = tmp_path / "out.xlsx"
    assert run("guide", "export", path, "--as", "xlsform", "--to", out).status == 0
    assert "<h:html" in xls2xform.convert(out, validate=False).xform
    before, after = in_all_languages(run, path, tmp_path / "before"), in_all_languages(run, out, tmp_path / "after")
    assert list(after) == list(before)
    for language in before:
        assert after[language] == before[language], language


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_limesurvey_file_of_it_is_read_again(run, tmp_path, path):
    out = tmp_path / "out.lss"
    if run("guide", "export", path, "--as", "limesurvey", "--to", out).status:
        return
    assert run("guide", "import", out, "--to", tmp_path / "in").status == 0
