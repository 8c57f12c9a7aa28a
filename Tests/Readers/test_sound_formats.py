"""Sound in other containers, joined and cut, opened by programs we did not write, and compared frame by frame.

Two interviews that have everything, their sound made of numbers that never repeat, so that a frame in the wrong place
is found. What is true comes from `leitfaden show --json`.
"""
import csv
import hashlib
import json
import pathlib
import random
import re
import struct
import subprocess
import time

import full_interview
import made_interview
import pytest
from marker_truth import RATE, run
from readers import needs, needs_package

FORMATS = ["wav", "wav-joined", "questions", "question-sound", "caf", "flac", "mp3", "m4a", "opus", "csv-exchange"]
WIDTH = 2
SECOND = {"participant": "P-02", "id": "0a0b0c0d-2222-4333-8444-555566668888", "folder": "2026-11-22_P-02_0a0c",
          "number": 100_001}


def wave(samples, channels=1):
    header = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, channels, RATE, RATE * channels * WIDTH, channels * WIDTH,
                         8 * WIDTH)
    return (b"RIFF" + struct.pack("<I", 12 + len(header) + len(samples)) + b"WAVE" + header + b"data"
            + struct.pack("<I", len(samples)) + samples)


class Told:
    """An interview: what happened, and its sound."""

    def __init__(self, binary, library, folder, seed):
        self.folder = library / folder
        self.parts = []
        for number, frames in enumerate(full_interview.PARTS, 1):
            samples = random.Random(seed + number).randbytes(frames * WIDTH)
            (self.folder / f"part-00{number}.wav").write_bytes(wave(samples))
            self.parts.append(samples)
        self.sound = b"".join(self.parts)
        run(binary, "library", "rebuild", "--library", library)
        interview = json.loads((self.folder / "interview.json").read_text())["id"]
        self.truth = json.loads(run(binary, "show", interview, "--json", "--library", library))
        self.visits = [(v["question"], v["start"], min(v["end"], full_interview.END)) for v in self.truth["visits"]]

    def heard(self, start, end):
        """Samples of a stretch of the interview."""
        return self.sound[start * WIDTH:end * WIDTH]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return tmp_path_factory.mktemp("sound") / "library"


@pytest.fixture(scope="module")
def both(leitfaden, library):
    """Two interviews of one study, with different sound."""
    folders = [full_interview.make(leitfaden, library), full_interview.make(leitfaden, library, **SECOND)]
    return [Told(leitfaden, library, folder, 100 * number) for number, folder in enumerate(folders, 1)]


@pytest.fixture(scope="module")
def told(both):
    return both[0]


@pytest.fixture(scope="module")
def exported(leitfaden, library, told, tmp_path_factory):
    needs("ffmpeg")
    folder = tmp_path_factory.mktemp("exported")
    run(leitfaden, "export", told.truth["id"], "--as", ",".join(FORMATS), "--verify", "--to", folder, "--library",
        library)
    return folder


@pytest.fixture(scope="module")
def study(leitfaden, library, both, tmp_path_factory):
    folder = tmp_path_factory.mktemp("study")
    run(leitfaden, "export", "--guide", "kinds", "--as", "question-sound", "--question", "open", "--to", folder,
        "--library", library)
    return folder


def payload(path):
    """The bytes of `data`, found without the program's own code."""
    data = path.read_bytes()
    place = 12
    while data[place:place + 4] != b"data":
        size = int.from_bytes(data[place + 4:place + 8], "little")
        place += 8 + size + size % 2
    return data[place + 8:place + 8 + int.from_bytes(data[place + 4:place + 8], "little")]


def cues(path):
    """[(position, length or None, label)] as wavinfo reads them."""
    read = needs_package("wavinfo").WavInfoReader(str(path), info_encoding="utf-8").cues
    return sorted(((place, read.range(id) or None, read.label_and_note(id)[0]) for id, place in read.each_cue()),
                  key=lambda cue: cue[0])


def probed(path, *words):
    done = subprocess.run([needs("ffprobe"), "-v", "error", "-of", "json", *words, path], capture_output=True,
                          text=True, timeout=60)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return json.loads(done.stdout)


