"""The talk when the disk is full, and what was drawn by hand, heard where it was drawn."""
import contextlib
import os
import subprocess

import pytest
from playwright.sync_api import expect

import hearing
import web_guides
from chromium import LAPTOP, TABLET, Touch
from conversation import Conversation, find, looped
from sound_files import samples
from virtual_microphone import VirtualMicrophone
from web_app import WebApp


@contextlib.contextmanager
def small_disk(folder, size):
    """A file system in memory that is full soon; needs the rights of root."""
    folder.mkdir(parents=True)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip("a full disk needs the right to mount one")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def fill(disk):
    """Leaves not a byte free; returns the file to delete."""
    ballast = disk / "ballast"
    with open(ballast, "wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(1 << 16))
    return ballast


def leave(disk, room):
    """Leaves so many bytes free."""
    free = os.statvfs(disk)
    with open(disk / "other", "wb") as file:
        os.posix_fallocate(file.fileno(), 0, free.f_bavail * free.f_frsize - room)


def test_a_full_disk_is_said_at_once_and_what_was_recorded_is_whole(leitfaden, speech, tmp_path, pages_of):
    with small_disk(tmp_path / "disk", "48m") as disk, VirtualMicrophone() as microphone:
        microphone.play(speech, armed=True, loop=True)
        with WebApp(web_guides.add(disk / "library"), microphone.env) as app:
            app.microphone, app.speech = microphone, speech
            # 16 MB are kept; what is left beyond them is reserved for the sound, and lasts for some seconds
            leave(disk, (16 << 20) + (2 << 20))
            talk = Conversation(app, "talk.guide.md", anyway=True)
            page = pages_of(app)(talk.lead, TABLET)
            expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
            talk.until_seconds(1.5)
            page.locator("#mark-button").tap()
            talk.until_marks(1)
            ballast = fill(disk)
            expect(page.locator("#alarms")).to_contain_text("Only 0 min of recording space is left")
            expect(page.locator(".app")).to_have_attribute("data-sounding", "failed", timeout=60_000)
            expect(page.locator("#alarms")).to_contain_text("disk is full")
            # the page stays of use: what cannot be stored is said, not swallowed
            page.locator("#note").press_sequentially("written on a full disk")
            page.locator("#note").press("Enter")
            ballast.unlink()
            (disk / "other").unlink()
            expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
            expect(page.locator("#alarms")).not_to_contain_text("disk is full")
            expect(page.locator("#saved")).not_to_have_class("waiting")
            talk.until(lambda _: [note["text"] for note in talk.log("note")] == ["written on a full disk"], "the note")
            talk.give(("mark", {"colour": 2}))
            talk.until_marks(2)
            talk.save()
            shown = app.shown(talk.id)
            assert len(shown["parts"]) >= 2 and shown["gaps"], shown
            _, _, source = samples(speech)
            for part in shown["parts"]:
                heard = samples(app.library / shown["folder"] / part["file"])[2]
                assert len(heard) == part["frames"] > 0
                at = find(source, heard[:960], 0)
                assert all(heard[frame:frame + 48_000] == looped(source, at + frame, min(48_000, len(heard) - frame))
                           for frame in range(0, len(heard), 48_000)), part
            assert shown["parts"][0]["frames"] > 1.4 * shown["sampleRate"]


def test_a_stroke_is_heard_where_the_pen_touched_the_sheet(app, open_page, conversation):
    talk = conversation()
    page = open_page(talk.lead, TABLET)
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    page.locator("#inking").tap()
    box = page.locator("#sheet").bounding_box()

    def at(x, y):
        return box["x"] + box["width"] * x, box["y"] + box["height"] * y
    talk.until_seconds(1.5)
    Touch(page).draw([at(0.1, 0.1), at(0.5, 0.2), at(0.9, 0.1)])
    talk.until(lambda _: [len(note.get("strokes", ())) for note in talk.log("note")] == [1], "the first stroke")
    talk.until_seconds(3.5)
    Touch(page).draw([at(0.1, 0.9), at(0.9, 0.8)])
    talk.until(lambda _: [len(note.get("strokes", ())) for note in talk.log("note")] == [2], "the second stroke")
    note, = talk.log("note")
    wanted = note["strokes"][1]["seconds"]
    assert wanted > note["strokes"][0]["seconds"] + 1
    talk.until_seconds(wanted + 2)
    talk.save()
    shown = talk.untouched()
    review = open_page(talk.review, LAPTOP)
    review.add_init_script(hearing.EAR)
    review.reload()
    review.locator("#items button", has_text="Drawn note").first.click()
    expect(review.locator(".sheet .stroke")).to_have_count(2)
    review.evaluate("() => window.forget()")
    review.locator(".sheet .stroke").nth(1).press("Enter")
    # from a second before, because people write down what was just said
    heard = hearing.place(hearing.listen(review), hearing.recorded(shown, app.library))
    assert heard is not None and wanted - 1.1 <= heard <= wanted, (heard, wanted)
