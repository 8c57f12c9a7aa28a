"""From the start of a player to the first sample heard, deep inside a long recording."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import time

from common import GUIDE, answer, leitfaden, median, ratio, spread, workspace
from report import Section, Table, Target
from virtual_microphone import VirtualMicrophone
import leitfaden as program

RATE = 48000
BLOCK = 75 * RATE  # frames of noise; the recording repeats it
COMMANDS = ["leitfaden play last --device vspk --at frame:N --for 0.3",
            "mpv --no-config --no-video --really-quiet --ao=alsa --audio-device=alsa/vspk --start=T --length=0.3 FILE",
            "ffplay -v error -nodisp -autoexit -ss T -t 0.3 FILE    # SDL_AUDIODRIVER=alsa AUDIODEV=vspk",
            "sox -q FILE -t alsa vspk trim Ns 0.3"]


class LongInterview:
    """An interview of many hours: recorded for a moment, then its numbers and its sound are made long."""

    def __init__(self, folder, microphone, hours):
        guide = folder / "bench.guide.md"
        guide.write_text(GUIDE)
        short = program.record("visit first_day\n+0.5 mark red start\n+0.5 save\n", guide=guide,
                               library=folder / "short", env=microphone.env)
        if short.status:
            raise RuntimeError(f"the interview to be made long was not recorded: {short}")
        self.frames = int(hours * 3600) * RATE // BLOCK * BLOCK
        self.library = folder / "library"
        place = self.library / short.folder.name
        place.mkdir(parents=True)
        document = json.loads((short.folder / "interview.json").read_text())
        (place / "interview.json").write_text(json.dumps(self.lengthened(document)))
        self.file = place / "part-001.wav"
        self.noise = os.urandom(BLOCK * 2)
        with open(self.file, "wb") as file:
            size = self.frames * 2
            file.write(b"RIFF" + (36 + size).to_bytes(4, "little") + b"WAVEfmt " + (16).to_bytes(4, "little")
                       + (1).to_bytes(2, "little") * 2 + RATE.to_bytes(4, "little") + (2 * RATE).to_bytes(4, "little")
                       + (2).to_bytes(2, "little") + (16).to_bytes(2, "little") + b"data" + size.to_bytes(4, "little"))
            for _ in range(self.frames // BLOCK):
                file.write(self.noise)
            os.fsync(file.fileno())
        answer(leitfaden(), "library", "rebuild", "--library", self.library)
        shown = json.loads(answer(leitfaden(), "show", "last", "--library", self.library, "--json"))
        if shown["frames"] != self.frames:
            raise RuntimeError(f"the long interview has {shown['frames']} frames instead of {self.frames}")

    def lengthened(self, document):
        """The same interview, ending at `frames`."""
        for event in document["events"]:
            if event["body"]["kind"] == "partClosed":
                event["body"]["fields"]["closed"]["frames"] = self.frames
            if event["body"]["kind"] in ("partClosed", "saved"):
                event["frame"] = self.frames
        return document

    def place_of(self, heard):
        """Where in the block of noise the sample `heard` stands."""
        at = self.noise.find(heard)
        while at % 2 and at >= 0:
            at = self.noise.find(heard, at + 1)
        return at // 2 if at >= 0 else None


def players(interview):
    """{name: (words for a frame, environment)} of the players this machine has."""
    def ours(frame):
        return [leitfaden(), "play", "last", "--library", interview.library, "--device", "vspk", "--at",
                f"frame:{frame}", "--for", "0.3"]

    def mpv(frame):
        return ["mpv", "--no-config", "--no-video", "--really-quiet", "--ao=alsa", "--audio-device=alsa/vspk",
                f"--start={frame / RATE:.6f}", "--length=0.3", interview.file]

    def ffplay(frame):
        return ["ffplay", "-v", "error", "-nodisp", "-autoexit", "-ss", f"{frame / RATE:.6f}", "-t", "0.3",
                interview.file]

    def sox(frame):
        return ["sox", "-q", interview.file, "-t", "alsa", "vspk", "trim", f"{frame}s", "0.3"]

    found = {"leitfaden": ours, "mpv": mpv, "ffplay": ffplay, "sox": sox}
    return {name: make for name, make in found.items() if name == "leitfaden" or shutil.which(name)}


def first_sound(words, frame, interview, microphone):
    """(ms from the process' start to its first sample that is not silence, frames off the wanted place)."""
    known = len(microphone.log())
    env = {**microphone.env, "SDL_AUDIODRIVER": "alsa", "AUDIODEV": "vspk"}
    began = time.time()
    subprocess.run([str(word) for word in words], env=env, check=True, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=30)
    starts = [line for line in microphone.log()[known:] if " playback start " in line]
    channels = int(re.search(r"channels=(\d+)", starts[0])[1])
    if "format=S16_LE" not in starts[0]:
        raise RuntimeError(f"{words[0]} does not play 16 bit: {starts[0]}")
    sound = pathlib.Path(microphone.speaker()).read_bytes()[44:]
    silent = len(sound) - len(sound.lstrip(b"\0"))
    silent -= silent % (2 * channels)
    heard = b"".join(sound[at:at + 2] for at in range(silent, silent + 64 * channels, 2 * channels))
    place = interview.place_of(heard)
    started = float(starts[0].split()[0])
    ms = (started - began) * 1000 + silent / (2 * channels) * 1000 / RATE
    off = None
    if place is not None:
        off = (place - frame % BLOCK + BLOCK // 2) % BLOCK - BLOCK // 2
    return ms, off


def measure(options):
    """The section about seeking."""
    hours, count = options.hours or 4, options.rounds or 3
    with workspace() as folder, VirtualMicrophone(folder=folder / "microphone") as microphone:
        interview = LongInterview(folder, microphone, hours)
        chosen = players(interview)
        places = [interview.frames * share // 1000 + 1234 for share in (3, 170, 333, 500, 777, 993)]
        found = {(name, cold): [] for cold in (False, True) for name in chosen}
        turn = 0
        for cold in (False, True):
            for frame in places * count:
                names = list(chosen)
                turn += 1
                for name in names[turn % len(names):] + names[:turn % len(names)]:
                    with open(interview.file, "rb") as file:
                        # cold: nothing of the recording is in memory; warm: what is to be played is
                        if cold:
                            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
                        else:
                            file.seek(max(0, frame * 2 - RATE))
                            file.read(RATE * 4)
                    found[name, cold].append(first_sound(chosen[name](frame), frame, interview, microphone))
    rows, middle = [], {}
    for name in chosen:
        warm, cold = ([ms for ms, _ in found[name, state]] for state in (False, True))
        offs = [off for state in (False, True) for _, off in found[name, state]]
        known = [abs(off) for off in offs if off is not None]
        exact = "-" if not known else "exact" if not any(offs) and len(known) == len(offs) else \
            f"up to {max(known)} frames off"
        middle[name] = (median(warm), median(cold))
        rows.append([name, spread(warm, 0), ratio(middle[name][0], middle["leitfaden"][0]), spread(cold, 0),
                     ratio(middle[name][1], middle["leitfaden"][1]), exact])
    targets = [Target(f"first sample heard, next to {name}, {state}", "sooner",
                      f"{middle['leitfaden'][at]:.0f} ms; {middle[name][at]:.0f} ms",
                      middle["leitfaden"][at] < middle[name][at])
               for name in ("mpv", "ffplay") if name in middle for at, state in enumerate(("warm", "cold"))]
    return Section(
        "seek", f"Seeking in a recording of {hours:g} hours",
        f"From the start of the process to the first sample that the virtual loudspeaker plays, at {len(places)} places "
        f"of one WAV file (48 kHz, mono, 16 bit), {count} times each, the players in turn. *Cold*: nothing of the file "
        "is in memory. leitfaden also opens its library and loads the interview.",
        COMMANDS, [Table("Milliseconds to the first sample heard",
                         ["player", "warm", "to leitfaden", "cold", "to leitfaden", "plays from the frame asked for"],
                         rows)],
        targets, ["sox is no player, but seeks as well; it is here as the least that is possible."])
