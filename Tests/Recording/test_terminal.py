"""The terminal recorder at 80x24, led by keys only."""
import re
import time

import pytest

import leitfaden as program
from sound_files import synthesise
from terminal import Terminal
from virtual_microphone import VirtualMicrophone, beside

GUIDE = """# Working days

## Beginning

1. How was your first day? {#first_day}
   - Who did you meet first?
   - Check: place
   - Prompt: And then?
2. What would you advise others? {#advice}

## Facts

3. How many years? {#years}
   [number 0..50 "years"]
4. What do you write with? {#tools}
   - [ ] phone = Phone
   - [ ] paper = Paper
"""


@pytest.fixture
def recorder(leitfaden, microphone, library, tmp_path):
    guide = tmp_path / "keys.guide.md"
    guide.write_text(GUIDE)
    microphone.play(synthesise(tmp_path / "speech.wav", 60), armed=True)
    words = [leitfaden, "record", guide, "--library", library, "--device", "vmic", "--participant", "P-07",
             "--no-sound-check"]
    environment = {**microphone.env, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}

    def start(*more, asks=False, reopen=None, **changes):
        begin = words if reopen is None else [leitfaden, "record", "--reopen", reopen, *words[3:7], "--no-sound-check"]
        return Terminal([*begin, *([] if asks else ["--no-consent-check"]), *more], {**environment, **changes})
    return start


def shown(library, env):
    return program.run("show", "last", "--library", library, "--json", env=env).json


def test_the_consent_is_asked_for_once_and_recorded_first(recorder, library, microphone):
    with recorder(asks=True) as terminal:
        terminal.sees("No consent to recording is noted yet", "record it first")
        # a word that is no answer, and the Enter that ends it
        terminal.type("maybe")
        terminal.press("Enter")
        terminal.until(lambda screen: screen.count("No consent to recording") == 2, "the question once more")
        terminal.press("Enter")
        terminal.sees("RECORDING")
        terminal.press("q")
        terminal.sees("saves and closes")
        terminal.press("q")
        terminal.sees("status=0")
    interview = shown(library, microphone.env)
    assert [(mark["label"], mark["frame"]) for mark in interview["marks"]] == [("Consent", 0)]
    assert interview["consent"] == {"date": interview["startedAt"][:10], "manner": "spoken", "scopes": []}
    told = program.run("consent", "last", "--library", library, env=microphone.env).out
    assert told.strip().endswith("on the recording at 00:00:00.000 (mark 1); what was agreed to is not noted yet"), told
    # what was recorded is not asked for again, nor does a note that was begun and dropped count
    with recorder(asks=True, reopen="last") as terminal:
        screen = terminal.sees("RECORDING", "notes 0")
        assert "No consent" not in screen
        terminal.press("n")
        terminal.sees("Note")
        terminal.press("Escape")
        terminal.sees("a answer", "notes 0")
        terminal.press("q")
        terminal.sees("saves and closes")
        terminal.press("q")
        terminal.sees("status=0")
        assert "of 4 questions asked" in terminal.err()
    listed = program.run("list", "--library", library, "--json", env=microphone.env).json
    assert listed[0]["noteCount"] == 0 and shown(library, microphone.env)["notes"] == []
    assert program.run("library", "check", "--library", library, env=microphone.env).status == 0
    with recorder("--consent", "quotation", LC_ALL="de_DE.UTF-8") as terminal:
        terminal.sees("Wie wurde die Einwilligung gegeben?")
        terminal.press("s")
        terminal.sees("status=1")
    with recorder(asks=True, LC_ALL="de_DE.UTF-8") as terminal:
        terminal.sees("Noch ist keine Einwilligung in die Aufnahme vermerkt")
        terminal.press("q")
        terminal.sees("status=130")
    assert shown(library, microphone.env)["id"] == interview["id"], "nothing was begun"


