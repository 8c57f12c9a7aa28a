"""Any call on a file may fail: the program says so in a sentence, goes on or ends in order, and keeps what it acknowledged.

In a plain library and in a sealed one."""
import concurrent.futures
import shutil
import subprocess

import file_calls
import led_interview
import leitfaden as program
from sound_files import STEP

SEED = 7
SECONDS = 0.4
REASONS = {"open": ("EIO", "EMFILE", "EINTR"), "write": ("EIO", "ENOSPC", "EINTR"), "sync": ("EIO", "ENOSPC"),
           "rename": ("EIO", "ENOSPC"), "header": ("EIO", "ENOSPC", "EINTR")}
#: Every how many calls one fails in the runs of every day; in the long ones it is every single one. Of a sealed library, whose
#: writing of events and documents is the same, every how many of these.
STEPS = {"open": 31, "write": 31, "sync": 31, "rename": 31, "header": 3}
OF_SEALED = 2


class Fault:
    """One recording during which one call, or every call from then on, fails."""

    def __init__(self, call, number):
        reasons = REASONS[call]
        reason = reasons[number % len(reasons)]
        # nobody is interrupted for ever
        lasts = number // len(reasons) % 2 and reason != "EINTR"
        self.fail = (call, number, reason, *(["on"] if lasts else []))

    def __repr__(self):
        return " ".join(map(str, self.fail))

    def run(self, folder, guide, microphone, made):
        """(whether the call was made at all, what went wrong: sentences)."""
        library, log = folder / "-".join(map(str, self.fail)), folder / f"{'-'.join(map(str, self.fail))}.log"
        kind = made(library)
        script = led_interview.lines(SECONDS, SEED, pace=(0.005, 0.03), part_at=SECONDS / 2)
        try:
            done = program.record(script, guide=guide, library=library, options=("--channels", "2"), timeout=30,
                                  env=file_calls.watching(microphone.env, library, log, fail=self.fail))
            if not any(record.kind == "F" for record in file_calls.read(log)):
                return False, []
            return True, [f"{self}: {wrong}" for wrong in self.wrong(done, library, kind, microphone.env)]
        except subprocess.TimeoutExpired:
            return True, [f"{self}: does not end"]
        finally:
            shutil.rmtree(library)
            log.unlink(missing_ok=True)

    def wrong(self, done, library, kind, env):
        """What should not be, after the recording."""
        said = [line for line in done.other if line.startswith("leitfaden: ")]
        if done.status not in (0, 1) or "Fatal error" in done.err:
            yield f"ended with {done.status}: {done.err[-300:]}"
        if done.status == 1 and not said:
            yield "failed without a word"
        if any(words in line for line in said for words in ("Error Domain", "errno", "(code", "Optional(")):
            yield f"says something that is no sentence: {said}"
        listed = program.run("list", *kind.words(library), "--json", env=env)
        if listed.status != 0:
            yield f"does not open any more: {listed.err}"
            return
        there = led_interview.events(library)
        for line in done.acknowledged:
            if line["event"] not in there and line["command"] not in ("part", "visit"):
                yield f"an acknowledged {line['command']} is gone"
        checked = program.run("library", "check", *kind.words(library), env=env)
        # what could not be written after the interview was stored is a warning, and said so
        if checked.status != 0:
            yield f"is damaged afterwards: {checked.out}"
        yield from self.sound(library, kind, env, done, said, listed.json)

    @staticmethod
    def sound(library, kind, env, done, said, listed):
        """Sound that is missing without a word; every part is as it was taken in."""
        if done.status == 0 and not said and done.summary["gaps"]:
            yield "lost sound and said nothing"
        gaps = {}
        for gap in program.run("show", "last", *kind.words(library), "--json", env=env).json["gaps"] if listed else []:
            gaps[gap["frame"]] = gaps.get(gap["frame"], 0) + gap["frames"]
        position, before = 0, None
        for path in sorted(library.glob(kind.sound_files)):
            samples = kind.sound_of(path)
            if samples is None:
                yield f"{path.name} cannot be opened"
            if not samples:
                continue
            frames = len(samples) // 4
            first, last = led_interview.taken(samples, 0), led_interview.taken(samples, frames - 1)
            if last - first != frames - 1:
                yield f"{path.name} has a hole"
            if before is not None and abs(first - before - 1 - gaps.get(position, 0)) > STEP:
                yield f"{first - before - 1} frames are missing before {path.name}, told are {gaps}"
            position, before = position + frames, last
        told = max((line["frame"] for line in done.acknowledged), default=0)
        if not said and position + sum(gaps.values()) < told - STEP:
            yield f"the sound ends at {position} of {told} frames without a word"


def test_no_call_that_fails_loses_what_was_acknowledged(made, memory, guide, microphone, is_long, figure):
    microphone.play("ramp")
    tried, wrong, name = 0, [], made.kind.name
    every = 1 if is_long or name == "plain" else OF_SEALED
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for call in file_calls.CALLS:
            number, runs, step = 1, 0, 1 if is_long else every * STEPS[call]
            while True:
                faults = [Fault(call, number + step * later) for later in range(8 if is_long else 2)]
                results = list(pool.map(lambda fault: fault.run(memory, guide, microphone, made), faults))
                wrong += [sentence for _, sentences in results for sentence in sentences]
                runs += sum(reached for reached, _ in results)
                number += step * len(faults)
                if not all(reached for reached, _ in results):
                    break
            assert runs, f"no {call} ever failed"
            tried += runs
            figure(f"failing {call} ({name})", f"{runs} recordings, " + ", ".join(REASONS[call]) + ", once or from then on")
    figure(f"failing calls ({name})", f"{tried} recordings: {len(wrong)} with a crash, a loss or silence")
    assert wrong == []
