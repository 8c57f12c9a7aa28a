"""A shell that lets a program hold only few files open: a sentence at once, never a trap half-way."""
import resource
import subprocess

import pytest

import leitfaden as program

GUIDE = program.ROOT / "Interviews/guides/demo.en.guide.md"


@pytest.mark.parametrize("words", [["list"], ["library", "check"], ["devices"], ["guide", "check", GUIDE],
                                   ["record", GUIDE, "--device", "nobody", "--commands", "-"], ["serve", "--port", "0"]],
                         ids=lambda words: " ".join(words[:2]) if words[0] in ("library", "guide") else words[0])
@pytest.mark.parametrize("most", [4, 10, 18, 19, 20, 21, 22, 23, 24, 40, 63])
def test_too_few_files_are_refused_before_anything_begins(tmp_path, words, most):
    library = tmp_path / "library"
    done = subprocess.run([program.binary(), *words, *([] if words[0] == "guide" else ["--library", library])],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (most, most)))
    assert done.returncode == 1, done
    assert f"only {most} files open" in done.stderr and "ulimit -n 1024" in done.stderr, done
    assert not library.exists()


def test_a_limit_that_may_be_raised_is_raised(tmp_path):
    done = subprocess.run([program.binary(), "guide", "check", GUIDE], capture_output=True, text=True, timeout=30,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (16, 4096)))
    assert done.returncode == 0, done
