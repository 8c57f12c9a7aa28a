"""A disk that is full, or becomes full in the middle of a talk: what was acknowledged is there, and it is said."""
import led_interview
import leitfaden as program
from full_disk import fill, small_disk


def has_ended(library):
    """Whether the last part was closed and a notice stands after it; what it says may be sealed."""
    kinds = [kind for _, _, kind, _ in sorted(led_interview.events(library).values())]
    after = kinds[max((at for at, kind in enumerate(kinds) if kind == "partClosed"), default=len(kinds)):]
    return "noticed" in after and "partOpened" not in after


def test_a_disk_of_3_mb_is_refused_in_a_sentence_and_nothing_remains(made, tmp_path, guide, microphone, run, figure):
    with small_disk(tmp_path / "disk", "3m") as disk:
        kind = made(disk)
        done = program.record("+0.2 save\n", guide=guide, library=disk, env=microphone.env)
        assert done.status == 1 and "the disk has room for 0 minutes" in done.err, done
        figure(f"3 MB disk ({kind.name})", f"refused before the talk: {done.other[0]}")
        done = program.record("+0.2 save\n", guide=guide, library=disk, env=microphone.env, options=("--anyway",))
        assert done.status == 1 and "the disk is full" in done.err, done
        assert run("list", *kind.words(disk), "--json", env=microphone.env).json == []
        assert list(disk.glob("20*")) == []
        figure(f"3 MB disk, all the same ({kind.name})", f"refused: {done.other[0]}")


def test_when_the_disk_runs_full_the_recording_closes_and_marks_are_still_kept(made, tmp_path, microphone, live, run, figure):
    microphone.play("ramp", armed=True)
    microphone.speed(8)
    with small_disk(tmp_path / "disk", "40m") as disk:
        kind = made(disk)
        with live(library=disk, options=("--channels", "2", "--buffer", "3000", "--anyway")) as interview:
            interview.say("visit first_day\nmark red before")
            interview.heard("mark")
            interview.until(lambda: has_ended(disk), "the full disk on the time line")
            interview.say("mark red after\nnote what was said\nsave")
            done = interview.finish()
        assert done.status == 1 and "full" in done.err, done
        there = led_interview.events(disk)
        assert [line for line in done.acknowledged if line["event"] not in there] == []
        heard = kind.sound(disk)
        frames = len(heard) // 4
        assert frames == done.summary["frames"] > 48_000
        assert led_interview.taken(heard, frames - 1) - led_interview.taken(heard, 0) == frames - 1, "what was recorded until then is whole"
        checked = run("library", "check", *kind.words(disk), env=microphone.env)
        assert checked.status == 0, checked
        figure(f"disk runs full ({kind.name})", f"{frames / 48000:.1f} s of sound whole, {len(done.acknowledged)} acknowledgements kept, "
                                 f"said: {[line for line in done.other if 'error' in line][-1]}")


def test_a_disk_filled_to_the_last_byte_refuses_marks_aloud_and_costs_no_sound(
        made, tmp_path, microphone, live, run, figure):
    microphone.play("ramp", armed=True)
    with small_disk(tmp_path / "disk", "60m") as disk:
        kind = made(disk)
        with live(library=disk, options=("--channels", "2", "--anyway")) as interview:
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
        heard = kind.sound(disk)
        frames = len(heard) // 4
        taken = led_interview.taken(heard, frames - 1) - led_interview.taken(heard, 0)
        assert taken == frames - 1 and gaps == 0 and len(done.summary["parts"]) == 1, done.summary["gaps"]
        checked = run("library", "check", *kind.words(disk), env=microphone.env)
        assert checked.status == 0, checked
        figure(f"disk filled to the last byte ({kind.name})", f"{len(done.acknowledged)} acknowledgements kept, refusals said, all sound in "
                                                             f"{len(done.summary['parts'])} part(s)")
