"""`leitfaden bundle`, the ledger and the audit log as a script sees them; bundles opened by programs not written here."""
import hashlib
import io
import json
import os
import shutil
import subprocess
import tarfile

import pytest

import made_study
from terminal import Terminal

pytestmark = pytest.mark.skipif(not shutil.which("age"), reason="age is not installed")


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("bundles") / "library"
    made_study.make(folder)
    done = subprocess.run([leitfaden, "library", "rebuild", "--library", folder], text=True, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def key(tmp_path_factory):
    """(secret key file, public key) of a colleague, made by age itself."""
    file = tmp_path_factory.mktemp("key") / "me.key"
    subprocess.run(["age-keygen", "-o", file], check=True, capture_output=True)
    public = subprocess.run(["age-keygen", "-y", file], check=True, capture_output=True, text=True).stdout.strip()
    return file, public


def first(run, library):
    return run("list", "--json", "--library", library).json[0]["id"]


def test_a_bundle_is_opened_by_age_and_tar_alone(run, library, key, tmp_path):
    secret, public = key
    bundle = tmp_path / "one.leitfaden.age"
    done = run("bundle", "make", first(run, library), "--to", bundle, "--to-key", public, "--verify", "--library", library)
    assert done.status == 0 and "encrypted for 1 key; read back and compared" in done.err, done
    subprocess.run(f"age --decrypt -i {secret} {bundle} | tar --extract --directory {tmp_path}", shell=True, check=True)
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    for interview in manifest["interviews"]:
        for file in interview["files"]:
            data = (tmp_path / file["path"]).read_bytes()
            assert len(data) == file["size"] and hashlib.sha256(data).hexdigest() == file["sha256"]
        document = json.loads((tmp_path / interview["folder"] / "interview.json").read_text(encoding="utf-8"))
        assert document["id"] == interview["id"] and len(document["events"]) == interview["events"]


@pytest.fixture
def asked():
    """`asked(words)`: a real terminal in which the program asks."""
    return lambda words: Terminal(["sh", "-c", '"$@" 2>&1', "sh", *words], {**os.environ, "LC_ALL": "C.UTF-8"}, width=200)


def test_a_passphrase_is_asked_for_three_times_and_not_before_consent_allows_it(leitfaden, run, library, tmp_path, asked):
    bundle, one = tmp_path / "one.leitfaden.age", first(run, library)
    (tmp_path / "right").write_text("badu-kimo-resa\n")
    done = run("bundle", "make", one, "--to", bundle, "--bundle-passphrase-file", tmp_path / "right", "--library", library)
    assert done.status == 0, done
    with asked([leitfaden, "bundle", "open", bundle, "--library", tmp_path / "other"]) as terminal:
        for number, word in enumerate(["badu-kimo-rosa", "nonsense", "badu-kimo-resa"], 1):
            terminal.until(lambda screen: screen.count("Passphrase of") == number, f"question {number}")
            terminal.type(word)
            terminal.press("Enter")
        assert "try again" in terminal.sees("status=0", "imported")
    copy = shutil.copytree(library, tmp_path / "kept")
    noted = run("consent", one, "--scopes", "recording", "--manner", "written", "--library", copy)
    assert noted.status == 0, noted
    with asked([leitfaden, "bundle", "make", one, "--to", tmp_path / "two.leitfaden.age", "--library", copy]) as terminal:
        assert "New passphrase" not in terminal.sees("status=1", "did not agree")
    assert not (tmp_path / "two.leitfaden.age").exists()


def test_a_passphrase_opens_it_and_no_other_does(run, library, tmp_path):
    (tmp_path / "right").write_text("badu-kimo-resa\n")
    (tmp_path / "wrong").write_text("badu-kimo-rosa\n")
    bundle = tmp_path / "one.leitfaden.age"
    done = run("bundle", "make", first(run, library), "--to", bundle, "--bundle-passphrase-file", tmp_path / "right",
               "--library", library)
    assert done.status == 0, done
    target = tmp_path / "target"
    wrong = run("bundle", "open", bundle, "--bundle-passphrase-file", tmp_path / "wrong", "--library", target)
    assert wrong.status == 1 and "this is not the passphrase of one.leitfaden.age" in wrong.err, wrong
    nobody = run("bundle", "open", bundle, "--library", target)
    assert nobody.status == 1 and "nobody can be asked" in nobody.err, nobody
    for sentence in ["imported", "already there; nothing was changed"]:
        done = run("bundle", "open", bundle, "--bundle-passphrase-file", tmp_path / "right", "--library", target)
        assert done.status == 0 and sentence in done.out, done


def test_a_plain_library_becomes_a_sealed_one_by_way_of_a_bundle(run, library, tmp_path):
    (tmp_path / "pass").write_text("badu-kimo-resa-lupo\n")
    sealed, bundle = tmp_path / "sealed", tmp_path / "all.leitfaden.age"
    assert run("library", "seal", "--library", sealed, "--passphrase-file", tmp_path / "pass").status == 0
    public = sealed / "keys" / "library.pub"
    # nobody agreed to an archive, nor to sharing: moving one's own library discloses nothing
    for one in run("list", "--json", "--library", library).json:
        assert run("consent", one["id"], "--scopes", "recording", "--manner", "written", "--library", library).status == 0
    elsewhere = tmp_path / "copied.pub"
    elsewhere.write_bytes(public.read_bytes())
    refused = run("bundle", "make", "--all", "--to", bundle, "--to-key", elsewhere, "--library", library)
    assert refused.status == 1 and "did not agree to archive and sharing" in refused.err, refused
    done = run("bundle", "make", "--all", "--to", bundle, "--to-key", public, "--library", library)
    assert done.status == 0 and f"only your library {sealed} opens it" in done.err, done
    done = run("bundle", "open", bundle, "--library", sealed, "--passphrase-file", tmp_path / "pass")
    assert done.status == 0, done
    here = run("list", "--json", "--library", library).json
    there = run("list", "--json", "--library", sealed, "--passphrase-file", tmp_path / "pass").json
    assert {one["id"] for one in here} == {one["id"] for one in there} and here
    assert not list(sealed.glob("20*/interview.json")) and not list(sealed.glob("20*/*.wav"))
    for one in here:  # the other tests' library is as it was
        assert run("consent", one["id"], "--manner", "none", "--library", library).status == 0


def test_what_is_not_sealed_is_asked_for_each_time_and_readable_by_python(run, library, tmp_path):
    one = first(run, library)
    refused = run("bundle", "make", one, "--to", tmp_path / "one.age", "--library", library)
    assert refused.status == 1 and not (tmp_path / "one.age").exists(), refused
    done = run("bundle", "make", one, "--plain", "--to", tmp_path / "one.tar", "--library", library)
    assert done.status == 0 and "everybody who gets it can read it" in done.err, done
    with tarfile.open(fileobj=io.BytesIO((tmp_path / "one.tar").read_bytes()), mode="r:") as archive:
        names = archive.getnames()
        assert names[:2] == ["manifest.json", "SHA256SUMS"] and all(member.isreg() for member in archive)
    done = run("bundle", "open", tmp_path / "one.tar", "--library", tmp_path / "plain")
    assert done.status == 0 and "imported" in done.out, done
    both = run("bundle", "make", one, "--plain", "--to-key", "age1x", "--to", tmp_path / "two.tar", "--library", library)
    assert both.status == 64, both


def test_wrong_keys_and_secret_keys_are_told_apart(run, library, key, tmp_path):
    one, (secret, _) = first(run, library), key
    for word, sentence in [(secret, "holds a secret key"), ("age1nonsense", "is not a public key"), (tmp_path / "none", "cannot be read")]:
        done = run("bundle", "make", one, "--to", tmp_path / "x.age", "--to-key", word, "--library", library)
        assert done.status == 1 and sentence in done.err and "hint" in done.err or "cannot be read" in done.err, done


def test_what_left_is_in_the_ledger_and_tampering_with_the_log_is_found(run, library, key, tmp_path):
    one = first(run, library)
    assert run("export", one, "--as", "csv", "--to", tmp_path / "out", "--library", library).status == 0
    bundle = tmp_path / "one.leitfaden.age"
    assert run("bundle", "make", one, "--to", bundle, "--to-key", key[1], "--library", library).status == 0
    entries = run("library", "ledger", one, "--json", "--library", library).json
    left = [entry["departure"] for entry in entries][-2:]
    assert [entry["kind"] for entry in left] == ["export", "bundle"]
    assert left[0]["formats"] == ["csv"] and left[0]["withNames"] is False and left[0]["recipients"] == []
    assert left[1]["recipients"] == [key[1]] and left[1]["place"] == str(bundle)
    shown = run("library", "ledger", one, "--library", library)
    assert "encrypted for age1" in shown.out and "readable by everybody" in shown.out, shown
    done = run("library", "audit", "--library", library)
    assert done.status == 0 and "the chain is intact" in done.err, done
    log = library / "audit.log"
    whole = log.read_bytes()
    lines = whole.splitlines(keepends=True)
    for previous, line in zip([b"", *lines], lines):  # with nothing but SHA-256
        assert hashlib.sha256(line[65:-1]).hexdigest().encode() == line[:64]
        assert json.loads(line[65:])["previous"].encode() == previous[:64]
    log.write_bytes(b"".join(lines[:-1]))
    done = run("library", "audit", "--library", library)
    assert done.status == 1 and "it was cut off: it ends with entry" in done.err, done
    log.write_bytes(whole)
