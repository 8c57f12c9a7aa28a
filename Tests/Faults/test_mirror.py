"""A second copy of the sound on another medium: it is the same, and whatever happens to it, the first one is whole."""
import contextlib
import hashlib
import pathlib
import subprocess

import pytest

import stick
import time_line
from sound_files import ramp_frame, samples


def digests(folder):
    """SHA-256 of each part of a folder."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.glob("part-*"))}


def notices(library):
    """What the machine noticed of the second copy, in order."""
    return [notice for notice in time_line.notices(library) if notice.startswith("mirror")]


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


def test_the_second_copy_of_a_sealed_library_is_sealed_and_has_its_key_beside_it(run, microphone, library, guide, tmp_path):
    microphone.play("ramp", armed=True)
    passphrase = tmp_path / "passphrase"
    passphrase.write_text("correct horse battery staple lamp\n")
    assert run("library", "seal", "--library", library, "--passphrase-file", passphrase).status == 0
    with stick.plugged_in("MIRROR") as medium:
        done = run("record", guide, "--library", library, "--device", "vmic", "--commands", "-", "--json", "--mirror",
                   medium, env=microphone.env, input="visit first_day\n+0.5 save\n")
        assert done.status == 0 and done.json["mirror"]["isSame"], done
        folder = library / pathlib.Path(done.json["folder"]).name
        copy = medium / folder.name
        assert sorted(path.name for path in copy.iterdir()) == ["interview.json.age", "interview.key.age", "part-001.wav.age"]
        for path in copy.iterdir():
            assert path.read_bytes() == (folder / path.name).read_bytes()


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
