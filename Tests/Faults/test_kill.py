"""kill -9 at any moment loses no acknowledged event and no sound older than a quarter of a second."""
import random
import time

from sound_files import ramp_frame, samples

RUNS = 50
SEED = 20261121
LIMIT = 0.25  # seconds of sound that may be lost


def test_kill_9_at_50_random_moments(live, microphone, run, library):
    microphone.play("ramp")
    start = int(microphone.status()["source-start-ns"])
    moments = random.Random(SEED)
    worst = 0.0
    for number in range(RUNS):
        patience = moments.uniform(0.0, 1.2)
        with live(options=("--channels", "2")) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            until = time.monotonic() + patience
            while time.monotonic() < until:
                interview.say("mark red again")
                time.sleep(moments.uniform(0.005, 0.05))
            interview.process.kill()
            killed = time.monotonic_ns()
            interview.process.wait(10)
            acknowledged = interview.acknowledged()
        listed = run("list", "--library", library, "--json", env=microphone.env)
        assert listed.status == 0, listed
        assert "recovered" in listed.err, f"run {number}: the next start says what it recovered"
        shown = run("show", "last", "--library", library, "--json", env=microphone.env).json
        marks = [mark["frame"] for mark in shown["marks"]]
        for line in acknowledged:
            if line["command"] == "mark":
                assert line["frame"] in marks, f"run {number} of seed {SEED}: an acknowledged mark is gone"
        assert shown["status"] == "open"
        part = library / shown["folder"] / shown["parts"][0]["file"]
        _, rate, heard = samples(part)
        assert len(heard) // 2 == shown["frames"]
        if not heard:
            assert patience < LIMIT, f"run {number}: all of {patience:.2f} s of sound is gone"
            continue
        taken = ramp_frame(heard, len(heard) // 2 - 1)
        missing = killed / 1e9 - (start / 1e9 + taken / rate)
        worst = max(worst, missing)
        assert missing <= LIMIT, f"run {number} of seed {SEED}: {missing:.3f} s of sound are gone"
        assert all(ramp_frame(heard, at + 1) == ramp_frame(heard, at) + 1 for at in range(0, len(heard) // 2 - 1, 997))
    print(f"at most {worst * 1000:.0f} ms of sound were lost")
    checked = run("library", "check", "--library", library, env=microphone.env)
    assert checked.status == 0, checked


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
