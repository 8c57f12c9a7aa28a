"""Sealed sound next to the same sound as it is: an export of hours of it, and listening deep inside it."""
import contextlib
import os
import random
import shutil
import subprocess
import struct
import time

from common import GUIDE, leitfaden, median, percentile, ratio, spread, timed, workspace
from report import Section, Table, Target
from virtual_microphone import VirtualMicrophone
import leitfaden as program
import web_app

RATE, FRAME = 48_000, 4
PASSPHRASE = "badu-kimo-resa-tolu"
# what is asked for after a seek, and how often; what is listened to in one go
BEGINNING, SEEKS, STRETCH = 65_536, 300, 16 << 20


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
        passphrase.write_text(PASSPHRASE + "\n")
        frames = int(hours * 3600 * RATE)
        long_sound(sound, frames)
        libraries = {"plain": interview(folder, "plain", microphone, sound),
                     "sealed": interview(folder, "sealed", microphone, sound, passphrase)}
        tasks = {
            "unlock and show": lambda words: [leitfaden(), "show", "last", *words],
            "export as wav": lambda words: [leitfaden(), "export", "last", "--as", "wav", "--to", out, *words],
        }
        seconds = {(task, kind): [] for task in tasks for kind in libraries}
        for turn in range(rounds + 1):
            for task, command in tasks.items():
                for kind, words in libraries.items():
                    shutil.rmtree(out, ignore_errors=True)
                    os.sync()  # nobody pays for what another one left to be written
                    cost = timed(command(words))
                    if turn:
                        seconds[task, kind].append(cost.seconds)
        heard = listened(folder, libraries, frames * FRAME)
    return section(hours, rounds, seconds, list(tasks), heard)


def listened(folder, libraries, bytes_there):
    """Seconds until the web app has sent what follows a seek to a random place, and a long stretch, by kind."""
    seeks, stretches, chance = {kind: [] for kind in libraries}, {kind: [] for kind in libraries}, random.Random(1)
    with contextlib.ExitStack() as stack:
        visitors, address = {}, {}
        for kind, words in libraries.items():
            shown = program.run("show", "last", "--json", *words).json
            address[kind] = f"/api/interviews/{shown['id']}/sound.wav"
            visitor = visitors[kind] = stack.enter_context(web_app.WebApp(folder / kind)).interviewer()
            if kind == "sealed":
                assert visitor.post("/api/unlock", {"passphrase": PASSPHRASE}).json["isRight"]
        for number in range(SEEKS):
            length = STRETCH if number % 20 == 0 else BEGINNING
            first = chance.randrange(bytes_there - length)
            for kind in chance.sample(list(libraries), len(libraries)):
                begun = time.monotonic()
                answer = visitors[kind].get(address[kind], Range=f"bytes={first}-{first + length - 1}")
                took = time.monotonic() - begun
                assert answer.status == 206 and len(answer.body) == length, answer.status
                (stretches if length == STRETCH else seeks)[kind].append(took)
    return seeks, stretches


def section(hours, rounds, seconds, tasks, heard):
    """What it takes beyond the passphrase, which each run has to stretch first, and what the web app takes that is unlocked."""
    def beyond(task, kind):
        return median(seconds[task, kind]) - median(seconds[tasks[0], kind])
    rows = [[task, spread(seconds[task, "plain"], 2), spread(seconds[task, "sealed"], 2),
             "" if task == tasks[0] else ratio(beyond(task, "sealed"), beyond(task, "plain"))] for task in tasks]
    export = beyond(tasks[1], "sealed") / beyond(tasks[1], "plain")
    seeks, stretches = heard
    sent = [[what, *(f"{median(taken[kind]) * 1000:.1f} ({percentile(taken[kind], 95) * 1000:.1f})" for kind in ("plain", "sealed")),
             ratio(median(taken["sealed"]), median(taken["plain"]))]
            for what, taken in ((f"the first {BEGINNING >> 10} KiB after a seek", seeks), (f"{STRETCH >> 20} MiB in one go", stretches))]
    seek = median(seeks["sealed"]) - median(seeks["plain"])
    pace = STRETCH / FRAME / RATE / median(stretches["sealed"])
    return Section(
        "sealed", f"Sealed sound of {hours:g} hours, next to the same sound as it is",
        f"48 kHz, 16 bits, stereo. Whole processes in turn, {rounds} runs each after one that is not counted. The ratio is of "
        "what a task takes beyond showing the interview, so that the passphrase, which is made slow to guess, is not in it.",
        ["leitfaden export last --as wav --to OUT --passphrase-file FILE",
         "leitfaden serve --library LIBRARY --port 0    # then GET …/sound.wav with a Range at random places, in turn"],
        [Table("Seconds", ["", "plain", "sealed", "ratio beyond the first row"], rows),
         Table("Milliseconds until the web app has sent it: median (95th percentile)", ["", "plain", "sealed", "ratio"], sent)],
        [Target("export of sealed sound", "at most twice that of plain sound", f"{export:.2f} times", export <= 2),
         Target("first sound after a seek in sealed sound", "at most 10 ms later", f"{seek * 1000:+.1f} ms", seek <= 0.01),
         Target("sealed sound sent", "at least 16 times as fast as it is played", f"{pace:.0f} times", pace >= 16)],
        [])
