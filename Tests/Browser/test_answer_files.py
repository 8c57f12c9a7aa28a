"""Files that are answers, and media of guides: what may come in, what may go out, and to whom."""
import re

import pytest

import kinds_guide
import kinds_stage
from web_app import eventually

BYTES = {"Content-Type": "application/octet-stream"}


@pytest.fixture(scope="module")
def theatre(leitfaden, tmp_path_factory):
    """An interview along the guide with every kind."""
    with kinds_stage.serving(tmp_path_factory.mktemp("files")) as playing:
        playing.api = f"/api/interviews/{playing.live}"
        playing.folder = playing.app.library / playing.app.shown(playing.live)["folder"]
        yield playing


def upload(theatre, question, raw, **headers):
    return theatre.visitor.request("POST", f"{theatre.api}/files?question={question}", raw=raw, headers={**BYTES, **headers})


def answer(theatre, question, *references):
    files = ", ".join(f'{{"name": "{one["name"]}", "sha256": "{one["sha256"]}", "mediaType": "{one["mediaType"]}"}}' for one in references)
    result, = theatre.visitor.give(theatre.live, ("answer", {"question": question, "text": f'{{"files": [{files}]}}'}))
    return result


def test_a_picture_is_kept_under_a_name_of_ours_and_only_for_its_owner(theatre):
    sent = upload(theatre, "photo", kinds_guide.png())
    assert sent.status == 200 and sent.json["mediaType"] == "image/png", sent
    stored = theatre.folder / "files" / sent.json["name"]
    assert stored.read_bytes() == kinds_guide.png()
    assert stored.stat().st_mode & 0o077 == 0 and stored.parent.stat().st_mode & 0o077 == 0
    assert theatre.visitor.get(f"{theatre.api}/files/{sent.json['name']}").status == 404, "no answer names it yet"
    assert answer(theatre, "photo", sent.json)["ok"]
    seen = theatre.visitor.get(f"{theatre.api}/files/{sent.json['name']}")
    assert seen.status == 200 and seen.body == kinds_guide.png()
    assert seen.headers["Content-Type"] == "image/png" and seen.headers["X-Content-Type-Options"] == "nosniff"
    assert "sandbox" in seen.headers["Content-Security-Policy"]


def test_a_page_among_the_files_is_downloaded_and_never_shown(theatre):
    sent = upload(theatre, "file", b"<!doctype html><script>alert(1)</script>")
    assert sent.json["mediaType"] == "application/octet-stream"
    assert answer(theatre, "file", sent.json)["ok"]
    seen = theatre.visitor.get(f"{theatre.api}/files/{sent.json['name']}")
    assert seen.headers["Content-Type"] == "application/octet-stream"
    assert seen.headers["Content-Disposition"].startswith("attachment")


@pytest.mark.parametrize("question, raw, status", [
    ("photo", b"<svg xmlns='http://www.w3.org/2000/svg'/>", 415), ("audio", kinds_guide.png(), 415), ("video", b"%PDF-1.7", 415),
    ("photo", b"", 400), ("text", b"x", 400), ("nothing", b"x", 400),
])
def test_what_cannot_be_the_answer_is_refused_and_not_kept(theatre, question, raw, status):
    before = sorted((theatre.folder / "files").glob("*")) if (theatre.folder / "files").exists() else []
    refused = upload(theatre, question, raw)
    assert refused.status == status and len(refused.json["message"].split()) > 3, refused
    assert (sorted((theatre.folder / "files").glob("*")) if before else before) == before
    assert not list((theatre.folder / "files").glob(".*.part"))


def test_a_file_that_is_too_large_is_refused_before_it_is_sent(theatre):
    refused = upload(theatre, "file", b"x", **{"Content-Length": str(600 << 20)})
    assert refused.status == 413 and len(refused.json["message"].split()) > 3


@pytest.mark.parametrize("headers, status", [
    ({"Content-Type": "text/plain"}, 415), ({"Content-Type": "multipart/form-data; boundary=x"}, 415),
    ({"Origin": "http://example.org"}, 403), ({"X-Leitfaden": "0"}, 403), ({"Cookie": None}, 401),
])
def test_no_page_of_somebody_else_can_send_a_file(theatre, headers, status):
    assert upload(theatre, "file", b"x", **headers).status == status


@pytest.mark.parametrize("name", ["..%2Finterview.json", "%2e%2e/interview.json", "..%2F..%2Flibrary.sqlite", "part-001.wav", "%00", ".hidden"])
def test_no_name_leads_out_of_the_answers(theatre, name):
    assert theatre.visitor.get(f"{theatre.api}/files/{name}").status == 404
    assert theatre.visitor.get(f"{theatre.api}/media/{name}").status == 404


