"""Bad luck with the microphone: what was lost is said to the frame, and the time line stays true."""
import pytest

from sound_files import ramp_frame, samples


def lost_by_the_device(microphone):
    """Frames that the recorder failed to collect, from the device's own log."""
    lines = [line for line in microphone.log() if " capture " in line and "restart not-delivered=" in line]
    return [int(line.rsplit("=", 1)[1]) for line in lines]


@pytest.mark.parametrize("frames,at", [(4800, 30_000), (12_345, 50_001), (60_000, 20_000)])
def test_an_overrun_is_reported_to_the_frame_and_time_stays_true(record, microphone, frames, at):
    microphone.play("ramp", armed=True)
    microphone.xrun(frames, at=at)
    interview = record("visit first_day\n+3 mark\n+0.5 save\n", options=("--channels", "2"))
    assert interview.status == 0, interview
    gaps = interview.summary["gaps"]
    assert [gap["cause"] for gap in gaps] == ["overrun"], gaps
    assert [gap["frames"] for gap in gaps] == lost_by_the_device(microphone)
    _, _, heard = samples(interview.folder / "part-001.wav")
    gap = gaps[0]
    assert ramp_frame(heard, gap["frame"]) is None, "silence stands where sound is missing"
    before, after = ramp_frame(heard, gap["frame"] - 1), ramp_frame(heard, gap["frame"] + gap["frames"])
    assert after - before - 1 == gap["frames"], "the silence is as long as the loss"
    last = len(heard) // 2 - 1
    assert ramp_frame(heard, last) - ramp_frame(heard, 0) == last, "file time is true time"


def test_an_unplugged_microphone_ends_the_part_and_a_new_one_begins_when_it_is_back(live, microphone, run, library):
    microphone.play("ramp")
    with live(options=("--channels", "2")) as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        microphone.unplug()
        # what is marked while the microphone is gone lies at the end of the sound
        interview.until(lambda: "lost" in run("show", "last", "--library", library, "--json",
                                              env=microphone.env).out or True, "the loss")
        interview.say("+1.5 mark red gone")
        interview.heard("mark")
        microphone.replug()
        interview.say("+2.5 mark green back")
        interview.heard("mark", 2)
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
    marks = done.frames_of("mark")
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
