"""Bad luck with the microphone: what was lost is said to the frame, and the time line stays true."""
import signal
import time

import pytest

from sound_files import ramp_frame, samples


def lost_by_the_device(microphone):
    """Frames that the recorder failed to collect, from the device's own log."""
    lines = [line for line in microphone.log() if " capture " in line and "restart not-delivered=" in line]
    return [int(line.rsplit("=", 1)[1]) for line in lines]


STEP = 48  # the device tells its position in steps of this many frames


def check_gap(interview, microphone):
    """The one gap of an interview against the device's own log and against the counting signal in the file."""
    gaps = interview.summary["gaps"]
    assert [gap["cause"] for gap in gaps] == ["overrun"], gaps
    gap = gaps[0]
    assert abs(gap["frames"] - sum(lost_by_the_device(microphone))) <= STEP, (gap, lost_by_the_device(microphone))
    _, _, heard = samples(interview.folder / "part-001.wav")
    assert ramp_frame(heard, gap["frame"]) is None, "silence stands where sound is missing"
    before, after = ramp_frame(heard, gap["frame"] - 1), ramp_frame(heard, gap["frame"] + gap["frames"])
    assert abs(after - before - 1 - gap["frames"]) <= STEP, "the silence is as long as the loss"
    last = len(heard) // 2 - 1
    assert abs(ramp_frame(heard, last) - ramp_frame(heard, 0) - last) <= STEP, "file time is true time"


@pytest.mark.parametrize("milliseconds,at", [(250, 30_000), (700, 48_001)])
def test_an_overrun_at_a_known_frame_is_reported_and_time_stays_true(live, microphone, milliseconds, at):
    microphone.play("ramp", armed=True)
    # the device is held back, then jumps: as if nobody had fetched its sound for that long
    microphone.xrun(milliseconds * 48, at=at)
    with live(options=("--channels", "2")) as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        microphone.stall(milliseconds)
        interview.say("+3.5 save")
        done = interview.finish()
    assert done.status == 0, done
    assert done.summary["gaps"][0]["frame"] == at
    check_gap(done, microphone)


def test_a_recorder_that_was_held_up_says_what_it_missed(live, microphone):
    microphone.play("ramp", armed=True)
    with live(options=("--channels", "2")) as interview:
        interview.say("visit first_day")
        interview.say("@0.5 mark")
        interview.heard("mark")
        interview.process.send_signal(signal.SIGSTOP)
        time.sleep(1.2)
        interview.process.send_signal(signal.SIGCONT)
        interview.say("+3 save")
        done = interview.finish()
    assert done.status == 0, done
    check_gap(done, microphone)


def test_an_unplugged_microphone_ends_the_part_and_a_new_one_begins_when_it_is_back(live, microphone, run, library):
    microphone.play("ramp")
    with live(options=("--channels", "2")) as interview:
        interview.say("visit first_day")
        interview.say("@0.5 mark red here")
        interview.heard("mark")
        microphone.unplug()
        # what is marked while the microphone is gone lies at the end of the sound
        interview.say("+1.5 mark red gone")
        interview.heard("mark", 2)
        microphone.replug()
        interview.say("+2.5 mark green back")
        interview.heard("mark", 3)
        interview.say("+0.5 save")
        done = interview.finish()
    assert done.status == 0, done
    parts, gaps = done.summary["parts"], done.summary["gaps"]
    assert len(parts) == 2, done.summary
    assert parts[1]["firstFrame"] == parts[0]["frames"]
    assert [gap["cause"] for gap in gaps] == ["deviceLost"]
    assert gaps[0]["frame"] == parts[1]["firstFrame"]
    first, second = (samples(done.folder / part["file"])[2] for part in parts)
    away = ramp_frame(second, 0) - ramp_frame(first, len(first) // 2 - 1) - 1
    assert abs(away - gaps[0]["frames"]) <= 4800, "how long it was gone is told to a tenth of a second"
    marks = done.frames_of("mark")[1:]
    assert marks[0] == parts[1]["firstFrame"] and marks[1] > marks[0]


def test_a_hung_device_is_noticed_and_the_interview_goes_on(live, microphone):
    microphone.play("ramp")
    with live() as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        microphone.stall("forever")
        interview.say("+2.5 mark")
        interview.heard("mark")
        microphone.unstall()
        interview.say("+2.5 save")
        done = interview.finish()
    assert done.status == 0, done
    assert done.summary["gaps"], "the stand-still is on the time line"


def test_a_sleeping_device_leaves_a_gap_or_nothing_but_never_an_end(live, microphone):
    microphone.play("ramp")
    with live() as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        microphone.suspend()
        interview.say("+0.8 mark")
        interview.heard("mark")
        microphone.resume()
        interview.say("+1.5 save")
        done = interview.finish()
    assert done.status == 0, done
    assert done.summary["seconds"] > 1.0