@pytest.mark.parametrize("path", ["kinds.en.guide.md", "media/../kinds.en.guide.md", "media%2F..%2Fkinds.en.guide.md", "/etc/passwd", "media"])
def test_of_the_guides_folder_only_what_the_guide_names_goes_out(theatre, path):
    assert theatre.visitor.get(f"{theatre.api}/media/{path}").status == 404


def joined(theatre):
    """A second device to which the section "handed" was handed over."""
    code = theatre.visitor.post(f"{theatre.api}/handover", {"section": "handed", "pin": "2468", "device": "second"}).json["code"]
    guest = theatre.app.visitor()
    guest.cookie = guest.post("/api/pair", {"code": code}).headers["Set-Cookie"].partition(";")[0]
    guest.token = re.search(r'<meta name="leitfaden" content="([0-9a-f]+)"', guest.get("/respond", Accept="text/html").text)[1]
    return guest


def test_who_is_shut_out_in_the_middle_of_a_file_leaves_nothing_of_it(theatre):
    guest, picture = joined(theatre), kinds_guide.png() + bytes(300_000)
    files = theatre.folder / "files"
    known = set(files.glob("*"))
    connection = guest.connection()
    try:
        connection.putrequest("POST", "/api/respond/files?question=h_photo", skip_host=True)
        for name, value in {**BYTES, "Host": f"{guest.host}:{guest.port}", "Cookie": guest.cookie, "Origin": guest.origin, "X-Leitfaden": guest.token}.items():
            connection.putheader(name, value)
        connection.putheader("Content-Length", str(len(picture)))
        connection.endheaders(picture[:100_000])
        eventually(lambda: list(files.glob(".*.part")), "the beginning on the disk")
        assert theatre.visitor.request("DELETE", "/api/devices").status == 200
        connection.send(picture[100_000:])
        assert connection.getresponse().status == 401
    finally:
        connection.close()
        theatre.visitor.post(f"{theatre.api}/handover/back", {})
    eventually(lambda: not list(files.glob(".*.part")), "the end of it")
    assert set(files.glob("*")) == known


def test_who_answers_reaches_the_own_section_and_nothing_else(theatre):
    sent = upload(theatre, "photo", kinds_guide.png(colour=(1, 2, 3)))
    assert answer(theatre, "photo", sent.json)["ok"]
    guest = joined(theatre)
    try:
        own = guest.request("POST", "/api/respond/files?question=h_photo", raw=kinds_guide.png(), headers=BYTES)
        assert own.status == 200, own
        assert guest.request("POST", "/api/respond/files?question=photo", raw=kinds_guide.png(), headers=BYTES).status == 400
        assert guest.request("POST", f"{theatre.api}/files?question=photo", raw=kinds_guide.png(), headers=BYTES).status == 403
        assert guest.get(f"/api/respond/files/{sent.json['name']}").status == 404
        assert guest.get(f"{theatre.api}/files/{sent.json['name']}").status == 403
        assert guest.get("/api/respond/media/media/map.png").status == 200
        assert guest.get(f"{theatre.api}/media/media/map.png").status == 403
    finally:
        theatre.visitor.post(f"{theatre.api}/handover/back", {})
    assert guest.get("/api/respond/media/media/map.png").status == 401


def test_media_of_the_guide_come_in_pieces_and_a_link_out_of_the_folder_does_not(theatre, tmp_path):
    part = theatre.visitor.request("GET", f"{theatre.api}/media/media/clip.wav", headers={"Range": "bytes=0-3"})
    assert part.status == 206 and part.body == b"RIFF" and part.headers["Content-Type"] == "audio/wav"
    secret = tmp_path / "secret.png"
    secret.write_bytes(b"secret")
    picture = theatre.app.library / "guides/media/park.png"
    picture.unlink()
    picture.symlink_to(secret)
    assert theatre.visitor.get(f"{theatre.api}/media/media/park.png").status == 404


def test_an_answer_can_only_name_what_can_lie_there(theatre):
    name = {"sha256": "0" * 64, "mediaType": "image/png"}
    for bad in ("../x.png", "a/b.png", ".x"):
        assert not answer(theatre, "photo", {"name": bad, **name})["ok"]
    assert answer(theatre, "photo", {"name": "part-001.wav", **name})["ok"], "a name that is safe, and no file"
    assert theatre.visitor.get(f"{theatre.api}/files/part-001.wav").status == 404
