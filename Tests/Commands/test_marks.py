"""Marks on the command line: listed, named, moved, set and deleted, and each keeps its number."""
import json


def marks(run, library):
    shown = json.loads(run("show", "last", "--json", "--library", library).out)
    return {mark["number"]: (mark["frame"], mark["end"], mark["colour"], mark["label"]) for mark in shown["marks"]}


def test_marks_keep_their_number_and_can_be_changed(run, record, library):
    record("+0.2 mark\n+0.2 mark blue Second\n+0.2 mark\n+0.1 save\n")
    before = marks(run, library)
    assert list(before) == [1, 2, 3]

    done = run("mark", "last", "2", "--delete", "--library", library)
    assert (done.status, done.err) == (0, "")
    assert "mark 2 at 00:00:0" in done.out and "deleted, “Second”; 2 marks" in done.out
    assert marks(run, library) == {1: before[1], 3: before[3]}
    assert "3  " in run("mark", "last", "--library", library).out

    done = run("mark", "last", "3", "--label", "Nobody asked", "--colour", "green", "--at", "0.1", "--until", "0.2",
               "--library", library)
    assert done.status == 0, done
    assert marks(run, library)[3] == (4800, 9600, "green", "Nobody asked")
    old = (before[3][0] * 1000 + 24000) // 48000
    assert f"mark 3 from 00:00:00.{old:03} to 00:00:00.100–00:00:00.200" in done.out, done.out
    assert "mark 3 from red to green" in done.out and "mark 3 from no label to “Nobody asked”" in done.out

    done = run("mark", "last", "--at", "frame:100", "--library", library)
    assert done.status == 0 and "new mark 4 at 00:00:00.002" in done.out, done
    assert marks(run, library)[4] == (100, 100, "red", "")
    assert run("library", "check", "--library", library).status == 0


def test_nonsense_about_marks_is_one_sentence(run, record, library):
    record("+0.1 mark\n+0.1 mark\n+0.1 save\n")
    for words, status, said in [
            (["7", "--label", "x"], 1, "there is no mark 7; there is 1, 2"),
            (["1", "--at", "yesterday"], 1, "“yesterday” is not a time"),
            (["1", "--at", "1:00:00"], 1, "is after the end of the sound"),
            (["1", "--at", "0.1", "--until", "0.05"], 1, "cannot end before it begins"),
            (["1", "--colour", "pink"], 64, "“pink” is not a colour"),
            (["1"], 64, "--label"), (["--delete"], 64, "Say which mark"), (["--label", "x"], 64, "--at TIME")]:
        done = run("mark", "last", *words, "--library", library)
        assert done.status == status and said in done.err, done
    assert list(marks(run, library)) == [1, 2]
