"""Sealed sound next to the same sound as it is: an export of hours of it, and listening deep inside it."""
import os
import shutil
import subprocess
import struct

from common import GUIDE, leitfaden, median, ratio, spread, timed, workspace
from report import Section, Table, Target
from virtual_microphone import VirtualMicrophone
import leitfaden as program

RATE, FRAME = 48_000, 4


def long_sound(file, frames):
    """Stereo noise of `frames` frames."""
    block, left = os.urandom(8 << 20), frames * FRAME
    with open(file, "wb") as out:
        out.write(b"RIFF" + struct.pack("<I", 36 + left) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 2, RATE,
                  RATE * FRAME, FRAME, 16) + b"data" + struct.pack("<I", left))
        while left:
            left -= out.write(block[:left])


def interview(folder, name, microphone, sound, passphrase=None):
    """The words that name a library with one interview whose only part is `sound`."""
    guide, library, words = folder / "bench.guide.md", folder / name, []
    guide.write_text(GUIDE)
    if passphrase:
        words = ["--passphrase-file", passphrase]
        recovery = folder / "recovery"
        done = subprocess.run([leitfaden(), "library", "seal", "--library", library, *words], check=True, text=True,
                              capture_output=True)
        recovery.write_text("".join(done.stdout.split()) + "\n")
    short = program.record("visit first_day\n+0.5 save\n", guide=guide, library=library, env=microphone.env,
                           options=("--channels", "2"))
    if short.status:
        raise RuntimeError(f"the interview to be made long was not recorded: {short}")
    if not passphrase:
        shutil.copy(sound, short.folder / "part-001.wav")
        return ["--library", library]
    key = folder / "key"
    subprocess.run(["age", "-d", "-i", recovery, "-o", key, short.folder / "interview.key.age"], check=True)
    public = subprocess.run(["age-keygen", "-y", key], check=True, text=True, capture_output=True).stdout.strip()
    subprocess.run(["age", "-r", public, "-o", short.folder / "part-001.wav.age", sound], check=True)
    return ["--library", library, *words]


def measure(options):
    """The section about sealed sound."""
    hours, rounds = options.hours or 2, options.rounds or 5
    with workspace() as folder, VirtualMicrophone() as microphone:
        sound, passphrase, out = folder / "long.wav", folder / "passphrase", folder / "out"
        passphrase.write_text("badu-kimo-resa-tolu\n")
        frames = int(hours * 3600 * RATE)
        long_sound(sound, frames)
        libraries = {"plain": interview(folder, "plain", microphone, sound),
                     "sealed": interview(folder, "sealed", microphone, sound, passphrase)}
        at = f"frame:{frames * 3 // 4}"
        tasks = {
            "unlock and show": lambda words: ([leitfaden(), "show", "last", *words], None),
            "export as wav": lambda words: ([leitfaden(), "export", "last", "--as", "wav", "--to", out, *words], None),
            "play 0.1 s at three quarters": lambda words: (
                [leitfaden(), "play", "last", "--device", "vspk", "--at", at, "--for", "0.1", *words], microphone.env),
        }
        seconds = {(task, kind): [] for task in tasks for kind in libraries}
        for turn in range(rounds + 1):
            for task, command in tasks.items():
                for kind, words in libraries.items():
                    shutil.rmtree(out, ignore_errors=True)
                    os.sync()  # nobody pays for what another one left to be written
                    line, environment = command(words)
                    cost = timed(line, env=environment) if environment else timed(line)
                    if turn:
                        seconds[task, kind].append(cost.seconds)
    return section(hours, rounds, seconds, list(tasks))


def section(hours, rounds, seconds, tasks):
    """What it takes beyond the passphrase, which each run has to stretch first."""
    def beyond(task, kind):
        return median(seconds[task, kind]) - median(seconds[tasks[0], kind])
    rows = [[task, spread(seconds[task, "plain"], 2), spread(seconds[task, "sealed"], 2),
             "" if task == tasks[0] else ratio(beyond(task, "sealed"), beyond(task, "plain"))] for task in tasks]
    export = beyond(tasks[1], "sealed") / beyond(tasks[1], "plain")
    seek = beyond(tasks[2], "sealed") - beyond(tasks[2], "plain")
    return Section(
        "sealed", f"Sealed sound of {hours:g} hours, next to the same sound as it is",
        f"48 kHz, 16 bits, stereo. Whole processes in turn, {rounds} runs each after one that is not counted. The ratio is of "
        "what a task takes beyond showing the interview, so that the passphrase, which is made slow to guess, is not in it.",
        ["leitfaden export last --as wav --to OUT --passphrase-file FILE",
         "leitfaden play last --at frame:N --for 0.1 --passphrase-file FILE"],
        [Table("Seconds", ["", "plain", "sealed", "ratio beyond the first row"], rows)],
        [Target("export of sealed sound", "at most twice that of plain sound", f"{export:.2f} times", export <= 2),
         Target("first sound after a seek in sealed sound", "at most 50 ms later", f"{seek * 1000:+.0f} ms", seek <= 0.05)],
        [])
