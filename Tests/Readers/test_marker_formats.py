"""Marker files of an interview that has everything, opened by programs we did not write.

What is true comes from `leitfaden show --json`; which piece of it lies in which part, and when, is counted here anew.
"""
import json
import subprocess

import full_interview
import kinds_guide
import pytest
from marker_truth import RATE, in_xml, marks, needs, notes, one_line, pieces, run, schema, validated, visits

FORMATS = ["eaf", "textgrid"]


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("full") / "library"
    full_interview.make(leitfaden, folder)
    run(leitfaden, "library", "rebuild", "--library", folder)
    return folder


@pytest.fixture(scope="module")
def truth(leitfaden, library):
    told = json.loads(run(leitfaden, "show", "last", "--json", "--library", library))
    assert len(told["marks"]) == 202 and len(told["visits"]) > 50 and len(told["parts"]) == 3
    return told


@pytest.fixture(scope="module")
def exported(leitfaden, library, tmp_path_factory):
    folder = tmp_path_factory.mktemp("markers")
    run(leitfaden, "export", "last", "--as", ",".join(FORMATS), "--to", folder, "--library", library)
    return folder


def files(folder, ending):
    found = sorted(folder.glob(f"*{ending}"))
    assert len(found) == len(full_interview.PARTS), [file.name for file in folder.iterdir()]
    return found


def check_times(found, wanted, unit, part, points=False):
    """`found` is [(start, end)] in seconds. Starts are right to half a unit; where several things share a place, the
    later ones stand behind the others, a millisecond each. Nothing overlaps, vanishes or leaves the sound."""
    assert len(found) == len(wanted)
    length = full_interview.PARTS[part] / RATE
    crowd = 0
    for index, ((start, end), piece) in enumerate(zip(found, wanted)):
        crowded = index and piece.start - wanted[index - 1].start < 0.001 * RATE * (crowd + 1)
        crowd = crowd + 1 if crowded else 0
        late = index + 1 < len(wanted) or start < length - 0.0015
        allowed = unit / 2 + 0.001 * crowd if late else 0.0015
        assert abs(start - piece.start / RATE) <= allowed + 1e-9, (index, start, piece.start / RATE, piece.text[:40])
        assert 0 <= start < end <= length + unit, (start, end)
        if index and not points:
            assert start >= found[index - 1][1] - 1e-9
        if index:
            assert start > found[index - 1][0]
        following = wanted[index + 1].start if index + 1 < len(wanted) else piece.end
        if not points and piece.end - piece.start > 0.02 * RATE and following >= piece.end:
            assert abs(end - piece.end / RATE) <= unit / 2 + 1e-9


@pytest.mark.parametrize("part", range(3))
def test_elan_files_are_valid_and_pympi_reads_every_annotation(exported, truth, part):
    eaf = pytest.importorskip("pympi").Elan
    file = files(exported, ".eaf")[part]
    validated(file, "--schema", schema("EAFv3.0.xsd"))
    read = eaf.Eaf(str(file))
    assert set(read.get_tier_names()) == {"questions", "transcript", "marks", "notes", "answers", "breaks"}
    assert read.get_linked_files()[0]["RELATIVE_MEDIA_URL"] == f"./{file.stem}.wav"
    for tier, items in (("questions", visits(truth)), ("marks", marks(truth)), ("notes", notes(truth))):
        wanted = pieces(items, part)
        found = sorted(read.get_annotation_data_for_tier(tier))
        check_times([(start / 1000, end / 1000) for start, end, *_ in found], wanted, 0.001, part)
        for annotation, piece in zip(found, wanted):
            if tier == "questions":
                assert annotation[2].split(" ", 1)[1] == piece.text
            else:
                assert annotation[2] == in_xml(piece.text)


def test_elan_offers_the_guide_as_controlled_vocabulary(exported):
    eaf = pytest.importorskip("pympi").Elan
    read = eaf.Eaf(str(files(exported, ".eaf")[0]))
    values = {value for (values, _) in read.get_cv_entries("guide").values() for value, *_ in values}
    used = {annotation[2] for annotation in read.get_annotation_data_for_tier("questions")}
    # all but the open one stand twice in the guide; one is worked out, one was added on the spot
    assert used <= values and len(values) == 2 * len(kinds_guide.QUESTIONS) - 1 + 2


@pytest.mark.parametrize("part", range(3))
def test_textgrids_are_read_by_praatio(exported, truth, part):
    textgrid = pytest.importorskip("praatio.textgrid")
    read = textgrid.openTextgrid(str(files(exported, ".TextGrid")[part]), includeEmptyIntervals=True)
    questions = read.getTier("questions")
    assert questions.entries[0].start == 0
    for before, after in zip(questions.entries, questions.entries[1:]):
        assert before.end == after.start
    wanted = pieces(visits(truth), part)
    found = [entry for entry in questions.entries if entry.label]
    check_times([(entry.start, entry.end) for entry in found], wanted, 1e-6, part)
    for tier, items in (("marks", marks(truth)), ("notes", notes(truth))):
        wanted = pieces(items, part)
        found = read.getTier(tier).entries
        check_times([(entry.time, entry.time + 0.001) for entry in found], wanted, 1e-6, part, points=True)
        # praatio leaves the doubled quotes of points as they are
        assert [entry.label.replace('""', '"').strip() for entry in found] == [one_line(piece.text) for piece in wanted]


PRAAT = """form Read
  sentence f x
endform
Read from file: f$
tiers = Get number of tiers
for t to tiers
  name$ = Get tier name: t
  interval = Is interval tier: t
  if interval
    k = Get number of intervals: t
    for i to k
      l$ = Get label of interval: t, i
      s = Get start time of interval: t, i
      end = Get end time of interval: t, i
      appendInfoLine: name$, tab$, fixed$(s, 6), tab$, fixed$(end, 6), tab$, l$
    endfor
  else
    k = Get number of points: t
    for i to k
      l$ = Get label of point: t, i
      s = Get time of point: t, i
      appendInfoLine: name$, tab$, fixed$(s, 6), tab$, fixed$(s, 6), tab$, l$
    endfor
  endif
endfor
"""


@pytest.mark.parametrize("part", range(3))
def test_praat_itself_reads_every_interval_and_point(exported, truth, tmp_path, part):
    script = tmp_path / "read.praat"
    script.write_text(PRAAT)
    done = subprocess.run([needs("praat"), "--run", script, files(exported, ".TextGrid")[part]], capture_output=True,
                          timeout=60)
    assert done.returncode == 0, done.stderr
    rows = [line.split("\t") for line in done.stdout.decode("utf-8").splitlines() if line]
    for tier, items in (("questions", visits(truth)), ("marks", marks(truth)), ("notes", notes(truth))):
        wanted = pieces(items, part)
        found = [row for row in rows if row[0] == tier and row[3]]
        shift = 0.001 if tier != "questions" else 0
        check_times([(float(start), float(end) + shift) for _, start, end, _ in found], wanted, 2e-6, part,
                    points=tier != "questions")
        if tier != "questions":
            assert [row[3] for row in found] == [one_line(piece.text) for piece in wanted]
