"""Sealed sound leaves in every format as the sound that was recorded, and nothing readable is left in the library."""
import subprocess
import zipfile


def raw(file):
    """The samples as ffmpeg decodes them, 16 bits."""
    return subprocess.run(["ffmpeg", "-v", "error", "-i", file, "-f", "s16le", "-"], capture_output=True, check=True).stdout


def test_every_format_of_sound_has_the_samples_of_the_sealed_recording(record, run, library, tmp_path):
    passphrase, recovery, key, sound, out = (tmp_path / name for name in ("p", "recovery", "key", "sound.wav", "out"))
    passphrase.write_text("badu-kimo-resa-tolu\n")
    words = ["--library", library, "--passphrase-file", passphrase]
    sealed = run("library", "seal", *words)
    assert sealed.status == 0, sealed
    recovery.write_text("".join(sealed.out.split()) + "\n")
    done = record("visit first_day\n+1.5 visit advice\n+1 save\n")
    assert done.status == 0, done
    before = sorted(path.name for path in done.folder.iterdir())
    for identity, source, target in ((recovery, "interview.key.age", key), (key, "part-001.wav.age", sound)):
        subprocess.run(["age", "-d", "-i", identity, "-o", target, done.folder / source], check=True)
    exported = run("export", "last", "--as", "wav,wav-joined,caf,flac,qdpx", "--to", out, "--verify", *words)
    assert exported.status == 0, exported
    wanted = raw(sound)
    assert len(wanted) == 2 * done.summary["frames"]
    files = [file for file in out.iterdir() if file.suffix in (".wav", ".caf", ".flac")]
    assert {file.suffix for file in files} == {".wav", ".caf", ".flac"}
    project = next(out.glob("*.qdpx"))
    with zipfile.ZipFile(project) as archive:
        inside = [name for name in archive.namelist() if name.endswith(".wav")]
        assert len(inside) == 1
        packed = tmp_path / "inside.wav"
        packed.write_bytes(archive.read(inside[0]))
    size = packed.stat().st_size
    head = packed.read_bytes()[:44]
    assert int.from_bytes(head[4:8], "little") == size - 8, "its header says how long it is"
    assert int.from_bytes(head[40:44], "little") == 2 * done.summary["frames"]
    for file in [*files, packed]:
        assert raw(file) == wanted, file.name
    assert sorted(path.name for path in done.folder.iterdir()) == before
