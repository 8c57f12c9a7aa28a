"""Guides we write, opened by programs we did not write: xmllint checks queXML, pyxform converts XLSForm."""
import pathlib
import re
import subprocess

import pytest
from readers import needs, needs_package

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared/fixtures/questionnaires"
SCHEMA = pathlib.Path(__file__).parent / "schemas/quexml-strict.xsd"
OWN = sorted((ROOT / "Interviews/guides").glob("*.guide.md"))
FOREIGN = sorted(path for folder in ("lss", "quexml", "xlsform", "guide") for path in (SHARED / folder).glob("*"))
FOREIGN += sorted((SHARED / "other").glob("redcap_*.csv"))

KINDS = """# Every kind

## All {#all}

1. Talk about it. {#talk}
2. One? {#one}
   - ( ) a = A
   - ( ) b = B & <C>
   - ( ) other = Other: ____
3. Many? {#many min=1 max=2 if="one = 'a'"}
   - [ ] a = A
   - [ ] none = None {exclusive}
4. Yes? {#yes required}
   [yesno]
5. How much? {#much}
   [number 0..10 step 0.5 "kg"]
6. Whole? {#whole}
   [integer 1..99]
7. When? {#when}
   [date 2020-01-01..today]
8. Scale? {#scale}
   [scale 1..7: low | high]
9. Slider? {#slider}
   [slider 0..100: none | all]
10. Table? {#table}
    [matrix: 1 = good | 2 = bad]
    - x: first
    - y: second
11. Order? {#order}
    [rank]
    - p = P
    - q = Q
12. Text? {#text if="selected(many, 'a') and much > 3"}
    [text max 20 match "[a-z]+"]
13. Where? {#where}
    [location]
14. Picture? {#picture}
    [photo]
15. Sign! {#sign}
    [sign]
16. Read this. {#read}
    [info]
17. E-mail? {#email}
    [email]
"""


@pytest.fixture
def kinds(tmp_path):
    path = tmp_path / "kinds.en.guide.md"
    path.write_text(KINDS)
    return path


def exported(run, guide, form, to):
    """The written file; None where the guide itself cannot be used."""
    done = run("guide", "export", guide, "--as", form, "--to", to)
    assert done.status == 0, done
    return to


def assert_schema_accepts(path):
    done = subprocess.run([needs("xmllint"), "--noout", "--nonet", "--schema", SCHEMA, path], text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


def assert_pyxform_converts(path):
    xls2xform = needs_package("pyxform.xls2xform")
    assert "<h:html" in xls2xform.convert(path, validate=False).xform


def test_the_schema_accepts_what_is_valid_and_refuses_what_is_not(tmp_path):
    valid = SHARED / "quexml/strict_valid_evaluation.en.xml"
    if not valid.exists():
        pytest.skip(f"{valid.name} is not here")
    assert_schema_accepts(valid)
    broken = tmp_path / "broken.xml"
    broken.write_text(valid.read_text().replace("<lastName>", "<surname>").replace("</lastName>", "</surname>"))
    with pytest.raises(AssertionError):
        assert_schema_accepts(broken)


@pytest.mark.parametrize("guide", OWN + FOREIGN, ids=lambda path: path.name)
def test_exported_quexml_is_valid_against_the_strict_schema(run, tmp_path, guide):
    assert_schema_accepts(exported(run, guide, "quexml", tmp_path / "out.xml"))


@pytest.mark.parametrize("guide", OWN + FOREIGN, ids=lambda path: path.name)
def test_pyxform_converts_exported_xlsforms(run, tmp_path, guide):
    assert_pyxform_converts(exported(run, guide, "xlsform", tmp_path / "out.xlsx"))


def test_every_kind_of_answer_is_accepted_by_both(run, tmp_path, kinds):
    assert_schema_accepts(exported(run, kinds, "quexml", tmp_path / "out.xml"))
    assert_pyxform_converts(exported(run, kinds, "xlsform", tmp_path / "out.xlsx"))
    exported(run, kinds, "limesurvey", tmp_path / "out.lss")
    assert subprocess.run(["xmllint", "--noout", "--nonet", tmp_path / "out.lss"]).returncode == 0


def test_hidden_questions_folding_lists_pictures_and_languages_are_accepted_by_both(run, tmp_path):
    for tag, word in (("en", "Where?"), ("de", "Wo?")):
        (tmp_path / f"more.{tag}.guide.md").write_text(f"""---
id: more
lang: {tag}
---

{word}!

## All {{#all}}

1. {word} {{#where dropdown}}
   - ( ) a = A ![A]({tag}/a.png) -> kept
   - ( ) b = B
2. {word} {{#kept hidden default="x"}}
   [text]
3. {word} {{#rows hidden}}
   [matrix: 1 = good | 2 = bad]
   - x: X

### Below {{#below if="where = 'a'"}}

4. {word} {{#last shuffle}}
   - [ ] a = A
   - [ ] b = B
""")
    guide = tmp_path / "more.en.guide.md"
    form = exported(run, guide, "xlsform", tmp_path / "out.xlsx")
    assert_pyxform_converts(form)
    xform = needs_package("pyxform.xls2xform").convert(form, validate=False).xform
    for part in ('lang="English (en)"', 'lang="Deutsch (de)"', "Wo?", "jr://images/a.png", "<kept>x</kept>", 'appearance="minimal"'):
        assert part in xform, part
    assert 'ref="/more/all/kept"' not in xform.split("<h:body")[1]
    printed = exported(run, guide, "quexml", tmp_path / "out.xml")
    assert_schema_accepts(printed)
    assert 'varName="kept"' not in printed.read_text()


def test_earlier_answers_in_texts_are_answers_in_the_form_that_pyxform_makes(run, tmp_path):
    xls2xform = needs_package("pyxform.xls2xform")
    guide = tmp_path / "piped.en.guide.md"
    guide.write_text("# Piped\n\n1. Where? {#place}\n   [text]\n2. What of {place} do you like? {#like}\n   - ( ) a = All of {place}\n")
    form = xls2xform.convert(exported(run, guide, "xlsform", tmp_path / "out.xlsx"), validate=False).xform
    outputs = re.findall(r"(What of|All of)\s+<output value=\"\s*(\S+)\s*\"", form)
    assert sorted(outputs) == [("All of", "/data/s1/place"), ("What of", "/data/s1/place")]
