"""What left, whether the audit log is whole, until when studies are kept, and contacts, in the browser."""
import re

from playwright.sync_api import expect

import web_app
from chromium import PHONE, TABLET


def finished(app):
    return next(one for one in app.listed() if one["status"] == "saved")


def test_the_ledger_and_a_changed_audit_log_are_seen(app, open_page, run, tmp_path):
    demo = finished(app)
    assert run("export", demo["id"], "--as", "csv", "--to", tmp_path / "out", "--library", app.library).status == 0
    page = open_page("/settings", TABLET)
    page.get_by_role("link", name="Privacy").tap()
    expect(page.locator("#audit-said")).to_contain_text("Intact: ")
    expect(page.locator(".left li")).to_have_count(1)
    expect(page.locator(".left li")).to_contain_text(demo["participant"])
    expect(page.locator(".left li")).to_contain_text(str(tmp_path / "out"))
    head = page.locator("#head").inner_text()
    assert head in run("library", "audit", "--library", app.library).out
    log = app.library / "audit.log"
    log.write_bytes(log.read_bytes().replace(b'"left"', b'"kept"', 1))
    page.reload()
    expect(page.locator("#audit-said")).to_contain_text("Not intact")


def test_a_study_whose_day_has_passed_is_deleted_in_two_touches(app, open_page, run):
    demo = finished(app)
    page = open_page("/records", PHONE)
    study = page.locator(f".studies li[data-interviews*='{demo['id']}']")
    study.locator("input[type=date]").fill("2020-12-31")
    study.locator("input[type=date]").blur()
    expect(page.locator("#said")).to_have_text("Saved.")
    assert "2020-12-31" in run("library", "retention", "--library", app.library).out
    page.goto(f"{app.origin}/")
    page.locator(".notice a[href='/records']").tap()
    study.locator(".ask").tap()
    study.locator(".stay").tap()
    assert demo["id"] in [one["id"] for one in app.listed()]
    study.locator(".ask").tap()
    study.locator(".now").tap()
    expect(page.locator("#said")).to_contain_text("they are in the bin")
    assert demo["id"] not in [one["id"] for one in app.listed()]
    page.goto(f"{app.origin}/bin")
    expect(page.locator("[data-restore]")).to_have_count(1)


def test_a_contact_is_kept_by_code_and_stands_on_no_other_page(app, open_page, run):
    demo = finished(app)
    page = open_page(f"/interviews/{demo['id']}/review", TABLET)
    page.locator("#do-more").tap()
    page.locator("#menu").get_by_role("button", name="About").tap()
    page.locator("#contact summary").tap()
    page.locator("#contact-name").fill("Ada Zaunkoenig")
    page.locator("#contact-phone").fill("0123")
    page.locator("#contact-phone").blur()
    expect(page.locator("#contact [role=status]")).to_have_text("The contact is stored.")
    stored = lambda: run("contact", "list", "--json", "--library", app.library).out  # noqa: E731
    web_app.eventually(lambda: "Ada Zaunkoenig" in stored() and "0123" in stored(), "the contact")
    visitor = app.interviewer()
    for path in ("/", "/records", "/settings", f"/export?interview={demo['id']}", f"/interviews/{demo['id']}/review",
                 f"/start?interview={demo['id']}", f"/interviews/{demo['id']}/handover"):
        assert b"Zaunkoenig" not in visitor.get(path).body, path
    page.reload()
    page.locator("#do-more").tap()
    page.locator("#menu").get_by_role("button", name="About").tap()
    page.locator("#contact summary").tap()
    expect(page.locator("#contact-name")).to_have_value("Ada Zaunkoenig")
    page.get_by_role("button", name=re.compile("Remove the contact")).tap()
    page.get_by_role("button", name=re.compile("Really remove it")).tap()
    expect(page.locator("#contact [role=status]")).to_have_text("The contact is removed.")
    assert "Zaunkoenig" not in stored()
