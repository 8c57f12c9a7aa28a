"""Bad luck with the microphone: what was lost is said to the frame, and the time line stays true.

The counting signal runs on with the time of the world, whatever happens to the device. What it misses is the loss, and a gap must
name exactly that, except for the step in which the device tells its position."""
import signal
import time

import pytest

from sound_files import STEP, holes, ramp_frame, samples
from time_line import noticed

#: Frames that the device holds when nobody fetches them.
BUFFER = 24_000


def lost_by_the_device(microphone):
    """Frames that the recorder failed to collect, from the device's own log."""
    lines = [line for line in microphone.log() if " capture " in line and "restart not-delivered=" in line]
    return [int(line.rsplit("=", 1)[1]) for line in lines]


def heard_in(interview):
    """The samples of all parts, one after the other: the place of a frame is its place on the time line."""
    parts = [samples(interview.folder / part["file"])[2] for part in interview.summary["parts"]]
    return sum(parts[1:], parts[0])


def off_by(interview, *causes):
    """By how many frames, at worst, a gap differs from what the counting signal misses there.

    The gaps have these causes, or one of them. A gap is silence of its length in the file, or lies between two parts. There may be
    a second one between two parts: a device that comes back may be found under another of its names first. Nowhere else is
    more missing than the step."""
    gaps, found = interview.summary["gaps"], {frame: rest for frame, *rest in holes(heard_in(interview))}
    assert gaps and {gap["cause"] for gap in gaps} <= set(causes), gaps
    begins, off = [part["firstFrame"] for part in interview.summary["parts"]], []
    for gap in gaps:
        at, frames = gap["frame"], gap["frames"]
        quiet, missing = found.pop(at, (0, 0))
        assert quiet == frames or quiet == 0 and at in begins, (gap, quiet, begins)
        if gap["cause"] == "suspended":
            # A device that falls asleep gives what waits in it after it was woken, and then the silence stands before that. A
            # recorder that is held up at this moment has up to half a second waiting there.
            late = [frame for frame, (quiet, _) in found.items() if quiet == 0 and at < frame <= at + frames + BUFFER]
            missing += sum(found.pop(frame)[1] for frame in late)
        off.append(missing - frames)
    assert all(quiet == 0 and abs(missing) <= STEP for quiet, missing in found.values()), (found, gaps)
    return max(off, key=abs)


def check_gap(interview, microphone):
    """An overrun against the counting signal and against the device's own log."""
    assert abs(off_by(interview, "overrun")) <= STEP, interview.summary
    gap = interview.summary["gaps"][0]
    assert abs(gap["frames"] - sum(lost_by_the_device(microphone))) <= STEP, (gap, lost_by_the_device(microphone))
    heard = heard_in(interview)
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


@pytest.fixture
def accounted(is_long, figure):
    """`accounted(name, lose)`: runs `lose(number)`, which gives by how many frames a gap was off, once, or often in the long form."""
    def account(name, lose, within=STEP):
        runs = 12 if is_long else 1
        off = [lose(number) for number in range(runs)]
        exact = sum(abs(frames) <= within for frames in off)
        figure(name, f"{exact} of {runs} gaps are what the device lost, within {within} frames; at worst "
                     f"{max(map(abs, off))} frames off")
        assert exact == runs, off
    return account


def test_an_unplugged_microphone_ends_the_part_and_a_new_one_begins_when_it_is_back(live, microphone, accounted):
    microphone.play("ramp")

    def unplug(number):
        with live(options=("--channels", "2")) as interview:
            interview.say("visit first_day")
            # not always the same moment: the device is between two steps, or a batch waits in it
            interview.say(f"@{0.5 + number * 0.0137:.4f} mark red here")
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
        parts = done.summary["parts"]
        assert len(parts) > 1 and parts[1]["firstFrame"] == parts[0]["frames"], done.summary
        marks = done.frames_of("mark")[1:]
        assert marks[0] == parts[1]["firstFrame"] and marks[1] > marks[0]
        return off_by(done, "deviceLost")
    accounted("unplug", unplug)


def test_a_hung_device_is_noticed_and_what_it_did_not_deliver_is_said_to_the_frame(live, microphone, library, accounted):
    microphone.play("ramp")

    def stall(number):
        with live(options=("--channels", "2")) as interview:
            interview.say("visit first_day")
            interview.say(f"@{0.3 + number * 0.0137:.4f} mark")
            interview.heard("mark")
            microphone.stall("forever")
            interview.say("+2.5 mark")
            interview.heard("mark", 2)
            # people pull out what hangs, and put it in again
            microphone.unplug()
            microphone.unstall()
            microphone.replug()
            interview.say("+2.5 save")
            done = interview.finish()
        assert done.status == 0, done
        assert ("stalled", done.summary["gaps"][0]["frame"]) in noticed(done, library)
        return off_by(done, "deviceLost")
    accounted("stall", stall)


def test_a_hung_device_that_goes_on_by_itself_is_used_again_and_its_loss_is_said(live, microphone, accounted):
    """It goes on before the recorder tries it again, or while it does: then its first sound comes later than its start. Less than
    30 ms later cannot be told from a card that counts in whole periods."""
    microphone.play("ramp")

    def hang(number):
        with live(options=("--channels", "2")) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            microphone.stall("forever")
            interview.say(f"+{2.76 + number * 0.05:.2f} mark")
            interview.heard("mark")
            microphone.unstall()
            interview.say("+2.5 save")
            done = interview.finish()
        assert done.status == 0, done
        assert done.summary["parts"][-1]["frames"] > 0, "there is sound again"
        return off_by(done, "deviceLost")
    accounted("hung, and on by itself", hang, 48_000 * 30 // 1000)


@pytest.mark.parametrize("seconds", [0.3, 1.4, 2.8])
def test_what_a_sleeping_device_does_not_deliver_is_said_to_the_frame(seconds, live, microphone, accounted):
    """It is woken, started afresh, or counts as lost for a while. It falls asleep in the middle of a step, which it never delivers,
    and a recorder that starts it anew while it sleeps loses part of another: the gap is known to two steps."""
    microphone.play("ramp")

    def suspend(number):
        with live(options=("--channels", "2")) as interview:
            interview.say("visit first_day")
            interview.say(f"@{0.3 + number * 0.0137:.4f} mark")
            interview.heard("mark")
            microphone.suspend()
            interview.say(f"+{seconds} mark")
            interview.heard("mark", 2)
            microphone.resume()
            interview.say("+2 save")
            done = interview.finish()
        assert done.status == 0, done
        return off_by(done, "suspended", "deviceLost")
    accounted(f"suspend for {seconds} s", suspend, within=2 * STEP)
