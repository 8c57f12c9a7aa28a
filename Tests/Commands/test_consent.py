"""What participants agreed to, how long a study is kept, contacts: as a script sees them."""
import re
import subprocess

import pytest

import made_study


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("ethics") / "library"
    made_study.make(folder)
    done = subprocess.run([leitfaden, "library", "rebuild", "--library", folder], text=True, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return folder


def test_what_was_not_agreed_to_is_handed_on_only_when_somebody_says_so(run, library, tmp_path):
    one = run("list", "--json", "--library", library).json[0]["id"]
    export = ["export", one, "--as", "csv", "--library", library]
    assert run(*export, "--to", tmp_path / "before").status == 0, "nobody stored a consent"
    assert "no consent is stored" in run("consent", one, "--library", library).out
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
    assert run("consent", one, "--scopes", "sharing", "--library", library).status == 0
    assert run(*export, "--to", tmp_path / "again").status == 0
    for formats, lacking in (("f4", "transcription"), ("json", "archive")):
        refused = run("export", one, "--as", formats, "--to", tmp_path / "purpose", "--library", library)
        assert refused.status == 1 and f"did not agree to {lacking}\n" in refused.err, refused
    refused = run("bundle", "make", one, "--plain", "--to", tmp_path / "one.tar", "--library", library)
    assert refused.status == 1 and "did not agree to archive\n" in refused.err, refused
    for words in (["--scopes", "everything"], ["--scopes", "recording", "--date", "soon"]):
        assert run("consent", one, *words, "--library", library).status == 64


def test_a_study_that_is_kept_too_long_is_named_and_not_deleted(run, library):
    interviews = run("list", "--json", "--library", library).json
    guide = interviews[0]["guide"]["id"] if isinstance(interviews[0]["guide"], dict) else interviews[0]["guide"]
    done = run("library", "retention", guide, "2020-12-31", "--library", library)
    assert done.status == 0 and f"{guide}  2020-12-31" in done.out and "should have been kept until 2020-12-31" in done.err, done
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
