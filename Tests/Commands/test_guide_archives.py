"""What travels beside a guide, and files that cannot be taken: said in a sentence, never in silence."""
import warnings
import zipfile

import pytest

GUIDE = "---\nid: walk\nlang: en\n---\n\n## One {#one}\n\n1. Which one? {#which}\n   ![A tree](media/tree.png)\n"


def packed(path, entries):
    with warnings.catch_warnings():
        # that two have one name is what a test wants
        warnings.simplefilter("ignore")
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in entries:
                archive.writestr(name, content)
    return path


def damaged(path):
    packed(path, [("walk.en.guide.md", GUIDE), ("media/tree.png", b"tree" * 1000)])
    content = bytearray(path.read_bytes())
    at = content.index(b"media/tree.png") + len("media/tree.png") + 4
    content[at] ^= 0xFF
    path.write_bytes(content)


def encrypted(path):
    packed(path, [("walk.en.guide.md", GUIDE), ("media/tree.png", b"tree")])
    content = bytearray(path.read_bytes())
    for mark, flags in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        at = content.index(b"media/tree.png", content.index(mark))
        content[content.rindex(mark, 0, at) + flags] |= 1
    path.write_bytes(content)


def large(path):
    packed(path, [("walk.en.guide.md", GUIDE), ("media/tree.png", bytes(65 * 1024 * 1024))])


@pytest.mark.parametrize("make, reason", [(damaged, "damaged"), (encrypted, "encrypted"), (large, "more than 64 MB")])
def test_a_picture_that_cannot_be_taken_out_of_an_archive_is_named_with_the_reason(run, tmp_path, make, reason):
    archive = tmp_path / "walk.guide.zip"
    make(archive)
    done = run("guide", "check", archive)
    assert done.status == 0 and "media/tree.png" in done.out and reason in done.out
    done = run("guide", "import", archive, "--to", tmp_path / "out")
    assert done.status == 0 and reason in done.err
    assert (tmp_path / "out/walk.en.guide.md").exists() and not (tmp_path / "out/walk").exists()


def test_a_picture_that_is_not_beside_the_guide_is_a_warning(run, tmp_path):
    guide = tmp_path / "walk.en.guide.md"
    guide.write_text(GUIDE)
    done = run("guide", "check", guide)
    assert done.status == 0 and "warning: “media/tree.png” is named by the guide but not there" in done.out
    (tmp_path / "media").mkdir()
    (tmp_path / "media/tree.png").write_bytes(b"tree")
    done = run("guide", "check", guide)
    assert done.status == 0 and "no problems" in done.out


def test_the_languages_of_a_guide_travel_together(run, tmp_path):
    for tag, word in (("en", "Why?"), ("de", "Warum?")):
        (tmp_path / f"town.{tag}.guide.md").write_text(f"---\nid: town\nlang: {tag}\n---\n\n1. {word} {{#why}}\n")
    archive, form = tmp_path / "town.guide.zip", tmp_path / "town.xlsx"
    guide = tmp_path / "town.en.guide.md"
    assert run("guide", "export", guide, "--as", "guide-archive", "--to", archive).status == 0
    assert zipfile.ZipFile(archive).namelist() == ["town.en.guide.md", "town.de.guide.md"]
    assert run("guide", "export", guide, "--as", "xlsform", "--to", form).status == 0
    done = run("guide", "import", form, "--to", tmp_path / "out")
    assert done.status == 0 and "Warum?" in (tmp_path / "out/town.de.guide.md").read_text()
    # and those that stand in one file
    done = run("guide", "export", form, "--as", "guide-archive", "--to", archive)
    assert done.status == 0 and zipfile.ZipFile(archive).namelist() == ["town.en.guide.md", "town.de.guide.md"]
    done = run("guide", "export", guide, "--as", "quexml", "--to", tmp_path / "town.xml")
    assert done.status == 0 and "one language (en)" in done.err and "(de)" in done.err


def test_an_archive_with_two_files_of_one_name_says_so(run, tmp_path):
    archive = packed(tmp_path / "a.guide.zip", [("a.guide.md", "1. One?\n"), ("a.guide.md", "1. Two?\n")])
    done = run("guide", "check", archive)
    assert done.status == 1 and "two files of the same name" in done.out


def test_an_xml_reader_says_nothing_of_its_own(run, tmp_path):
    survey = tmp_path / "long.xml"
    survey.write_text(f"<questionnaire><title>{'x' * 11_000_000}</title></questionnaire>")
    done = run("guide", "check", survey)
    assert done.status == 1 and "a text is longer than 4 MB" in done.out
    assert done.err.splitlines() == ["1 error, 0 warnings"]


def test_each_ending_is_offered_once_and_texts_on_the_way_are_no_questions(run, tmp_path):
    done = run("guide", "check", __file__)
    assert done.status != 0 and done.err.count(".csv") == 1
    guide = tmp_path / "a.guide.md"
    guide.write_text("1. One? {#one}\n   [yesno]\n2. Thank you. {#thanks}\n   [info]\n")
    assert "1 question (0 open, 1 with an answer)" in run("guide", "check", guide).out
