"""A reader that is not installed: by hand a test skips, in `scripts/test` it fails."""
import pytest
import readers

WANTED = [lambda: readers.needs("no-such-reader"), lambda: readers.needs_package("no_such_reader")]


@pytest.mark.parametrize("wanted", WANTED, ids=["program", "package"])
def test_by_hand_a_missing_reader_skips(monkeypatch, wanted):
    monkeypatch.delenv("LEITFADEN_ALL_READERS", raising=False)
    with pytest.raises(pytest.skip.Exception, match="is not installed"):
        wanted()


@pytest.mark.parametrize("wanted", WANTED, ids=["program", "package"])
def test_in_the_whole_run_a_missing_reader_fails(monkeypatch, wanted):
    monkeypatch.setenv("LEITFADEN_ALL_READERS", "1")
    with pytest.raises(pytest.fail.Exception, match="is not installed"):
        wanted()
