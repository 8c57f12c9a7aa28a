"""How long a mark takes from the command to its acknowledgement, which comes after the commit."""
import os
import sqlite3
import subprocess
import time
import uuid

from common import GUIDE, leitfaden, percentile, workspace
from report import Section, Table, Target
from virtual_microphone import VirtualMicrophone

COMMANDS = ["leitfaden record GUIDE --device vmic --commands - --json    # one `mark` after the other",
            "INSERT INTO event ...    # Python's sqlite3, one row a commit, journal_mode=WAL, synchronous=FULL"]
PAUSE = 0.01


class Peer:
    """The least a durable mark can cost: one row of the same size, one commit, on the same disk."""

    def __init__(self, file):
        self.database = sqlite3.connect(file, isolation_level=None)
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("PRAGMA synchronous = FULL")
        self.database.execute(
            "CREATE TABLE event (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, interview TEXT NOT NULL, "
            "sequence INTEGER NOT NULL, device TEXT NOT NULL, frame INTEGER NOT NULL, monotonic INTEGER NOT NULL, "
            "wall REAL NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (interview, sequence))")
        self.interview = str(uuid.uuid4())

    def mark(self, number):
        """Seconds of one commit."""
        row = (str(uuid.uuid4()), self.interview, number, "bench", number * 480, time.monotonic_ns(), time.time(),
               "marked", '{"mark":{"colour":1,"label":"","reach":0}}')
        started = time.perf_counter()
        self.database.execute("INSERT INTO event (id, interview, sequence, device, frame, monotonic, wall, kind, "
                              "body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        return time.perf_counter() - started


def acknowledged(process, command):
    """Waits for the next acknowledgement of `command`; returns the moment it was read."""
    while True:
        line = process.stderr.readline()
        moment = time.perf_counter()
        if not line:
            raise RuntimeError("the recorder ended")
        if f'"command":"{command}"'.encode() in line.replace(b" ", b""):
            return moment


def measure(options):
    """The section about marks."""
    count = options.marks or 500
    with workspace() as folder, VirtualMicrophone(folder=folder / "microphone") as microphone:
        microphone.play("ramp")
        guide = folder / "bench.guide.md"
        guide.write_text(GUIDE)
        process = subprocess.Popen(
            [leitfaden(), "record", guide, "--library", folder / "library", "--device", "vmic", "--commands", "-",
             "--json"], env=microphone.env, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            bufsize=0)
        pipe = process.stderr
        process.stderr = os.fdopen(os.dup(pipe.fileno()), "rb")
        pipe.close()
        process.stdin.write(b"visit first_day\n")
        acknowledged(process, "visit")
        peer, ours, theirs = Peer(folder / "peer.sqlite"), [], []
        for number in range(1, count + 1):
            started = time.perf_counter()
            process.stdin.write(b"mark red\n")
            ours.append((acknowledged(process, "mark") - started) * 1000)
            time.sleep(PAUSE)
            theirs.append(peer.mark(number) * 1000)
            time.sleep(PAUSE)
        process.stdin.write(b"save\n")
        process.communicate(timeout=30)
    rows = [[name, f"{percentile(values, 50):.2f}", f"{percentile(values, 99):.2f}", f"{max(values):.2f}"]
            for name, values in [("leitfaden, command to acknowledgement", ours),
                                 ("sqlite3, one INSERT and commit", theirs)]]
    rows.append(["ratio", *(f"{a / b:.2f}" for a, b in zip(map(float, rows[0][1:]), map(float, rows[1][1:])))])
    worst = percentile(ours, 99)
    return Section(
        "marks", "From a mark to its commit",
        f"{count} marks in one live recording, one after the other; each is acknowledged when it is on disk. In turn "
        "with them the same number of single-row commits by SQLite alone, on the same disk and equally durable.",
        COMMANDS, [Table("Milliseconds", ["", "p50", "p99", "longest"], rows)],
        [Target("a mark, p99", "at most 100 ms", f"{worst:.1f} ms", worst <= 100)])
