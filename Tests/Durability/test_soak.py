"""Hours of sound through the whole path, faster than they pass: the length is exact, and memory does not grow."""
import array
import os
import resource

import pytest

import led_interview
from virtual_microphone import VirtualMicrophone

RATE = 16_000
#: How much faster than time the microphone runs; its buffer still holds a fifth of a second of real time.
SPEED = 30
#: The longest run in either kind of library: what is sealed is opened in memory afterwards.
MOST_HOURS = {"plain": 24, "sealed": 1}
#: Growth in bytes that is no growth: marks are kept in memory, and pages come in late.
SLACK = 12 << 20


@pytest.fixture
def microphone():
    """One channel of 16 kHz: speech, and 24 hours fit on a small disk."""
    with VirtualMicrophone(rate=RATE, channels=1) as device:
        device.speed(SPEED)
        yield device


def test_hours_of_sound_are_exact_and_cost_no_memory(made, live, microphone, run, library, is_long, figure):
    kind = made(library)
    hours = min(float(os.environ.get("DURABILITY_HOURS", 1 if is_long else 1 / 6)), MOST_HOURS[kind.name])
    seconds, step = int(hours * 3600), max(5, int(hours * 3600) // 200)
    microphone.play("ramp")
    used, patience = [], 600 + 3 * seconds / SPEED
    with live(options=("--quality", "speech", "--buffer", "5000"), patience=patience) as interview:
        interview.say("visit first_day")
        for number, second in enumerate(range(step, seconds, step), 1):
            interview.say(f"@{second} mark red {number}")
            interview.heard("mark", number)
            with open(f"/proc/{interview.process.pid}/statm") as file:
                used.append(int(file.read().split()[1]) * resource.getpagesize())
        interview.say(f"@{seconds} save")
        done = interview.finish(timeout=patience)
    assert done.status == 0, done
    frames, gaps = done.summary["frames"], done.summary["gaps"]
    early, late = max(used[:len(used) // 4]), max(used[-len(used) // 4:])
    figure(f"soak ({kind.name})", f"{frames / RATE / 3600:.2f} h of sound ({frames} frames, {len(done.summary['parts'])} parts) with "
                   f"{len(used)} marks, {len(gaps)} gaps; memory {early >> 20} MB in the first quarter, {late >> 20} MB in the last")
    assert gaps == []
    assert frames >= seconds * RATE
    assert sum(part["frames"] for part in done.summary["parts"]) == frames
    assert counted(kind, sorted(library.glob(kind.sound_files))) == frames
    there = led_interview.events(library)
    assert [line for line in done.acknowledged if line["event"] not in there] == []
    assert late - early < SLACK
    assert run("library", "check", *kind.words(library), env=microphone.env, timeout=600).status == 0


def counted(kind, parts):
    """How many frames count on without a gap, over all parts, to the end."""
    total, following = 0, None
    pattern = array.array("H", range(65_536)).tobytes() * 17
    for part in parts:
        for data in kind.blocks(part):
            if following is None:
                following = int.from_bytes(data[:2], "little")
            assert data == pattern[2 * following:2 * following + len(data)], f"{part.name} has a gap after frame {total}"
            total += len(data) // 2
            following = (following + len(data) // 2) % 65_536
    return total
