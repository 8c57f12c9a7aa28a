"""Programs and packages of others that read what we write. Where one is not installed a test skips; `scripts/test`, which
installs them all, sets LEITFADEN_ALL_READERS, and then it fails.
"""
import importlib
import importlib.util
import os
import shutil

import pytest


def needs(program):
    """The name of the program, when it is there."""
    if not shutil.which(program):
        missing(program)
    return program


def needs_package(name):
    """The imported module of a Python package."""
    try:
        return importlib.import_module(name)
    except ImportError:
        missing(name)


def missing(name):
    """Ends the test: the reader is not installed."""
    said = f"{name} is not installed"
    if os.environ.get("LEITFADEN_ALL_READERS"):
        pytest.fail(said, pytrace=False)
    pytest.skip(said, allow_module_level=True)
