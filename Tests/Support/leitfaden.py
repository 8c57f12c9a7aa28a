"""Running leitfaden from a test: plain commands, and interviews led by a command file."""
import atexit
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

import schemas

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The certificates for other devices are the computer's, not a library's: whatever runs from here has some of its own.
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="leitfaden-data-")
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)


def binary():
    """The program under test: $LEITFADEN, else the debug build."""
    return pathlib.Path(os.environ.get("LEITFADEN") or ROOT / ".build/debug/leitfaden")


class Done:
    """A command that ended: `status`, `out`, `err`."""

    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    @property
    def json(self):
        """The one JSON document on stdout; anything else there is an error."""
        return json.loads(self.out)

    def __repr__(self):
        return f"status {self.status}\n--- out\n{self.out}\n--- err\n{self.err}"


def run(*words, env=None, input=None, timeout=60, cwd=None):
    """Runs leitfaden and waits; fails the test when it takes longer than `timeout` seconds."""
    done = subprocess.run([binary(), *map(str, words)], env=env, input=input, text=True, capture_output=True,
                          timeout=timeout, cwd=cwd, **({} if input is not None else {"stdin": subprocess.DEVNULL}))
    return Done(done.returncode, done.stdout, done.stderr)


class Interview(Done):
    """A recorded interview: `acknowledged` are the JSON lines of stderr, `summary` the JSON of stdout."""

    def __init__(self, status, out, err):
        super().__init__(status, out, err)
        self.acknowledged, self.other = split_lines(err)

    @property
    def summary(self):
        return self.json

    @property
    def folder(self):
        return pathlib.Path(self.summary["folder"])

    def frames_of(self, command):
        """The frames at which `command` was acknowledged, in order."""
        return [line["frame"] for line in self.acknowledged if line["command"] == command]


def split_lines(err):
    """(acknowledgements, other lines) of a recorder's stderr."""
    acknowledged, other = [], []
    for line in err.splitlines():
        if line.startswith("{"):
            try:
                acknowledged.append(json.loads(line))
                continue
            except ValueError:
                pass
        other.append(line)
    return acknowledged, other


def record_words(guide, library, device="vmic", options=(), commands="-"):
    return ["record", guide, "--library", library, "--device", device, "--commands", commands, "--json", *options]


def record(commands, *, guide, library, env, device="vmic", options=(), timeout=120):
    """Records an interview led by the lines `commands`, to its end. What it saved must be as the schemas say."""
    began = time.time()
    done = run(*record_words(guide, library, device, options), env=env, input=commands, timeout=timeout)
    schemas.check_recorded(library, began)
    return Interview(done.status, done.out, done.err)


class LiveInterview:
    """An interview that a test leads line by line while it does things to the machine.

        with LiveInterview(guide=..., library=..., env=microphone.env) as interview:
            interview.say("visit first_day")
            frame = interview.heard("visit")["frame"]
            interview.process.kill()
    """

    def __init__(self, *, guide, library, env, device="vmic", options=(), patience=30):
        self._folder = pathlib.Path(library)
        self._folder.mkdir(parents=True, exist_ok=True)
        self.words, self.env, self.patience = record_words(guide, library, device, options), env, patience
        self.process = None

    def __enter__(self):
        self._began = time.time()
        self._out = open(self._folder / "test.out", "w+")
        self._err = open(self._folder / "test.err", "w+")
        self.process = subprocess.Popen([binary(), *map(str, self.words)], env=self.env, stdin=subprocess.PIPE,
                                        stdout=self._out, stderr=self._err, text=True, bufsize=1)
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(10)
        self._out.close()
        self._err.close()

    def say(self, line):
        """Gives one command."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def err(self):
        """What stands on stderr so far."""
        return (self._folder / "test.err").read_text()

    def acknowledged(self):
        """The acknowledgements so far."""
        return split_lines(self.err())[0]

    def heard(self, command, times=1):
        """Waits for the `times`-th acknowledgement of `command` and returns it."""
        def found():
            matching = [line for line in self.acknowledged() if line["command"] == command]
            return matching[times - 1] if len(matching) >= times else None
        return self.until(found, f"acknowledgement {times} of {command}")

    def until(self, condition, what):
        """Waits until `condition()` is true and returns it; a test's way of not sleeping."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            over = self.process.poll() is not None
            if found := condition():
                return found
            if over:
                break
            time.sleep(0.02)
        ended = f"; it ended with {self.process.returncode}" if self.process.poll() is not None else ""
        raise AssertionError(f"waited in vain for {what}{ended}; stderr:\n{self.err()}")

    def finish(self, timeout=60):
        """Closes the commands, waits for the end, and returns the interview."""
        if not self.process.stdin.closed:
            self.process.stdin.close()
        status = self.process.wait(timeout)
        schemas.check_recorded(self._folder, self._began)
        return Interview(status, (self._folder / "test.out").read_text(), self.err())
