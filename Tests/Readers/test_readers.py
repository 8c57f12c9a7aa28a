"""Exports opened by programs we did not write: of an interview made by code, and of the demonstration interview.

A copy of `Interviews/2026-11-21_DEMO_demo` becomes a library of its own. What is true about an interview comes from
`leitfaden show --json`; what is exported is read by ffprobe, sndfile-info, wavinfo and the csv module. What
is not installed is dealt with by `readers`.
"""
import csv
import hashlib
import html
import json
import os
import pathlib
import re
import shutil
import subprocess

import made_interview
import pytest
from readers import needs, needs_package

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEMO = ROOT / "Interviews/2026-11-21_DEMO_demo"


class Source:
    """An interview in a library, and what happened in it."""

    def __init__(self, binary, library, interview):
        self.binary, self.library, self.interview = binary, library, interview

    def run(self, command, *words):
        return subprocess.run([self.binary, command, self.interview, *map(str, words), "--library", self.library],
                              text=True, capture_output=True, timeout=120, stdin=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def binary():
    path = pathlib.Path(os.environ.get("LEITFADEN") or ROOT / ".build/debug/leitfaden")
    assert path.exists(), f"{path} is not built"
    return path


def rebuilt(binary, library, interview):
    done = subprocess.run([binary, "library", "rebuild", "--library", library], text=True, capture_output=True,
                          timeout=60)
    assert done.returncode == 0, done.stderr
    return Source(binary, library, interview)


def made(binary, folder):
    library = folder / "a library"
    interview = made_interview.make(library)
    return rebuilt(binary, library, interview)


def demonstration(binary, folder):
    if not DEMO.is_dir():
        print(f"skipped: {DEMO.name} is not there")
        pytest.skip(f"{DEMO.name} is not there")
    library = folder / "library"
    shutil.copytree(DEMO, library / DEMO.name)
    return rebuilt(binary, library, "last")


@pytest.fixture(scope="module", params=["made", "demo"])
def source(request, binary, tmp_path_factory):
    make = made if request.param == "made" else demonstration
    return make(binary, tmp_path_factory.mktemp(request.param))


@pytest.fixture(scope="module")
def truth(source):
    """What happened, as `leitfaden show --json` tells it."""
    done = source.run("show", "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def exported(source, tmp_path_factory):
    """The folder with the default set and the exact tables."""
    folder = tmp_path_factory.mktemp("export") / "a folder with spaces"
    for formats in ([], ["--as", "csv-exchange"]):
        target = folder / "exact" if formats else folder
        done = source.run("export", "--with-names", "--to", target, "--json", *formats)
        assert done.returncode == 0, done.stderr
        for file in json.loads(done.stdout)["files"]:
            assert pathlib.Path(file).is_file(), file
    return folder


@pytest.fixture(scope="module")
def tables(exported):
    def table(name):
        with open(exported / "exact" / f"{name}.csv", newline="", encoding="utf-8") as file:
            return list(csv.DictReader(file, strict=True))
    return table


@pytest.fixture(scope="module")
def sounds(source, exported, truth):
    """[(exported WAV, its part in the library, first frame)]"""
    waves = sorted(exported.glob("*.wav"))
    parts = truth["parts"]
    assert len(waves) == len(parts) > 0
    folder = pathlib.Path(truth["folder"])
    folder = folder if folder.is_absolute() else source.library / folder
    return [(wave, folder / part["file"], part["firstFrame"]) for wave, part in zip(waves, parts)]


def expected(tables, wave):
    """[(frame in the file, label)] of everything that begins in a sound file, in order."""
    rows = [(int(row["part_frame"]), row["label"]) for name in ("visits", "marks", "notes") for row in tables(name)
            if row["media_file"] == wave.name]
    return sorted(rows, key=lambda row: row[0])


def test_tables_say_what_show_says(truth, tables):
    visits = [(row["question_id"], int(row["start_frame"]), int(row["end_frame"])) for row in tables("visits")]
    end = truth["frames"]
    assert visits == [(v["question"], min(v["start"], end), min(v["end"], end)) for v in truth["visits"]]
    marks = [(int(row["start_frame"]), row["text"]) for row in tables("marks")]
    assert marks == [(min(m["frame"], end), m["label"]) for m in truth["marks"]]
    notes = [(int(row["start_frame"]), row["text"]) for row in tables("notes")]
    assert notes == [(min(n["frame"], end), n["text"]) for n in truth["notes"] if n["text"].strip()]
    assert visits or marks or notes


@pytest.mark.parametrize("name", ["visits", "marks", "notes", "answers_long"])
def test_times_in_tables_are_right_to_half_a_unit(tables, truth, name):
    rate = truth["sampleRate"]
    for row in tables(name):
        assert int(row["sample_rate"]) == rate
        for side in ("start", "end"):
            seconds = int(row[f"{side}_frame"]) / rate
            assert abs(float(row[f"{side}_s"]) - seconds) <= 0.5e-6 + 1e-9
            hours, minutes, rest = row[f"{side}_tc"].split(":")
            assert abs(int(hours) * 3600 + int(minutes) * 60 + float(rest) - seconds) <= 0.5e-3 + 1e-9


def test_both_profiles_hold_the_same_tables(exported):
    for exact in sorted((exported / "exact").glob("*.csv")):
        spreadsheet = (exported / exact.name).read_bytes()
        assert spreadsheet.startswith(b"\xef\xbb\xbf") and not exact.read_bytes().startswith(b"\xef\xbb\xbf")
        with open(exported / exact.name, newline="", encoding="utf-8-sig") as one, \
                open(exact, newline="", encoding="utf-8") as two:
            for guarded, plain in zip(csv.reader(one, strict=True), csv.reader(two, strict=True), strict=True):
                assert len(guarded) == len(plain)
                for left, right in zip(guarded, plain):
                    assert left == right or left == "'" + right
                    assert not left.startswith(("=", "+", "@"))


def test_ffprobe_reads_each_cue_at_its_frame(sounds, tables):
    needs("ffprobe")
    for wave, _, _ in sounds:
        done = subprocess.run(["ffprobe", "-v", "error", "-show_chapters", "-of", "json", wave], text=True,
                              capture_output=True, timeout=60)
        assert done.returncode == 0 and done.stderr == "", done.stderr
        chapters = [(chapter["start"], chapter.get("tags", {}).get("title"))
                    for chapter in json.loads(done.stdout)["chapters"]]
        found = {chapter for chapter in chapters}
        assert set(expected(tables, wave)) <= found


def test_wavinfo_reads_the_same_names_lengths_and_frames(sounds, tables):
    wavinfo = needs_package("wavinfo")
    for wave, _, first in sounds:
        info = wavinfo.WavInfoReader(str(wave), info_encoding="utf-8")
        cues = [(offset, info.cues.label_and_note(id)[0], info.cues.range(id)) for id, offset in info.cues.each_cue()]
        assert set(expected(tables, wave)) <= {(offset, label) for offset, label, _ in cues}
        assert info.bext.originator == "Leitfaden" and info.bext.description == wave.stem
        assert info.bext.originator_date[:2] == "20" and info.info.title == wave.stem
        for row in tables("visits"):
            length = int(row["end_frame"]) - int(row["start_frame"])
            here = min(length, info.data.frame_count - int(row["part_frame"]))
            if row["media_file"] == wave.name and length:
                assert (int(row["part_frame"]), row["label"], here) in cues


def test_sndfile_info_reads_cues_and_all_the_sound(sounds, tables, truth):
    needs("sndfile-info")
    for (wave, _, _), part in zip(sounds, truth["parts"]):
        done = subprocess.run(["sndfile-info", wave], text=True, capture_output=True, timeout=60)
        assert done.returncode == 0, done.stdout + done.stderr
        assert int(re.search(r"^Frames\s*:\s*(\d+)", done.stdout, re.M)[1]) == part["frames"]
        wanted = expected(tables, wave)
        if wanted:
            assert re.search(r"^\s*cue\s*:", done.stdout, re.M), done.stdout
        for _, label in wanted[:3]:
            assert label in done.stdout


def samples_in(path):
    """Frames in a WAV file, found by ffprobe."""
    done = subprocess.run([needs("ffprobe"), "-v", "error", "-show_entries", "stream=duration_ts", "-of", "csv=p=0", path],
                          text=True, capture_output=True, timeout=60)
    return int(done.stdout.strip())


def samples(path):
    """SHA-256 of the payload of `data`."""
    with open(path, "rb") as file:
        file.seek(12)
        while header := file.read(8):
            size = int.from_bytes(header[4:], "little")
            if header[:4] == b"data":
                return hashlib.sha256(file.read(size)).hexdigest()
            file.seek(size + size % 2, 1)
    raise AssertionError(f"{path} has no data")


def test_the_sound_is_that_of_the_recording(sounds):
    for wave, part, _ in sounds:
        assert samples(wave) == samples(part)


def test_labels_for_audacity_are_at_the_same_times(sounds, tables, truth):
    for wave, _, _ in sounds:
        lines = (exported_labels := wave.with_name(wave.stem + "_labels.txt")).read_text().splitlines()
        found = {(float(start), text) for start, _, text in (line.split("\t") for line in lines)}
        assert lines == sorted(lines, key=lambda line: float(line.split("\t")[0])), exported_labels
        for frame, label in expected(tables, wave):
            assert any(text == label and abs(start - frame / truth["sampleRate"]) <= 0.5e-6 + 1e-9
                       for start, text in found), label


def test_webvtt_is_right_to_half_a_millisecond(sounds, tables, truth):
    time = r"(\d\d+):(\d\d):(\d\d\.\d{3})"
    for wave, _, _ in sounds:
        found = []
        for kind in ("chapters", "marks"):
            text = wave.with_name(f"{wave.stem}_{kind}.vtt").read_text(encoding="utf-8")
            assert text.startswith("WEBVTT\n")
            for block in text.rstrip("\n").split("\n\n")[1:]:
                number, times, *lines = block.split("\n")
                payload = " / ".join(lines)
                hours = [int(h) * 3600 + int(m) * 60 + float(s) for h, m, s in re.findall(time, times)]
                assert number.isdigit() and len(hours) == 2 and hours[1] > hours[0]
                assert re.sub(r"&(amp|lt|gt);", "", payload).count("&") == 0 and "<" not in payload
                found.append((hours[0], html.unescape(payload)))
        seconds = samples_in(wave) / truth["sampleRate"]
        for frame, label in expected(tables, wave):
            # what is longer than a label stands here whole, and what lies at the end begins as late as a browser tells of it
            assert any(text.startswith(label.removesuffix("…")) and (
                abs(start - frame / truth["sampleRate"]) <= 0.5e-3 + 1e-9 or seconds - 0.0015 <= start < seconds)
                for start, text in found), label


def test_transcript_has_every_question_in_place(sounds, tables, truth):
    for wave, _, _ in sounds:
        lines = wave.with_name(wave.stem + "_transcript.txt").read_text(encoding="utf-8").splitlines()
        stamps = [re.match(r"#(\d+):(\d\d):(\d\d)-(\d)# (I: |\[)", line) for line in lines if line.startswith("#")]
        assert all(stamps)
        tenths = [(int(s[1]) * 3600 + int(s[2]) * 60 + int(s[3])) * 10 + int(s[4]) for s in stamps]
        assert tenths == sorted(tenths)
        for frame, _ in expected(tables, wave):
            assert frame * 10 // truth["sampleRate"] in tenths


def test_the_list_names_every_file(exported):
    text = (exported / "contents.txt").read_text(encoding="utf-8")
    for path in exported.iterdir():
        if path.is_file() and path.name != "contents.txt":
            assert f"\n{path.name}\n    " in text
