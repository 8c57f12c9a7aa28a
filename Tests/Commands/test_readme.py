"""The commands of README.md, one after the other, in a checkout: each works, and none of them leaves git anything to say."""
import pathlib
import re
import shutil
import subprocess

import leitfaden as program
import pytest

ROOT = program.ROOT
# what README calls by a name that every reader has another file for
FILES = {".lss", ".md", ".xlsx", ".html", ".pub", ".age"}
OWN = {"survey.lss": ROOT / "Tests/GuideFormatsTests/Fixtures/limesurvey_178.lss",
       "neighbours.guide.md": ROOT / "Interviews/guides/nachbarschaft.de.guide.md"}
TALK = "visit first_day\n+1.2 mark\nvisit years\n+1.2 visit first_day\n+1.2 save\n"


def commands():
    """Lines of README's code blocks that begin with `leitfaden`, without the words that explain them."""
    # every second piece between fences is a block
    blocks = re.split(r"^```.*$", (ROOT / "README.md").read_text(), flags=re.M)[1::2]
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("leitfaden ")]
    return [re.split(r"\s{2,}", line)[0] for line in lines]


@pytest.fixture
def checkout(tmp_path):
    """A checkout as git gives it, with what a person would have beside it."""
    folder = tmp_path / "checkout"
    tracked = subprocess.run(["git", "ls-files", "-z", "Interviews", "Package.swift", ".gitignore"], cwd=ROOT, text=True,
                             capture_output=True, check=True).stdout.split("\0")
    for name in filter(None, tracked):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for words in (["init", "-q"], ["add", "-f", "."],
                  ["-c", "user.name=t", "-c", "user.email=t@localhost", "commit", "-qm", "as it is"]):
        subprocess.run(["git", *words], cwd=folder, check=True)
    for name, file in OWN.items():
        shutil.copy(file, tmp_path / name)
    subprocess.run(["age-keygen", "-o", tmp_path / "colleague.key"], check=True, capture_output=True)
    public = subprocess.run(["age-keygen", "-y", tmp_path / "colleague.key"], check=True, capture_output=True).stdout
    (tmp_path / "colleague.pub").write_bytes(public)
    return folder


def as_typed(command, home):
    """A command with the folders of this test in place of a reader's, and without questions at a terminal."""
    words = [word.replace("~/", f"{home}/").replace("/media/", f"{home}/media/") for word in command.split()[1:]]
    words = [str(home / word) if pathlib.Path(word).suffix in FILES and "/" not in word else word for word in words]
    if words[0] == "record":
        words += ["--device", "vmic", "--commands", "-"]
    if words[0] == "play":
        words += ["--device", "vspk", *([] if "--for" in words else ["--for", "0.1"])]
    if words[:2] == ["bundle", "open"]:
        words += ["--key", str(home / "colleague.key")]
    if words[0] == "withdraw":
        words += ["--yes"]
    return words


def test_every_command_of_the_readme_works_and_leaves_a_checkout_clean(run, checkout, microphone, tmp_path):
    env = {**microphone.env, "HOME": str(tmp_path), "LEITFADEN_LIBRARY": ""}
    (tmp_path / "media/STICK").mkdir(parents=True)
    (tmp_path / "media/stick").mkdir()
    told = commands()
    assert len(told) > 15
    for command in told:
        words = as_typed(command, tmp_path)
        done = run(*words, env=env, cwd=checkout, input=TALK if words[0] == "record" else "")
        assert done.status == 0, (command, words, done)
        status = subprocess.run(["git", "status", "--porcelain"], cwd=checkout, text=True, capture_output=True)
        assert status.stdout == "", (command, status.stdout)
    peaks = run("library", "peaks", "2026-11-21_DEMO_demo", env=env, cwd=checkout)
    assert peaks.status == 0, peaks
    status = subprocess.run(["git", "status", "--porcelain"], cwd=checkout, text=True, capture_output=True)
    assert status.stdout == "" and list(pathlib.Path(checkout).glob("Interviews/*/peaks.lfpk")), status.stdout
