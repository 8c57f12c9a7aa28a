"""The export page: interviews, kinds of files and a place are chosen; what comes out, what is remembered, what goes wrong."""
import io
import pathlib
import struct
import zipfile

import pytest
from playwright.sync_api import expect

from chromium import LAPTOP, PHONE, TABLET
from stick import alone, plugged_in, pull

GUIDE = "/export?guide=working-days"


def finished(app):
    return [one["id"] for one in app.listed() if one["status"] == "saved"]


def choose(page, *formats):
    """These kinds of files and no others."""
    for details in page.locator(".purpose").all():
        details.evaluate("(one) => { one.open = true; }")
    for box in page.locator("input[name=format]:enabled").all():
        box.set_checked(box.get_attribute("value") in formats)


def export(page):
    page.locator("#begin").click()
    expect(page.locator("#result")).to_be_visible(timeout=60_000)


def written(page):
    """The folder that the page names."""
    return pathlib.Path(page.locator("#result code").inner_text())


def test_files_are_written_into_a_new_folder_of_the_computer_without_names(app, open_page, tmp_path):
    talk, *_ = finished(app)
    app.interviewer().post(f"/api/interviews/{talk}/edit", {"title": "Talk with CanaryGruber"})
    page = open_page(f"/export?interview={talk}", LAPTOP)
    expect(page.locator("input[name=interview]:checked")).to_have_count(1)
    choose(page, "csv", "json", "wav")
    expect(page.locator("#sum")).to_have_text("1 interview, 3 kinds of files")
    expect(page.locator("#voice")).to_be_visible()
    page.locator("#target-folder").fill(str(tmp_path / "out"))
    export(page)
    expect(page.locator("#result h2")).to_have_text("Exported")
    folder = written(page)
    assert folder.parent == tmp_path / "out"
    assert {"marks.csv", "interviews.json", "contents.txt"} <= {path.name for path in folder.iterdir()}
    assert not any(b"CanaryGruber" in path.read_bytes() for path in folder.iterdir())
    assert not [path for path in folder.iterdir() if path.name.startswith(".")]
    page.locator("#result summary").click()
    with page.expect_download() as download:
        page.locator("#result .files a").filter(has_text="marks.csv").click()
    assert pathlib.Path(download.value.path()).read_bytes() == (folder / "marks.csv").read_bytes()
    page.locator("input[name=names]").check()
    export(page)
    assert b"CanaryGruber" in (written(page) / "interviews.json").read_bytes()
    assert written(page) != folder, "exports are never mixed"


def test_what_was_chosen_is_remembered_for_the_study_but_never_the_names(app, open_page, tmp_path):
    page = open_page(GUIDE, TABLET)
    choose(page, "reaper", "spss")
    page.locator("input[name=textless]").check()
    page.locator("input[name=names]").check()
    page.locator("#target-folder").fill(str(tmp_path / "mine"))
    export(page)
    page = open_page(GUIDE, TABLET)
    assert page.locator("input[name=format]:checked").evaluate_all("(all) => all.map((one) => one.value)") == ["reaper", "spss"]
    expect(page.locator("input[name=textless]")).to_be_checked()
    expect(page.locator("input[name=names]")).not_to_be_checked()
    expect(page.locator("#target-folder")).to_have_value(str(tmp_path / "mine"))
    page = open_page("/export", TABLET)
    expect(page.locator("input[name=format][value=csv]")).to_be_checked()
    expect(page.locator("input[name=textless]")).not_to_be_checked()


def test_a_device_that_is_not_the_recorder_gets_one_zip_file(app, open_page):
    page = open_page(GUIDE, PHONE)
    choose(page, "csv", "transcript")
    page.locator("input[value=download]").check()
    with page.expect_download() as download:
        export(page)
    assert download.value.suggested_filename.endswith(".zip")
    with zipfile.ZipFile(io.BytesIO(pathlib.Path(download.value.path()).read_bytes())) as archive:
        assert archive.testzip() is None
        names = {pathlib.PurePath(name).name for name in archive.namelist()}
        assert {"marks.csv", "contents.txt"} <= names and len({name.split("/")[0] for name in archive.namelist()}) == 1
    assert [path.name for path in (app.library / ".downloads").iterdir()] == [pathlib.Path(download.value.url).parent.name + ".zip"]
    app.stop()
    assert not (app.library / ".downloads").exists(), "nothing of it is left behind"


def test_interviews_are_chosen_all_none_and_one_by_one(open_page, conversation):
    talk = conversation()
    talk.until_seconds(0.5)
    talk.save()
    page = open_page("/export", LAPTOP)
    boxes = page.locator("input[name=interview]")
    count = boxes.count()
    assert count == 2
    page.locator("#interviews").evaluate("(one) => { one.open = true; }")
    page.get_by_role("button", name="None").click()
    expect(page.locator("#tally")).to_have_text(f"0 of {count} chosen")
    page.locator("#begin").click()
    expect(page.locator("#refusal")).to_have_text("Choose at least one interview.")
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.locator("#tally")).to_have_text(f"{count} of {count} chosen")
    page.locator("#interviews label").first.click()
    expect(page.locator("#sum")).to_have_text("1 interview, 8 kinds of files")
    choose(page)
    page.locator("#begin").click()
    expect(page.locator("#refusal")).to_have_text("Choose at least one kind of file.")


@pytest.mark.parametrize("folder, words", [("/proc/no", "cannot make the folder"), ("not/whole", "This is not the full path"),
                                           ("LIBRARY", "belongs to the library itself")])
