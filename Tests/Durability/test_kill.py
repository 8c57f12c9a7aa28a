"""kill -9 at any moment loses no acknowledged event and no sound older than a quarter of a second."""
import random
import time

import led_interview
from sound_files import ramp_frame, samples

SEED = 20261121


def test_kill_9_at_random_moments(live, microphone, run, library, is_long, figure):
    microphone.play("ramp")
    start = int(microphone.status()["source-start-ns"])
    moments, worst, total, runs = random.Random(SEED), 0.0, 0, 200 if is_long else 20
    for number in range(runs):
        patience = moments.uniform(0.0, 1.2)
        with live(options=("--channels", "2")) as interview:
            script = led_interview.lines(3, f"{SEED} {number}", pace=(0.002, 0.03)).splitlines()
            interview.say("\n".join(script))
            interview.heard("visit")
            time.sleep(patience)  # the moment is the test
            interview.process.kill()
            killed = time.monotonic_ns()
            interview.process.wait(10)
            acknowledged = interview.acknowledged()
        listed = run("list", "--library", library, "--json", env=microphone.env)
        assert listed.status == 0, listed
        assert "recovered" in listed.err, f"run {number}: the next start says what it recovered"
        shown = run("show", "last", "--library", library, "--json", env=microphone.env).json
        assert shown["status"] == "open"
        there = led_interview.events(library)
        current = None
        for line, words in zip(acknowledged, script):
            question = words.partition("visit ")[2]
            # a visit to the current question has no event
            assert line["event"] in there or question and question == current, \
                f"run {number} of seed {SEED}: “{words}” was acknowledged and is gone"
            current = question or current
        total += len(acknowledged)
        part = library / shown["folder"] / shown["parts"][0]["file"]
        _, rate, heard = samples(part)
        assert len(heard) // 2 == shown["frames"]
        if not heard:
            assert patience < led_interview.LIMIT, f"run {number}: all of {patience:.2f} s of sound is gone"
            continue
        missing = killed / 1e9 - (start / 1e9 + ramp_frame(heard, len(heard) // 2 - 1) / rate)
        worst = max(worst, missing)
        assert missing <= led_interview.LIMIT, f"run {number} of seed {SEED}: {missing:.3f} s of sound are gone"
        assert all(ramp_frame(heard, at + 1) == ramp_frame(heard, at) + 1 for at in range(0, len(heard) // 2 - 1, 997))
    checked = run("library", "check", "--library", library, env=microphone.env)
    assert checked.status == 0, checked
    figure("kill -9", f"{runs} recordings with {total} acknowledgements: none lost; at most {worst * 1000:.0f} ms of "
                      f"sound lost; every library opened by itself")


def test_a_recovered_interview_can_be_recorded_on(live, microphone, run, library):
    microphone.play("ramp")
    with live() as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        interview.say("+0.6 mark")
        interview.heard("mark")
        interview.process.kill()
        interview.process.wait(10)
    words = ["record", "--reopen", "last", "--library", library, "--device", "vmic", "--commands", "-", "--json"]
    done = run(*words, env=microphone.env, input="visit advice\n+0.5 save\n")
    assert done.status == 0, done
    assert len(done.json["parts"]) == 2 and done.json["status"] == "saved"
