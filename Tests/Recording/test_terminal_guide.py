"""Every text of a guide on a real terminal of 80 columns and 24 rows, and answers given by keys."""
import pytest

import leitfaden as program
from sound_files import synthesise
from terminal import Terminal

GUIDE = """---
guide: 1
id: keys
title: All by keys
lang: en
---

# All by keys

Thank you for your time. Everything you say stays with us.

> Open the window before you begin.

## About you {#you}

Now a few questions about you.

> Speak slowly.

- Which of these countries were you born in? {#country}
""" + "\n".join(f"  - ( ) c{number} = Country number {number}" for number in range(1, 19)) + """
- What do you own? {#own max=2}
  - [ ] bike = A bicycle
  - [ ] car = A car
  - [ ] other = Something else: ____
- How useful would these be? {#useful}
  [matrix: 1 = very useful | 2 = somewhat useful | 3 = not useful]
  - map: A map of the place
  - date: The date and the time
- What matters most? {#rank}
  [rank]
  - green = Parks
  - quiet = Quiet
  - shops = Shops
- How do you spend your day? {#day}
  [numbers 0..24 sum 24 "hours"]
  - work: Work
  - rest: Everything else
- How tall are you? {#tall}
  [number 0.5..2.5 "metres"]

## Thank you {#ending}

This was the last question. Thank you.
"""


@pytest.fixture
def recorder(leitfaden, microphone, library, tmp_path):
    (library / "guides").mkdir()
    (library / "guides" / "keys.en.guide.md").write_text(GUIDE)
    microphone.play(synthesise(tmp_path / "speech.wav", 120), armed=True)
    words = [leitfaden, "record", "keys", "--library", library, "--device", "vmic", "--no-sound-check",
             "--no-consent-check"]

    def start(*more, width=80, height=24, **changes):
        environment = {**microphone.env, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **changes}
        return Terminal([*words, *more], environment, width=width, height=height)
    return start


def pane(screen):
    """What stands right of the outline, as one text."""
    return " ".join(" ".join(line.split("│", 1)[1].split()) for line in screen.splitlines() if "│" in line)


def test_a_whole_guide_is_read_and_answered_by_keys_at_80x24(recorder, library, microphone):
    with recorder() as terminal:
        screen = terminal.sees("RECORDING", "Thank you for your time.", "> Open the window", "right arrow: on to the first question")
        assert "P-01" in screen and "P-01, the next free one" in terminal.err()
        terminal.press("i")
        terminal.sees("This was the last question. Thank you.", "Now a few questions about you.", "Speak slowly.")
        terminal.press("Escape", "Right")
        screen = terminal.sees("Now a few questions about you.", "> Speak slowly.", "Which of these countries", "more lines: down key")
        assert "Country number 18" not in pane(screen)
        seen = pane(screen)
        for _ in range(6):
            if "more line" not in terminal.screen():
                break
            before = terminal.screen()
            terminal.press("Down")
            terminal.until(lambda now, before=before: now.splitlines()[2:18] != before.splitlines()[2:18], "the next lines")
            seen += " " + pane(terminal.screen())
        assert all(f"Country number {number}" in seen for number in range(1, 19)), seen
        terminal.press("3")
        terminal.sees("Answer: Country number 3")
        terminal.press("a", "i")
        terminal.sees("Answer: Country number 18")
        terminal.press("Right")
        terminal.sees("1 [ ] A bicycle")
        terminal.press("1", "2")
        terminal.sees("1 [x] A bicycle", "2 [x] A car")
        terminal.press("2", "3")
        terminal.sees("Answer: bike, other=")
        terminal.type("a boat")
        terminal.press("Enter")
        terminal.sees("Something else: a boat")
        terminal.press("Right")
        terminal.sees("1 very useful · 2 somewhat useful · 3 not useful", "A map of the place: –", "The date and the time: –")
        terminal.press("2", "3")
        terminal.sees("A map of the place: somewhat useful", "The date and the time: not useful")
        terminal.press("Right")
        terminal.sees("1 [ ] Parks", "3 [ ] Shops")
        terminal.press("3", "1", "2")
        terminal.sees("1 [2] Parks", "2 [3] Quiet", "3 [1] Shops", "Answer: 1. Shops, 2. Parks, 3. Quiet")
        terminal.press("Right", "a")
        terminal.type("9")
        terminal.press("Enter")
        terminal.type("9")
        terminal.press("Enter")
        terminal.sees("24")
        terminal.press("C-u")
        terminal.type("15")
        terminal.press("Enter")
        terminal.sees("Answer: Work: 9 hours; Everything else: 15 hours")
        terminal.press("Right", "1", ".", "7", "C-u")
        terminal.type("1.8")
        terminal.press("Enter")
        terminal.sees("Answer: 1.8 metres")
        terminal.press("q", "q")
        terminal.sees("status=0")
    answers = {each["question"]: each["value"] for each in
               program.run("show", "last", "--library", library, "--json", env=microphone.env).json["answers"]}
    assert set(answers) == {"country", "own", "useful", "rank", "day", "tall"}, answers
    assert answers["tall"] == 1.8, answers


def test_a_wide_screen_in_german_has_a_wider_outline(recorder):
    with recorder(width=120, height=40, LC_ALL="de_DE.UTF-8") as terminal:
        screen = terminal.sees("AUFNAHME", "Pfeil rechts: zur ersten Frage")
        bar = next(line for line in screen.splitlines() if "│" in line).index("│")
        assert bar == 37
        terminal.press("Right")
        terminal.sees("Country number 18", "weitere Zeilen: Pfeil ab")
        terminal.press("Down")
        terminal.sees("die Ziffer davor wählt", "darüber: Pfeil auf")
        terminal.press("a")
        terminal.sees("Taste der Wahl, oder Pfeile und Eingabe")
        terminal.press("Down", "Down", "Enter")
        terminal.sees("Antwort: Country number 2")
        terminal.press("q", "q")
        terminal.sees("status=0")


def test_guide_and_microphone_are_checked_before_anybody_is_asked(recorder, leitfaden, microphone, library):
    def asked(*words):
        with Terminal([leitfaden, "record", *words, "--library", library],
                      {**microphone.env, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}) as terminal:
            screen = terminal.sees("status=1")
            assert "Sound check" not in screen and "No consent" not in screen, screen
            return terminal.err()
    assert "there is no guide “nothing”" in asked("nothing", "--device", "vmic")
    assert "nowhere" in asked("keys", "--device", "nowhere")
    assert "did not agree" in asked("keys", "--device", "vmic", "--consent", "quotation", "--consent-manner", "written")
    microphone.unplug()
    assert "microphone" in asked("keys", "--device", "vmic")
    assert not list(library.glob("20*")), "nothing was begun"
