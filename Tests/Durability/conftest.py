"""Where the tests of durability keep their libraries, and the guide they talk by."""
import os
import pathlib
import shutil
import tempfile

import pytest

import led_interview
from kinds_of_library import KINDS


def in_memory():
    shared = pathlib.Path("/dev/shm")
    folder = tempfile.mkdtemp(prefix="leitfaden-", dir=shared if os.access(shared, os.W_OK) else None)
    yield pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)


#: A folder in memory where there is one: for many small libraries, and for runs whose disk is not the question.
memory = pytest.fixture(in_memory, name="memory")
memory_of_module = pytest.fixture(in_memory, scope="module", name="memory_of_module")


@pytest.fixture
def guide(tmp_path):
    """The guide of `led_interview`, instead of the one of the other tests."""
    path = tmp_path / "stress.guide.md"
    path.write_text(led_interview.GUIDE)
    return path


class MadeKind:
    """A kind of library of which one was made, to be copied: to seal one takes seconds."""

    def __init__(self, name, scratch):
        self.folder = scratch / "made"
        self.folder.mkdir()
        self.kind = KINDS[name](scratch)
        self.kind.make(self.folder, None)
        self.kind.words(self.folder)

    def __call__(self, library):
        """Makes `library` one; gives its kind."""
        shutil.copytree(self.folder, library, dirs_exist_ok=True)
        return self.kind


@pytest.fixture(scope="session", params=KINDS)
def made(request, leitfaden, tmp_path_factory):
    """Makes a folder a library of either kind: `kind = made(library)`."""
    return MadeKind(request.param, tmp_path_factory.mktemp(request.param))
