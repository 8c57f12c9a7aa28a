"""How long the tests of durability take, and where they note what they measured."""
import os
import pathlib
import shutil
import tempfile

import pytest

import led_interview


@pytest.fixture(scope="session")
def is_long():
    """Whether all runs are wanted (`make check-durability`), and not the few of every day."""
    return os.environ.get("DURABILITY") == "long"


@pytest.fixture
def figure(record_property):
    """`figure(name, text)`: notes a number for the report of `scripts/durability`."""
    def note(name, text):
        record_property(name, text)
        print(f"{name}: {text}")
    return note


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
