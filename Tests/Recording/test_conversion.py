"""Speech quality from a microphone that has only 48 kHz: what ALSA makes of it is 16 kHz in truth, and it is said."""
import array
import math
import wave

import pytest

from sound_files import samples

#: Where the signal has its bursts, in seconds.
BURSTS = [0.5, 1.25, 2.5, 4.0, 5.75, 7.0]


@pytest.fixture
def bursts(tmp_path):
    """Eight seconds at 48 kHz with short bursts of a tone at known moments."""
    sound = array.array("h", [0]) * (8 * 48_000)
    for moment in BURSTS:
        for index in range(1920):
            swell = math.sin(math.pi * index / 1920) ** 2
            sound[int(moment * 48_000) + index - 960] = int(20_000 * swell * math.sin(2 * math.pi * 1000 * index / 48_000))
    path = tmp_path / "bursts.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 48_000, 0, "NONE", ""))
        file.writeframes(sound.tobytes())
    return path


def middle(heard, rate, moment):
    """The middle of the sound around a moment, in frames."""
    first, last = int((moment - 0.2) * rate), int((moment + 0.2) * rate)
    weights = [heard[index] ** 2 for index in range(first, last)]
    return first + sum(place * weight for place, weight in enumerate(weights)) / sum(weights)


@pytest.mark.parametrize("device", ["vmic", "default"])
def test_speech_quality_from_a_48_khz_microphone_is_16_khz_with_every_frame(record, microphone, bursts, device):
    microphone.play(bursts, armed=True)
    interview = record("visit first_day\n@7.8 save\n", device=device, options=("--quality", "speech"))
    assert interview.status == 0, interview
    assert "delivers 48 kHz" in interview.err and "recorded as 16 kHz" in interview.err, interview
    channels, rate, heard = samples(interview.folder / "part-001.wav")
    assert (channels, rate, interview.summary["sampleRate"]) == (1, 16_000, 16_000)
    assert len(heard) == interview.summary["frames"] and not interview.summary["gaps"], interview
    assert abs(len(heard) - 7.8 * rate) < 0.25 * rate
    off = [middle(heard, rate, moment) - moment * rate for moment in BURSTS]
    print(f"bursts off by {[round(1000 * each / rate, 2) for each in off]} ms, {len(heard)} frames")
    assert all(abs(each) < 0.01 * rate for each in off), "each burst lies within 10 ms of its moment"
    assert max(off) - min(off) < 2, "no frame is missing or doubled between the bursts"


def test_a_converted_microphone_that_was_unplugged_comes_back(live, microphone, bursts):
    microphone.play(bursts, armed=True, loop=True)
    with live(options=("--quality", "speech"), env={**microphone.env, "LC_ALL": "de_DE.UTF-8"}) as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        microphone.unplug()
        interview.say("+1 mark gone")
        interview.heard("mark")
        microphone.replug()
        interview.say("+2 mark back")
        interview.heard("mark", 2)
        interview.say("+1 save")
        done = interview.finish()
    assert done.status == 0, done
    assert "Das Mikrofon liefert 48 kHz; aufgenommen wird umgerechnet: 16 kHz" in done.err, done
    assert len(done.summary["parts"]) == 2, done
    for part in done.summary["parts"]:
        assert samples(done.folder / part["file"])[1] == 16_000
    assert max(samples(done.folder / done.summary["parts"][1]["file"])[2]) > 10_000, "the sound is there again"


def test_a_microphone_that_delivers_what_is_recorded_is_not_converted(record, microphone, bursts):
    microphone.play(bursts, armed=True)
    interview = record("visit first_day\n+0.3 save\n")
    assert interview.status == 0 and "delivers" not in interview.err, interview
