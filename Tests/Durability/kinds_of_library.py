"""The kinds of library that durability is tried with: how each is made, opened and read. Another kind is one more class."""
import struct
import subprocess
import tempfile
import wave

import leitfaden as program
import quick_passphrase

#: Of a block of sound, in frames or bytes.
BLOCK = 1 << 20


class Plain:
    """A library as anybody can read it."""

    name = "plain"
    #: What its files of sound and its documents are called, as patterns.
    sound_files, documents = "20*/part-*.wav", "20*/interview.json"

    def __init__(self, scratch):
        """`scratch` is a folder for what is needed beside the library."""

    def make(self, library, env):
        """Makes an empty library."""

    def words(self, library):
        """What every command needs that reads it; may be called for each copy of the library, and makes it ready."""
        return ["--library", library]

    def sound(self, library):
        """All samples of its only interview that can be read without Leitfaden, part after part."""
        return b"".join(self.sound_of(part) or b"" for part in sorted(library.glob(self.sound_files)))

    def sound_of(self, part):
        """The samples of one file of sound; None when it cannot be read any more."""
        heard = self.heard(part)
        return heard and heard[1]

    def blocks(self, part):
        """The samples of one file of sound that can be read, a million frames at a time."""
        with wave.open(str(part)) as file:
            while block := file.readframes(BLOCK):
                yield block

    def heard(self, part):
        """What a file of sound says; None when it cannot be read any more."""
        try:
            with wave.open(str(part)) as file:
                return file.getparams(), file.readframes(file.getnframes())
        except (wave.Error, EOFError):
            return None


class Sealed(Plain):
    """A sealed library; its sound is opened by the program `age` alone."""

    name = "sealed"
    sound_files, documents = "20*/part-*.wav.age", "20*/interview.json.age"

    def __init__(self, scratch):
        self.passphrase, self.recovery = scratch / "passphrase", scratch / "recovery"
        self.passphrase.write_text(quick_passphrase.PASSPHRASE + "\n")
        self.key_file = None

    def make(self, library, env):
        done = program.run("library", "seal", *super().words(library), "--passphrase-file", self.passphrase, env=env)
        assert done.status == 0, done
        self.recovery.write_text("".join(done.out.split()) + "\n")
        self.key_file = quick_passphrase.key_file(library, self.recovery)

    def words(self, library):
        key = library / "keys/library.key.age"
        if key.exists():
            key.write_bytes(self.key_file)
        return [*super().words(library), "--passphrase-file", self.passphrase]

    def sound_of(self, part):
        return self.heard(part)

    def blocks(self, part):
        samples = self.heard(part)
        return (samples[at:at + BLOCK] for at in range(0, len(samples), BLOCK))

    def heard(self, part):
        key = age(self.recovery, part.parent / "interview.key.age")
        if key is None:
            return None
        with tempfile.NamedTemporaryFile() as identity:
            identity.write(key)
            identity.flush()
            content = age(identity.name, part)
        return content and samples(content)


def age(identity, file):
    """The content of a file that the stock program opens; None when it does not."""
    done = subprocess.run(["age", "-d", "-i", identity, file], capture_output=True)
    return done.stdout if done.returncode == 0 else None


def samples(content):
    """The samples of a WAV that need not say how long it is."""
    assert content[36:40] == b"data"
    size = struct.unpack("<I", content[40:44])[0]
    return content[44:] if size == 0xffffffff else content[44:44 + size]


#: By name, as the tests name them.
KINDS = {kind.name: kind for kind in (Plain, Sealed)}
