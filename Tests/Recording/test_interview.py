"""The main job from end to end: a talk recorded along a guide through a real ALSA device, every position checked
against the sound itself."""
import json

import pytest

import accounting
import leitfaden as program
from sound_files import ramp_frame, samples, synthesise
from virtual_microphone import VirtualMicrophone

SCRIPT = """
# a talk with returns, a pause and an off record
visit first_day
+0.7 mark red Nobody asked
+0.4 visit advice
+0.3 note He laughs
+0.3 probe advice 2
+0.2 flag advice
+0.2 pause
+0.6 continue
+0.8 visit first_day
+0.4 off-record phone rings
+0.5 on-record
+0.3 mark
+0.4 ask What about weekends?
+0.3 undo
+0.5 save
"""


def show(run, library, env):
    return run("show", "last", "--library", library, "--json", env=env).json


def events(interview):
    return json.loads((interview.folder / "interview.json").read_text())["events"]


def of_kind(interview, kind):
    return [event for event in events(interview) if event["body"]["kind"] == kind]


def test_the_sound_equals_the_source_sample_for_sample_outside_pauses(record, microphone, tmp_path):
    source = synthesise(tmp_path / "source.wav", 12)
    microphone.play(source, armed=True)
    interview = record(SCRIPT)
    assert interview.status == 0, interview
    _, _, wanted = samples(source)
    _, _, heard = samples(interview.folder / "part-001.wav")
    stops = interview.frames_of("pause") + interview.frames_of("off-record")
    assert stops == interview.frames_of("continue") + interview.frames_of("on-record")
    offset = 0
    for start, end in zip([0, *stops], [*stops, len(heard)]):
        # the source went on during the pause: find where it is now, then every sample must be the same
        key = heard[start:start + 480]
        if start:
            offset = next(at for at in range(offset, len(wanted)) if wanted[at:at + 480] == key)
        assert heard[start:end] == wanted[offset:offset + end - start]
        assert start == 0 or 0.3 < offset / 48000 - start / 48000, "the pause left no sound out"
        offset += end - start


@pytest.mark.parametrize("format", [("--bits", "24"), ("--container", "caf"), ("--channels", "2")])
def test_other_formats_are_exact_as_well(record, microphone, tmp_path, format):
    source = synthesise(tmp_path / "source.wav", 4, channels=2)
    microphone.play(source, armed=True)
    options = format if "--channels" in format else (*format, "--channels", "2")
    interview = record("visit first_day\n+1 save\n", options=options)
    assert interview.status == 0, interview
    part = interview.folder / interview.summary["parts"][0]["file"]
    exact, said = microphone.compare(source, part)
    assert exact or "EXACT-BUT-SHORT" in said, said


def test_each_visit_and_mark_lies_within_10_ms_of_its_command(record, microphone, run, library):
    microphone.play("ramp")
    interview = record(SCRIPT, options=("--channels", "2"))
    assert interview.status == 0, interview
    start = int(microphone.status()["source-start-ns"])
    _, rate, heard = samples(interview.folder / "part-001.wav")
    checked = 0
    for event in of_kind(interview, "visited") + of_kind(interview, "marked") + of_kind(interview, "noteBegun"):
        taken = ramp_frame(heard, event["frame"])
        moment = start + taken * 1_000_000_000 // rate
        assert abs(moment - event["monotonic"]["nanoseconds"]) <= 10_000_000, event
        checked += 1
    assert checked >= 6
    shown = show(run, library, microphone.env)
    assert [visit["question"] for visit in shown["visits"]] == ["first_day", "advice", "first_day"]
    assert [mark["frame"] for mark in shown["marks"]] == interview.frames_of("mark")
    assert [mark["label"] for mark in shown["marks"]] == ["Nobody asked", ""]
    assert [note["text"] for note in shown["notes"]] == ["He laughs"]
    assert shown["status"] == "saved" and shown["gaps"] == []


