"""Reading what was recorded: samples, and the counting signal that says when each frame was taken in."""
import array
import subprocess
import wave

#: The virtual microphone tells its position in steps of this many frames: nobody can know a loss any closer.
STEP = 48


def samples(path):
    """(channels, rate, interleaved 16-bit samples) of a WAV file."""
    with wave.open(str(path)) as file:
        assert file.getsampwidth() == 2, f"{path} is not 16 bit"
        data = array.array("h")
        data.frombytes(file.readframes(file.getnframes()))
        return file.getnchannels(), file.getframerate(), data


def ramp_frame(data, index):
    """The source frame that stands at recorded frame `index` of a stereo recording of the counting signal."""
    low, high = data[2 * index] & 0xFFFF, data[2 * index + 1] & 0xFFFF
    return None if high == 0 else ((high - 1) << 16) | low


def holes(data):
    """Where a stereo recording of the counting signal does not count on: [(frame, frames of silence that stand there, frames
    of the signal that are missing)]."""
    found, before, quiet = [], None, 0
    for index in range(len(data) // 2):
        now = ramp_frame(data, index)
        if now is None:
            quiet += 1
            continue
        if before is not None and (quiet or now != before + 1):
            found.append((index - quiet, quiet, now - before - 1))
        before, quiet = now, 0
    return found


def synthesise(path, seconds, rate=48000, channels=1):
    """A WAV file that never repeats: a rising tone under pink noise, the same every time."""
    subprocess.run(["sox", "-R", "-n", "-r", str(rate), "-c", str(channels), "-b", "16", str(path), "synth",
                    str(seconds), "sine", "200-3000", "synth", "pinknoise", "mix", "gain", "-6"], check=True)
    return path
