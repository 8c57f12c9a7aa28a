"""kill -9 while a sealed library records: no passphrase is at hand, and still nothing older than 250 ms is lost."""
import random
import subprocess
import time

from sound_files import ramp_frame, samples

RUNS = 3
SEED = 20261122
LIMIT = 0.25  # seconds of sound that may be lost


def test_kill_9_of_a_sealed_recording(live, microphone, run, library, tmp_path):
    passphrase, recovery, key, sound = (tmp_path / name for name in ("passphrase", "recovery", "key", "sound.wav"))
    passphrase.write_text("badu-kimo-resa-tolu\n")
    words = ["--library", library, "--passphrase-file", passphrase]
    sealed = run("library", "seal", *words)
    assert sealed.status == 0, sealed
    recovery.write_text("".join(sealed.out.split()) + "\n")
    microphone.play("ramp")
    start = int(microphone.status()["source-start-ns"])
    moments = random.Random(SEED)
    for number in range(RUNS):
        # at 48 kHz and two channels a piece of the age file is full every 0.34 s
        patience = moments.uniform(0.4, 2.0)
        with live(options=("--channels", "2")) as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            time.sleep(patience)
            interview.process.kill()
            killed = time.monotonic_ns()
            interview.process.wait(10)
        folder = max((entry for entry in library.iterdir() if (entry / "interview.key.age").exists()),
                     key=lambda entry: entry.stat().st_mtime_ns)
        assert (folder / "part-001.wav.tail").exists()
        listed = run("list", *words, env=microphone.env)
        assert listed.status == 0 and "recovered" in listed.err, listed
        assert not (folder / "part-001.wav.tail").exists()
        assert (folder / "recovered" / "part-001.wav.age").exists(), "the original is kept"
        # what Leitfaden put in order, opened without it
        for identity, source, target in ((recovery, "interview.key.age", key), (key, "part-001.wav.age", sound)):
            subprocess.run(["age", "-d", "-i", identity, "-o", target, folder / source], check=True)
        _, rate, heard = samples(sound)
        frames = len(heard) // 2
        shown = run("show", folder.name, *words, "--json", env=microphone.env).json
        assert shown["frames"] == frames
        missing = killed / 1e9 - (start / 1e9 + ramp_frame(heard, frames - 1) / rate)
        assert missing <= LIMIT, f"run {number} of seed {SEED}: {missing:.3f} s of sound are gone"
        assert all(ramp_frame(heard, at + 1) == ramp_frame(heard, at) + 1 for at in range(frames - 1))
        print(f"run {number}: {missing * 1000:.0f} ms of sound were lost")
        key.unlink(), sound.unlink()
    checked = run("library", "check", *words, env=microphone.env)
    assert checked.status == 0, checked


def test_every_changed_byte_of_sealed_sound_is_found(record, run, library, tmp_path):
    passphrase = tmp_path / "passphrase"
    passphrase.write_text("badu-kimo-resa-tolu\n")
    words = ["--library", library, "--passphrase-file", passphrase]
    assert run("library", "seal", *words).status == 0
    done = record("visit first_day\n+2 save\n")
    assert done.status == 0, done
    part = done.folder / "part-001.wav.age"
    whole = part.read_bytes()
    moments = random.Random(SEED)
    for place in (150, moments.randrange(300, len(whole)), len(whole) - 1):
        part.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1:])
        checked = run("library", "check", *words)
        assert checked.status == 1 and "part-001.wav.age" in checked.err + checked.out, f"byte {place}: {checked}"
        refused = run("export", "last", "--as", "wav", "--to", tmp_path / f"out-{place}", *words)
        assert refused.status == 1 and ("part-001.wav.age" in refused.err or "encrypted recording" in refused.err), refused
        assert not list((tmp_path / f"out-{place}").rglob("*.wav")), "nothing half-written"
    part.write_bytes(whole)
    assert run("library", "check", *words).status == 0
