"""kill -9 at any moment loses no acknowledged event and no sound older than a quarter of a second, in either kind of library."""
import os
import random
import time

import pytest

import accounting
import led_interview

SEED = 20261121
#: Kills in the runs of every day.
RUNS = {"plain": 14, "sealed": 6}


#: What came of the kills, by kind of library: both tests look at the same.
OUTCOMES = {}


@pytest.fixture
def kills(request, made, live, microphone, run, library, is_long):
    """`(seconds of sound that each kill cost, acknowledgements, what of them is lost or changed)`."""
    key = request.node.callspec.id
    if key not in OUTCOMES:
        OUTCOMES[key] = killed(made(library), live, microphone, run, library, is_long)
    return OUTCOMES[key]


def killed(kind, live, microphone, run, library, is_long):
    microphone.play("ramp")
    start = int(microphone.status()["source-start-ns"])
    moments, costs, total, lost = random.Random(SEED), [], 0, []
    for number in range(int(os.environ.get("KILLS") or (200 if is_long else RUNS[kind.name]))):
        patience = moments.uniform(0.0, 1.2)
        with live(options=("--channels", "2")) as interview:
            script = led_interview.lines(3, f"{SEED} {number}", pace=(0.002, 0.03)).splitlines()
            interview.say("\n".join(script))
            interview.heard("visit")
            time.sleep(patience)  # the moment is the test
            killed = time.monotonic_ns()
            interview.process.kill()
            interview.process.wait(10)
            acknowledged = interview.acknowledged()
        listed = run("list", *kind.words(library), "--json", env=microphone.env)
        assert listed.status == 0, listed
        assert "recovered" in listed.err, f"run {number}: the next start says what it recovered"
        shown = run("show", "last", *kind.words(library), "--json", env=microphone.env).json
        assert shown["status"] == "open"
        accounting.check(shown)
        assert [one["kind"] for one in shown["breaks"]] == ["interruption"], shown["breaks"]
        assert shown["visits"][-1]["end"] == shown["frames"], "the last visit goes on as long as its sound"
        lost += [(number, change) for change in led_interview.changed(script, acknowledged, shown)]
        total += len(acknowledged)
        heard = kind.sound_of(library / shown["folder"] / shown["parts"][0]["file"])
        frames, rate = len(heard) // 4, shown["sampleRate"]
        assert frames == shown["frames"]
        if not frames:
            costs.append(patience)
            continue
        costs.append(killed / 1e9 - (start / 1e9 + led_interview.taken(heard, frames - 1) / rate))
        assert led_interview.taken(heard, frames - 1) - led_interview.taken(heard, 0) == frames - 1
    checked = run("library", "check", *kind.words(library), env=microphone.env)
    assert checked.status == 0, checked
    return costs, total, lost


def test_kill_9_loses_nothing_that_was_acknowledged(kills, figure, request):
    costs, total, lost = kills
    assert lost == [], f"runs of seed {SEED}: acknowledged, and otherwise now"
    figure(f"kill -9 ({request.node.callspec.id})", f"{len(costs)} recordings with {total} acknowledgements: none lost or "
                                                    "changed; every library opened by itself")


def test_kill_9_loses_no_sound_older_than_a_quarter_of_a_second(kills, figure, request):
    costs, _, _ = kills
    late = [(number, cost) for number, cost in enumerate(costs) if cost > led_interview.LIMIT]
    figure(f"sound lost to kill -9 ({request.node.callspec.id})", f"{len(costs)} recordings: at most {max(costs) * 1000:.0f} ms")
    assert late == [], f"runs of seed {SEED} and the seconds of sound they cost"


def test_a_recovered_interview_can_be_recorded_on(made, live, microphone, run, library):
    kind = made(library)
    microphone.play("ramp")
    with live() as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        interview.say("+0.6 mark")
        interview.heard("mark")
        interview.process.kill()
        interview.process.wait(10)
    words = ["record", "--reopen", "last", *kind.words(library), "--device", "vmic", "--commands", "-", "--json"]
    done = run(*words, env=microphone.env, input="visit advice\n+0.5 save\n")
    assert done.status == 0, done
    assert len(done.json["parts"]) == 2 and done.json["status"] == "saved"
    told = accounting.check(run("show", "last", *kind.words(library), "--json", env=microphone.env).json)
    assert [visit["question"] for visit in told["visits"]] == ["first_day", "first_day", "advice"]
    assert [one["kind"] for one in told["breaks"]] == ["interruption"]
