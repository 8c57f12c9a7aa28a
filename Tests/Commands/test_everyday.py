"""What a day at the command line asks for: slips, the bin, backups, totals, a list that fits."""
import json
import os
import re
import shutil
import subprocess

import pytest

import made_study
from terminal import Terminal


def made(leitfaden, folder):
    made_study.make(folder)
    done = subprocess.run([leitfaden, "library", "rebuild", "--library", folder], text=True, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def library(leitfaden, tmp_path):
    """One that a test may change."""
    return made(leitfaden, tmp_path / "library")


@pytest.fixture(scope="module")
def shelf(leitfaden, tmp_path_factory):
    """One that nobody changes."""
    return made(leitfaden, tmp_path_factory.mktemp("everyday") / "library")


needs_script = pytest.mark.skipif(not shutil.which("script"), reason="script is not installed")


def on_a_terminal(command):
    """What a person sees who types `command`: also what goes to stderr."""
    done = subprocess.run(["script", "-qec", command, "/dev/null"], input="", text=True, capture_output=True, timeout=120,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})
    return done.stdout


def asked(words):
    """A real terminal in which the program asks."""
    return Terminal(["sh", "-c", '"$@" 2>&1', "sh", *words], {**os.environ, "LC_ALL": "C.UTF-8"}, width=200)


def listed(run, library):
    return run("list", "--json", "--library", library).json


@pytest.mark.parametrize("words, meant", [
    (["lsit"], "list"), (["exprot", "--all"], "export"), (["guide", "chekc", "x.md"], "guide check"), (["library", "bakup", "x"], "library backup"),
    (["bundle", "maek"], "bundle make"), (["xyzzy"], None)])
def test_an_unknown_word_is_told_with_the_command_that_was_meant(run, words, meant):
    done = run(*words)
    assert done.status == 64 and done.out == "", done
    first = done.err.splitlines()[0]
    name = " ".join(words[:2]) if words[0] in ("guide", "library", "bundle") else words[0]
    assert first == f"leitfaden: error: there is no command “{name}”" + (f"; did you mean {meant}?" if meant else ""), done
    assert "--help shows all commands" in done.err


@pytest.mark.parametrize("words", [
    ["lsit"], ["--nonsense"], ["record"], ["edit", "last"], ["show", "none", "--library", "/nowhere"], ["guide", "check"], ["play", "x", "--speed", "9"],
    ["contact", "set", "P-01"], ["guide", "check", "none.guide.md"], ["library", "backup", "/nowhere/at/all", "--library", "/nowhere"]])
def test_every_refusal_begins_with_one_word(run, words):
    done = run(*words)
    assert done.status in (1, 64) and done.err.startswith("leitfaden: error: "), done
    assert not re.search(r"(?m)^Error:", done.err) and done.err.count("error: ") == 1, done


@pytest.mark.parametrize("words, status", [
    (["show", "no-such-interview", "--json"], 1), (["list", "--nonsense", "--json"], 64), (["export", "--all", "--json"], 64), (["lsit", "--json"], 64),
    (["guide", "check", "broken.guide.md", "--json"], 1), (["guide", "show", "broken.guide.md", "--json"], 1), (["guide", "show", "none.md", "--json"], 1),
    (["record", "none.guide.md", "--json", "--commands", "-"], 1), (["devices", "--check", "no-such-device", "--json"], 1)])
def test_with_json_a_refusal_is_one_document_and_one_sentence(run, shelf, tmp_path, words, status):
    (tmp_path / "broken.guide.md").write_text("# G\n\n## T\n\n1. One {#a}\n2. Two {#a}\n   [number 5..1]\n")
    done = run(*words, env={**os.environ, "LEITFADEN_LIBRARY": str(shelf)}, cwd=tmp_path)
    assert done.status == status, done
    document = json.loads(done.out)
    sentences = [line for line in done.err.splitlines() if line.startswith("leitfaden: error: ")]
    assert len(sentences) == 1, done
    if "broken.guide.md" not in words:
        assert sentences[0] == f"leitfaden: error: {document['error']}", done


