"""The waveform of a long recording, next to programs that read all of it as well."""
import array
import os
import shutil

from common import leitfaden, median, ratio, spread, timed, workspace
from report import Section, Table, Target
from seek import BLOCK, RATE, LongInterview
from virtual_microphone import VirtualMicrophone

COMMANDS = {"leitfaden": "leitfaden library peaks last --library DIR",
            "sox stat": "sox FILE -n stat",
            "ffmpeg -f null": "ffmpeg -nostdin -v error -i FILE -f null -",
            "audiowaveform": "audiowaveform -q -i FILE -o peaks.dat -b 8 -z 480",
            "cat (reading only)": "cat FILE"}
FILE = "peaks.lfpk"
READING = "cat (reading only)"


def programs(interview, folder):
    """{name: words} of the programs this machine has."""
    file = interview.file
    found = {"leitfaden": [leitfaden(), "library", "peaks", "last", "--library", interview.library],
             "sox stat": ["sox", file, "-n", "stat"],
             "ffmpeg -f null": ["ffmpeg", "-nostdin", "-v", "error", "-i", file, "-f", "null", "-"],
             "audiowaveform": ["audiowaveform", "-q", "-i", file, "-o", folder / "peaks.dat", "-b", "8", "-z", "480"],
             READING: ["cat", file]}
    return {name: words for name, words in found.items() if os.path.isabs(str(words[0])) or shutil.which(words[0])}


def check(interview):
    """Makes sure that the waveform is right: each block's lowest and highest sample, reckoned here again."""
    kept = (interview.file.parent / FILE).read_bytes()
    blocks = interview.frames // 480
    if kept[:4] != b"LFPK" or int.from_bytes(kept[16:24], "little") != interview.frames:
        raise RuntimeError(f"{FILE} is not the waveform of {interview.frames} frames")
    # one part: 34 bytes and its name
    start = 32 + 34 + len(interview.file.name)
    found = array.array("b", kept[start:start + 2 * blocks])
    noise = array.array("h", interview.noise)
    period = BLOCK // 480
    expected = array.array("b")
    for block in range(period):
        samples = noise[block * 480:block * 480 + 480]
        expected.extend([min(samples) >> 8, max(samples) >> 8])
    for repeat in range(blocks // period):
        if found[2 * repeat * period:2 * (repeat + 1) * period] != expected:
            raise RuntimeError(f"the waveform is wrong between block {repeat * period} and {(repeat + 1) * period}")
    return len(kept)


def measure(options):
    """The section about the waveform."""
    hours, count = options.hours or 2, options.rounds or 7
    with workspace() as folder, VirtualMicrophone(folder=folder / "microphone") as microphone:
        interview = LongInterview(folder, microphone, hours)
        chosen = programs(interview, folder)
        found = {name: [] for name in chosen}
        for turn in range(count + 1):
            names = list(chosen)
            for name in names[turn % len(names):] + names[:turn % len(names)]:
                cost = timed(chosen[name])
                # the first turn, which brings the file to memory, is not counted
                if turn:
                    found[name].append(cost)
        size = check(interview)
    return section(hours, count, found, size)


def section(hours, count, found, size):
    ours = median([cost.seconds for cost in found["leitfaden"]])
    rows, targets = [], []
    for name, costs in found.items():
        seconds = [cost.seconds for cost in costs]
        rows.append([name, spread(seconds, 2), ratio(median(seconds), ours), spread([cost.cpu for cost in costs], 2),
                     f"{hours * 3600 / median(seconds):.0f}"])
        if name not in ("leitfaden", READING):
            targets.append(Target(f"waveform, next to {name}", "sooner", f"{ours:.2f} s; {median(seconds):.2f} s",
                                  ours < median(seconds)))
    notes = [f"The waveform takes {size / 1e6:.1f} MB; it was compared, block by block, with one reckoned by the benchmark.",
             "sox and ffmpeg draw nothing: they are what reading all samples costs elsewhere."]
    if "audiowaveform" not in found:
        notes.append("audiowaveform is not in Debian 12 and was not measured.")
    return Section(
        "peaks", f"The waveform of {hours:g} hours",
        "Lowest and highest sample of each 10 ms of one WAV file (48 kHz, mono, 16 bit, noise), from the start of the "
        f"process to its end, {count} times, the programs in turn; the file is in memory. leitfaden also opens its "
        "library, loads the interview and writes the waveform with all its zoom levels to a file.",
        [COMMANDS[name] for name in found], [Table("Seconds for the whole recording",
                         ["program", "seconds", "to leitfaden", "CPU seconds", "times real time"], rows)],
        targets, notes)