def decoded(path):
    """The samples that ffmpeg hears."""
    done = subprocess.run([needs("ffmpeg"), "-nostdin", "-v", "error", "-i", path, "-f", "s16le", "-"],
                          capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def rows(folder, table):
    with open(folder / f"{table}.csv", newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def stem(told, part=None):
    return told.folder.name if part is None else f"{told.folder.name}_part-00{part + 1}"


def test_all_parts_are_one_file_with_every_mark_in_its_place(exported, told):
    path = exported / f"{stem(told)}_joined.wav"
    assert payload(path) == told.sound
    wanted = [(int(row["start_frame"]), int(row["end_frame"]) - int(row["start_frame"]) or None, row["label"])
              for name in ("visits", "marks", "notes") for row in rows(exported, name)]
    # pauses and lost sound stand in no table of their own
    stops = [cue for cue in cues(path) if re.match("Pause|Off record|Sound is missing", cue[2])]
    assert [(place, length) for place, length, _ in stops] == [
        (60_000, None), (70_000, None), (90_000, 22_050), (full_interview.PARTS[0], None)]
    wanted += stops
    assert sorted(cues(path), key=str) == sorted(wanted, key=str)
    starts = [chapter["start"] for chapter in probed(path, "-show_chapters")["chapters"]]
    assert sorted({place for place, _, _ in wanted}) == sorted(set(starts))


def test_sndfile_info_and_exiftool_read_the_joined_file(exported, told):
    path = exported / f"{stem(told)}_joined.wav"
    said = subprocess.run([needs("sndfile-info"), path], capture_output=True, text=True, errors="replace", timeout=60)
    assert re.search(rf"^Frames\s*:\s*{full_interview.END}$", said.stdout, re.M)
    read = subprocess.run([needs("exiftool"), "-a", "-G1", path], capture_output=True, text=True, errors="replace",
                          timeout=60)
    labels = re.findall(r"^\[RIFF\]\s+Cue Point Label\s+: \d+ (.*)$", read.stdout, re.M)
    assert read.returncode == 0 and sorted(labels) == sorted(label for _, _, label in cues(path))


def test_every_question_is_a_file_whose_regions_are_the_visits_frame_by_frame(exported, told):
    talked = {}
    for question, start, end in told.visits:
        if end > start:
            talked.setdefault(question, []).append((start, end))
    files = {path.stem.split("_", 4)[-1]: path for path in exported.glob(f"{stem(told)}_[QA][0-9]*_*.wav")}
    assert len(files) == len(talked) > 30
    returns = 0
    for path in files.values():
        regions = [(place, length, label) for place, length, label in cues(path)
                   if re.match(r"before$|after$|.*, from \d\d:\d\d:\d\d\.\d{3}$", label)]
        sound, place = payload(path), 0
        spans = talked[re.match(r"[QA]\d+ (\S+?)(?: \(\d+\))?, from", next(r[2] for r in regions if "from" in r[2]))[1]]
        wanted = iter(spans)
        at = None
        for index, (begin, length, label) in enumerate(regions):
            assert begin == place, "regions leave no gap and do not overlap"
            place += length
            heard = sound[begin * WIDTH:place * WIDTH]
            if label == "before":
                following = spans[sum(1 for r in regions[:index] if "from" in r[2])]
                assert heard == told.heard(following[0] - length, following[0]) and length <= RATE
            elif label == "after":
                assert heard == told.heard(at[1], at[1] + length) and length <= RATE
            else:
                at = next(wanted)
                assert heard == told.heard(*at)
                seconds = sum(float(n) * 60 ** p for p, n in enumerate(reversed(label[-12:].split(":"))))
                assert abs(seconds - at[0] / RATE) <= 0.0005 + 1e-9
        assert place * WIDTH == len(sound) and next(wanted, None) is None
        returns += len(spans) > 1
    assert returns > 3


def test_one_question_of_all_interviews_is_one_file_with_a_region_for_each_stretch(study, both):
    path = next(study.glob("*.wav"))
    assert re.fullmatch(r"kinds_Q\d+_open\.wav", path.name)
    wanted, place = [], 0
    for interview, code in zip(both, ("P-01", "P-02")):
        spans = [(start, end) for question, start, end in interview.visits if question == "open" and end > start]
        for number, (start, end) in enumerate(spans, 1):
            wanted.append((place, end - start, code if number == 1 else f"{code} ({number})"))
            place += end - start
    assert len(wanted) > 2 and cues(path) == wanted
    heard = b"".join(interview.heard(start, end) for interview in both
                     for question, start, end in interview.visits if question == "open" and end > start)
    assert payload(path) == heard


def test_crowsetta_reads_the_labels_beside_it(study):
    crowsetta = needs_package("crowsetta")
    path = next(study.glob("*.wav"))
    read = crowsetta.formats.seq.AudSeq.from_file(path.with_name(f"{path.stem}_labels.txt"))
    found = [(round(start * RATE), text) for start, text in zip(read.start_times, read.labels)]
    assert found == [(place, label) for place, _, label in cues(path)]


@pytest.mark.parametrize("part", range(3))
def test_core_audio_holds_the_same_bytes_and_plays_to_its_end(exported, told, part, tmp_path):
    path = exported / f"{stem(told, part)}.caf"
    assert decoded(path) == told.parts[part]
    said = subprocess.run([needs("sndfile-info"), path], capture_output=True, text=True, errors="replace", timeout=60)
    assert re.search(rf"^Frames\s*:\s*{full_interview.PARTS[part]}$", said.stdout, re.M), said.stdout
    assert heard_by_libsndfile(path, tmp_path) == told.parts[part]
    chunks = core_audio(path.read_bytes())
    assert chunks["data"][4:] == told.parts[part]
    assert chunks["info"][4:].split(b"\0")[:2] == [b"title", stem(told, part).encode()]
    names = core_audio_names(chunks["strg"])
    count = struct.unpack(">I", chunks["mark"][4:8])[0]
    marks = [struct.unpack(">4sdI8sI", chunks["mark"][8 + 28 * n:36 + 28 * n]) for n in range(count)]
    found = [(int(place), names[id]) for kind, place, id, _, _ in marks if kind != b"rend"]
    assert sorted(found) == sorted((place, label) for place, _, label in cues(exported / f"{stem(told, part)}.wav"))


@pytest.mark.parametrize("count,length", [(500, 10), (2500, 240)])
def test_core_audio_gives_the_right_samples_however_many_marks_it_holds(leitfaden, tmp_path, count, length):
    library, samples = tmp_path / "library", random.Random(count).randbytes(132_302 * WIDTH)
    folder = library / made_interview.make(library)
    for name, part in (("part-001.wav", samples[:88_201 * WIDTH]), ("part-002.wav", samples[88_201 * WIDTH:])):
        (folder / name).write_bytes(wave(part))
    document = json.loads((folder / "interview.json").read_text(encoding="utf-8"))
    last = len(document["events"])
    document["events"] += [
        made_interview.event(made_interview.ID, last + number, number * 30, "marked",
                             {"mark": {"colour": 1, "label": f"{number} ".ljust(length, "x"), "reach": 0}},
                             made_interview.seconds_of_beginning()) for number in range(1, count + 1)]
    (folder / "interview.json").write_text(json.dumps(document), encoding="utf-8")
    run(leitfaden, "library", "rebuild", "--library", library)
    run(leitfaden, "export", "last", "--as", "caf", "--to", tmp_path / "out", "--library", library)
    path = next((tmp_path / "out").glob("*part-001.caf"))
    assert heard_by_libsndfile(path, tmp_path) == decoded(path) == samples[:88_201 * WIDTH]
    assert len(core_audio_names(core_audio(path.read_bytes())["strg"])) >= count


def heard_by_libsndfile(path, folder):
    """The samples as libsndfile reads them."""
    raw = folder / "heard.raw"
    done = subprocess.run([needs("sndfile-convert"), "-pcm16", path, raw], capture_output=True, timeout=60)
    assert done.returncode == 0, done.stdout
    return raw.read_bytes()


def core_audio(data):
    assert data[:8] == b"caff\0\1\0\0"
    place, found = 8, {}
    while place < len(data):
        size = struct.unpack(">q", data[place + 4:place + 12])[0]
        found[data[place:place + 4].decode()] = data[place + 12:place + 12 + size]
        place += 12 + size
    assert place == len(data)
    return found


def core_audio_names(chunk):
    count = struct.unpack(">I", chunk[:4])[0]
    table = [struct.unpack(">Iq", chunk[4 + 12 * n:16 + 12 * n]) for n in range(count)]
    texts = chunk[4 + 12 * count:]
    return {id: texts[offset:texts.index(b"\0", offset)].decode() for id, offset in table}


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("ending", ["flac", "mp3", "m4a", "opus"])
def test_encoded_sound_has_its_length_its_chapters_and_no_name(exported, told, part, ending):
    path = exported / f"{stem(told, part)}.{ending}"
    read = probed(path, "-show_chapters", "-show_format", "-show_streams")
    length = full_interview.PARTS[part] / RATE
    assert abs(float(read["format"]["duration"]) - length) < 0.1
    tags = {key.lower(): value for source in (read["format"], read["streams"][0])
            for key, value in source.get("tags", {}).items()}
    assert tags["title"] == stem(told, part) and "artist" not in tags and "comment" not in tags
    if ending == "flac":
        assert decoded(path) == told.parts[part]
    here = [row for row in rows(exported, "visits") if told_in(row, part)]
    found, first = read["chapters"], sum(full_interview.PARTS[:part])
    if ending == "m4a" and int(here[0]["start_frame"]) > first:
        # chapters of this container begin at 0: what is before the first question is one as well
        opening = found.pop(0)
        assert opening["start_time"] == "0.000000" and opening["tags"]["title"] == tags["title"]
    assert [chapter["tags"]["title"] for chapter in found] == [row["label"] for row in here]
    for chapter, row in zip(found, here):
        start = max(int(row["start_frame"]) - first, 0) / RATE
        assert abs(float(chapter["start_time"]) - start) <= 0.0016


def told_in(row, part):
    """Whether a visit lies in a part, or a point at its beginning."""
    first = sum(full_interview.PARTS[:part])
    start, end = int(row["start_frame"]), int(row["end_frame"])
    if start == end:
        return first <= start < first + full_interview.PARTS[part]
    return start < first + full_interview.PARTS[part] and end > first


def test_the_list_shows_the_digest_of_the_recording_for_every_copy(exported, told):
    said = (exported / "contents.txt").read_text(encoding="utf-8")
    digests = dict(re.findall(r"^(\S+\.(?:wav|caf))\n(?:    .*\n)*?    Sound: SHA-256 ([0-9a-f]{64}), the same", said,
                              re.M))
    for part, samples in enumerate(told.parts):
        for ending in ("wav", "caf"):
            assert digests[f"{stem(told, part)}.{ending}"] == hashlib.sha256(samples).hexdigest()
    assert digests[f"{stem(told)}_joined.wav"] == hashlib.sha256(told.sound).hexdigest()
    for name, digest in digests.items():
        if name.endswith(".wav"):
            assert hashlib.sha256(payload(exported / name)).hexdigest() == digest
    assert len(digests) == len(list(exported.glob("*.wav"))) + len(list(exported.glob("*.caf")))


def test_a_missing_ffmpeg_is_said_and_nothing_is_written(leitfaden, library, told, tmp_path):
    words = ["export", told.truth["id"], "--as", "mp3", "--to", tmp_path / "out", "--library", library]
    done = subprocess.run([leitfaden, *map(str, words)], text=True, capture_output=True, timeout=60,
                          env={"PATH": str(tmp_path), "HOME": str(tmp_path)})
    assert done.returncode == 1 and "needs the program ffmpeg, which is not installed" in done.stderr
    assert not (tmp_path / "out").exists()


def children(pid):
    """The processes that a process has started."""
    tasks = pathlib.Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def test_killed_half_way_nothing_stands_under_the_final_name(leitfaden, library, told, tmp_path):
    out = tmp_path / "out"
    # a program that never ends in ffmpeg's place: the export is killed while it waits
    slow = tmp_path / "bin" / "ffmpeg"
    slow.parent.mkdir()
    slow.write_text("#!/bin/sh\nexec sleep 60\n")
    slow.chmod(0o755)
    words = ["export", told.truth["id"], "--as", "wav-joined,mp3", "--to", out, "--library", library]
    process = subprocess.Popen([leitfaden, *map(str, words)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env={"PATH": f"{slow.parent}:/usr/bin:/bin", "HOME": str(tmp_path)})
    end = time.monotonic() + 60
    while not (waiting := children(process.pid)) and process.poll() is None and time.monotonic() < end:
        pass
    assert process.poll() is None and waiting, "it waits for ffmpeg"
    process.kill()
    process.wait(10)
    for child in waiting:
        subprocess.run(["kill", str(child)], check=False)
    assert [path.name for path in out.iterdir() if not path.name.startswith(".")] == []
    run(leitfaden, "export", told.truth["id"], "--as", "wav-joined", "--to", out, "--library", library)
    assert sorted(path.name for path in out.iterdir()) == sorted([f"{stem(told)}_joined.wav", "contents.txt"])
