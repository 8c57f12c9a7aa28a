"""Interviews as files: `interview.json` in the library, and in bundles whose hashes are right."""
import hashlib
import io
import json
import tarfile

import leitfaden as program
import made_interview
import pytest
import strangers
from strangers import name, seeds, survive

DOCUMENT = f"{made_interview.FOLDER}/interview.json"


@pytest.mark.parametrize("group", seeds(300), ids=name)
def test_no_document_ends_a_rebuild_or_keeps_it_from_the_others(base, tmp_path, group):
    for number, chance in strangers.chances(group):
        library = strangers.copied(base, tmp_path)
        file = library / DOCUMENT
        text = file.read_bytes()
        file.write_bytes(strangers.flipped(text, chance) if number % 4 == 0 else
                         json.dumps(strangers.spoilt(json.loads(text), chance)).encode())
        if number % 2:
            (library / "library.sqlite").unlink()
        survive("library", "rebuild", library=library, status=0)
        survive("list", library=library, status=0)
        survive(*chance.choice([("show", made_interview.FOLDER), ("library", "check"), ("search", "first")]), library=library)
        if number % 10 == 0:
            strangers.bystander_is_well(library)


@pytest.fixture(scope="module")
def bundled(base, tmp_path_factory):
    """The files of a bundle by their names."""
    file = tmp_path_factory.mktemp("bundle") / "one.leitfaden.tar"
    done = program.run("bundle", "make", made_interview.FOLDER, "--to", file, "--plain", "--despite-consent", "--library", base)
    assert done.status == 0, done
    with tarfile.open(file) as archive:
        return {member.name: archive.extractfile(member).read() for member in archive}


def bundle(manifest, files):
    """A bundle with right hashes, whatever is in it."""
    for interview in manifest["interviews"] if isinstance(manifest.get("interviews"), list) else []:
        for entry in interview.get("files", []) if isinstance(interview, dict) and isinstance(interview.get("files"), list) else []:
            if isinstance(entry, dict) and entry.get("path") in files:
                content = files[entry["path"]]
                entry |= {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    data = json.dumps(manifest, indent=2).encode()
    sums = [("manifest.json", data), *files.items()]
    listed = "".join(f"{hashlib.sha256(content).hexdigest()}  {path}\n" for path, content in sums).encode()
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path, content in [("manifest.json", data), ("SHA256SUMS", listed), *files.items()]:
            entry = tarfile.TarInfo(path)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return out.getvalue()


def taken_apart(bundled):
    files = {path: content for path, content in bundled.items() if path not in ("manifest.json", "SHA256SUMS")}
    return json.loads(bundled["manifest.json"]), files


@pytest.mark.parametrize("group", seeds(300), ids=name)
def test_no_bundle_with_right_hashes_hurts_the_library_that_takes_it(bundled, tmp_path, group):
    for number, chance in strangers.chances(group):
        manifest, files = taken_apart(bundled)
        document = strangers.spoilt(json.loads(files[DOCUMENT]), chance)
        files[DOCUMENT] = json.dumps(document).encode()
        if isinstance(document, dict) and isinstance(document.get("events"), list):
            manifest["interviews"][0]["events"] = len(document["events"])
        if number % 5 == 0:
            manifest = strangers.spoilt(manifest, chance)
        try:
            content = bundle(manifest, files)
        except (TypeError, ValueError, OverflowError, AttributeError):
            continue
        file, library = tmp_path / "stranger.leitfaden.tar", tmp_path / f"library-{number}"
        file.write_bytes(content)
        survive("bundle", "open", file, library=library)
        survive("list", library=library)
        survive(*chance.choice([("library", "check"), ("show", "last"), ("search", "first")]), library=library)
        names = {path.name for path in library.iterdir()} if library.exists() else set()
        assert not names & {"keys.pub", "tries.json", "settings.json", "keys"}, names


@pytest.mark.parametrize("group", seeds(150), ids=name)
def test_no_changed_byte_of_a_bundle_is_taken(base, bundled, tmp_path, group):
    whole = bundle(*taken_apart(bundled))
    for number, chance in strangers.chances(group):
        content = bytearray(whole)
        at = chance.randrange(len(content))
        content[at] ^= 1 << chance.randrange(8)
        file, library = tmp_path / "one.leitfaden.tar", tmp_path / f"library-{number}"
        file.write_bytes(content)
        done = survive("bundle", "open", file, library=library)
        # what tar fills up with, and the times and rights in its headers, say nothing
        if done.status == 0:
            shown = survive("library", "check", library=library, status=0)
            assert "no problems" in shown.out, shown
