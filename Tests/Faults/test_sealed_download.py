"""Downloads out of a sealed library: whenever the program is killed, nothing readable of an interview lies in the library."""
import os
import pathlib
import shutil

import pytest

import leitfaden as program
import sealed_stage
import web_app

MEMORY = [pathlib.Path(f"/dev/shm/leitfaden-{os.geteuid()}"), pathlib.Path(f"/tmp/leitfaden-{os.geteuid()}")]
if os.environ.get("XDG_RUNTIME_DIR"):
    MEMORY.append(pathlib.Path(os.environ["XDG_RUNTIME_DIR"]) / "leitfaden")


@pytest.fixture(scope="module")
def sealed_demo(leitfaden, tmp_path_factory):
    """A sealed library with the demonstration interview, the file of its passphrase, and what must not be read in it."""
    folder = tmp_path_factory.mktemp("sealed-demo")
    plain = web_app.demo_library(folder / "plain")
    interview, = program.run("list", "--library", plain, "--json").json
    sound = next(plain.glob("2026*/part-001.wav")).read_bytes()
    assert program.run("bundle", "make", "--all", "--plain", "--library", plain, "--to", folder / "demo.tar").status == 0
    library, passphrase = folder / "library", folder / "passphrase"
    sealed_stage.seal(library)
    passphrase.write_text(sealed_stage.PASSPHRASE + "\n")
    done = program.run("bundle", "open", folder / "demo.tar", "--library", library, "--passphrase-file", passphrase)
    assert done.status == 0, done
    middle = len(sound) // 2
    return library, passphrase, [sound[middle:middle + 64], interview["title"].encode(), b"Xylographie"]


def readable(library, needles):
    """Files of a library in which something can be read."""
    return [file for file in library.rglob("*") if file.is_file() and any(needle in file.read_bytes() for needle in needles)]


def left(process):
    """What a process left in memory."""
    return [folder for place in MEMORY if place.is_dir() for folder in place.glob(f"{process}-*")]


@pytest.mark.parametrize("moment", ["writing", "done"])
def test_a_kill_in_the_middle_of_a_download_leaves_nothing_readable(sealed_demo, run, tmp_path, moment):
    original, passphrase, needles = sealed_demo
    library = shutil.copytree(original, tmp_path / "library")
    words = ("--library", library, "--passphrase-file", passphrase)
    assert run("edit", "last", "--place", "Xylographie", *words).status == 0
    interview, = run("list", "--json", *words).json
    with web_app.WebApp(library) as app:
        visitor = app.interviewer()
        assert visitor.post("/api/unlock", {"passphrase": sealed_stage.PASSPHRASE}).json["isRight"]
        order = {"interviews": [interview["id"]], "formats": ["wav", "csv", "json", "audacity"], "withNames": True,
                 "withoutText": False, "place": "download", "path": "", "study": "", "despiteConsent": True}
        job = visitor.post("/api/exports", order)
        assert job.status == 202, job
        path = f"/api/exports/{job.json['id']}"
        web_app.eventually(lambda: visitor.get(path).json["phase"] in (moment, "done"), moment)
        if moment == "done":
            # nor does anything readable go where it would stay
            inside = visitor.post(f"/api/interviews/{interview['id']}/export", {"formats": ["csv"], "despiteConsent": True})
            assert inside.status == 409 and inside.json["error"] == "export-sealed", inside
            archive = visitor.get(f"{path}/archive")
            assert archive.status == 200 and needles[0] in archive.body, "it can be fetched while the program runs"
            assert left(app.server) and not (library / ".downloads").exists()
        process = app.server
        app.kill()
        assert readable(library, needles) == []
    # of an earlier version, which put readable ones there
    (library / ".downloads").mkdir()
    (library / ".downloads" / "0f9a.zip").write_bytes(b"Xylographie")
    assert run("list", *words).status == 0
    assert readable(library, needles) == [] and not (library / ".downloads").exists()
    assert left(process) == [], "the next command sweeps what was in memory"
