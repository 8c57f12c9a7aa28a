"""A machine that is slow, short of everything, or has the wrong time: the recording is whole and in its place."""
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing

import pytest

import file_calls
import led_interview
import leitfaden as program

DAY = 86_400


def whole(library, kind, done, frames):
    """Nothing missing: one part, no gap, at least `frames` frames of the counting signal, every acknowledged event."""
    assert done.status == 0, done
    assert done.summary["gaps"] == [] and len(done.summary["parts"]) == 1, done.summary
    heard = kind.sound(library)
    count = len(heard) // 4
    assert count == done.summary["frames"] >= frames
    assert led_interview.taken(heard, count - 1) - led_interview.taken(heard, 0) == count - 1
    there = led_interview.events(library)
    assert [line for line in done.acknowledged if line["event"] not in there] == []


def test_a_disk_that_stands_still_for_2_seconds_again_and_again_costs_no_sound(made, library, guide, microphone, figure):
    kind = made(library)
    microphone.play("ramp")
    done = program.record(
        "visit first_day\n@1 mark\n@4 mark\n@8 save\n", guide=guide, library=library, options=("--channels", "2"),
        env=file_calls.watching(microphone.env, library, delay=("sync", 12, 2000)))
    whole(library, kind, done, 8 * 48_000)
    figure(f"stalled disk ({kind.name})", f"every twelfth sync took 2 s: no gap in {done.summary['seconds']:.1f} s")


def test_a_clock_that_is_set_by_a_day_moves_nothing(made, live, library, microphone, tmp_path, figure):
    kind, offset = made(library), tmp_path / "offset"

    def set_clock(text):
        new = tmp_path / "new"
        new.write_text(text)
        os.replace(new, offset)

    set_clock("+0")
    microphone.play("ramp", armed=True)
    false = {**microphone.env, "LD_PRELOAD": file_calls.preloaded("false-clock"), "FALSE_CLOCK": str(offset)}
    with live(env=false, options=("--channels", "2")) as interview:
        interview.say("visit first_day\n@0.5 mark")
        interview.heard("mark")
        for number, text in enumerate((f"-{DAY}", f"+{DAY}", "+0"), 1):
            set_clock(text)
            interview.say(f"@{0.5 + number} mark")
            interview.heard("mark", 1 + number)
        interview.say("@4.5 save")
        done = interview.finish()
    whole(library, kind, done, int(4.4 * 48_000))
    marks = done.frames_of("mark")
    with closing(sqlite3.connect(library / "library.sqlite")) as database:
        walls = [wall for (wall,) in database.execute("SELECT wall FROM event WHERE kind = 'marked' ORDER BY sequence")]
    assert walls[1] - walls[0] < -DAY / 2 and walls[2] - walls[1] > DAY, "the clock was really set"
    for number, frame in enumerate(marks):
        assert abs(frame - (0.5 + number) * 48_000) < 9600, marks
    figure(f"clock set ({kind.name})", "a day back, two on, one back, within 3 s: no gap, every mark in its place")


def test_nothing_waits_by_the_time_of_day(library, guide, microphone, tmp_path, figure):
    """A thread that waits by the time of day, as semaphores do, stands still for a day when the clock is set back."""
    strace = shutil.which("strace")
    if not strace:
        pytest.skip("strace is not installed")
    trace = tmp_path / "trace"
    done = subprocess.run(
        [strace, "-f", "-qq", "-ttt", "-e", "trace=futex", "-o", trace, program.binary(),
         *map(str, program.record_words(guide, library))],
        env=microphone.env, input="visit first_day\n+1 mark\n+0.5 save\n", text=True, capture_output=True, timeout=60)
    if "PTRACE" in done.stderr:
        pytest.skip("programs cannot be traced here")
    assert done.returncode == 0, done.stderr
    waits, by_day = 0, []
    for line in trace.read_text().splitlines():
        if limit := re.match(r"\d+ +(\d+)\.\d+ futex\(.*WAIT.*\{tv_sec=(\d+)", line):
            waits += 1
            # threads without work, which libdispatch ends after five seconds, may wait as they like
            if "CLOCK_REALTIME" in line and int(limit[2]) - int(limit[1]) < 4:
                by_day.append(line)
    assert waits > 10, "the writer waits between its rounds"
    assert by_day == []
    figure("waits by the time of day", f"none of {waits}")


