"""A second copy of the sound on another medium: it is the same, and whatever happens to it, the first one is whole."""
import contextlib
import hashlib
import json
import os
import sqlite3
import subprocess

import pytest

import stick
from sound_files import ramp_frame, samples


def digests(folder):
    """SHA-256 of each part of a folder."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.glob("part-*"))}


def notices(library):
    """What the machine noticed of disks, in order."""
    with contextlib.suppress(sqlite3.OperationalError), sqlite3.connect(library / "library.sqlite") as database:
        rows = database.execute("SELECT body FROM event WHERE kind = 'noticed' ORDER BY sequence").fetchall()
        return [word for body, in rows if (word := json.loads(body)["notice"]).startswith(("mirror", "disk"))]
    return []


def whole(done):
    """The recording itself: without a gap, without a jump."""
    assert done.status == 0, done
    assert done.summary["gaps"] == [], done.summary
    for part in done.summary["parts"]:
        heard = samples(done.folder / part["file"])[2]
        last = len(heard) // 2 - 1
        assert ramp_frame(heard, last) - ramp_frame(heard, 0) == last
    return done


def test_the_second_copy_is_the_same_and_is_said_to_be(live, microphone, library):
    microphone.play("ramp", armed=True)
    with stick.plugged_in("MIRROR") as medium:
        with live(options=("--channels", "2", "--mirror", medium)) as interview:
            interview.say("visit first_day")
            interview.say("@1 part")
            interview.say("+1 save")
            done = whole(interview.finish())
        copy = medium / done.folder.name
        assert len(digests(done.folder)) == 2 and digests(copy) == digests(done.folder)
        assert (copy / "interview.json").read_bytes() == (done.folder / "interview.json").read_bytes()
        assert done.summary["mirror"] == {"folder": str(copy), "isSame": True}, done.summary
        assert notices(library) == ["mirrorVerified"]
        assert (copy / "part-001.wav").stat().st_mode & 0o077 == 0


def test_a_medium_that_is_pulled_out_is_said_and_the_recording_goes_on_without_it(live, microphone, library):
    microphone.play("ramp", armed=True)
    with stick.plugged_in("MIRROR") as medium:
        with live(options=("--channels", "2", "--mirror", medium)) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            interview.until(lambda: any(medium.glob("*/part-*")), "the second copy")
            stick.pull(medium)
            interview.until(lambda: "mirrorFailed" in notices(library), "the failure to be told")
            assert not any(medium.iterdir()), "nothing is written into the empty folder that is left"
            interview.say("+0.5 save")
            done = whole(interview.finish())
        assert done.summary["mirror"]["isSame"] is False, done.summary


def test_a_full_medium_is_said_and_the_copy_catches_up_when_there_is_room(live, microphone, library):
    microphone.play("ramp", armed=True)
    with stick.plugged_in("MIRROR", "2m") as medium:
        ballast = medium / "other"
        ballast.write_bytes(bytes(1_900_000))
        with live(options=("--channels", "2", "--mirror", medium)) as interview:
            interview.say("visit first_day")
            interview.until(lambda: notices(library) == ["mirrorFailed"], "the failure to be told")
            ballast.unlink()
            interview.until(lambda: notices(library) == ["mirrorFailed", "mirrorReturned"], "the copy to go on")
            interview.say("save")
            done = whole(interview.finish())
        assert digests(medium / done.folder.name) == digests(done.folder)
        assert notices(library)[-1] == "mirrorVerified"


def test_a_copy_in_a_folder_that_is_not_there_is_refused_before_anything_is_made(run, microphone, library, guide):
    done = run("record", guide, "--library", library, "--device", "vmic", "--commands", "-", "--mirror", "/nowhere",
               env=microphone.env, input="save\n")
    assert done.status == 1 and "there is no folder “/nowhere” for the second copy" in done.err, done
    assert run("list", "--library", library, "--json", env=microphone.env).json == []


def test_the_last_sound_and_marks_fit_when_another_program_fills_the_disk(live, microphone):
    microphone.play("ramp", armed=True)
    with stick.plugged_in("LIBRARY", "192m") as disk:
        library = disk / "library"
        with live(options=("--channels", "2", "--anyway"), library=library) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            assert (library / ".ballast").stat().st_size == 32 << 20
            with open(disk / "greedy", "wb") as greedy:
                try:
                    while True:
                        os.write(greedy.fileno(), bytes(65_536))
                except OSError:
                    pass
            interview.until(lambda: not (library / ".ballast").exists(), "the ballast to be given up")
            interview.say("mark red still-here")
            frame = interview.heard("mark")["frame"]
            interview.say("+1 save")
            done = interview.finish()
        assert done.status == 0, done
        assert "diskLow" in notices(library)
        heard = [sample for part in done.summary["parts"] for sample in samples(done.folder / part["file"])[2]]
        lost = sum(gap["frames"] for gap in done.summary["gaps"])
        last = len(heard) // 2 - 1
        assert ramp_frame(heard, last) - ramp_frame(heard, 0) - last == lost == 0, done.summary
        assert last > frame


def test_a_disk_for_less_than_ten_minutes_is_refused_unless_asked_for(run, microphone, guide):
    with stick.plugged_in("LIBRARY", "60m") as disk:
        words = ["record", guide, "--library", disk, "--device", "vmic", "--commands", "-"]
        refused = run(*words, env=microphone.env, input="save\n")
        assert refused.status == 1 and "room for" in refused.err and "--anyway" in refused.err, refused
        done = run(*words, "--anyway", env=microphone.env, input="visit first_day\nsave\n")
        assert done.status == 0, done
        assert run("library", "check", "--library", disk, env=microphone.env).status == 0


@contextlib.contextmanager
def disk_in_a_file(folder):
    """A disk of its own that can be frozen: whoever writes to it waits."""
    image, place = folder / "disk.img", folder / "disk"
    image.write_bytes(bytes(16 << 20))
    place.mkdir()
    subprocess.run(["mkfs.ext4", "-q", image], check=True)
    if subprocess.run(["mount", "-o", "loop", image, place], capture_output=True).returncode:
        pytest.skip("no disk can be mounted from a file here")
    try:
        yield place
    finally:
        subprocess.run(["fsfreeze", "--unfreeze", place], capture_output=True)
        stick.pull(place)


def test_a_hung_medium_holds_up_neither_the_recording_nor_its_end(live, microphone, library, tmp_path):
    microphone.play("ramp", armed=True)
    with disk_in_a_file(tmp_path) as medium:
        with live(options=("--channels", "2", "--mirror", medium)) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            interview.until(lambda: any(medium.glob("*/part-001.wav")), "the second copy")
            subprocess.run(["fsfreeze", "--freeze", medium], check=True)
            interview.until(lambda: notices(library) == ["mirrorFailed"], "the failure to be told")
            interview.say("save")
            interview.heard("save")
            subprocess.run(["fsfreeze", "--unfreeze", medium], check=True)
            done = whole(interview.finish())
        assert done.summary["mirror"]["isSame"] is False
