"""A disk that is full, or becomes full in the middle of a talk: what was acknowledged is there, and it is said."""
import led_interview
import leitfaden as program
from full_disk import fill, small_disk


def test_a_disk_of_3_mb_is_refused_in_a_sentence_and_nothing_remains(tmp_path, guide, microphone, run, figure):
    with small_disk(tmp_path / "disk", "3m") as disk:
        done = program.record("+0.2 save\n", guide=guide, library=disk, env=microphone.env)
        assert done.status == 1 and "the disk has room for 0 minutes" in done.err, done
        figure("3 MB disk", f"refused before the talk: {done.other[0]}")
        done = program.record("+0.2 save\n", guide=guide, library=disk, env=microphone.env, options=("--anyway",))
        assert done.status == 1 and "the disk is full" in done.err, done
        assert run("list", "--library", disk, "--json", env=microphone.env).json == []
        assert list(disk.glob("20*")) == []
        figure("3 MB disk, all the same", f"refused: {done.other[0]}")


def test_when_the_disk_runs_full_the_recording_closes_and_marks_are_still_kept(tmp_path, guide, microphone, live, run, figure):
    microphone.play("ramp", armed=True)
    microphone.speed(8)
    with small_disk(tmp_path / "disk", "40m") as disk:
        with live(guide=guide, library=disk, options=("--channels", "2", "--buffer", "3000", "--anyway")) as interview:
            interview.say("visit first_day\nmark red before")
            interview.heard("mark")
            interview.until(lambda: "diskFull" in {event[2] for event in led_interview.events(disk).values()} or
                            any("diskFull" in event[3] for event in led_interview.events(disk).values()),
                            "the full disk on the time line")
            interview.say("mark red after\nnote what was said\nsave")
            done = interview.finish()
        assert done.status == 1 and "full" in done.err, done
        there = led_interview.events(disk)
        assert [line for line in done.acknowledged if line["event"] not in there] == []
        heard = led_interview.sound(disk)
        frames = len(heard) // 4
        assert frames == done.summary["frames"] > 48_000
        assert led_interview.taken(heard, frames - 1) - led_interview.taken(heard, 0) == frames - 1, "what was recorded until then is whole"
        checked = run("library", "check", "--library", disk, env=microphone.env)
        assert checked.status == 0, checked
        figure("disk runs full", f"{frames / 48000:.1f} s of sound whole, {len(done.acknowledged)} acknowledgements kept, "
                                 f"said: {[line for line in done.other if 'error' in line][-1]}")


def test_a_disk_filled_to_the_last_byte_refuses_marks_aloud_and_costs_no_sound(
        tmp_path, guide, microphone, live, run, figure):
    microphone.play("ramp", armed=True)
    with small_disk(tmp_path / "disk", "60m") as disk:
        with live(guide=guide, library=disk, options=("--channels", "2", "--anyway")) as interview:
            interview.say("visit first_day\n@0.5 mark red before")
            interview.heard("mark")
            ballast = fill(disk)
            interview.say("\n".join(f"note {'words ' * 2000}{number}" for number in range(20)))
            interview.until(lambda: "could not be stored" in interview.err(), "the refusal of what cannot be stored")
            ballast.unlink()
            interview.say("mark red after")
            interview.heard("mark", 2)
            interview.say("+1 save")
            done = interview.finish()
        assert done.status == 1 and "could not be stored" in done.err and "were refused" in done.err, done
        there = led_interview.events(disk)
        assert [line for line in done.acknowledged if line["event"] not in there] == []
        gaps = sum(gap["frames"] for gap in done.summary["gaps"])
        heard = led_interview.sound(disk)
        frames = len(heard) // 4
        taken = led_interview.taken(heard, frames - 1) - led_interview.taken(heard, 0)
        assert abs(taken - (frames - 1) - gaps) <= 48, "what is missing is told"
        checked = run("library", "check", "--library", disk, env=microphone.env)
        assert checked.status == 0, checked
        figure("disk filled to the last byte", f"{len(done.acknowledged)} acknowledgements kept, refusals said, sound in "
                                               f"{len(done.summary['parts'])} part(s), {gaps} frames missing and told")
