"""Sealed sound that the disk changed, or of which something is missing: it is said, and what is left of it is saved."""
import pytest

import leitfaden as program
from kinds_of_library import Sealed
from sound_files import samples

#: Bytes of a piece of an age file without its tag: damage is known in pieces.
PIECE = 65_536


def exported(words, folder, *more):
    """The bytes of the sound that an export writes."""
    done = program.run("export", "last", "--as", "wav", "--to", folder, *words, *more)
    assert done.status == 0 and bool(more) == ("is damaged" in done.err), done
    return samples(next(folder.rglob("*.wav")))[2].tobytes()


@pytest.mark.parametrize("damage", ["one piece", "the end cut off"])
def test_what_is_left_of_damaged_sealed_sound_is_saved(record, microphone, library, tmp_path, damage):
    kind = Sealed(tmp_path)
    kind.make(library, microphone.env)
    microphone.play("ramp")
    done = record("visit first_day\n+3 save\n", options=("--quality", "standard"))
    assert done.status == 0, done
    words = kind.words(library)
    good = exported(words, tmp_path / "good")
    part = done.folder / "part-001.wav.age"
    whole = part.read_bytes()
    assert len(whole) > 4 * PIECE, "several pieces before and after the damaged one"
    place = len(whole) // 2
    part.write_bytes(whole[:-1] if damage == "the end cut off" else whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1:])
    checked = program.run("library", "check", *words)
    assert checked.status == 1 and "--despite-damage" in checked.out + checked.err, checked
    refused = program.run("export", "last", "--as", "wav", "--to", tmp_path / "refused", *words)
    assert refused.status == 1 and "--despite-damage" in refused.err, refused
    assert not list((tmp_path / "refused").rglob("*.wav"))
    left = exported(words, tmp_path / "left", "--despite-damage")
    if damage == "one piece":
        assert len(left) == len(good), "nothing after it moved"
    differing = [at for at in range(0, len(good), 1024) if good[at:at + 1024] != left[at:at + 1024]]
    assert differing and differing[-1] - differing[0] <= PIECE, "one piece at most"
