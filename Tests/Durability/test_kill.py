"""kill -9 at any moment loses no acknowledged event and no sound older than a quarter of a second, in either kind of library."""
import random
import time

import led_interview

SEED = 20261121
#: Kills in the runs of every day.
RUNS = {"plain": 14, "sealed": 6}


def test_kill_9_at_random_moments(made, live, microphone, run, library, is_long, figure):
    kind = made(library)
    microphone.play("ramp")
    start = int(microphone.status()["source-start-ns"])
    moments, worst, total, runs = random.Random(SEED), 0.0, 0, 200 if is_long else RUNS[kind.name]
    for number in range(runs):
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
        changed = list(led_interview.changed(script, acknowledged, shown))
        assert changed == [], f"run {number} of seed {SEED}: acknowledged, and otherwise now"
        total += len(acknowledged)
        heard = kind.sound_of(library / shown["folder"] / shown["parts"][0]["file"])
        frames, rate = len(heard) // 4, shown["sampleRate"]
        assert frames == shown["frames"]
        if not frames:
            assert patience < led_interview.LIMIT, f"run {number}: all of {patience:.2f} s of sound is gone"
            continue
        missing = killed / 1e9 - (start / 1e9 + led_interview.taken(heard, frames - 1) / rate)
        worst = max(worst, missing)
        assert missing <= led_interview.LIMIT, f"run {number} of seed {SEED}: {missing:.3f} s of sound are gone"
        assert led_interview.taken(heard, frames - 1) - led_interview.taken(heard, 0) == frames - 1
    checked = run("library", "check", *kind.words(library), env=microphone.env)
    assert checked.status == 0, checked
    figure(f"kill -9 ({kind.name})", f"{runs} recordings with {total} acknowledgements: none lost or changed; at most "
                                     f"{worst * 1000:.0f} ms of sound lost; every library opened by itself")


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
