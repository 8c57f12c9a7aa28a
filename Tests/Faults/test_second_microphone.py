"""The chosen microphone goes away while another one is there: the talk goes on with that one until it is back."""
import json
import sqlite3

import pytest

from sound_files import STEP, holes, ramp_frame, samples
from time_line import told
from virtual_microphone import VirtualMicrophone, beside

RATE = 48_000


@pytest.fixture
def second():
    """Another virtual microphone with a clock of its own."""
    with VirtualMicrophone() as device:
        yield device


def parts_told(library):
    """The microphones of the parts so far."""
    with sqlite3.connect(library / "library.sqlite") as database:
        rows = database.execute("SELECT body FROM event WHERE kind = 'partOpened' ORDER BY rowid").fetchall()
    return [json.loads(body)["opened"]["device"] for body, in rows]


def moment(device, data, index):
    """When the frame `index` of a recording of `device` was taken in, in frames of monotonic time."""
    return round(int(device.status()["source-start-ns"]) * RATE / 1e9) + ramp_frame(data, index)


def test_another_microphone_goes_on_within_a_second_and_the_chosen_one_takes_over_when_it_is_back(
        live, microphone, second, library, is_long, figure):
    for device in (microphone, second):
        device.play("ramp")
    env, runs, off = beside(microphone, second), 12 if is_long else 1, []
    for number in range(runs):
        with live(options=("--channels", "2"), env=env) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            before = parts_told(library)

            def used(*names):
                interview.until(lambda: parts_told(library) == [*before, *names], names[-1])
            # not always the same moment: the device is between two steps, or a batch waits in it
            interview.say(f"@{0.7 + number * 0.0137:.4f} mark red first")
            interview.heard("mark")
            microphone.unplug()
            used("vmic2")
            interview.say("mark red second")
            interview.heard("mark", 2)
            microphone.replug()
            used("vmic2", "vmic")
            interview.say("mark red third")
            interview.heard("mark", 3)
            interview.say("+0.5 save")
            done = interview.finish()
        assert done.status == 0, done
        parts, gaps = done.summary["parts"], done.summary["gaps"]
        assert len(parts) == 3, done.summary
        for one, next_one in zip(parts, parts[1:]):
            assert next_one["firstFrame"] == one["firstFrame"] + one["frames"], "no hole and no overlap"
        assert [gap["cause"] for gap in gaps] == ["deviceLost", "deviceLost"], gaps
        assert [gap["frame"] for gap in gaps] == [part["firstFrame"] for part in parts[1:]]
        assert gaps[0]["frames"] < RATE, "the second microphone goes on within a second"
        assert gaps[1]["frames"] < RATE // 4, "the return to the chosen one costs next to nothing"
        kinds = [(kind, body.get("text")) for kind, body, _ in told(done, library) if kind.startswith("device")]
        assert kinds == [("deviceLost", "vmic"), ("deviceChanged", "vmic2"), ("deviceChanged", "vmic")], kinds
        heard = [samples(done.folder / part["file"])[2] for part in parts]
        assert [holes(data) for data in heard] == [[], [], []], "no part lost anything"
        # both signals ran on all the time, from moments that are known: what lies between two parts is what the gap must name
        for gap, (one, data), (other, after) in zip(gaps, zip((microphone, second), heard), zip((second, microphone), heard[1:])):
            missing = moment(other, after, 0) - moment(one, data, len(data) // 2 - 1) - 1
            off.append(missing - gap["frames"])
        marks = done.frames_of("mark")
        assert parts[1]["firstFrame"] <= marks[1] < parts[2]["firstFrame"] <= marks[2]
    exact = sum(abs(frames) <= STEP for frames in off)
    figure("second microphone", f"{exact} of {len(off)} gaps are what no microphone delivered, to the step of {STEP} frames; "
                                f"at worst {max(map(abs, off))} frames off")
    assert exact == len(off), off


def test_a_hung_microphone_is_told_from_a_missing_one_and_another_goes_on(live, microphone, second, library):
    microphone.play("ramp")
    second.play("ramp")
    with live(options=("--channels", "2"), env=beside(microphone, second)) as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        microphone.stall("forever")
        interview.until(lambda: parts_told(library) == ["vmic", "vmic2"], "the second microphone")
        interview.say("+0.5 save")
        done = interview.finish()
    assert done.status == 0, done
    events = [(kind, body.get("notice") or body.get("text")) for kind, body, _ in told(done, library)]
    assert ("noticed", "stalled") in events and ("deviceLost", "vmic") in events, events
    assert events.index(("noticed", "stalled")) < events.index(("deviceLost", "vmic"))


def test_what_hears_a_loudspeaker_never_takes_over(live, microphone, second, library):
    microphone.play("ramp")
    second.play("ramp")
    with live(options=("--channels", "2"), env=beside(microphone, second, description="Monitor of the loudspeaker")) as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        microphone.unplug()
        interview.say("+2 mark")
        interview.heard("mark")
        microphone.replug()
        interview.until(lambda: len(parts_told(library)) == 2, "the microphone")
        interview.say("save")
        done = interview.finish()
    assert done.status == 0, done
    assert parts_told(library) == ["vmic", "vmic"]


def test_a_loudspeaker_that_was_chosen_is_said_and_stands_on_the_time_line(live, microphone, second, library):
    env = beside(microphone, second, description="Monitor of the loudspeaker")
    with live(device="vmic2", options=("--channels", "2"), env=env) as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        interview.say("save")
        done = interview.finish()
    assert done.status == 0, done
    assert any("hears the loudspeaker, not the room" in line for line in done.other), done.other
    assert ("noticed", "wrongSource") in [(kind, body.get("notice")) for kind, body, _ in told(done, library)]
