"""The room on the disk: people are warned in time, and what is being said still fits when it is full."""
import contextlib
import os

import pytest

import stick
from sound_files import ramp_frame, samples
from time_line import notices
from virtual_microphone import VirtualMicrophone

#: Bytes of a second of sound of the quality “speech”, and those that are kept free for marks and answers.
SECOND, KEPT = 32_000, 16 << 20


def low(library):
    """How often it was said that the disk is nearly full."""
    return notices(library).count("diskLow")


@pytest.fixture
def plain_microphone():
    """One channel of 16 kHz: an hour of sound fits on a small disk."""
    with VirtualMicrophone(rate=16_000, channels=1) as device:
        yield device


def test_people_are_warned_once_at_60_and_once_at_10_minutes(live, plain_microphone):
    plain_microphone.play("ramp")
    with stick.plugged_in("LIBRARY", "256m") as disk, open(disk / "greedy", "wb") as greedy:
        library = disk / "library"

        def room():
            state = os.statvfs(disk)
            return (state.f_bavail * state.f_frsize - KEPT) / SECOND

        def leave(seconds):
            taken = os.fstat(greedy.fileno()).st_size
            os.posix_fallocate(greedy.fileno(), taken, int((room() - seconds) * SECOND))
        with live(library=library, options=("--quality", "speech"), env=plain_microphone.env) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            for number, minutes in enumerate((60, 10)):
                leave(minutes * 60 + 30)
                # the recorder looks at the disk once a second; what it must not say cannot be awaited
                interview.say("+2.5 mark")
                interview.heard("mark", 1 + number)
                assert low(library) == number, f"said with {room():.0f} s left"
                assert minutes * 60 < room() < minutes * 60 + 60
                leave(minutes * 60 - 30)
                interview.until(lambda: low(library) > number, f"the warning at {minutes} minutes")
                assert minutes * 60 - 60 < room() < minutes * 60
            interview.say("+2.5 mark")
            interview.heard("mark", 3)
            interview.say("save")
            done = interview.finish()
        assert done.status == 0 and done.summary["gaps"] == [], done
        assert low(library) == 2, "each warning is said once"
        assert (library / ".ballast").stat().st_size == 32 << 20, "what is set aside was not touched"


def test_the_last_sound_and_marks_fit_when_another_program_fills_the_disk(live, microphone):
    microphone.play("ramp", armed=True)
    with stick.plugged_in("LIBRARY", "192m") as disk:
        library = disk / "library"
        with live(options=("--channels", "2", "--anyway"), library=library) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            assert (library / ".ballast").stat().st_size == 32 << 20
            before = low(library)
            with open(disk / "greedy", "wb", buffering=0) as greedy, contextlib.suppress(OSError):
                while True:
                    greedy.write(bytes(65_536))
            interview.until(lambda: not (library / ".ballast").exists(), "the ballast to be given up")
            interview.say("mark red still-here")
            frame = interview.heard("mark")["frame"]
            interview.say("+1 save")
            done = interview.finish()
        assert done.status == 0, done
        assert low(library) > before, "that the disk is full is said, whatever was said of it before"
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
