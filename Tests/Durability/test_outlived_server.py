"""The server dies while it records, at any moment: the recording continues by itself, and what is missing is told to the frame."""
import http.client
import os
import random
import signal
import threading
import time
import uuid

import pytest

import accounting
import web_guides
from web_app import Visitor, WebApp, eventually

SEED = 20261123
#: Interviews, and kills in each: more within a minute are more than the supervisor takes.
INTERVIEWS, KILLS = 5, 5
#: What is promised, in seconds: until it is recorded again, and of sound that a kill takes along.
AGAIN, LOST = 2, 0.25
#: Steps in which the virtual device tells its position, in frames; one at either end of what is missing.
STEPS = 2 * 48
RATE = 48_000
#: Bytes of a frame: 24 bits, two channels, of which the upper 16 are the counting signal's.
FRAME = 6


def counted(sound, index):
    """The frame of the counting signal at a frame of some sound."""
    low, high = (int.from_bytes(sound[FRAME * index + at:FRAME * index + at + 2], "little") for at in (1, 4))
    return (high - 1) << 16 | low


def insisting(visitor, interview, command):
    """Gives a command as a page does: again and again with one identifier, until it is acknowledged. `(identifier, frame)`."""
    def tried():
        try:
            answer = visitor.post(f"/api/interviews/{interview}/commands", {"commands": [command]})
        except (OSError, http.client.HTTPException):
            return None
        return answer.status == 200 and answer.json["results"]

    done, = eventually(tried, f"an answer to {command}")
    assert done["ok"], (command, done)
    return command["id"], done["frame"]


def talk(visitor, interview, chance, until):
    """Sets marks, one after another, until it is over; what was acknowledged."""
    marks = []
    while not until.is_set():
        command = {"id": str(uuid.uuid4()), "command": "mark", "colour": chance.randint(1, 5)}
        marks.append(insisting(visitor, interview, command))
        time.sleep(chance.uniform(0, 0.05))
    return marks


@pytest.fixture
def died(request, made, microphone, run, library, tmp_path):
    """What came of the kills: `(kind, library, [(shown, moments of the kills, marks)])`."""
    kind = made(library)
    web_guides.add(library)
    microphone.play("ramp")
    chance, interviews = random.Random(SEED), []
    for _ in range(INTERVIEWS):
        with WebApp(library, microphone.env) as app:
            visitor = app.interviewer()
            interview = visitor.begin("talk.guide.md", quality="archive")
            visitor.give(interview, ("visit", {"question": "years"}))
            over, marks, kills = threading.Event(), [], []
            talking = threading.Thread(target=lambda: marks.extend(talk(visitor, interview, random.Random(SEED), over)))
            talking.start()
            for _ in range(KILLS):
                time.sleep(chance.uniform(0, 0.9))  # the moment is the test
                kills.append(app.crash())
                # answered by the next server
                marks.append(insisting(visitor, interview, {"id": str(uuid.uuid4()), "command": "mark", "colour": 1}))
            over.set()
            talking.join()
            # the browser that was let in is still; nothing was unlocked by the way
            state = visitor.state(interview)
            assert (state["head"]["sounding"], state["head"]["current"]) == ("recording", "years")
            page = visitor.get("/", Accept="text/html")
            assert (page.status == 303 and page.headers["Location"].startswith("/unlock")) == (kind.name == "sealed"), page
            insisting(visitor, interview, {"id": str(uuid.uuid4()), "command": "save"})
        shown = run("show", interview, *kind.words(library), "--json", env=microphone.env).json
        interviews.append((shown, kills, marks))
    return kind, library, interviews


def test_a_recording_outlives_its_server(died, microphone, run, figure, request):
    kind, library, interviews = died
    start = int(microphone.status()["source-start-ns"]) / 1e9
    again, cost, off, acknowledged = [], [], [], 0
    for shown, kills, marks in interviews:
        assert shown["status"] == "saved"
        accounting.check(shown)
        # none is lost, and none was stored twice
        there = {mark["id"]: mark["frame"] for mark in shown["marks"]}
        assert len(there) == len(shown["marks"]) == len(marks)
        assert {id: min(frame, shown["frames"]) for id, frame in marks} == {id: min(there[id], shown["frames"]) for id in there}
        acknowledged += len(marks)
        assert [one["kind"] for one in shown["breaks"]] == ["interruption"] * KILLS
        assert [one["cause"] for one in shown["gaps"]] == ["interruption"] * KILLS
        assert {visit["question"] for visit in shown["visits"]} == {"years"}
        sounds = [kind.sound_of(library / shown["folder"] / part["file"]) for part in shown["parts"]]
        assert [len(sound) // FRAME for sound in sounds] == [part["frames"] for part in shown["parts"]]
        for before, sound, gap, killed in zip(sounds[:-1], sounds[1:], shown["gaps"], kills, strict=True):
            last, first = counted(before, len(before) // FRAME - 1), counted(sound, 0)
            again.append(start + first / RATE - killed)
            cost.append(killed - (start + last / RATE))
            off.append(abs(first - last - 1 - gap["frames"]))
        for sound in sounds:
            assert counted(sound, len(sound) // FRAME - 1) - counted(sound, 0) == len(sound) // FRAME - 1
    figure(f"the server killed while it recorded ({request.node.callspec.id})",
           f"{len(again)} kills in {len(interviews)} interviews, {acknowledged} acknowledgements, none lost or twice; recording "
           f"again after {sum(again) / len(again):.2f} s, {max(again):.2f} s at most; "
           f"{max(cost) * 1000:.0f} ms of sound lost at most; what is missing told to {max(off)} frames")
    assert max(again) <= AGAIN and max(cost) <= LOST and max(off) <= STEPS, f"runs of seed {SEED}: {again} {cost} {off}"
    checked = run("library", "check", *kind.words(library), env=microphone.env)
    assert checked.status == 0, checked