def test_the_words_of_command_files_are_explained(run):
    done = run("help", "commands")
    assert done.status == 0 and "no-answer ID REASON" in done.out and "@20  save" in done.out, done
    assert "help commands" in run("record", "--help").out


def test_for_good_is_asked_and_the_bin_gives_back_what_it_was_told_to_take(run, library):
    one = listed(run, library)[0]
    code, folder = one["participant"], os.path.basename(one["folder"])
    refused = run("delete", one["id"], "--now", "--library", library)
    assert refused.status == 1 and "say --yes" in refused.err and len(listed(run, library)) == 4, refused
    assert run("delete", one["id"], "--yes", "--library", library).status == 64
    assert run("delete", one["id"], "--library", library).status == 0 and len(listed(run, library)) == 3
    binned = run("library", "bin", "--json", "--library", library).json
    assert [(item["folder"], item["id"], item["participant"]) for item in binned] == [(folder, one["id"], code)]
    assert binned[0]["bytes"] > 1000 and re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", binned[0]["deletedOn"]) and binned[0]["goesOn"] > binned[0]["deletedOn"]
    shown = run("library", "bin", "--library", library)
    assert folder in shown.out and "leitfaden restore" in shown.err, shown
    missing = run("restore", "P-nobody", "--library", library)
    assert missing.status == 1 and "library bin lists" in missing.err, missing
    for reference, command in ((code, ["restore"]), (one["id"][:8], ["library", "restore"]), (folder, ["restore"]), ("last", ["restore"])):
        done = run(*command, reference, "--library", library)
        assert done.status == 0 and len(listed(run, library)) == 4, (reference, done)
        assert run("delete", one["id"], "--library", library).status == 0
    assert run("restore", "last", "--library", library).status == 0
    done = run("delete", one["id"], "--now", "--yes", "--library", library)
    assert done.status == 0 and "for good" in done.out and run("library", "bin", "--library", library).out == "the bin is empty\n", done


@needs_script
def test_for_good_is_removed_after_a_typed_yes_only(leitfaden, run, library):
    one = listed(run, library)[0]["id"]
    for answer, left in (("no", 4), ("yes", 3)):
        with asked([leitfaden, "delete", one, "--now", "--library", library]) as terminal:
            shown = terminal.sees("Type yes:")
            assert "for good" in shown, shown
            terminal.type(answer)
            terminal.press("Enter")
            terminal.sees("status=1" if answer == "no" else "status=0")
            assert "nothing was removed" in terminal.screen() or answer == "yes"
        assert len(listed(run, library)) == left


def test_what_was_typed_before_the_question_is_no_answer_to_it(leitfaden, run, library):
    one = listed(run, library)[0]["id"]
    # the program begins half a second after the word was typed
    late = ["sh", "-c", 'sleep 0.5; exec "$@"', "sh", leitfaden, "delete", one, "--now", "--library", library]
    with asked(late) as terminal:
        terminal.type("yes")
        terminal.press("Enter")
        terminal.sees("Type yes:")
        terminal.type("no")
        terminal.press("Enter")
        terminal.sees("status=1")
    assert len(listed(run, library)) == 4


def test_a_backup_needs_a_place_that_is_there_and_says_what_it_copied(run, library, tmp_path):
    refused = run("library", "backup", tmp_path / "stick" / "Interviews", "--library", library)
    assert refused.status == 1 and f"there is no folder {tmp_path / 'stick'}" in refused.err and "mkdir -p" in refused.err, refused
    assert not (tmp_path / "stick").exists()
    (tmp_path / "stick").mkdir()
    done = run("library", "backup", tmp_path / "stick" / "Interviews", "--library", library, timeout=120)
    assert done.status == 0 and re.search(r"copied \d+ files, .*; it now holds 4 interviews", done.out), done


