"""Bad input to `record`: one sentence, a status that is not 0, nothing left behind."""
import os

import pytest


@pytest.fixture
def refused(run, library, microphone, guide):
    def attempt(*words, guide=guide, input="save\n", env=microphone.env, library=library):
        done = run("record", guide, "--library", library, "--commands", "-", *words, env=env, input=input)
        assert done.status not in (0, 139), done
        assert not list(library.glob("20*")), "nothing may be left behind"
        return done
    return attempt


def test_an_unknown_microphone_is_named(refused):
    done = refused("--device", "nowhere")
    assert done.status == 1 and "nowhere" in done.err, done


def test_no_microphone_at_all(refused, tmp_path):
    config = tmp_path / "asound.conf"
    config.write_text("")
    done = refused("--device", "default", env={**os.environ, "ALSA_CONFIG_PATH": str(config)})
    assert done.status == 1 and "error" in done.err, done


def test_a_rate_that_nothing_can_make_of_the_microphone_is_refused_without_a_command_line(refused, microphone, tmp_path):
    # without ALSA's own configuration there is no converter
    config = tmp_path / "bare.conf"
    config.write_text("".join(line for line in open(microphone.env["ALSA_CONFIG_PATH"]) if "vmic" in line and "plug" not in line))
    done = refused("--device", "vmic", "--rate", "44100", env={**microphone.env, "ALSA_CONFIG_PATH": str(config)})
    assert done.status == 1 and "44100" in done.err and "48000" in done.err, done
    assert "choose another sound quality or another microphone" in done.err and "--rate" not in done.err, done


def test_a_guide_of_the_library_is_found_by_its_name(run, library, microphone, guide):
    (library / "guides").mkdir()
    (library / "guides" / "short.en.guide.md").write_text(guide.read_text())
    for name in ("short", "short.en", "Short guide", "short.en.guide.md"):
        done = run("record", name, "--library", library, "--device", "vmic", "--commands", "-", env=microphone.env,
                   input="visit first_day\nsave\n")
        assert done.status == 0, done
    assert "participant’s code: P-04, the next free one" in done.err, done
    done = run("record", "shrot", "--library", library, "--device", "vmic", "--commands", "-", env=microphone.env, input="")
    assert done.status == 1 and "“shrot”" in done.err and "the library has short.en.guide.md" in done.err, done


@pytest.mark.parametrize("words", [("--rate", "12"), ("--channels", "7"), ("--bits", "8"), ("--pre-roll", "99"),
                                   ("--container", "mp3"), ("--quality", "hifi")])
def test_wrong_words_end_with_64(refused, words):
    assert refused("--device", "vmic", *words).status == 64


def test_an_unplugged_microphone_is_refused_before_the_talk(refused, microphone):
    microphone.unplug()
    done = refused("--device", "vmic")
    assert done.status == 1 and "microphone" in done.err and "hint" in done.err, done


def test_a_missing_guide_is_named(refused, tmp_path):
    done = refused("--device", "vmic", guide=tmp_path / "none.guide.md")
    assert done.status == 1 and "none.guide.md" in done.err, done


def test_all_errors_of_a_guide_are_listed_with_their_lines(refused, tmp_path):
    guide = tmp_path / "bad.guide.md"
    guide.write_text("# Bad\n\n- One? {#a}\n- Two? {#a}\n- Three? {#c}\n  - ( ) x\n  - [ ] y\n")
    done = refused("--device", "vmic", guide=guide)
    assert done.status == 1
    assert "bad.guide.md:4:" in done.err and "bad.guide.md:7:" in done.err, done


@pytest.mark.parametrize("code", ["a/b", "../x", ".hidden", "x" * 60, "two\nlines"])
def test_a_participant_code_that_is_no_code_is_refused(refused, code):
    done = refused("--device", "vmic", "--participant", code)
    assert done.status == 1 and "code" in done.err, done


def test_a_full_name_as_participant_is_warned_about(record, microphone):
    microphone.play("ramp")
    done = record("visit first_day\nsave\n", options=("--participant", "Maria Huber"))
    assert done.status == 0, done
    assert any("warning" in line and "name" in line for line in done.other), done
    assert "Maria" not in done.folder.name, "a name never becomes part of folders and exports"


def test_a_second_recorder_on_the_same_library_is_refused(live, run, microphone, library, guide):
    microphone.play("ramp")
    with live() as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        second = run("record", guide, "--library", library, "--device", "vmic", "--commands", "-",
                     env=microphone.env, input="save\n")
        assert second.status == 1 and "record" in second.err, second
        interview.say("+0.3 save")
        assert interview.finish().status == 0


def test_wrong_lines_of_a_command_file_are_refused_with_their_number_and_stop_nothing(record, microphone):
    microphone.play("ramp")
    done = record("# a remark\nvisit first_day\ndance\nvisit nowhere\ncontinue\n\nmark good\n+0.2 save\n")
    assert done.status == 1
    for number in (3, 4, 5):
        assert any(f"line {number}" in line for line in done.other), done
    assert done.summary["status"] == "saved" and len(done.frames_of("mark")) == 1


def test_commands_that_end_without_save_leave_the_interview_open(record, microphone):
    microphone.play("ramp")
    done = record("visit first_day\nmark\n")
    assert done.status == 0 and done.summary["status"] == "open", done


def test_a_missing_command_file_is_named(run, microphone, library, guide):
    done = run("record", guide, "--library", library, "--device", "vmic", "--commands", "/nowhere/c.txt",
               env=microphone.env)
    assert done.status == 1 and "/nowhere/c.txt" in done.err, done


def test_a_consent_says_how_it_was_given(run, tmp_path):
    guide = tmp_path / "a.guide.md"
    guide.write_text("# A\n\n1. How?\n")
    for words, said in [(["--consent", "recording"], "--consent-manner written, or --consent-manner spoken"),
                        (["--consent-manner", "spoken"], "Say what was agreed to as well: --consent")]:
        done = run("record", guide, *words, "--library", tmp_path / "library")
        assert done.status == 64 and said in done.err, done
        assert not (tmp_path / "library").exists()
