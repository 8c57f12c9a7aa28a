"""Silence, a muted microphone and sound that is too loud are noticed while they last, and stand at their place on the time line."""
import array
import wave

from time_line import notices, noticed

RATE = 48_000
#: The recorder looks at the sound of one fetch as a whole: two periods of 20 ms. No place is known any closer.
FETCH = 1920
WORD = 480
SILENCE = 5 * RATE


def played(path):
    """A WAV file of all that is to be noticed; {what: the frame after it} of what is loud."""
    ends, data = {}, array.array("h")

    def add(frames, height, name=None):
        # a square wave: its last sample is as loud as the others
        data.extend(height if frame // 48 % 2 else -height for frame in range(frames) for _ in range(2))
        if name:
            ends[name] = len(data) // 2
    add(RATE // 2, 9000, "talk")
    # 66 dB below full scale: a room in which nobody speaks
    add(SILENCE + RATE, 16)
    # shorter than a fetch, so that the place is known even when the program looks late
    add(WORD, 9000, "word")
    add(SILENCE + RATE, 0)
    add(WORD, 9000, "another word")
    add(RATE, 16)
    add(WORD, 32_767, "a shout")
    with wave.open(str(path), "wb") as file:
        file.setparams((2, 2, RATE, 0, "NONE", ""))
        file.writeframes(data.tobytes())
    return ends


def test_silence_zeros_and_too_loud_sound_are_noticed_where_they_are(live, microphone, library, tmp_path):
    source = tmp_path / "source.wav"
    ends = played(source)
    with live(options=("--channels", "2")) as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        microphone.play(source)
        interview.until(lambda: "clipping" in notices(library), "the shout to be noticed")
        interview.say("+0.5 save")
        done = interview.finish()
    assert done.status == 0, done
    is_same, said = microphone.compare(source, done.folder / "part-001.wav")
    assert is_same, said
    begin = int(said.partition("offset=")[2].split()[0])
    events = noticed(done, library)
    # talk, then a quiet room: silence, but not muted; then zeros after one word: silence and muted
    expected = [("silenceBegan", "talk"), ("silenceEnded", "word"), ("silenceBegan", "word"), ("muted", "word"),
                ("silenceEnded", "another word"), ("clipping", "a shout")]
    assert [notice for notice, _ in events] == [notice for notice, _ in expected], events
    for (notice, frame), (_, name) in zip(events, expected):
        late = frame - begin - ends[name]
        # a silence begins where the last loud fetch ends; a word that lies in two fetches is noticed in either
        earliest = 0 if notice in ("silenceBegan", "muted") else -WORD
        assert earliest <= late < FETCH, f"{notice} stands {late} frames after the end of {name}"
