"""Reports read by programs we did not write: pages by Python's HTML reader, paper by poppler's pdftotext."""
import html.parser
import os
import pathlib
import re
import subprocess
import tempfile
import unicodedata

import full_interview
import pytest
import told_interview
from marker_truth import run
from readers import needs


@pytest.fixture(scope="module")
def library(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("told") / "library"
    sound = told_interview.make(folder)
    told_interview.make(folder, participant="P-08", number=2, sound=sound, years=3)
    full_interview.make(leitfaden, folder)
    run(leitfaden, "library", "rebuild", "--library", folder)
    return folder


class Words(html.parser.HTMLParser):
    """What stands on a page, and the address of everything it loads."""

    def __init__(self, file):
        super().__init__()
        self.words, self.loaded, self.tags, self._code = [], [], set(), False
        self.feed(file.read_text())
        self.text = " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self._code = tag in ("script", "style")
        self.loaded += [value for name, value in attributes if name in ("src", "href", "data", "srcset", "action")]
        assert not [name for name, _ in attributes if name.startswith("on") or name == "style"], attributes

    def handle_endtag(self, tag):
        self._code = False

    def handle_data(self, data):
        if not self._code:
            self.words.append(data)


def plain(text):
    """Without control characters and spaces, which readers put elsewhere."""
    return "".join(c for c in text if unicodedata.category(c) not in ("Cc", "Cf", "Zs", "Zl", "Zp", "Cn"))


def test_a_page_holds_every_text_and_loads_nothing_but_its_sound(leitfaden, library, tmp_path):
    run(leitfaden, "export", "P-01", "--as", "report", "--to", tmp_path, "--library", library)
    page = Words(next(tmp_path.glob("*.html")))
    for text in full_interview.HOSTILE:
        assert plain(text) in plain(page.text), text[:60]
    assert sorted(page.loaded) == sorted(file.name for file in tmp_path.glob("*.wav"))
    assert not page.tags & {"img", "link", "iframe", "object", "base", "a"}


def test_on_paper_stands_what_was_asked_chosen_not_chosen_and_noted(leitfaden, library, tmp_path):
    needs("pdftotext")
    run(leitfaden, "export", "P-07", "--as", "report-pdf", "--language", "de", "--to", tmp_path, "--library", library)
    paper = next(tmp_path.glob("*.pdf"))
    text = subprocess.run(["pdftotext", "-layout", paper, "-"], text=True, capture_output=True, timeout=60).stdout
    for words in ("Interview P-07", "21.11.2026, 14:03", "What was your first day like?", "0:01 – 0:11",
                  "Marke 1 rot: Nobody asked", "Hesitates when the name", "Früher: 2", "Ohne Antwort: verweigert",
                  "Ohne Aufnahme: phone rings", "Nobody had told me"):
        assert words in text, words
    assert re.search(r"✓\s+Phone", text) and re.search(r"○\s+Paper", text)
    assert not [name for name in told_interview.NAMES if name in text]


def test_nothing_is_left_behind_where_a_report_was_printed(leitfaden, library, tmp_path):
    needs("chromium")
    with tempfile.TemporaryDirectory() as short:  # a name that browsers take for a folder of theirs
        check_what_is_left(leitfaden, library, tmp_path, pathlib.Path(short))


def check_what_is_left(leitfaden, library, tmp_path, short):
    places = {"HOME": short / "home", "TMPDIR": short / "tmp"}
    for place in places.values():
        place.mkdir()
    done = subprocess.run(
        [leitfaden, "export", "P-07", "--as", "report-pdf", "--to", tmp_path / "out", "--library", library],
        env={**os.environ, **{name: str(place) for name, place in places.items()}}, timeout=240, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert [list(place.iterdir()) for place in places.values()] == [[], []]
    assert sorted(file.suffix for file in (tmp_path / "out").iterdir()) == [".pdf", ".txt"]


def test_the_report_on_a_study_counts_right(leitfaden, library, tmp_path):
    run(leitfaden, "export", "P-07", "P-08", "--as", "study-report", "--to", tmp_path, "--library", library)
    page = Words(tmp_path / "study_report.html")
    for words in ("2 interviews", "Phone 2 100%", "Paper 0 0%", "3 1 50%", "12 1 50%", "No answer: refused 2",
                  "P-07 20\xa0s", "mentor 2"):
        assert " ".join(words.split()) in page.text, words
    assert not page.loaded
