"""A long interview as a WAV with its marks inside, next to cp of the same file; all marker files; ffmpeg's own copy."""
import json
import os
import pathlib
import random
import shutil
import struct
import sys

from common import leitfaden, median, ratio, spread, timed, workspace
from report import Section, Table, Target

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Support"))
import made_interview  # noqa: E402

RATE, FRAME, MARKS, VISITS = 48_000, 4, 500, 60
MARKERS = ["audacity", "vtt", "srt", "chapters", "reaper", "audition", "eaf", "textgrid", "exb", "transcript", "f4",
           "maxqda", "atlasti", "nvivo", "inqscribe", "qualcoder", "transana", "otranscribe", "ohms", "audit"]


def write(library, frames):
    """The interview: a folder with stereo sound that is not silence, and interview.json; then rebuilt."""
    folder = library / made_interview.FOLDER
    folder.mkdir(parents=True)
    block, left = random.Random(1).randbytes(8 << 20), frames * FRAME
    header = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 2, RATE, RATE * FRAME, FRAME, 16)
    with open(folder / "part-001.wav", "wb") as file:
        file.write(b"RIFF" + struct.pack("<I", 12 + len(header) + left) + b"WAVE" + header + b"data"
                   + struct.pack("<I", left))
        while left:
            left -= file.write(block[:left])
    told = [(0, "started", {"started": {
        "guide": "made", "guideVersion": "1", "guideFingerprint": "", "participant": "P-99", "title": "", "language": "en",
        "sampleRate": RATE, "channels": 2, "bits": 16, "container": "wav", "utcOffset": 0}}),
        (0, "partOpened", {"opened": {"number": 1, "file": "part-001.wav", "firstFrame": 0, "device": "code"}})]
    happened = [(frames * n // VISITS, "visited", {"question": ("first_day", "advice")[n % 2]}) for n in range(VISITS)]
    happened += [(frames * n // MARKS, "marked", {"mark": {"colour": 1 + n % 5, "label": f"Mark “{n}”", "reach": 0}})
                 for n in range(MARKS)]
    told += sorted(happened, key=lambda event: event[0])
    told += [(frames, "partClosed", {"closed": {"number": 1, "frames": frames}}), (frames, "saved", {})]
    began = made_interview.seconds_of_beginning()
    document = {"format": 1, "id": made_interview.ID, "folder": folder.name, "createdAt": "2026-11-21T13:03:05Z",
                "guide": made_interview.guide(), "guideFingerprint": "", "title": "", "participant": "P-99",
                "language": "en", "events": [made_interview.event(made_interview.ID, number, frame, kind, fields, began)
                                             for number, (frame, kind, fields) in enumerate(told, 1)]}
    (folder / "interview.json").write_text(json.dumps(document), encoding="utf-8")
    timed([leitfaden(), "library", "rebuild", "--library", library])
    return folder / "part-001.wav"


def measure(options):
    """The section about exports."""
    hours, rounds = options.hours or 2, options.rounds or 5
    with workspace() as folder:
        library, out = folder / "library", folder / "out"
        part = write(library, int(hours * 3600 * RATE))
        export = [leitfaden(), "export", "last", "--library", library, "--to", out, "--as"]
        timed([*export, "chapters"])
        chapters = shutil.move(next(out.glob("*.ffmetadata")), folder / "chapters")
        ways = {
            "cp": ["cp", part, out / "copy.wav"],
            "cp, then sync of the copy": ["sh", "-c", 'cp "$1" "$2" && sync "$2"', "sh", part, out / "copy.wav"],
            "leitfaden, wav": [*export, "wav"],
            "leitfaden, wav --verify": [*export, "wav", "--verify"],
            "leitfaden, all marker files": [*export, ",".join(MARKERS)],
            "ffmpeg -c copy with chapters (.mka)": [
                "ffmpeg", "-nostdin", "-v", "error", "-i", part, "-f", "ffmetadata", "-i", chapters, "-map", "0:a",
                "-map_metadata", "1", "-map_chapters", "1", "-c", "copy", out / "copy.mka"],
        }
        seconds = {name: [] for name in ways}
        for turn in range(rounds + 1):
            for name, words in ways.items():
                shutil.rmtree(out, ignore_errors=True)
                out.mkdir()
                os.sync()  # nobody pays for what another one left to be written
                cost = timed(words).seconds
                if turn:
                    seconds[name].append(cost)
        size = part.stat().st_size
    return section(hours, size, rounds, seconds)


def section(hours, size, rounds, seconds):
    copy, synced = median(seconds["cp"]), median(seconds["cp, then sync of the copy"])
    wav, markers = median(seconds["leitfaden, wav"]), median(seconds["leitfaden, all marker files"])
    rows = [[name, spread(found, 2), ratio(median(found), copy), ratio(median(found), synced)]
            for name, found in seconds.items()]
    return Section(
        "exports", f"Export of {hours:g} hours of stereo sound with {MARKS} marks",
        f"48 kHz, 16 bits, {size / 1e6:,.0f} MB, {VISITS} visits. Whole processes in turn on one file system, {rounds} runs "
        "each after one that is not counted; no cache is dropped, the disk is at rest before each run. leitfaden has its "
        "copy on the disk when it ends (fsync), cp and ffmpeg do not; the second row is cp with the same promise. "
        f"Marker files are {len(MARKERS)} formats in one run.",
        ["cp PART OUT", "leitfaden export last --as wav --to OUT", "ffmpeg -i PART -i CHAPTERS -map_chapters 1 -c copy OUT"],
        [Table("Seconds", ["", "seconds", "ratio to cp", "ratio to cp + sync"], rows)],
        [Target("WAV with marks", "at most 1.5 times cp", f"{wav / copy:.2f} times", wav <= 1.5 * copy),
         Target("WAV with marks, on the disk in both cases", "at most 1.5 times cp + sync", f"{wav / synced:.2f} times",
                wav <= 1.5 * synced),
         Target("all marker files together", "under 0.5 s", f"{markers:.2f} s, {markers / copy:.2f} times cp",
                markers < 0.5)], [])
