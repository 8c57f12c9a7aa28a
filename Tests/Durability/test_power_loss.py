"""A power cut at any moment loses nothing that was acknowledged, and no sound older than a quarter of a second.

In a plain library and in a sealed one, whose sound is then opened by the program `age` alone.

The real program records from the virtual microphone while every write and every sync is noted. From these notes the disk
is put together as it may be after a power cut, hundreds of times, and opened with the real program. The same with one
kind of sync left out must lose something, or this test could not fail."""
import concurrent.futures
import json
import random
import shutil

import pytest

import file_calls
import led_interview
import leitfaden as program
from crash_states import CrashStates
from kinds_of_library import KINDS
from virtual_microphone import VirtualMicrophone

SEED = 20261121
SECONDS = 5


class Recording:
    """One interview with the log of its calls."""

    def __init__(self, kind, folder, guide, microphone):
        microphone.play("ramp")
        self.start = int(microphone.status()["source-start-ns"])
        self.kind, self.env = kind, microphone.env
        self.root, logs = folder / "library", (folder / "making", folder / "recording")
        self.root.mkdir()
        making, watched = (file_calls.watching(microphone.env, self.root, log) for log in logs)
        kind.make(self.root, making)
        self.done = program.record(
            led_interview.lines(SECONDS, SEED, part_at=SECONDS / 2), guide=guide, library=self.root,
            env=watched, options=("--channels", "2"))
        assert self.done.status == 0, self.done
        self.records = file_calls.read(*logs)
        # how a library is made is not the question here: the power is cut later
        self.first = len(self.records) - len(file_calls.read(logs[1]))
        self.events = led_interview.events(self.root)
        self.sound = kind.sound(self.root)
        said = [
            (number, json.loads(line)) for number, record in enumerate(self.records)
            if record.kind == "A" and record.offset == 2
            for line in record.data.decode().splitlines() if line.startswith("{")]
        assert [line for _, line in said] == self.done.acknowledged
        # a part has events of its own, a visit to the current question has none
        self.acknowledged = [(number, line["event"]) for number, line in said
                             if line["event"] in self.events or line["command"] not in ("part", "visit")]
        assert len(self.acknowledged) > 100

    def losses(self, cut, library):
        """What a power cut before record `cut` has cost: sentences."""
        listed = program.run("list", *self.kind.words(library), "--json", env=self.env)
        if listed.status != 0:
            return [f"does not open: {listed.err.strip()}"]
        there = led_interview.events(library)
        lost = [f"{self.events[event][2]} {event} is gone" for number, event in self.acknowledged
                if number < cut and there.get(event) != self.events[event]]
        if not any(number < cut for number, _ in self.acknowledged):
            return lost
        due = (self.records[cut].time - self.start) / 1e9 - led_interview.LIMIT
        first = led_interview.taken(self.sound, 0)
        frames = min(len(self.sound) // 4, int(due * 48000) - first)
        kept = led_interview.same_frames(self.sound, self.kind.sound(library))
        if kept < frames:
            lost.append(f"{(frames - kept) / 48000 + led_interview.LIMIT:.3f} s of sound are gone")
        return lost

    def replay(self, count, scratch, seed, ignored=lambda record: False):
        """Opens `count` states; {(number, disk): losses} of those with losses."""
        states = CrashStates(self.records, self.root, ignored)

        def one(number):
            chance = random.Random(f"{seed} {number}")
            cut, disk = chance.randrange(self.first, len(self.records)), ("strict", "ext4")[number % 2]
            library = scratch / f"state-{number}"
            states.make(cut, library, chance, disk)
            try:
                return (number, disk, cut), self.losses(cut, library)
            finally:
                shutil.rmtree(library, ignore_errors=True)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            return {key: lost for key, lost in pool.map(one, range(count)) if lost}


@pytest.fixture(scope="module", params=KINDS)
def recording(request, leitfaden, memory_of_module, tmp_path_factory):
    folder, scratch = memory_of_module / request.param, tmp_path_factory.mktemp("scratch")
    guide = scratch / "stress.guide.md"
    guide.write_text(led_interview.GUIDE)
    folder.mkdir()
    with VirtualMicrophone() as microphone:
        yield Recording(KINDS[request.param](scratch), folder, guide, microphone)


def is_part(record):
    return record.kind == "S" and "/part-" in record.path


def is_tail(record):
    return record.kind == "S" and record.path.endswith((".tail", ".tail2"))


def is_log_of_database(record):
    return record.kind == "S" and record.path.endswith(".sqlite-wal")


def is_folder(record):
    return record.kind == "D"


#: What a program may forget to sync, and whether a library of this kind has it.
FORGOTTEN = {
    "the sound": (is_part, ("plain", "sealed")),
    "the tails of the sound": (is_tail, ("sealed",)),
    "the database": (is_log_of_database, ("plain", "sealed")),
    "the folders": (is_folder, ("plain", "sealed")),
}


def test_no_power_cut_loses_what_was_acknowledged(recording, memory, is_long, figure):
    whole = memory / "whole"
    CrashStates(recording.records, recording.root).make(None, whole, None, "strict")
    for path in recording.root.rglob("*"):
        # exports can be made again, and the libraries that write some of them have file calls of their own; the ballast only
        # takes room
        if path.is_file() and path.suffix != ".lock" and "export" not in path.parts and path.name != ".ballast" \
                and not path.name.endswith("-shm"):
            again = whole / path.relative_to(recording.root)
            assert again.read_bytes() == path.read_bytes(), f"the log does not tell all of {path.name}"
    count = 300 if is_long else 60 if recording.kind.name == "plain" else 24
    lost = recording.replay(count, memory, SEED)
    figure(f"power cuts ({recording.kind.name})",
           f"{count} states of a recording of {SECONDS} s with {len(recording.acknowledged)} "
           f"acknowledgements: {len(lost)} with a loss")
    assert lost == {}


def test_the_power_cut_finds_a_program_that_does_not_sync(recording, memory, is_long, figure):
    count, unnoticed = 100 if is_long else 10, []
    for name, (ignored, kinds) in FORGOTTEN.items():
        if recording.kind.name in kinds:
            lost = recording.replay(count, memory, SEED, ignored)
            figure(f"power cuts without syncs of {name} ({recording.kind.name})",
                   f"{len(lost)} of {count} states with a loss, as must be")
            if not lost:
                unnoticed.append(name)
    assert unnoticed == [], "a program that never syncs this passes the test, too"
