"""What every Python test may ask for: the program, a library of its own, a microphone of its own."""
import os
import pathlib
import shutil
import signal
import sys
import tempfile

import pytest

# What commands say is compared in English, whatever the terminal speaks that the tests are started in.
os.environ["LC_ALL"] = "C.UTF-8"
# Where the tests are started in the background of a script, the interrupt is ignored, and programs inherit that; some are sent one.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
sys.path.insert(0, str(pathlib.Path(__file__).parent / "Support"))
import accounting  # noqa: E402
import leitfaden as program  # noqa: E402
from virtual_microphone import VirtualMicrophone  # noqa: E402

GUIDE = """# Short guide

## Talk

1. How was your first day? {#first_day}
2. What would you advise others? {#advice}
   - Would you say so to a friend?
   - And to a stranger?
"""


@pytest.fixture(scope="session")
def leitfaden():
    """Path of the program."""
    path = program.binary()
    if not path.exists():
        pytest.exit(f"{path} is not there; build it (make build) or set LEITFADEN", 2)
    return path


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


@pytest.fixture
def run(leitfaden):
    """`run(*words, env, input, timeout, cwd)`: leitfaden with these words."""
    return program.run


@pytest.fixture
def library():
    """An empty library; removed afterwards, when the visits of whatever was recorded there added up to its sound."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="library-"))
    try:
        yield folder
        accounting.check_library(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def guide(tmp_path):
    """A guide with the open questions `first_day` and `advice`."""
    path = tmp_path / "short.guide.md"
    path.write_text(GUIDE)
    return path


@pytest.fixture
def microphone():
    """A virtual microphone and loudspeaker at 48 kHz; its `env` goes to whatever records or plays."""
    with VirtualMicrophone() as device:
        yield device


@pytest.fixture
def record(leitfaden, microphone, library, guide):
    """`record(commands, options=(), **changes)`: a whole interview from the virtual microphone."""
    def recording(commands, **changes):
        return program.record(commands, **{"guide": guide, "library": library, "env": microphone.env, **changes})
    return recording


@pytest.fixture
def live(leitfaden, microphone, library, guide):
    """`with live(options=(), **changes) as interview`: an interview led line by line."""
    def interview(**changes):
        return program.LiveInterview(**{"guide": guide, "library": library, "env": microphone.env, **changes})
    return interview
