"""Any call on a file may fail: the program says so in a sentence, goes on or ends in order, and keeps what it acknowledged."""
import concurrent.futures
import shutil
import sqlite3
import subprocess
from contextlib import closing

import file_calls
import led_interview
import leitfaden as program

SEED = 7
SECONDS = 0.4
STEP = 48  # the device tells its position in steps of this many frames
REASONS = {"open": ("EIO", "EMFILE", "EINTR"), "write": ("EIO", "ENOSPC", "EINTR"), "sync": ("EIO", "ENOSPC"),
           "rename": ("EIO", "ENOSPC"), "header": ("EIO", "ENOSPC", "EINTR")}
#: Every how many calls one fails in the runs of every day; in the long ones it is every single one.
STEPS = {"open": 31, "write": 31, "sync": 31, "rename": 31, "header": 3}


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

    def run(self, folder, guide, microphone):
        """(whether the call was made at all, what went wrong: sentences)."""
        library, log = folder / "-".join(map(str, self.fail)), folder / f"{'-'.join(map(str, self.fail))}.log"
        library.mkdir()
        script = led_interview.lines(SECONDS, SEED, pace=(0.005, 0.03), part_at=SECONDS / 2)
        try:
            done = program.record(script, guide=guide, library=library, options=("--channels", "2"), timeout=30,
                                  env=file_calls.watching(microphone.env, library, log, fail=self.fail))
            if not any(record.kind == "F" for record in file_calls.read(log)):
                return False, []
            return True, [f"{self}: {wrong}" for wrong in self.wrong(done, library, microphone.env)]
        except subprocess.TimeoutExpired:
            return True, [f"{self}: does not end"]
        finally:
            shutil.rmtree(library)
            log.unlink(missing_ok=True)

    def wrong(self, done, library, env):
        """What should not be, after the recording."""
        said = [line for line in done.other if line.startswith("leitfaden: ")]
        if done.status not in (0, 1) or "Fatal error" in done.err:
            yield f"ended with {done.status}: {done.err[-300:]}"
        if done.status == 1 and not said:
            yield "failed without a word"
        if any(words in line for line in said for words in ("Error Domain", "errno", "(code", "Optional(")):
            yield f"says something that is no sentence: {said}"
        listed = program.run("list", "--library", library, "--json", env=env)
        if listed.status != 0:
            yield f"does not open any more: {listed.err}"
            return
        there = led_interview.events(library)
        for line in done.acknowledged:
            if line["event"] not in there and line["command"] not in ("part", "visit"):
                yield f"an acknowledged {line['command']} is gone"
        checked = program.run("library", "check", "--library", library, env=env)
        # what could not be written after the interview was stored is a warning, and said so
        if checked.status != 0:
            yield f"is damaged afterwards: {checked.out}"
        yield from self.sound(library, done, said)

    @staticmethod
    def sound(library, done, said):
        """Sound that is missing without a word; every part is as it was taken in."""
        if done.status == 0 and not said and done.summary["gaps"]:
            yield "lost sound and said nothing"
        gaps = {}
        if led_interview.events(library):
            with closing(sqlite3.connect(library / "library.sqlite")) as database:
                gaps = dict(database.execute(
                    "SELECT json_extract(body, '$.gap.frame'), sum(json_extract(body, '$.gap.frames')) FROM event "
                    "WHERE kind = 'gap' GROUP BY 1"))
        position, before = 0, None
        for path, samples in led_interview.parts(library):
            frames = len(samples) // 4
            if not frames:
                continue
            first, last = led_interview.taken(samples, 0), led_interview.taken(samples, frames - 1)
            if last - first != frames - 1:
                yield f"{path.name} has a hole"
            if before is not None and abs(first - before - 1 - gaps.get(position, 0)) > STEP:
                yield f"{first - before - 1} frames are missing before {path.name}, told are {gaps}"
            position, before = position + frames, last


def test_no_call_that_fails_loses_what_was_acknowledged(memory, guide, microphone, is_long, figure):
    microphone.play("ramp")
    tried, wrong = 0, []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for call in file_calls.CALLS:
            number, runs, step = 1, 0, 1 if is_long else STEPS[call]
            while True:
                faults = [Fault(call, number + step * later) for later in range(8)]
                results = list(pool.map(lambda fault: fault.run(memory, guide, microphone), faults))
                wrong += [sentence for _, sentences in results for sentence in sentences]
                runs += sum(reached for reached, _ in results)
                number += step * len(faults)
                if not all(reached for reached, _ in results):
                    break
            assert runs, f"no {call} ever failed"
            tried += runs
            figure(f"failing {call}", f"{runs} recordings, " + ", ".join(REASONS[call]) + ", once or from then on")
    figure("failing calls", f"{tried} recordings: {len(wrong)} with a crash, a loss or silence")
    assert wrong == []
