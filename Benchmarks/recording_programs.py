"""Programs that record from the virtual microphone side by side, each as it would be used, and what they leave."""
import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import time

from common import GUIDE, cpu_seconds, has_option, leitfaden, peak_memory, wait

RATE, CHANNELS, FRAME_BYTES = 48000, 2, 4


class Reader:
    """One program recording stereo 16 bit at 48 kHz. `words` may name the file it writes as {file}."""

    def __init__(self, name, words, stop=signal.SIGINT, writes="file"):
        self.name, self.words, self.stop, self.writes = name, words, stop, writes

    def start(self, folder, env):
        """Starts it in a folder of its own."""
        self.folder = folder / re.sub(r"\W+", "-", self.name)
        self.folder.mkdir()
        (self.folder / "bench.guide.md").write_text(GUIDE)
        words = [word.format(file=self.folder / "rec.wav", folder=self.folder) for word in self.words]
        out = subprocess.DEVNULL if self.writes == "nothing" else open(self.folder / "out", "w")
        self.started = time.perf_counter()
        self.process = subprocess.Popen(words, env=env, cwd=self.folder, stdin=subprocess.PIPE, stdout=out,
                                        stderr=open(self.folder / "err", "w"))
        self.memory = 0

    def ask_to_stop(self):
        self.process.send_signal(self.stop)

    def look(self):
        """Takes a reading of its memory; call it now and then."""
        self.memory = max(self.memory, peak_memory(self.process.pid))

    @property
    def device_pid(self):
        """The process that has the device open."""
        return self.process.pid

    def cpu(self):
        """CPU seconds so far."""
        return cpu_seconds(self.process.pid)

    def finish(self):
        """Ends the recording in order and takes the account."""
        self.look()
        self.ask_to_stop()
        until = time.monotonic() + 30
        while os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            self.look()
            if time.monotonic() > until:
                self.process.kill()
            time.sleep(0.002)
        self.cost = wait(self.process, self.started)
        with contextlib.suppress(OSError):
            self.process.stdin.close()

    def kill(self):
        """kill -9; returns the moment before it, on the monotonic clock."""
        moment = time.monotonic_ns()
        self.process.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        return moment

    @property
    def files(self):
        """The sound files it wrote."""
        return sorted(self.folder.glob("*.wav"))

    @property
    def err(self):
        return (self.folder / "err").read_text(errors="replace")

    def claimed(self):
        """Frames it says it lost; None when it does not say."""
        return None


class Leitfaden(Reader):
    """The program under test: commands on standard input, a library of its own."""

    def __init__(self, name="leitfaden", buffer=None):
        words = [leitfaden(), "record", "{folder}/bench.guide.md", "--library", "{folder}/library", "--device",
                 "vmic", "--channels", "2", "--commands", "-", "--json"]
        super().__init__(name, words + (["--buffer", str(buffer)] if buffer else []))

    def start(self, folder, env):
        super().start(folder, env)
        self.say("visit first_day")

    def say(self, line):
        """Gives one command."""
        self.process.stdin.write((line + "\n").encode())
        self.process.stdin.flush()

    def ask_to_stop(self):
        self.say("save")

    @property
    def library(self):
        return self.folder / "library"

    @property
    def files(self):
        return sorted(self.library.glob("*/part-*.wav"))

    def acknowledged(self, command):
        """The acknowledgements of `command` so far."""
        lines = [line for line in self.err.splitlines() if line.startswith("{") and line.endswith("}")]
        return [line for line in map(json.loads, lines) if line["command"] == command]

    def claimed(self):
        summary = json.loads((self.folder / "out").read_text())
        return sum(gap["frames"] for gap in summary["gaps"])


def read_only():
    """What the virtual microphone itself costs: its generator runs in the recorder's process."""
    return Reader("read only (arecord, nothing written)",
                  "arecord -q -D vmic -t raw -f S16_LE -r 48000 -c 2".split(), writes="nothing")


def arecord(name="arecord", buffer=500, first=()):
    words = f"arecord -q -D vmic -f S16_LE -r 48000 -c 2 --buffer-time={buffer * 1000} {{file}}".split()
    return Reader(name, [*first, *words])


def sox(name="sox", buffer=None):
    """Its own buffer is 341 ms; 960 bytes of its own make 40 ms of the device's."""
    extra = ["--buffer", str(buffer * 24)] if buffer else []
    return Reader(name, ["sox", "-q", *extra, *"-t alsa -r 48000 -c 2 -b 16 vmic {file}".split()])


def ffmpeg(name="ffmpeg"):
    """Its buffer is 2.7 s and cannot be chosen."""
    return Reader(name, "ffmpeg -nostdin -v error -f alsa -sample_rate 48000 -channels 2 -i vmic -c:a pcm_s16le "
                        "{file}".split())


def peers():
    """The recorders of this machine beside leitfaden, each with its usual buffer."""
    found = {"arecord": arecord, "sox": sox, "ffmpeg": ffmpeg}
    return [make() for program, make in found.items() if shutil.which(program)]


def small_buffer_peers():
    """Those that can be told to use 40 ms; arecord also with real-time priority, which leitfaden asks for itself."""
    found = []
    if shutil.which("arecord"):
        found.append(arecord("arecord, 40 ms", 40))
        if subprocess.run(["chrt", "-f", "20", "true"], capture_output=True).returncode == 0:
            found.append(arecord("arecord, 40 ms, real-time priority", 40, ("chrt", "-f", "20")))
    if shutil.which("sox"):
        found.append(sox("sox, 40 ms", 40))
    return found


def buffer_option():
    """Whether leitfaden can be told the size of the device's buffer."""
    return has_option("record", "--buffer")


def device_books(microphone):
    """{pid: (buffer in ms, frames not delivered, overruns)} from the device's own log."""
    books = {}
    for line in microphone.log():
        found = re.search(r"pid=(\d+) capture (.*)", line)
        if not found:
            continue
        buffer, lost, overruns = books.get(int(found[1]), (0, 0, 0))
        if size := re.search(r"buffer=(\d+)", found[2]):
            buffer = int(size[1]) * 1000 // RATE
        if found[2].startswith("restart"):
            lost += int(re.search(r"not-delivered=(\d+)", found[2])[1])
        if found[2].startswith("overrun"):
            overruns += 1
        books[int(found[1])] = (buffer, lost, overruns)
    return books


def ramp_loss(microphone, file):
    """Frames of the counting signal that are missing inside a recording of it."""
    _, said = microphone.ramp_check(file)
    return int(re.search(r" lost=(\d+)", said)[1]) if " lost=" in said else None


def data_of(file):
    """(frames the header claims, frames there are, offset of the first) of a WAV file with no chunk after `data`."""
    data = pathlib.Path(file).read_bytes()
    at = data.find(b"data", 12)
    if data[:4] not in (b"RIFF", b"RF64") or at < 0:
        return 0, 0, 0
    size = int.from_bytes(data[at + 4:at + 8], "little")
    return size // FRAME_BYTES, (len(data) - at - 8) // FRAME_BYTES, at + 8


def ramp_frame(file, offset, index):
    """The source frame of the counting signal at frame `index` of a recording."""
    with open(file, "rb") as handle:
        handle.seek(offset + index * FRAME_BYTES)
        low, high = (int.from_bytes(handle.read(2), "little") for _ in "lr")
    return ((high - 1) << 16 | low) if high else None
