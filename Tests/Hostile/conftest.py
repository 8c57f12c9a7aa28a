"""A library that is made once, and copied for each input that is to spoil it."""
import pathlib
import tempfile
import shutil

import pytest
import strangers


@pytest.fixture(scope="session")
def base():
    """A library with the interview that is hurt and the bystander; nobody changes it."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hostile-"))
    try:
        yield strangers.base_library(folder / "library")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
