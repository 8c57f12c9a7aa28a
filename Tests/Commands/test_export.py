"""`leitfaden export` and people: codes instead of names, texts left out, files read back; wrong words refused."""
import json
import pathlib
import subprocess

import pytest

import made_study
from stick import plugged_in


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("privacy") / "library"
    made_study.make(folder)
    done = subprocess.run([leitfaden, "library", "rebuild", "--library", folder], text=True, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    for interview in json.loads(subprocess.run([leitfaden, "list", "--json", "--library", folder], text=True,
                                               capture_output=True, timeout=60).stdout):
        edited = subprocess.run([leitfaden, "edit", interview["id"], "--title", "Talk with Anna Gruber", "--place", "Annagasse 3",
                                 "--persons", "Annas brother", "--library", folder], text=True, capture_output=True, timeout=60)
        assert edited.returncode == 0, edited.stderr
    return folder


def everything(folder):
    return b"".join(path.name.encode() + path.read_bytes() for path in pathlib.Path(folder).rglob("*") if path.is_file())


def test_names_stay_at_home_unless_they_are_wanted(run, library, tmp_path):
    words = ["--all", "--as", "json,csv,qdpx,transcript,eaf", "--library", library]
    assert run("export", *words, "--to", tmp_path / "codes", timeout=120).status == 0
    assert b"Anna" not in everything(tmp_path / "codes")
    assert run("export", *words, "--with-names", "--to", tmp_path / "names", timeout=120).status == 0
    assert b"Anna Gruber" in everything(tmp_path / "names")


def test_texts_are_left_out_on_request_and_numbers_stay(run, library, tmp_path):
    documents = {}
    for name, option in [("whole", []), ("told", ["--without-text"])]:
        done = run("export", "--all", "--as", "json", *option, "--to", tmp_path / name, "--library", library, timeout=120)
        assert done.status == 0, done.err
        documents[name] = json.loads((tmp_path / name / "interviews.json").read_text(encoding="utf-8"))["interviews"]
    assert all(note["text"] == "[…]" for one in documents["told"] for note in one["notes"] if note["text"])
    assert not any(mark["label"] for one in documents["told"] for mark in one["marks"])
    assert [[visit["start"] for visit in one["visits"]] for one in documents["told"]] \
        == [[visit["start"] for visit in one["visits"]] for one in documents["whole"]]
    numbers = [[answer["value"] for one in document for answer in one["answers"] if isinstance(answer["value"], (int, float))]
               for document in documents.values()]
    assert numbers[0] == numbers[1] and numbers[0]


def test_a_library_can_be_made_again_of_what_was_told(run, library, tmp_path):
    out, again = tmp_path / "out", tmp_path / "again"
    assert run("export", "--all", "--as", "json", "--without-text", "--to", out, "--library", library, timeout=120).status == 0
    told = json.loads((out / "interviews.json").read_text(encoding="utf-8"))["interviews"]
    for interview in told:
        (again / interview["folder"]).mkdir(parents=True)
        (again / interview["folder"] / "interview.json").write_text(json.dumps(interview), encoding="utf-8")
    assert run("library", "rebuild", "--library", again, timeout=120).status == 0
    for interview in told:
        shown = run("show", interview["id"], "--json", "--library", again)
        assert shown.status == 0 and shown.json["participant"] == interview["participant"] and shown.json["title"] == "", shown


def test_every_file_is_read_back_when_asked(run, library, tmp_path):
    done = run("export", "--all", "--as", "csv", "--verify", "--to", tmp_path / "out", "--library", library, timeout=120)
    assert done.status == 0 and "read back and compared: 10 files, all as they were written" in done.err, done
    done = run("export", "--all", "--as", "csv", "--verify", "--json", "--to", tmp_path / "out", "--library", library, timeout=120)
    assert done.json["verified"] is True
    done = run("export", "--all", "--as", "csv", "--to", tmp_path / "out", "--library", library, timeout=120)
    assert "read back" not in done.err


def test_a_stick_is_read_back_without_being_asked(run, library):
    with plugged_in("A STICK") as stick:
        done = run("export", "--all", "--as", "csv", "--to", stick / "out", "--library", library, timeout=120)
        assert done.status == 0 and "read back and compared: 10 files, you can remove the drive" in done.err, done


def test_a_stick_that_is_full_is_one_sentence_and_keeps_nothing(run, library):
    with plugged_in("SMALL", "64k") as stick:
        done = run("export", "--all", "--to", stick / "out", "--library", library, timeout=120)
        assert done.status == 1 and "the disk is full" in done.err and not list(stick.iterdir()), done


@pytest.mark.parametrize("words", [["--list-formats", "--with-names"], ["--list-formats", "--to", "out"],
                                   ["last", "--without-names", "--to", "out"], ["last", "--all", "--to", "out"],
                                   ["last", "--verify"]])
def test_words_that_do_not_go_together_are_refused(run, words):
    done = run("export", *words)
    assert done.status == 64 and done.out == "", done


@pytest.mark.parametrize("rename", range(1, 6))
def test_after_a_kill_in_the_middle_the_next_export_puts_everything_in_place(leitfaden, run, library, tmp_path, rename):
    out = tmp_path / "out"
    words = ["export", "--all", "--as", "csv", "--library", library, "--to", out]
    done = subprocess.run(["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=rename", "-e",
                           f"inject=rename:signal=KILL:when={rename}", leitfaden, *words], capture_output=True, timeout=120)
    assert done.returncode != 0
    again = run(*words, timeout=120)
    assert again.status == 0, again
    assert not list(out.glob(".leitfaden*")) and len(list(out.glob("*.csv"))) == 8, list(out.iterdir())


def test_the_library_is_no_place_for_an_export(run, library):
    for place in (library, library / "tables", next(library.glob("2*"))):
        done = run("export", "--all", "--as", "csv", "--library", library, "--to", place)
        assert done.status == 1 and "belongs to the library itself" in done.err, done
    assert not list(library.rglob("visits.csv"))


@pytest.mark.parametrize("formats", [",", " , ,"])
def test_no_format_is_a_sentence_of_its_own(run, library, tmp_path, formats):
    done = run("export", "--all", f"--as={formats}", "--library", library, "--to", tmp_path / "out")
    assert done.status == 1 and "no format is given" in done.err and not (tmp_path / "out").exists(), done


def test_under_a_german_locale_the_list_and_the_end_are_german(run, library, tmp_path):
    german = {"LC_ALL": "de_DE.UTF-8"}
    listed = run("export", "--list-formats", env=german)
    assert listed.status == 0 and "Archive wie AUSSDA" in listed.out and "archives such as" not in listed.out, listed
    assert listed.out.splitlines()[-1] == "* wird geschrieben, wenn --as fehlt, und beim Speichern, soweit kein Ton darin ist"
    done = run("export", "--all", "--as", "csv", "--verify", "--to", tmp_path / "out", "--library", library, env=german, timeout=120)
    assert "zurückgelesen und verglichen: 10 Dateien, alle sind, wie sie geschrieben wurden" in done.err, done
