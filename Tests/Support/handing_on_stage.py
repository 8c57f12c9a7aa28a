"""The screens on which whole interviews leave and come in, for the app of `stage`."""
from playwright.sync_api import expect

import leitfaden
from stage import screen


@screen("export-whole")
def show_export_whole(stage, open_page):
    page = open_page(f"/export?interview={stage.finished}")
    page.locator("input[name=whole][value=yes]").check()
    page.locator("input[name=seal][value=keys]").check()
    return page


@screen("take-in")
def show_take_in(stage, open_page):
    return open_page("/take-in")


@screen("take-in-opening")
def show_take_in_opening(stage, open_page):
    bundle = stage.app.library.parent / "study.leitfaden.age"
    if not bundle.exists():
        secret = bundle.with_name("passphrase.txt")
        secret.write_text("badu-kimo-lesa-tonu\n")
        leitfaden.run("bundle", "make", stage.finished, "--to", bundle, "--bundle-passphrase-file", secret, "--library", stage.app.library)
    page = open_page("/take-in")
    page.locator("#bundle").set_input_files(bundle)
    expect(page.locator("#opening")).to_be_visible()
    return page


@screen("records")
def show_records(stage, open_page):
    guide = next(one for one in stage.app.listed() if one["id"] == stage.finished)["guide"]
    guide = guide["id"] if isinstance(guide, dict) else guide
    leitfaden.run("library", "retention", guide, "2020-12-31", "--library", stage.app.library)
    page = open_page("/records")
    page.locator(".ask").first.click()
    expect(page.locator(".sure").first).to_be_visible()
    return page
