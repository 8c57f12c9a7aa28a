"""Sealed libraries from the command line: recorded without a passphrase, read with one, opened by `age` alone."""
import hashlib
import json
import os
import re
import subprocess

import pytest

PASSPHRASE = "badu-kimo-resa-tolu"
CANARY = "Kanarienvogel"


@pytest.fixture
def sealed(run, library, tmp_path):
    """`library` with a passphrase; `.file` holds it, `.recovery` is the recovery key."""
    class Sealed:
        folder = library
        file = tmp_path / "passphrase"
        recovery = ""

        @property
        def words(self):
            return ["--library", library, "--passphrase-file", self.file]

    made = Sealed()
    made.file.write_text(PASSPHRASE + "\n")
    done = run("library", "seal", *made.words)
    assert done.status == 0, done
    made.recovery = done.out.strip()
    assert made.recovery.startswith("AGE-SECRET-KEY-1 "), done
    return made


@pytest.fixture
def talk(sealed, record):
    """An interview recorded while the library was locked."""
    done = record(f"visit first_day\n+0.4 mark red {CANARY} mark\n+0.2 note {CANARY} note\n+1 save\n",
                  options=("--title", f"{CANARY} title", "--participant", "P-07"))
    assert done.status == 0, done
    return done


def age(key, file):
    """What the stock program makes of a file."""
    return subprocess.run(["age", "-d", "-i", key, file], capture_output=True, check=True).stdout


def test_an_interview_is_recorded_without_the_passphrase_and_read_with_it(run, sealed, talk):
    locked = run("show", "last", "--library", sealed.folder)
    assert locked.status == 1 and "is locked" in locked.err and "--passphrase-file" in locked.err, locked
    told = run("show", "last", *sealed.words, "--json")
    assert told.status == 0 and told.json["title"] == f"{CANARY} title", told
    found = run("search", CANARY.lower(), *sealed.words)
    assert found.out.count("«") == 3, found
    assert run("library", "check", *sealed.words).status == 0


def test_no_word_and_no_key_lies_readable_in_the_library(sealed, talk):
    for folder, _, files in os.walk(sealed.folder):
        for name in files:
            content = open(os.path.join(folder, name), "rb").read()
            assert CANARY.encode() not in content, name
            assert b"AGE-SECRET-KEY" not in content and PASSPHRASE.encode() not in content, name
            if name == "participants.json":
                assert re.fullmatch(rb'\{"last":\d+\}', content), "it holds a number and names nobody"
                continue
            assert not name.endswith((".wav", ".json")), f"{name} is readable"
    assert not (talk.folder / "export").exists(), "copies for other programs are made when somebody asks for them"


def test_three_commands_of_age_open_everything(run, sealed, talk, tmp_path):
    """The three commands of docs/security.md, word for word but for the passphrase, which age asks for on a terminal."""
    from terminal import Terminal
    library, interview, sound = tmp_path / "library.key", tmp_path / "interview.key", tmp_path / "part-001.wav"
    with Terminal(["age", "-d", "-o", library, sealed.folder / "keys/library.key.age"], dict(os.environ)) as terminal:
        terminal.sees("passphrase")
        terminal.type(PASSPHRASE)
        terminal.press("Enter")
        terminal.sees("status=0")
    interview.write_bytes(age(library, talk.folder / "interview.key.age"))
    sound.write_bytes(age(interview, talk.folder / "part-001.wav.age"))
    told = json.loads(age(interview, talk.folder / "interview.json.age"))
    assert told["title"] == f"{CANARY} title"
    # the same samples as Leitfaden's own export
    out = tmp_path / "export"
    assert run("export", "last", "--as", "wav", "--to", out, *sealed.words).status == 0
    ours = next(out.rglob("*.wav"))
    samples = [subprocess.run(["sox", file, "-t", "raw", "-"], capture_output=True, check=True).stdout
               for file in (sound, ours)]
    frames = talk.summary["frames"]
    assert len(samples[1]) == frames * 3 or len(samples[1]) == frames * 2, "the export has another length"
    assert hashlib.sha256(samples[0]).digest() == hashlib.sha256(samples[1]).digest()


def test_wrong_words_are_refused_and_change_nothing(run, sealed, talk, tmp_path):
    wrong, empty = tmp_path / "wrong", tmp_path / "empty"
    wrong.write_text("another passphrase\n")
    empty.write_text("\n")
    for file, said in ((wrong, "this is not the passphrase"), (empty, "is empty"), (tmp_path / "none", "cannot be read")):
        done = run("show", "last", "--library", sealed.folder, "--passphrase-file", file)
        assert done.status == 1 and said in done.err and "Traceback" not in done.err, done
    again = run("library", "seal", *sealed.words)
    assert again.status == 1 and "is already encrypted" in again.err, again
    weak = tmp_path / "weak"
    weak.write_text("12345678\n")
    refused = run("library", "passphrase", *sealed.words, "--new-passphrase-file", weak)
    assert refused.status == 1 and "too easily guessed" in refused.err, refused
    assert run("show", "last", *sealed.words).status == 0


def test_the_recovery_key_gives_another_passphrase(run, sealed, talk, tmp_path):
    new = tmp_path / "new"
    new.write_text("neue Losung für alle\n")
    words = ["library", "passphrase", "--recovery", "--library", sealed.folder, "--new-passphrase-file", new]
    wrong = run(*words, input=sealed.recovery.replace(sealed.recovery[-1], "Q") + "\n")
    assert wrong.status == 1 and "not a recovery key" in wrong.err, wrong
    done = run(*words, input=sealed.recovery.lower() + "\n")
    assert done.status == 0, done
    assert run("show", "last", *sealed.words).status == 1
    assert run("show", "last", "--library", sealed.folder, "--passphrase-file", new).status == 0


def test_a_passphrase_is_asked_for_at_the_terminal_and_never_shown(leitfaden, sealed, talk):
    from terminal import Terminal
    with Terminal([leitfaden, "show", "last", "--library", sealed.folder], dict(os.environ)) as terminal:
        terminal.sees("Passphrase of")
        terminal.type("not this one")
        terminal.press("Enter")
        terminal.sees("try again")
        terminal.type(PASSPHRASE)
        terminal.press("Enter")
        shown = terminal.sees("status=0", CANARY)
        assert PASSPHRASE not in shown and "not this one" not in shown


def test_damage_to_the_keys_is_named(run, sealed, talk):
    key = sealed.folder / "keys" / "library.key.age"
    whole = key.read_bytes()
    key.write_bytes(whole[:-1])
    assert re.search(r"is damaged.*\n.*recovery key", run("show", "last", *sealed.words).err)
    key.unlink()
    assert "is missing" in run("show", "last", *sealed.words).err
    key.write_bytes(whole)
    of_interview = talk.folder / "interview.key.age"
    kept = of_interview.read_bytes()
    of_interview.unlink()
    done = run("show", "last", *sealed.words)
    assert done.status == 1 and "interview.key.age" in done.err, done
    of_interview.write_bytes(kept)
    assert run("show", "last", *sealed.words).status == 0