def test_a_place_that_cannot_be_written_is_one_sentence_and_nothing_is_kept(app, open_page, folder, words):
    page = open_page(GUIDE, LAPTOP, quiet=("422",))
    choose(page, "csv")
    page.locator("#target-folder").fill(str(app.library / "2026") if folder == "LIBRARY" else folder)
    before = sorted(path.name for path in app.library.iterdir())
    page.locator("#begin").click()
    told = page.locator("#refusal, #result h2").filter(has_text=words)
    expect(told.first).to_be_visible()
    assert sorted(path.name for path in app.library.iterdir() if path.name != "settings.json") \
        == [name for name in before if name != "settings.json"]
    expect(page.locator("#exporting")).not_to_have_attribute("inert", "")


def grow(part, bytes):
    """Makes the sound of a WAV file long without taking room: zeros behind it that nobody wrote."""
    with open(part, "r+b") as file:
        head = file.read(4096)
        place = head.index(b"data") + 4
        file.truncate(place + 4 + bytes)
        for at, size in [(4, place + 4 + bytes - 8), (place, bytes)]:
            file.seek(at)
            file.write(struct.pack("<I", size))


def test_an_export_goes_on_without_its_page_and_can_be_cancelled_from_another(app, open_page, tmp_path):
    talk = finished(app)[0]
    grow(next((app.library / app.shown(talk)["folder"]).glob("*.wav")), 1_500_000_000)
    page = open_page(f"/export?interview={talk}", LAPTOP)
    choose(page, "wav")
    page.locator("#target-folder").fill(str(tmp_path / "out"))
    page.locator("#begin").click()
    expect(page.locator("#work")).to_be_visible()
    page.reload()
    expect(page.locator("#work-said")).to_contain_text("Writing 1 of 1: Sound with the marks inside")
    page.locator("#cancel").click()
    expect(page.locator("#result h2")).to_have_text("Cancelled. Nothing was kept.")
    assert not (tmp_path / "out").exists()
    expect(page.locator("#work")).to_be_hidden()


@pytest.fixture
def no_other_stick():
    with alone():
        yield


def test_a_stick_that_is_plugged_in_is_offered_read_back_and_missed_when_it_is_gone(app, open_page, no_other_stick):
    page = open_page(GUIDE, TABLET, quiet=("409",))
    expect(page.locator("#no-medium")).to_be_visible()
    with plugged_in("INTERVIEWS") as stick:
        page.locator("#look-again").tap()
        choice = page.locator("#media label").filter(has_text="INTERVIEWS")
        expect(choice).to_contain_text("MB free")
        choice.tap()
        choose(page, "csv", "wav")
        export(page)
        expect(page.locator("#result .safe")).to_have_text(
            f"Read back and compared: {len(list(written(page).iterdir()))} files. You can remove the drive.")
        assert written(page).is_relative_to(stick / "Leitfaden-exports")
        pull(stick)
        page.locator("#begin").tap()
        expect(page.locator("#refusal")).to_contain_text("This USB stick is no longer there. Plug it in")
    page.locator("#look-again").tap()
    expect(page.locator("#media label")).to_have_count(0)
    expect(page.locator("input[value=folder]")).to_be_checked()


def test_a_stick_that_is_too_small_is_one_sentence(app, open_page):
    with plugged_in("SMALL", "1m") as stick:
        page = open_page(GUIDE, LAPTOP)
        page.locator("#media label").click()
        choose(page, "wav")
        page.locator("#begin").click()
        expect(page.locator("#result h2")).to_contain_text("The disk is full")
        assert not list(stick.iterdir()), "nothing is left on it"


def test_one_question_alone_is_chosen_from_the_guide_that_the_interviews_share(app, open_page, tmp_path):
    page = open_page(GUIDE, PHONE)
    menu = page.get_by_label("Which question?")
    choose(page, "csv")
    expect(menu).to_be_hidden()
    choose(page, "question-sound")
    expect(menu.locator("option").first).to_have_text("All questions")
    code = menu.locator("option").nth(1).inner_text().split(" · ")[0]
    assert code == "Q01"
    page.locator("#interviews").evaluate("(one) => { one.open = true; }")
    page.locator("#interviews label").tap()
    expect(menu).to_be_hidden()
    page.locator("#interviews label").tap()
    page.locator("#target-folder").fill(str(tmp_path / "every"))
    export(page)
    every = sorted(path.name for path in written(page).glob("*.wav"))
    assert len(every) > 1
    one = next(option for option in menu.locator("option").all()[1:]
               if any(f"_{option.inner_text().split(' · ')[0]}_" in name for name in every))
    code = one.inner_text().split(" · ")[0]
    menu.focus()
    menu.select_option(one.get_attribute("value"))
    page.locator("#target-folder").fill(str(tmp_path / "one"))
    export(page)
    assert [path.name for path in sorted(written(page).glob("*.wav"))] == [name for name in every if f"_{code}_" in name]


@pytest.mark.parametrize("chosen, words", [(None, "Lesen"), ("en", "Read")])
def test_reports_speak_the_language_of_the_page_or_the_one_that_was_chosen(open_page, tmp_path, chosen, words):
    page = open_page(GUIDE, LAPTOP, language="de")
    choose(page, "csv")
    menu = page.get_by_label("Sprache der Berichte")
    expect(menu).to_be_hidden()
    choose(page, "report")
    expect(menu).to_have_value("de")
    if chosen:
        menu.select_option(chosen)
    page.locator("#target-folder").fill(str(tmp_path / "out"))
    export(page)
    report = next(written(page).glob("*.html")).read_text("utf-8")
    assert f'<html lang="{chosen or "de"}"' in report