def held(process):
    """The file descriptors that a process holds all the time: a file that it opens for a moment, longer where others use the disk,
    leaves its number free again."""
    numbers = set(map(int, os.listdir(f"/proc/{process}/fd")))
    for _ in range(50):
        time.sleep(0.02)
        numbers &= set(map(int, os.listdir(f"/proc/{process}/fd")))
    return numbers


def test_a_recorder_without_a_free_file_descriptor_goes_on(made, live, library, microphone, run, figure):
    kind = made(library)
    microphone.play("ramp")
    with live(options=("--channels", "2")) as interview:
        interview.say("visit first_day\n@0.5 mark")
        interview.heard("mark")
        used = held(interview.process.pid)
        free = next(number for number in range(1024) if number not in used)
        soft, hard = resource.prlimit(interview.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(interview.process.pid, resource.RLIMIT_NOFILE, (free, hard))
        interview.say("mark red hungry\nanswer age 40\nnote hungry\n@2 part\n+0.5 mark red later")
        interview.heard("mark", 3)
        assert len(list(library.glob(kind.sound_files))) == 1, "there was a file descriptor"
        resource.prlimit(interview.process.pid, resource.RLIMIT_NOFILE, (soft, hard))
        interview.until(lambda: len(list(library.glob(kind.sound_files))) == 2, "the part that could not be opened")
        interview.say("+1 save")
        done = interview.finish()
    assert done.status == 0, done
    there = led_interview.events(library)
    assert [line for line in done.acknowledged if line["event"] not in there and line["command"] != "part"] == []
    assert len({line["event"] for line in done.acknowledged}) == len(done.acknowledged), "each has an event of its own"
    gaps = sum(gap["frames"] for gap in done.summary["gaps"])
    heard = kind.sound(library)
    last, first = led_interview.taken(heard, len(heard) // 4 - 1), led_interview.taken(heard, 0)
    assert abs(last - first - (len(heard) // 4 - 1) - gaps) <= 48, "what is missing is told"
    assert run("library", "check", *kind.words(library), env=microphone.env).status == 0
    figure(f"no file descriptor ({kind.name})", f"marks, notes and answers kept; a new part waits for one, {gaps} missing frames told")


def test_a_recorder_without_memory_goes_on_or_keeps_what_it_acknowledged(made, live, library, microphone, run, figure):
    kind = made(library)
    microphone.play("ramp")
    start = int(microphone.status()["source-start-ns"])
    words = " ".join(["words"] * 200)
    script = ["visit first_day", "@0.5 mark red before"]
    script += [line for number in range(100) for line in (f"mark red {number}", f"note {words} {number}")]
    with live(options=("--channels", "2")) as interview:
        interview.say("\n".join(script[:2]))
        interview.heard("mark")
        with open(f"/proc/{interview.process.pid}/statm") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        resource.prlimit(interview.process.pid, resource.RLIMIT_AS, (used, used))
        interview.say("\n".join([*script[2:], "@3 save"]))
        done = interview.finish()
        ended = time.monotonic_ns()
    listed = run("list", *kind.words(library), "--json", env=microphone.env)
    assert listed.status == 0, listed
    shown = run("show", "last", *kind.words(library), "--json", env=microphone.env).json
    assert list(led_interview.changed(script, done.acknowledged, shown)) == []
    heard = kind.sound(library)
    count = len(heard) // 4
    last = led_interview.taken(heard, count - 1)
    assert last - led_interview.taken(heard, 0) == count - 1
    if done.status == 0:
        assert len(done.acknowledged) == len(script) + 1 and count >= 3 * 48_000 and shown["status"] == "saved", done
    else:
        # A program whose memory is refused may be ended, by a signal and not by its own decision. It is as if it had been killed.
        assert done.status < 0 and "recovered" in listed.err, done
        assert (ended - start) / 1e9 - last / 48_000 <= led_interview.LIMIT
    assert run("library", "check", *kind.words(library), env=microphone.env).status == 0
    figure(f"no memory ({kind.name})", f"ended with {done.status}; {len(done.acknowledged)} acknowledgements and {count / 48000:.1f} s "
                        f"of sound kept")
