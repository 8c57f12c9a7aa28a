"""Every frame of the sound belongs to a visit, or explicitly to none."""
import json
import pathlib


def unaccounted(told):
    """Frames of an interview (`show --json`, `interview.json`) of which nothing tells where they belong; None while one of
    its parts is being written."""
    lengths = [part.get("frames") for part in told["parts"]]
    if None in lengths:
        return None
    spans = [*told["visits"], *told["outside"]]
    return sum(lengths) - sum(span["end"] - span["start"] for span in spans)


def check(told):
    """Asserts it of an interview that is over, and that no two of its spans overlap."""
    assert unaccounted(told) == 0, f"{unaccounted(told)} frames of {told['id']}: {told['parts']} {told['visits']} {told['outside']}"
    spans = sorted((span["start"], span["end"]) for span in [*told["visits"], *told["outside"]])
    assert all(end <= start for (_, end), (start, _) in zip(spans, spans[1:])), spans
    return told


def check_library(folder):
    """Asserts it of every interview of a library that is not sealed and whose `interview.json` was written by this program."""
    for document in sorted(pathlib.Path(folder).glob("*/interview.json")):
        try:
            told = json.loads(document.read_bytes())
        except ValueError:
            continue  # a test that breaks it says so itself
        if told.get("status") in ("open", "saved") and "outside" in told and unaccounted(told) is not None:
            check(told)
