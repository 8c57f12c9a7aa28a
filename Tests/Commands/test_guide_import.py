"""`guide import` and `guide export` as a script sees them."""
import json
import os

import pytest

QUEXML = """<?xml version="1.0" encoding="UTF-8"?>
<questionnaire id="1"><title>Neighbours</title><section>
<sectionInfo><position>title</position><text>Living here</text><administration>self</administration></sectionInfo>
<question><text>Since when?</text><response varName="since"><free><format>integer</format><length>4</length></free></response></question>
<question><text>Happy?</text><response varName="happy"><fixed>
<category><label>Yes</label><value>1</value></category><category><label>No</label><value>2</value></category></fixed></response></question>
</section></questionnaire>
"""
XLSFORM = """survey
,type,name,label::English (en),label::Deutsch (de)
,integer,age,Age,Alter
,select_one yn,happy,Happy?,Zufrieden?
choices
,list_name,name,label::English (en),label::Deutsch (de)
,yn,yes,Yes,Ja
,yn,no,No,Nein
"""


@pytest.fixture
def quexml(tmp_path):
    path = tmp_path / "neighbours.en.xml"
    path.write_text(QUEXML)
    return path


def test_a_questionnaire_becomes_a_guide_of_the_library(run, library, quexml):
    done = run("guide", "import", quexml, "--library", library)
    assert done.status == 0, done
    written = library / "guides/neighbours.en.guide.md"
    assert done.out.split() == [str(written)] and written.exists()
    shown = run("guide", "show", written, "--json").json
    assert [q["id"] for q in shown["sections"][0]["questions"]] == ["since", "happy"]
    assert shown["diagnostics"] == []


def test_each_language_becomes_a_file_and_one_can_be_chosen(run, library, tmp_path):
    form = tmp_path / "form.csv"
    form.write_text(XLSFORM)
    done = run("guide", "import", form, "--to", tmp_path / "out", "--json").json
    assert [path.rsplit("/", 1)[1] for path in done["files"]] == ["form.en.guide.md", "form.de.guide.md"]
    assert "Zufrieden?" in (tmp_path / "out/form.de.guide.md").read_text()
    one = run("guide", "import", form, "--to", tmp_path / "one.guide.md", "--language", "de")
    assert one.status == 0 and "Zufrieden?" in (tmp_path / "one.guide.md").read_text()
    assert run("guide", "import", form, "--to", tmp_path / "two.guide.md").status == 1


def test_another_guide_of_the_same_name_is_not_overwritten(run, library, quexml):
    target = library / "guides/neighbours.en.guide.md"
    target.parent.mkdir(parents=True)
    target.write_text("- Mine?\n")
    done = run("guide", "import", quexml, "--library", library)
    assert done.status == 1 and "--replace" in done.err and target.read_text() == "- Mine?\n"
    assert run("guide", "import", quexml, "--library", library, "--replace").status == 0
    assert run("guide", "import", quexml, "--library", library).status == 0


def test_problems_are_said_in_the_language_of_the_terminal(run, library, tmp_path):
    path = tmp_path / "a.csv"
    path.write_text('a,"b')
    for language, words in (("de_AT.UTF-8", ": Fehler: in dieser Zeile öffnet ein Anführungszeichen"), ("C", ": error: a quotation")):
        done = run("guide", "import", path, "--library", library, env={**os.environ, "LC_ALL": language})
        assert done.status == 1 and words in done.err, done


def test_a_line_about_a_guide_is_in_one_language(run, library, quexml):
    german, english = {**os.environ, "LC_ALL": "de_AT.UTF-8"}, {**os.environ, "LC_ALL": "C"}
    imported = run("guide", "import", quexml, "--library", library, env=german).err
    assert "1 Abschnitt, 2 Fragen (0 offen, 2 mit Antwort), etwa 1 Minute; 0 Fehler" in imported
    checked = [run("guide", "check", library / "guides/neighbours.en.guide.md", env=env).out for env in (german, english)]
    assert "nichts zu beanstanden (1 Abschnitt, 2 Fragen" in checked[0]
    assert "no problems (1 section, 2 questions (0 open, 2 with an answer), about 1 minute)" in checked[1]


@pytest.mark.parametrize("form, ending", [("quexml", "xml"), ("xlsform", "xlsx"), ("limesurvey", "lss"), ("guide-text", "guide.md")])
def test_an_exported_guide_is_imported_again(run, tmp_path, quexml, form, ending):
    out = tmp_path / f"out.{ending}"
    done = run("guide", "export", quexml, "--as", form, "--to", out, "--json")
    assert done.status == 0 and json.loads(done.out)["format"] == form
    shown = run("guide", "show", out, "--json").json
    questions = [q for section in shown["sections"] for q in section["questions"]]
    assert [q["id"] for q in questions] == ["since", "happy"]
    assert [o["code"] for o in questions[1]["options"]] == ["1", "2"]


def test_an_unknown_format_is_a_wrong_word(run, tmp_path, quexml):
    done = run("guide", "export", quexml, "--as", "stone-tablet", "--to", tmp_path / "x")
    assert done.status == 64 and "quexml" in done.err


def test_a_guide_travels_with_its_pictures_as_one_file(run, tmp_path):
    home = tmp_path / "home"
    (home / "media").mkdir(parents=True)
    (home / "media/tree.png").write_bytes(b"tree")
    (tmp_path / "secret.png").write_bytes(b"secret")
    (home / "media/link.png").symlink_to(tmp_path / "secret.png")
    guide = home / "walk.en.guide.md"
    guide.write_text("- Which one?\n  ![A tree](media/tree.png)\n  ![A link](media/link.png)\n")
    packed = tmp_path / "walk.guide.zip"
    done = run("guide", "export", guide, "--as", "guide-archive", "--to", packed)
    assert done.status == 0 and "media/link.png" in done.err
    done = run("guide", "import", packed, "--to", tmp_path / "away")
    assert done.status == 0, done.err
    assert (tmp_path / "away/walk/media/tree.png").read_bytes() == b"tree"
    assert "walk/media/tree.png" in (tmp_path / "away/walk.en.guide.md").read_text()
    assert not (tmp_path / "away/walk/media/link.png").exists()
    again = tmp_path / "again.guide.zip"
    assert run("guide", "export", tmp_path / "away/walk.en.guide.md", "--as", "guide-archive", "--to", again).status == 0
    assert run("guide", "import", again, "--to", tmp_path / "away").status == 0


def test_a_guide_is_printed_as_a_page_without_scripts_in_its_own_language(run, tmp_path):
    guide = tmp_path / "walk.de.guide.md"
    guide.write_text("- Warum <script>alert(1)</script>? {#why if=\"1 = 1\"}\n  - ( ) Ja\n  - ( ) Nein\n")
    page = tmp_path / "walk.html"
    assert run("guide", "export", guide, "--as", "printed", "--to", page).status == 0
    text = page.read_text()
    assert "<script" not in text and "&lt;script&gt;" in text and "Nur wenn: 1 ist 1" in text and "Befragte Person" in text
