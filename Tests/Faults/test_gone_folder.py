"""Somebody tidies up while a talk is recorded: the interview's folder is deleted or moved away."""
import shutil

import pytest

GONE = "was deleted or moved while it was recorded"


@pytest.mark.parametrize("isSealed", [False, True], ids=["plain", "sealed"])
@pytest.mark.parametrize("deed", ["deleted", "moved"])
def test_a_folder_that_goes_is_there_again_with_everything_in_it(live, microphone, run, library, tmp_path, isSealed, deed):
    words = ["--library", library]
    if isSealed:
        (tmp_path / "passphrase").write_text("badu-kimo-resa-tolu\n")
        words += ["--passphrase-file", tmp_path / "passphrase"]
        assert run("library", "seal", *words).status == 0
    microphone.play("ramp")
    with live() as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        folder = next(entry for entry in library.iterdir() if any(entry.glob("part-001.wav*")))
        interview.say("mark green before")
        interview.heard("mark")
        if deed == "deleted":
            shutil.rmtree(folder)
        else:
            folder.rename(tmp_path / "trash")
        interview.until(lambda: any(folder.glob("part-002.wav*")), "a new part")
        interview.say("mark red after")
        interview.heard("mark", 2)
        interview.say("save")
        interview.heard("save")
        done = interview.finish()
    assert done.status == 0, done
    checked = run("library", "check", *words, env=microphone.env)
    assert checked.status == 0, checked
    shown = run("show", folder.name, *words, "--json", env=microphone.env).json
    assert [mark["label"] for mark in shown["marks"]] == ["before", "after"] and not shown.get("gaps"), shown
