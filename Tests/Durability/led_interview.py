"""An interview with a mark, a note or an answer every few hundredths of a second, and what of it must be there afterwards."""
import array
import contextlib
import random
import sqlite3

from sound_files import ramp_frame

GUIDE = """# Talk under stress

1. How was your first day? {#first_day}
2. How old are you? {#age}
   [integer]
3. What would you advise others? {#advice}
   [text]
"""

#: Sound older than this is on the disk, in seconds.
LIMIT = 0.25


def lines(seconds, seed, pace=(0.005, 0.06), part_at=None, end="save"):
    """The lines of a command file: `seconds` of talk, a new part in the middle when wanted."""
    chance, now, script, number = random.Random(seed), 0.0, ["visit first_day"], 0
    while now < seconds:
        step = round(chance.uniform(*pace), 3)
        now, number = now + step, number + 1
        what = (f"mark red word {number}", f"note words {number}", f"answer age {number}", f"answer advice words {number}",
                "visit advice", "visit first_day")[chance.randrange(6)]
        script.append(f"+{step} {what}")
        if part_at is not None and now > part_at:
            script.append("part")
            part_at = None
    return "\n".join([*script, end, ""])


def events(library):
    """{identifier: (sequence, frame, kind, body)} of all events in a library's database; none when it has no tables."""
    with contextlib.closing(sqlite3.connect(library / "library.sqlite")) as database:
        try:
            rows = database.execute("SELECT id, sequence, frame, kind, body FROM event").fetchall()
        except sqlite3.OperationalError:
            return {}
    return {row[0]: row[1:] for row in rows}


def changed(script, acknowledged, shown):
    """What was acknowledged and is shown otherwise, or not at all: sentences.

    `script` are the lines that were given, `acknowledged` what was said of the first of them, `shown` is from `show --json`."""
    told = {thing["id"]: thing for kind in ("marks", "notes", "visits") for thing in shown[kind]}
    answers, given, question = {one["question"]: one for one in shown["answers"]}, {}, None
    for line, words in zip(acknowledged, script):
        command, _, rest = words.partition(" ")[2].partition(" ") if words[0] in "+@" else words.partition(" ")
        thing = told.get(line["event"])
        if command == "answer":
            name, _, value = rest.partition(" ")
            given.setdefault(name, []).append(int(value) if value.isdigit() else value)
        elif command == "visit" and rest == question:
            continue  # a visit to the current question has no event
        elif thing is None:
            yield f"“{words}” is gone"
        elif (where(command, thing, shown) != min(line["frame"], shown["frames"]) or rest not in (
                thing.get("text"), f"{thing.get('colour')} {thing.get('label')}", thing["question"])):
            yield f"“{words}” at {line['frame']} became {thing}"
        question = rest if command == "visit" else question
    for name, values in given.items():
        there = [one["value"] for one in [*answers[name]["earlier"], answers[name]]] if name in answers else []
        # one more may have been stored and not been acknowledged any more
        if there[:len(values)] != values:
            yield f"the answers {values} to “{name}” became {there}"


def where(command, thing, shown):
    """Where something lies, on the sound that is left: what was touched behind it lies at its end."""
    return min(thing["start" if command == "visit" else "frame"], shown["frames"])


def taken(data, index):
    """The frame of the counting signal at the frame `index` of some sound."""
    return ramp_frame(array.array("h", data[4 * index:4 * index + 4]), 0)


def same_frames(one, other):
    """How many frames at the beginning of two sounds are the same."""
    low, high = 0, min(len(one), len(other)) // 4
    while low < high:
        middle = (low + high + 1) // 2
        if one[4 * low:4 * middle] == other[4 * low:4 * middle]:
            low = middle
        else:
            high = middle - 1
    return low
