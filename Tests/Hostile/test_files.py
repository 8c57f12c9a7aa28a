"""Guides, questionnaires, sound, and the small files of a library."""
import os
import pathlib
import shutil

import made_interview
import pytest
import strangers
from strangers import name, seeds, survive

ROOT = pathlib.Path(__file__).resolve().parents[2]
OTHERS = ROOT.parent / "shared/fixtures/questionnaires"
GUIDES = sorted((ROOT / "Interviews/guides").glob("*.md")) + sorted(
    path for path in (OTHERS.rglob("*") if OTHERS.exists() else [])
    if path.suffix in (".xlsx", ".lss", ".xml", ".md") and path.name != "README.md" and path.stat().st_size < 100_000)


@pytest.mark.parametrize("group", seeds(500), ids=name)
def test_no_guide_ends_its_check(tmp_path, group):
    for number, chance in strangers.chances(group):
        source = chance.choice(GUIDES)
        file = tmp_path / f"g{number}{''.join(source.suffixes[-2:])}"
        file.write_bytes(strangers.flipped(source.read_bytes(), chance))
        survive("guide", *chance.choice([("check", file), ("check", file), ("show", file, "--json"),
                                         ("import", file, "--to", tmp_path / f"in-{number}")]))


@pytest.mark.parametrize("group", seeds(120), ids=name)
def test_no_sound_file_ends_a_command(base, tmp_path, group):
    for number, chance in strangers.chances(group):
        library = strangers.copied(base, tmp_path)
        part = library / made_interview.FOLDER / "part-001.wav"
        data = part.read_bytes()
        # the header above all
        part.write_bytes(strangers.flipped(data[:60], chance) + data[60:] if number % 3 else strangers.flipped(data, chance))
        survive("library", "check", library=library)
        survive("export", made_interview.FOLDER, "--to", tmp_path / f"out-{number}", "--despite-consent", library=library)


SMALL = ["settings.json", "audit.log", "audit.head", "retention.json", "library.sqlite.sha256", "contacts/P-99.json", "keys.pub",
         f"{made_interview.FOLDER}/interview.json", f"{made_interview.FOLDER}/part-001.wav", f"{made_interview.FOLDER}/peaks.lfpk",
         "guides/stranger.guide.md", "library.sqlite-wal", "tries.json", "participants.json"]


@pytest.mark.parametrize("kind", ["pipe", "folder", "link to itself", "link outside", "device"])
@pytest.mark.parametrize("path", SMALL)
def test_what_is_no_file_is_not_waited_for(base, tmp_path, path, kind):
    library = strangers.copied(base, tmp_path)
    place = library / path
    place.parent.mkdir(exist_ok=True)
    place.unlink(missing_ok=True)
    match kind:
        case "pipe": os.mkfifo(place)
        case "folder": place.mkdir()
        case "link to itself": place.symlink_to(place)
        case "link outside": place.symlink_to("/proc/self/environ")
        case "device": place.symlink_to("/dev/zero")
    for words in [("list",), ("show", made_interview.FOLDER), ("library", "check"), ("library", "audit"),
                  ("bundle", "make", made_interview.FOLDER, "--plain", "--despite-consent", "--to", tmp_path / "b.leitfaden.tar"),
                  ("export", made_interview.FOLDER, "--despite-consent", "--to", tmp_path / "out"), ("library", "rebuild")]:
        shutil.rmtree(tmp_path / "out", ignore_errors=True)
        (tmp_path / "b.leitfaden.tar").unlink(missing_ok=True)
        survive(*words, library=library)
    if path.startswith(made_interview.FOLDER) and not path.endswith("lfpk"):
        survive("show", strangers.BYSTANDER, library=library, status=0)


@pytest.mark.parametrize("group", seeds(150), ids=name)
def test_no_content_of_a_small_file_ends_a_command(base, tmp_path, group):
    for _, chance in strangers.chances(group):
        library = strangers.copied(base, tmp_path)
        place = library / chance.choice(SMALL)
        place.parent.mkdir(exist_ok=True)
        old = place.read_bytes() if place.is_file() else b'{"isPlain": true, "a": [1, 2]}'
        place.write_bytes(strangers.flipped(old, chance))
        for words in chance.sample([("list",), ("library", "check"), ("library", "audit"), ("library", "ledger"), ("contact", "list"),
                                    ("library", "retention"), ("show", "last")], 2):
            survive(*words, library=library)
