"""Sound travels in bundles between plain and sealed libraries, and is heard afterwards."""
import hashlib
import shutil
import subprocess

import pytest

pytestmark = pytest.mark.skipif(not shutil.which("age"), reason="age is not installed")


def samples(run, tmp_path, name, *words):
    """SHA-256 of the samples that a library exports of its newest interview."""
    out = tmp_path / name
    done = run("export", "last", "--as", "wav", "--to", out, *words)
    assert done.status == 0, done
    raw = subprocess.run(["sox", next(out.rglob("*.wav")), "-t", "raw", "-"], capture_output=True, check=True).stdout
    assert raw, "there is no sound in it"
    return hashlib.sha256(raw).hexdigest()


def test_a_plain_library_becomes_a_sealed_one_and_a_plain_one_again(run, record, library, tmp_path):
    talk = record("visit first_day\n+0.6 mark red here\n+0.4 save\n")
    assert talk.status == 0, talk
    passphrase, sealed, again = tmp_path / "passphrase", tmp_path / "sealed", tmp_path / "again"
    passphrase.write_text("badu-kimo-resa-tolu\n")
    words = ["--library", sealed, "--passphrase-file", passphrase]
    assert run("library", "seal", *words).status == 0
    bundle = tmp_path / "all.leitfaden.age"
    made = run("bundle", "make", "--all", "--to", bundle, "--to-key", sealed / "keys/library.pub", "--library", library)
    assert made.status == 0, made
    assert run("bundle", "open", bundle, *words).status == 0
    assert not list(sealed.glob("20*/*.wav")), "sound lies readable in a sealed library"
    checked = run("library", "check", *words)
    assert checked.status == 0 and "no problems" in checked.out, checked
    plain = samples(run, tmp_path, "one", "--library", library)
    assert samples(run, tmp_path, "two", *words) == plain
    back = tmp_path / "back.leitfaden.age"
    made = run("bundle", "make", "--all", "--to", back, "--bundle-passphrase-file", passphrase, *words)
    assert made.status == 0, made
    opened = run("bundle", "open", back, "--bundle-passphrase-file", passphrase, "--library", again)
    assert opened.status == 0, opened
    assert run("library", "check", "--library", again).status == 0
    assert samples(run, tmp_path, "three", "--library", again) == plain
