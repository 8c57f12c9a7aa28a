"""What participants agreed to, how long a study is kept, contacts: as a script sees them."""
import re
import shlex
import shutil
import subprocess

import pytest

import leitfaden as program
import made_study


@pytest.fixture
def library(leitfaden, tmp_path):
    folder = tmp_path / "library"
    made_study.make(folder)
    done = subprocess.run([leitfaden, "library", "rebuild", "--library", folder], text=True, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return folder


def consented(run, library, one, scopes, *more):
    done = run("consent", one, "--scopes", scopes, "--manner", "written", *more, "--library", library)
    assert done.status == 0, done


def test_what_was_not_agreed_to_is_handed_on_only_when_somebody_says_so(run, library, tmp_path):
    one = run("list", "--json", "--library", library).json[0]["id"]
    export = ["export", one, "--as", "csv", "--library", library]
    before = run(*export, "--to", tmp_path / "before")
    assert before.status == 0 and "no consent is noted for" in before.err, "not noted is no no, and it is told"
    assert "no consent is noted" in run("consent", one, "--library", library).out
    done = run("consent", one, "--scopes", "recording,quotation", "--manner", "spoken", "--date", "2026-11-21", "--library", library)
    assert done.out.strip() == "recording, quotation (spoken, 2026-11-21)", done
    assert run("show", one, "--json", "--library", library).json["consent"]["scopes"] == ["recording", "quotation"]
    for words in [[*export, "--to", tmp_path / "out"],
                  ["bundle", "make", one, "--plain", "--to", tmp_path / "one.tar", "--library", library]]:
        refused = run(*words)
        assert refused.status == 1 and re.search("did not agree to (archive and )?sharing", refused.err), refused
        assert not list(tmp_path.glob("o*"))
    assert run(*export, "--to", tmp_path / "out", "--despite-consent").status == 0
    audit = run("library", "audit", "--json", "--library", library).json
    assert [entry["code"] for entry in audit["entries"] if entry["action"] == "despiteConsent"] == ["sharing"]
    assert [entry["code"] for entry in audit["entries"] if entry["action"] == "consentNoted"] == ["recording,quotation;spoken"]
    consented(run, library, one, "sharing")
    assert run(*export, "--to", tmp_path / "again").status == 0
    for formats, lacking in (("f4", "transcription"), ("json", "archive")):
        refused = run("export", one, "--as", formats, "--to", tmp_path / "purpose", "--library", library)
        assert refused.status == 1 and f"did not agree to {lacking}\n" in refused.err, refused
    refused = run("bundle", "make", one, "--plain", "--to", tmp_path / "one.tar", "--library", library)
    assert refused.status == 1 and "did not agree to archive\n" in refused.err, refused
    for words in (["--scopes", "everything", "--manner", "written"], ["--scopes", "recording", "--manner", "written", "--date", "soon"],
                  ["--scopes", "recording", "--manner", "written", "--date", "2999-01-01"],
                  ["--scopes", "recording", "--manner", "written", "--date", "2026-02-30"], ["--scopes", "recording"],
                  ["--scopes", "none", "--manner", "spoken"], ["--manner", "written"], ["--date", "2026-11-21"]):
        refused = run("consent", one, *words, "--library", library)
        assert refused.status == 64, (words, refused)


@pytest.mark.parametrize("answer, manner", [("w", "written"), ("s", "spoken")])
def test_the_manner_is_asked_for_where_somebody_can_say_it(leitfaden, run, library, answer, manner):
    one = run("list", "--json", "--library", library).json[0]["id"]
    if not shutil.which("script"):
        pytest.skip("script is not installed")
    command = f"'{leitfaden}' consent {one} --scopes sharing --library '{library}'"
    done = subprocess.run(["script", "-qec", command, "/dev/null"], input=f"{answer}\n", text=True, capture_output=True, timeout=60)
    assert "How was it given?" in done.stdout, done.stdout
    assert run("consent", one, "--library", library).out.strip() == f"sharing ({manner})"


@pytest.mark.parametrize("words", [[], ["--manner", "none"]])
def test_not_noted_is_not_a_no(run, library, tmp_path, words):
    """An export must not say that somebody did not agree when nobody noted anything."""
    one = run("list", "--json", "--library", library).json[1]["id"]
    if words:
        assert run("consent", one, *words, "--library", library).status == 0
    done = run("export", one, "--as", "csv,f4,json", "--to", tmp_path / "out", "--library", library)
    assert done.status == 0 and "did not agree" not in done.err and "no consent is noted for" in done.err, done
    assert run("bundle", "make", one, "--plain", "--to", tmp_path / "one.tar", "--library", library).status == 0


def test_all_leaves_out_who_did_not_agree_and_hints_can_be_pasted(run, library, tmp_path):
    interviews = run("list", "--json", "--library", library).json
    no, *others = [one["id"] for one in interviews]
    for one in others:
        consented(run, library, one, "recording,transcription,quotation,archive,sharing")
    consented(run, library, no, "recording")
    refused = run("export", no, others[0], "--as", "csv", "--to", tmp_path / "named", "--library", library)
    assert refused.status == 1 and not (tmp_path / "named").exists(), refused
    done = run("export", "--all", "--as", "csv", "--to", tmp_path / "all", "--library", library)
    assert done.status == 0 and "left out: " in done.err and "did not agree to sharing" in done.err, done
    table = (tmp_path / "all" / "interviews.csv").read_text(encoding="utf-8-sig")
    assert no not in table and all(one in table for one in others)
    hints = [line.removeprefix("leitfaden: hint: ") for line in refused.err.splitlines() if line.startswith("leitfaden: hint: ")]
    leave = next(hint for hint in hints if hint.startswith("to leave it out, add: ")).partition(": ")[2]
    again = run("export", no, others[0], "--as", "csv", "--to", tmp_path / "named", "--library", library, *leave.split())
    assert again.status == 0 and no not in (tmp_path / "named" / "interviews.csv").read_text(encoding="utf-8-sig"), again
    paste = next(hint for hint in hints if hint.startswith("if it was agreed to: ")).partition(": leitfaden ")[2]
    assert run(*shlex.split(paste)).status == 0, paste
    assert run("export", no, others[0], "--as", "csv", "--to", tmp_path / "named", "--library", library).status == 0
    assert run("export", no, "--except", no, "--as", "csv", "--to", tmp_path / "none", "--library", library).status == 1
    # nobody is left: that is a refusal, not an empty export
    for one in (no, *others):
        consented(run, library, one, "recording")
    nobody = run("export", "--all", "--as", "csv", "--to", tmp_path / "nobody", "--library", library)
    assert nobody.status == 1 and "and of 3 other interviews did not agree to sharing" in nobody.err and not (tmp_path / "nobody").exists(), nobody


def test_of_the_usual_set_each_format_asks_for_itself(run, library, tmp_path):
    one = run("list", "--json", "--library", library).json[0]["id"]
    consented(run, library, one, "recording,sharing")
    done = run("export", one, "--to", tmp_path / "out", "--library", library)
    names = [path.name for path in (tmp_path / "out").iterdir()]
    assert done.status == 0 and "left out of " in done.err and "did not agree to transcription" in done.err, done
    assert "visits.csv" in names and not [name for name in names if "transcript" in name or name.endswith((".eaf", ".TextGrid"))], names


def test_help_and_readme_show_the_same_table_of_scopes(run):
    text = run("consent", "--help").out
    readme = (program.ROOT / "README.md").read_text(encoding="utf-8")
    for scope in ("recording", "transcription", "quotation", "archive", "sharing"):
        use = re.search(rf"(?m)^ +{scope}  +(\S.*)$", text)
        assert use, text
        assert f"| {scope} | {use[1].strip()} |" in readme, (scope, use[1])


def test_a_study_that_is_kept_too_long_is_named_and_not_deleted(run, library):
    interviews = run("list", "--json", "--library", library).json
    guide = interviews[0]["guide"]["id"] if isinstance(interviews[0]["guide"], dict) else interviews[0]["guide"]
    done = run("library", "retention", guide, "2020-12-31", "--library", library)
    assert done.status == 0 and f"{guide}  2020-12-31" in done.out and "should have been kept only until 2020-12-31" in done.err, done
    assert len(run("list", "--json", "--library", library).json) == len(interviews)
    assert run("library", "retention", guide, "soon", "--library", library).status == 1
    assert "no day is set" in run("library", "retention", guide, "none", "--library", library).err


def test_contacts_are_kept_apart_and_say_that_they_are_not_encrypted(run, library, tmp_path):
    form = tmp_path / "form.pdf"
    form.write_bytes(b"signed")
    done = run("contact", "set", "P-01", "--name", "Ada Zaunkoenig", "--phone", "0123", "--form", form, "--library", library)
    assert done.status == 0 and "not encrypted" in done.err, done
    assert run("contact", "set", "P-01", "--mail", "ada@example.org", "--library", library).status == 0
    shown = run("contact", "show", "p-01", "--json", "--library", library).json
    assert (shown["name"], shown["phone"], shown["mail"]) == ("Ada Zaunkoenig", "0123", "ada@example.org")
    assert run("contact", "show", "P-01", "--form-to", tmp_path / "back.pdf", "--library", library).status == 0
    assert (tmp_path / "back.pdf").read_bytes() == b"signed"
    assert run("export", "--all", "--as", "json,csv", "--with-names", "--despite-consent", "--to", tmp_path / "out", "--library", library,
               timeout=120).status == 0
    assert not [path for path in (tmp_path / "out").rglob("*") if path.is_file() and b"Zaunkoenig" in path.read_bytes()]
    assert "Ada Zaunkoenig" in run("contact", "list", "--library", library).out
    assert run("contact", "delete", "P-01", "--library", library).status == 0
    missing = run("contact", "show", "P-01", "--library", library)
    assert missing.status == 1 and "there is no contact of P-01" in missing.err, missing