def test_an_interview_led_by_keys_only(recorder, library, microphone):
    with recorder() as terminal:
        screen = terminal.sees("RECORDING", "How was your first day?", "Virtual")
        assert all(len(line) <= 80 for line in screen.splitlines())
        terminal.press("m")
        terminal.sees("Mark 1 red")
        terminal.press("l")
        terminal.type("Nobody asked")
        terminal.press("Enter")
        terminal.sees("Nobody asked")
        terminal.press("x", "2")
        terminal.sees("[x] x2")
        terminal.press("Right")
        terminal.sees("What would you advise")
        terminal.press("n")
        terminal.type("Er lächelt")
        terminal.press("Enter")
        terminal.sees("Er lächelt")
        terminal.press("f")
        terminal.sees("Flagged")
        # asked is not answered: a key says so, and undo says what it took back
        terminal.press("d")
        terminal.sees("Done")
        terminal.press("u")
        terminal.sees("Undone: mark “done” at “What would you advise")
        # only digits are a number: letters are told, a mark is one key also here
        terminal.press("2")
        terminal.sees("Go to question number")
        terminal.press("o")
        terminal.sees("Only digits here", "Go to question number: 2")
        terminal.press("m")
        assert "Go to question" not in terminal.sees("a answer")
        terminal.press("u")
        terminal.sees("Undone", "marks 1", "red")
        terminal.press("/", "9", "Enter")
        terminal.sees("There is no question 9; they go from 1 to 4")
        terminal.press("Escape", "/", "3", "Enter")
        terminal.sees("How many years?")
        terminal.press("a")
        terminal.type("600")
        terminal.press("Enter")
        terminal.sees("50")
        terminal.press("BSpace", "BSpace", "BSpace")
        terminal.type("12")
        terminal.press("Enter")
        terminal.sees("Answer: 12")
        # the key for done is the interviewer's own mark: the answer stays
        terminal.press("d")
        terminal.sees("Done", "answered 1")
        terminal.press("d")
        terminal.sees("No longer marked as done; answered", "answered 1")
        terminal.press("/", "9", "9", "Enter")
        terminal.sees("There is no question 99; they go from 1 to 4.")
        terminal.press("p")
        terminal.sees("PAUSED")
        terminal.press("p")
        terminal.sees("RECORDING")
        terminal.press("o")
        terminal.sees("OFF RECORD", "Esc: no reason")
        terminal.type("door bell")
        terminal.press("Enter")
        terminal.press("o")
        terminal.sees("RECORDING")
        terminal.press("+")
        terminal.type("What about weekends?")
        terminal.press("Enter")
        terminal.sees("What about weekends?", "5 of 5")
        terminal.press("u")
        terminal.sees("How many years?")
        terminal.press("?")
        terminal.sees("Keys", "undo")
        terminal.press("Escape")
        terminal.press("q")
        terminal.sees("saves and closes")
        terminal.press("q")
        terminal.sees("status=0")
    interview = shown(library, microphone.env)
    assert interview["status"] == "saved"
    assert [visit["question"] for visit in interview["visits"]][:3] == ["first_day", "advice", "years"]
    assert interview["marks"][0]["label"] == "Nobody asked"
    assert interview["notes"][0]["text"] == "Er lächelt" and interview["notes"][0]["question"] == "advice"
    assert interview["answers"][0]["value"] == 12


def test_pressing_m_again_changes_the_colour(recorder, library, microphone):
    with recorder() as terminal:
        terminal.sees("RECORDING")
        terminal.press("m", "m", "m")
        terminal.sees("Mark 1 green")
        terminal.press("q", "q")
        terminal.sees("status=0")
    assert [mark["colour"] for mark in shown(library, microphone.env)["marks"]] == ["green"]


def test_control_c_does_not_end_the_talk(recorder, library, microphone):
    with recorder() as terminal:
        terminal.sees("RECORDING")
        terminal.press("C-c")
        terminal.sees("Still recording")
        terminal.press("q", "Right")
        terminal.sees("RECORDING")
        terminal.press("q", "Enter")
        terminal.sees("status=0")


def test_a_closed_terminal_leaves_the_interview_open_and_complete(recorder, library, microphone):
    with recorder() as terminal:
        terminal.sees("RECORDING")
        terminal.press("m")
        terminal.sees("Mark 1")
        terminal.close()
        end = time.monotonic() + 20
        while time.monotonic() < end:
            interview = shown(library, microphone.env)
            if interview["parts"] and interview["parts"][0]["frames"] and interview["frames"]:
                lock = program.run("list", "--library", library, env=microphone.env)
                if lock.status == 0:
                    break
            time.sleep(0.1)
    interview = shown(library, microphone.env)
    assert interview["status"] == "open" and len(interview["marks"]) == 1
    assert interview["parts"][0]["frames"] > 0


@pytest.mark.parametrize("changes,texts", [
    ({"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"}, ["AUFNAHME", "gespeichert"]),
    ({"LC_ALL": "C", "LANG": "C", "NO_COLOR": "1"}, ["* RECORDING", "saved"]),
])
def test_it_speaks_german_and_does_without_colour_and_shapes(recorder, changes, texts):
    with recorder(**changes) as terminal:
        terminal.sees(*texts)
        terminal.press("q", "q")
        terminal.sees("status=0")


def test_a_microphone_that_vanishes_is_shown_at_once_and_comes_back(recorder, microphone):
    with recorder() as terminal:
        terminal.sees("RECORDING")
        microphone.unplug()
        terminal.sees("MICROPHONE GONE")
        microphone.replug()
        terminal.sees("RECORDING")
        terminal.press("q", "q")
        terminal.sees("status=0")


def test_the_plain_mode_speaks_in_sentences(leitfaden, microphone, library, tmp_path):
    guide = tmp_path / "keys.guide.md"
    guide.write_text(GUIDE)
    lines = "n\nm good\nt He laughs\ng 3\na 12\na many\nf\ns\nx 1\nu\nd\nd\ng 99\n?\nq\n"
    done = program.run("record", guide, "--library", library, "--device", "vmic", "--plain",
                       env={**microphone.env, "LC_ALL": "C.UTF-8"}, input=lines)
    assert done.status == 0, done
    for text in ["1 of 4: How was your first day?", "2 of 4: What would you advise others?", "mark 00:00:0",
                 "3 of 4: How many years?", "RECORDING", "q save and close",
                 "No longer marked as done; answered", "There is no question 99; they go from 1 to 4."]:
        assert text in done.out, done
    interview = shown(library, microphone.env)
    assert interview["status"] == "saved" and interview["marks"][0]["label"] == "good"


