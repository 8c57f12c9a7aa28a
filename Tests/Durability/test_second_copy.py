"""The second copy when a medium is damaged or lost: no damage goes over a good copy, and what was said is in what is left."""
import shutil

import pytest

import leitfaden as program
import stick
from kinds_of_library import Sealed
from sound_files import ramp_frame

TALK = "visit first_day\n+0.6 save\n"


@pytest.fixture
def medium(memory):
    """Any folder may be the second medium; that it lies on the same disk is said and allowed."""
    folder = memory / "medium"
    folder.mkdir()
    return folder


def again(interview, guide, library, medium, env):
    """The same interview goes on, with a second copy on the same medium."""
    done = program.run("record", "--reopen", interview, "--library", library, "--device", "vmic", "--commands", "-", "--json",
                       "--mirror", medium, env=env, input="+0.3 save\n")
    assert done.status == 0, done
    return done


def flipped(path, place):
    data = bytearray(path.read_bytes())
    data[place] ^= 1
    path.write_bytes(data)
    return bytes(data)


def test_of_two_copies_that_differ_neither_is_lost_and_the_right_one_is_named(record, run, microphone, library, guide, medium):
    microphone.play("ramp")
    done = record(TALK, options=("--mirror", medium))
    assert done.status == 0 and done.summary["mirror"]["isSame"], done
    part, copy = done.folder / "part-001.wav", medium / done.folder.name / "part-001.wav"
    whole = part.read_bytes()

    damaged = flipped(copy, len(whole) - 100)
    done = again(done.summary["id"], guide, library, medium, microphone.env)
    assert done.json["mirror"]["isSame"] and f"{medium}/{copy.parent.name}/recovered" in done.err, done
    assert copy.read_bytes() == part.read_bytes() == whole
    assert (copy.parent / "recovered" / copy.name).read_bytes() == damaged

    damaged = flipped(part, len(whole) - 100)
    done = again(done.json["id"], guide, library, medium, microphone.env)
    assert done.json["mirror"]["isSame"] is False and "is whole and was left as it is" in done.err, done
    assert copy.read_bytes() == whole and part.read_bytes() == damaged
    checked = run("library", "check", "--library", library, env=microphone.env)
    assert checked.status == 1 and f"a whole copy is {copy}" in checked.err + checked.out, checked


def test_when_the_first_medium_of_a_sealed_recording_is_lost_its_second_copy_reaches_into_the_last_piece(
        live, run, microphone, library, guide, memory, tmp_path):
    microphone.play("ramp")
    kind = Sealed(tmp_path)
    kind.make(library, microphone.env)
    with stick.plugged_in("MIRROR") as medium:
        with live(options=("--channels", "2", "--mirror", medium)) as interview:
            interview.say("visit first_day")
            interview.heard("visit")

            def is_under_way():
                tail = next(medium.glob("*/part-001.wav.tail"), None)
                file = next(medium.glob("*/part-001.wav.age"), None)
                return tail and file and tail.stat().st_size > 10_000 and file.stat().st_size > 200_000
            interview.until(is_under_way, "the tail of the second copy")
            # as it is on the medium that is left when the computer is gone
            left = memory / "left"
            shutil.copytree(medium, left)
            interview.say("save")
            interview.finish()
        copy = next(medium.iterdir())
        assert [path.name for path in copy.glob("*.tail*")] == [], "a copy that is whole has no tails"
    folder = next(left.iterdir())
    pieces = (folder / "part-001.wav.age").stat().st_size // 65_552 * 65_536
    shutil.copytree(library / "keys", left / "keys")
    rebuilt = run("library", "rebuild", *kind.words(left), env=microphone.env)
    assert rebuilt.status == 0, rebuilt
    listed = run("list", *kind.words(left), "--json", env=microphone.env)
    assert listed.status == 0 and len(listed.json) == 1, listed
    sound = kind.sound(left)
    assert len(sound) > pieces, "what is not in a whole piece yet came from the tails"
    frames = len(sound) // 4
    heard = memoryview(sound[:4 * frames]).cast("h")
    assert ramp_frame(heard, frames - 1) - ramp_frame(heard, 0) == frames - 1