def hiccups(heard, stops):
    """Places where the counting signal itself jumps although nobody paused: the sound server ran dry."""
    frames = [ramp_frame(heard, at) for at in range(0, len(heard) // 2, 16)]
    jumps = [at * 16 for at in range(1, len(frames))
             if frames[at] is None or frames[at - 1] is None or frames[at] - frames[at - 1] != 16]
    return [at for at in jumps if not any(at - 16 <= stop <= at + 16 for stop in stops)]


def through_pulseaudio(guide, library):
    """An interview recorded through a private PulseAudio: (interview, rate, what was heard)."""
    with VirtualMicrophone(backend="pulse") as microphone:
        microphone.play("ramp")
        interview = program.record(SCRIPT, guide=guide, library=library, env=microphone.env,
                                   options=("--channels", "2"))
        assert interview.status == 0, interview
    _, rate, heard = samples(interview.folder / "part-001.wav")
    return interview, rate, heard


def test_the_same_holds_within_20_ms_through_pulseaudio(leitfaden, library, guide):
    for _ in range(4):
        interview, rate, heard = through_pulseaudio(guide, library)
        dry = hiccups(heard, interview.frames_of("pause") + interview.frames_of("off-record"))
        if not dry:
            break
    else:
        pytest.skip("the sound server ran dry four times: this machine is too busy to tell")
    # the moment at which the daemon made a frame is not known, but it is the same line for all of them
    found = of_kind(interview, "visited") + of_kind(interview, "marked") + of_kind(interview, "noteBegun")
    distances = []
    for event in found:
        taken = ramp_frame(heard, event["frame"])
        if taken is not None:
            distances.append(event["monotonic"]["nanoseconds"] - taken * 1_000_000_000 // rate)
    assert len(distances) >= 6
    middle = sorted(distances)[len(distances) // 2]
    assert all(abs(distance - middle) <= 20_000_000 for distance in distances), distances


def test_playing_a_bookmark_starts_the_loudspeaker_at_that_very_frame(record, microphone, run, library, tmp_path):
    microphone.play(synthesise(tmp_path / "source.wav", 8), armed=True)
    interview = record("visit first_day\n+1.3 mark red x\n+0.9 visit advice\n+1 save\n")
    _, rate, recorded = samples(interview.folder / "part-001.wav")
    shown = show(run, library, microphone.env)
    for words, start in [(["--mark", "1"], shown["marks"][0]["frame"]),
                         (["--question", "advice"], shown["visits"][1]["start"]),
                         (["--at", "frame:4801"], 4801)]:
        done = run("play", "last", "--library", library, "--device", "vspk", "--for", "0.5", *words,
                   env=microphone.env)
        assert done.status == 0, done
        channels, _, heard = samples(microphone.speaker())
        heard = heard[::channels]
        assert heard[:rate // 2] == recorded[start:start + rate // 2], words


def test_an_interview_that_was_left_goes_on_in_a_new_part_on_the_same_time_line(record, microphone, run, library):
    microphone.play("ramp")
    first = record("visit first_day\n+0.5 leave\n")
    assert first.status == 0 and first.summary["status"] == "open", first
    words = ["record", "--reopen", "last", "--library", library, "--device", "vmic", "--commands", "-", "--json"]
    second = run(*words, env=microphone.env, input="visit advice\n+0.5 save\n")
    assert second.status == 0, second
    shown = show(run, library, microphone.env)
    assert [part["file"] for part in shown["parts"]] == ["part-001.wav", "part-002.wav"]
    assert shown["parts"][1]["firstFrame"] == shown["parts"][0]["frames"]
    assert shown["frames"] == sum(part["frames"] for part in shown["parts"])
    assert [visit["question"] for visit in shown["visits"]] == ["first_day", "first_day", "advice"]
    assert shown["visits"][1]["start"] == shown["parts"][1]["firstFrame"], "who goes on is where they were"
    assert shown["breaks"] == [], "who left by themselves was not interrupted"


HANDED = """# About you

## Talk {#talk}

1. How was your first day? {#first_day}

## Alone {#alone handover}

2. How many years? {#years}
   [number]
3. What do you earn? {#income off-record}
   [number]
"""


def test_a_hand_over_in_a_command_file_is_the_interviewees_and_ends_where_it_ends(record, microphone, run, library, tmp_path):
    path = tmp_path / "handed.guide.md"
    path.write_text(HANDED)
    microphone.play("ramp")
    interview = record("""visit first_day
+0.4 section alone
+0.3 visit first_day
+0.3 hand-over alone
visit years
+0.2 answer years 12
+0.3 visit income
no-answer income refused
finish-hand-over
hand-back
+0.5 answer years 13
+0.3 save
""", guide=path)
    assert interview.status == 0, interview
    shown = accounting.check(show(run, library, microphone.env))
    assert [visit["question"] for visit in shown["visits"]] == ["first_day", "first_day", "years", "income", "first_day"]
    assert [(span["cause"], span.get("section")) for span in shown["outside"]][-1] == ("section", "alone")
    answers = {answer["question"]: answer for answer in shown["answers"]}
    assert answers["income"]["mode"] == "handover" and answers["income"]["reason"] == "refused"
    assert [entry["mode"] for entry in [*answers["years"]["earlier"], answers["years"]]] == ["handover", "interviewer"]
    last = shown["visits"][-1]
    assert last["end"] == shown["frames"] and last["end"] - last["start"] >= 0.7 * shown["sampleRate"], "the sound is back"


def test_a_part_on_demand_loses_and_doubles_nothing(record, microphone, tmp_path):
    source = synthesise(tmp_path / "source.wav", 8)
    microphone.play(source, armed=True)
    interview = record("visit first_day\n+0.7 part\n+0.7 part\n+0.7 save\n")
    assert interview.status == 0, interview
    _, _, wanted = samples(source)
    together = samples(interview.folder / "part-001.wav")[2][:0]
    for part in interview.summary["parts"]:
        assert part["firstFrame"] == len(together)
        together += samples(interview.folder / part["file"])[2]
    assert len(interview.summary["parts"]) == 3
    assert together == wanted[:len(together)]


def test_answers_keep_their_history_and_their_missing_reasons(record, microphone, run, library, tmp_path):
    guide = tmp_path / "answers.guide.md"
    guide.write_text("# A\n\n- Years? {#years}\n  [number 0..50]\n- Tools? {#tools}\n  - [ ] phone = Phone\n"
                     "  - [ ] paper = Paper\n- Income? {#income}\n  - ( ) 1 = Low\n  - ( ) 2 = High\n")
    interview = record("visit years\nanswer years 12\nanswer years 13\nanswer tools phone,paper\n"
                       "no-answer income refused\nanswer years many\n+0.3 save\n", guide=guide)
    assert interview.status == 1
    assert any("line 6" in line for line in interview.other), interview
    answers = {answer["question"]: answer for answer in show(run, library, microphone.env)["answers"]}
    assert answers["years"]["value"] == 13
    assert [earlier["value"] for earlier in answers["years"]["earlier"]] == [12]
    assert answers["tools"]["value"] == ["phone", "paper"]
    assert answers["income"]["reason"] == "refused"


def test_the_sound_ends_with_the_moment_of_save_and_a_mark_never_lies_behind_it(record, microphone):
    microphone.play("ramp")
    interview = record("visit first_day\n@1.5 mark\n@2 save\n")
    assert interview.status == 0, interview
    assert interview.summary["frames"] == interview.frames_of("save")[0]
    # when 2 s of sound will be reached is foretold from the clocks, which are known better by then
    assert abs(interview.summary["frames"] - 96_000) <= 48, interview.summary
    quick = record("+0.5 mark\nleave\n")
    assert quick.frames_of("mark")[0] <= quick.frames_of("leave")[0] == quick.summary["frames"]


def test_each_wish_for_a_new_part_is_one_cut_at_its_moment(record, microphone):
    microphone.play("ramp")
    interview = record("visit first_day\n@0.5 part\n+0.05 part\n@1 save\n")
    assert interview.status == 0, interview
    parts = interview.summary["parts"]
    assert [part["firstFrame"] for part in parts] == [0, *interview.frames_of("part")], interview.summary


def test_off_record_follows_a_pause_without_a_sound_in_between(record, microphone):
    microphone.play("ramp")
    interview = record("visit first_day\n+0.5 pause\n+0.2 off-record phone\n+0.3 on-record\n+0.3 save\n")
    assert interview.status == 0, interview
    assert interview.frames_of("pause") == interview.frames_of("off-record") == interview.frames_of("on-record")


def test_what_an_export_refuses_is_not_written_at_save_and_no_copy_of_the_sound_is(record, microphone, run, library):
    free = record("visit first_day\n+0.4 save\n")
    names = [path.name for path in (free.folder / "export").iterdir()]
    assert free.status == 0 and "visits.csv" in names and not [name for name in names if name.endswith((".wav", ".qdpx"))], names
    bound = record("visit first_day\n+0.4 save\n", options=["--consent", "recording", "--consent-manner", "written"])
    assert bound.status == 0 and "did not agree to transcription and sharing" in bound.err, bound
    assert not (bound.folder / "export").exists() or not list((bound.folder / "export").iterdir())
    refused = run("export", bound.summary["id"], "--to", bound.folder.parent.parent / "out", "--library", library)
    assert refused.status == 1 and "did not agree to sharing" in refused.err, refused
    log = run("library", "audit", "--json", "--library", library).json["entries"]
    assert [entry["code"] for entry in log if entry["action"] == "consentNoted"] == ["recording;written"], log