def test_a_signal_leaves_the_interview_open(live, microphone, library, run):
    import signal
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with live() as interview:
            interview.say("visit first_day")
            interview.heard("visit")
            interview.process.send_signal(number)
            interview.process.wait(20)
            done = interview.finish()
        assert done.status == 128 + number, done
        assert done.summary["status"] == "open"
        assert done.summary["parts"][0]["frames"] > 0


def test_with_pre_roll_the_sound_from_before_the_start_is_there(recorder, library, microphone):
    with recorder("--pre-roll", "5") as terminal:
        terminal.waits_for_enter()
        time.sleep(1.5)
        terminal.press("Enter")
        terminal.sees("RECORDING")
        terminal.press("q", "q")
        terminal.sees("status=0")
    interview = shown(library, microphone.env)
    assert interview["visits"][0]["start"] > 48_000, "the first question begins after what was said before the start"


def test_control_c_before_the_start_leaves_nothing_behind(recorder, library):
    with recorder("--pre-roll", "5") as terminal:
        terminal.waits_for_enter()
        terminal.press("C-c")
        terminal.sees("status=130")
    assert not list(library.glob("20*"))


def test_a_sound_check_comes_first_and_one_key_skips_it(leitfaden, microphone, library, tmp_path):
    guide = tmp_path / "keys.guide.md"
    guide.write_text(GUIDE)
    words = [leitfaden, "record", guide, "--library", library, "--device", "vmic", "--no-consent-check"]
    environment = {**microphone.env, "LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}
    # digital silence: the verdict is in words, and nothing is begun by itself
    with Terminal(words, environment) as terminal:
        terminal.sees("Sound check: please speak", "nothing was heard at all", "r: listen again")
        terminal.press("q")
        terminal.sees("status=130")
    assert program.run("list", "--library", library, "--json", env=microphone.env).json == []
    with Terminal(words, environment) as terminal:
        terminal.sees("Sound check: please speak")
        terminal.press("Space")
        terminal.sees("RECORDING", "How was your first day?")
        terminal.press("q", "Enter")
        terminal.sees("status=0")


def test_the_terminal_says_which_microphone_records_now_and_rings(recorder, microphone):
    with VirtualMicrophone() as second:
        second.play("ramp")
        with recorder(**beside(microphone, second)) as terminal:
            terminal.sees("RECORDING", "Virtual")
            microphone.unplug()
            terminal.sees("microphone gone: Second microphone records now")
            assert terminal.rang(), "the bell was rung"
            microphone.replug()
            terminal.until(lambda screen: "microphone gone" not in screen, "the chosen microphone")
            terminal.press("q", "Enter")
            terminal.sees("status=0")


def test_a_bookmark_on_the_command_line_shows_time_and_keys_and_where_it_ends(recorder, leitfaden, library, microphone, run):
    """`play --question` and `--mark`: the list with its keys, from the right place; a script is told the same in a line."""
    with recorder() as terminal:
        terminal.sees("RECORDING")
        terminal.press("m")
        terminal.sees("Mark 1 red")
        time.sleep(1.2)
        terminal.press("Right")
        terminal.sees("What would you advise")
        time.sleep(0.5)
        terminal.press("q")
        terminal.sees("saves and closes")
        # a key that only dismisses the question does nothing else: no mark, no next question
        terminal.press("m")
        terminal.until(lambda screen: "saves and closes" not in screen, "the recorder again")
        terminal.press("q", "q")
        terminal.sees("status=0")
    interview = shown(library, microphone.env)
    assert len(interview["marks"]) == 1 and len(interview["visits"]) == 2, interview
    play = [leitfaden, "play", "last", "--library", library, "--device", "vspk"]
    environment = {**microphone.env, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    with Terminal([*play, "--question", "first_day"], environment) as terminal:
        screen = terminal.sees("PLAYING", "where this visit ends", "Enter hear", "q quit")
        assert re.search(r"question first_day, 00:00:0\d\.\d{3} – 00:00:0\d\.\d{3}, where", screen), screen
        terminal.sees("status=0")
    with Terminal([*play, "--mark", "1"], environment) as terminal:
        terminal.sees("PLAYING", "mark 1", "the end of the sound")
        terminal.press("Space")
        terminal.sees("PAUSED")
        terminal.press("q")
        terminal.sees("status=0")
    done = run("play", "last", "--library", library, "--device", "vspk", "--question", "first_day", env=microphone.env)
    assert done.status == 0 and "where this visit ends; Ctrl-C stops" in done.err and "question first_day, 00:00:0" in done.err, done


def test_commands_may_stand_with_plain(live, library, run):
    with live(options=["--plain"]) as interview:
        interview.say("visit first_day")
        assert interview.heard("visit")["event"]
        interview.say("save")
        assert interview.finish().status == 0