def test_an_export_ends_with_one_line_of_totals(run, shelf, tmp_path):
    done = run("export", "--all", "--as", "csv", "--to", tmp_path / "out", "--library", shelf, timeout=120)
    totals = [line for line in done.err.splitlines() if line.startswith("leitfaden: wrote ")]
    files = done.out.splitlines()
    assert done.status == 0 and len(totals) == 1 and totals[0].startswith(f"leitfaden: wrote {len(files)} files, "), done
    assert totals[0].endswith(f" to {tmp_path / 'out'}/") or totals[0].endswith(f" to {tmp_path / 'out'}"), done
    german = run("export", "--all", "--as", "csv", "--to", tmp_path / "aus", "--library", shelf, timeout=120,
                 env={**os.environ, "LC_ALL": "de_AT.UTF-8"})
    assert f"{len(files)} Dateien geschrieben, " in german.err, german


@needs_script
def test_exports_show_how_far_they_are_in_a_terminal(leitfaden, shelf, tmp_path):
    shown = on_a_terminal(f"'{leitfaden}' export --all --to '{tmp_path / 'out'}' --library '{shelf}'")
    assert re.search(r"(csv|audacity|transcript) \d+(/\d+| %)", shown) and "leitfaden: wrote " in shown, shown[-3000:]


def test_the_list_fits_the_terminal_and_names_the_guide(leitfaden, run, shelf):
    whole = run("list", "--library", shelf)
    assert "guide" in whole.out.splitlines()[0].split() and "title" in whole.out.splitlines()[0].split(), whole
    for width in (60, 80, 120):
        with Terminal([leitfaden, "list", "--library", shelf], {**os.environ, "LC_ALL": "C.UTF-8"}, width=width, height=24) as terminal:
            lines = [line for line in terminal.sees("status=0").splitlines() if line.strip()]
        # heading, four interviews, status: nothing wraps
        assert len(lines) == 6 and all(len(line) <= width for line in lines), lines
        assert "guide" in lines[0]


def test_the_size_is_what_lies_on_the_disk(run, library, tmp_path):
    one = listed(run, library)[0]
    before = one["bytesOnDisk"]
    (library / os.path.basename(one["folder"]) / "export").mkdir(exist_ok=True)
    (library / os.path.basename(one["folder"]) / "export" / "copy.wav").write_bytes(os.urandom(3_000_000))
    after = next(item for item in listed(run, library) if item["id"] == one["id"])
    assert 2_990_000 < after["bytesOnDisk"] - before < 3_100_000 and after["bytes"] == one["bytes"], (before, after)
    assert re.search(r"length +.* [34](\.\d)? MB", run("show", one["id"], "--library", library).out)


@pytest.mark.parametrize("words, sentence", [
    (["edit", "last", "--language", "klingonisch"], "is not the tag of a language"), (["edit", "last", "--language", "xx"], "is not the tag of a language"),
    (["contact", "set", "P-01"], "Say what is to be stored"), (["contact", "set", " ", "--phone", "1"], "code is empty"),
    (["bundle", "make", "last", "--to", "all.zip"], "NAME.leitfaden.age"), (["bundle", "make", "last", "--plain", "--to", "all.zip"], "NAME.leitfaden.tar"),
    (["bundle", "make", "last", "--plain", "--to", "all.age"], "NAME.leitfaden.tar"), (["bundle", "make", "last", "--to", "all"], "NAME.leitfaden.age")])
def test_what_means_nothing_is_refused(run, shelf, tmp_path, words, sentence):
    done = run(*words, "--library", shelf, cwd=tmp_path)
    assert done.status == 64 and sentence in done.err, done
    assert not list(tmp_path.glob("all*")) and not (shelf / "contacts").exists()


def test_languages_that_there_are_are_taken(run, library):
    for language in ("tr", "en-GB", ""):
        assert run("edit", "last", "--language", language, "--library", library).status == 0
