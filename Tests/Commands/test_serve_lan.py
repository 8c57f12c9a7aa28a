"""`leitfaden serve --lan`: where it listens, what its certificate is good for, and what is answered without TLS."""
import contextlib
import json
import os
import pathlib
import re
import socket
import stat
import subprocess
import time

import pytest

import lan
import web_app
from test_serve import listening
from web_app import PATIENCE, WebApp, eventually

PLAIN = {"isPlain": True}


@pytest.fixture(scope="module")
def network(leitfaden, tmp_path_factory):
    """A server in the network: (app, its interviewer, the file with its authority, host:port)."""
    folder = tmp_path_factory.mktemp("network")
    with WebApp(folder / "library", {**os.environ, "XDG_DATA_HOME": str(folder / "data")}, lan.WORDS) as app:
        visitor = app.interviewer()
        file = folder / "authority.crt"
        file.write_text(lan.authority(visitor))
        yield app, visitor, file, lan.facts(visitor)["address"].removeprefix("https://")


def said(*words, **more):
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, timeout=PATIENCE, **more)
    return done.returncode, done.stdout + done.stderr


def curl(*words):
    """(exit status of curl, what it printed)."""
    return said("curl", "--silent", "--include", "--noproxy", "*", "--max-time", "20", *words)


def test_it_listens_on_one_named_address_and_loopback_and_says_where(network):
    app, visitor, _, place = network
    port = int(place.rpartition(":")[2])
    assert sorted(listening(app.server)) == sorted([("0100007F", app.port), ("0300007F", port)])
    assert f"https://{place}" in app.err() and lan.facts(visitor)["fingerprint"] in app.err()


def test_without_being_asked_it_listens_on_loopback_only(leitfaden, library):
    with WebApp(library) as app:
        assert listening(app.server) == [("0100007F", app.port)]
        facts = app.interviewer().get("/api/lan").json["lan"]
        assert not facts["isOn"] and facts["address"] == "", facts


def test_programs_that_know_the_authority_reach_it_and_others_do_not(network):
    _, visitor, authority, place = network
    status, answer = curl("--cacert", authority, f"https://{place}/pair")
    assert status == 0 and answer.startswith("HTTP/1.1 200"), answer
    status, answer = curl(f"https://{place}/pair")
    assert status == 60 and answer == "", (status, answer)
    asked = ["openssl", "s_client", "-connect", place, "-verify_return_error"]
    status, answer = said(*asked, "-CAfile", authority, "-verify_ip", lan.ADDRESS, input="")
    assert status == 0 and "Verify return code: 0 (ok)" in answer, answer
    assert re.search(r"TLSv1\.[23]", answer), answer
    status, answer = said(*asked, input="")
    assert status != 0 and "verify error" in answer, answer
    # TLS 1.2 only with what also proves that nothing was changed
    for cipher, fits in [("ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256", True),
                         ("ECDHE-ECDSA-AES128-SHA:ECDHE-RSA-AES128-SHA:ECDHE-ECDSA-AES128-SHA256:ECDHE-RSA-AES128-SHA256:AES128-SHA", False)]:
        status, answer = said(*asked, "-CAfile", authority, "-tls1_2", "-cipher", cipher, input="")
        assert ("Cipher is ECDHE" in answer) == fits, answer
    # a certificate for another address
    status, answer = said(*asked, "-CAfile", authority, "-verify_ip", "127.0.0.4", input="")
    assert status != 0 and "mismatch" in answer, answer
    assert lan.Tablet(visitor).get("/pair").status == 200


def test_who_does_not_speak_tls_is_told_so_and_learns_nothing_else(network):
    _, _, _, place = network
    status, answer = curl(f"http://{place}/pair")
    head, _, body = answer.replace("\r", "").partition("\n\n")
    assert status == 0 and head.startswith("HTTP/1.1 426 Upgrade Required"), answer
    assert body == "This address answers over TLS only: it begins with https://\n" and "ookie" not in head, answer
    host, _, port = place.partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(b"\x00\x01\x02 anything at all")
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := line.recv(4096):
                heard += more
        assert heard.startswith(b"HTTP/1.1 426"), heard


def test_its_files_are_its_owners_alone_and_its_certificate_ends_within_397_days(network, tmp_path):
    app, _, authority, _ = network
    folder = pathlib.Path(app.env["XDG_DATA_HOME"]) / "leitfaden/tls"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {
        f"authority-{lan.ADDRESS}.pem": 0o600, f"server-{lan.ADDRESS}.pem": 0o600}
    assert "PRIVATE" not in authority.read_text(), "what is handed out must not hold the key"
    _, text = said("openssl", "x509", "-in", folder / f"server-{lan.ADDRESS}.pem", "-noout", "-text")
    assert re.search(r"DNS:[a-z0-9-]+\.local, IP Address:127\.0\.0\.3\b", text), text
    assert "CA:FALSE" in text and "TLS Web Server Authentication" in text, text
    year, more = 397 * 86_400, 60
    assert said("openssl", "x509", "-in", folder / f"server-{lan.ADDRESS}.pem", "-noout", "-checkend", year + more)[0] == 1
    _, text = said("openssl", "x509", "-in", authority, "-noout", "-text")
    assert re.search(r"Basic Constraints: critical\s+CA:TRUE, pathlen:0", text), text
    assert "Name Constraints: critical" in text and "IP:192.168.0.0/255.255.0.0" in text, text


@pytest.mark.parametrize("names, isBelieved", [
    ("IP:127.0.0.3", True), ("IP:192.168.1.9", True), ("IP:8.8.8.8", False), ("IP:127.0.0.4", False),
    ("DNS:bank.example", False), ("DNS:other.local", False)])
def test_whoever_steals_the_authority_can_certify_nothing_outside_private_networks(network, tmp_path, names, isBelieved):
    app, _, authority, _ = network
    stolen = pathlib.Path(app.env["XDG_DATA_HOME"]) / f"leitfaden/tls/authority-{lan.ADDRESS}.pem"
    key, leaf, wish, extensions = (tmp_path / name for name in ("key", "leaf", "wish", "extensions"))
    extensions.write_text(f"subjectAltName={names}\n")
    for words in (["req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key, "-out", wish,
                   "-subj", "/CN=stolen"],
                  ["x509", "-req", "-in", wish, "-CA", stolen, "-CAkey", stolen, "-CAcreateserial", "-CAserial", tmp_path / "serial",
                   "-days", "30", "-out", leaf, "-extfile", extensions]):
        status, text = said("openssl", *words)
        assert status == 0, text
    status, text = said("openssl", "verify", "-CAfile", authority, leaf)
    assert (status == 0) == isBelieved and (isBelieved or "permitted subtree violation" in text), text


@pytest.mark.parametrize("address", ["0.0.0.0", "127.0.0.1", "255.255.255.255", "203.0.113.9", "::", "kitchen"])
def test_an_address_that_is_none_of_this_computers_is_one_sentence(run, library, address):
    done = run("serve", "--library", library, f"--lan-address={address}")
    assert done.status == 1 and done.out == "" and len(done.err.splitlines()) == 2, done
    assert "hint:" in done.err and "address" in done.err, done


def inside(namespace):
    """The words before a command in a network namespace. `ip netns exec` also changes mounts, which a chroot refuses."""
    return "nsenter", f"--net=/run/netns/{namespace}"


@pytest.fixture
def homes():
    """Two computers in one network: namespaces with a cable between them; removed afterwards."""
    name = f"lf{os.getpid()}"
    here, there = f"{name}a", f"{name}b"

    def ip(*words):
        return said("ip", *words)
    try:
        status, text = ip("netns", "add", here)
        if status != 0 or ip("netns", "add", there)[0] != 0:
            pytest.skip(f"this machine makes no network namespaces: {text.strip()}")
        status, text = ip("link", "add", "cable", "netns", here, "type", "veth", "peer", "name", "cable", "netns", there)
        if status != 0:
            pytest.skip(f"this machine makes no virtual cables: {text.strip()}")
        for place, address in ((here, "192.168.77.1"), (there, "192.168.77.2")):
            for words in (["addr", "add", f"{address}/24", "dev", "cable"], ["link", "set", "cable", "up"], ["link", "set", "lo", "up"]):
                status, text = said(*inside(place), "ip", *words)
                if status != 0:
                    pytest.skip(f"this machine lets nobody into a network namespace: {text.strip()}")
        yield here, there
    finally:
        for place in (here, there):
            ip("netns", "del", place)


def test_another_computer_reaches_the_network_only_and_a_new_address_gets_a_new_certificate(leitfaden, tmp_path, homes):
    here, there = homes
    library = tmp_path / "library"
    library.mkdir()
    (library / "settings.json").write_text(json.dumps(PLAIN))
    log = tmp_path / "log"
    with log.open("w") as err:
        process = subprocess.Popen(
            [*inside(here), leitfaden, "serve", "--library", library, "--no-open", "--lan"],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=err, text=True)
    try:
        port = re.search(r":(\d+)/", process.stdout.readline())[1]
        place = eventually(lambda: (found := re.search(r"https://(192\.168\.77\.1:\d+)", log.read_text())) and found[1], "the address")
        authority = tmp_path / "authority.crt"
        said("openssl", "x509", "-in", tmp_path / "data/leitfaden/tls/authority.pem", "-out", authority)

        def from_there(*words):
            return said(*inside(there), "curl", "--silent", "--include", "--max-time", "10", *words)
        status, answer = from_there("--cacert", authority, f"https://{place}/pair")
        assert status == 0 and answer.startswith("HTTP/1.1 200"), (status, answer)
        # the interviewer's pages answer on loopback, which nobody else has
        heard = said(*inside(here), "ss", "-ltnH")[1].split("\n")
        assert sorted(line.split()[3] for line in heard if line) == sorted([f"127.0.0.1:{port}", place])
        # another network of this computer comes up: who joined stays where they are
        assert said(*inside(here), "ip", "link", "add", "other", "type", "veth", "peer", "name", "far")[0] == 0
        for words in (("addr", "add", "10.9.8.7/24", "dev", "other"), ("link", "set", "other", "up"),
                      ("link", "set", "far", "up"), ("route", "add", "default", "dev", "other")):
            assert said(*inside(here), "ip", *words)[0] == 0
        # there is no event to wait for in what must not happen: one look at the addresses later it is where it was
        time.sleep(6)
        assert from_there("--cacert", authority, f"https://{place}/pair")[0] == 0
        assert said(*inside(here), "ip", "link", "del", "other")[0] == 0
        # another network
        assert said(*inside(here), "ip", "addr", "del", "192.168.77.1/24", "dev", "cable")[0] == 0
        assert said(*inside(here), "ip", "addr", "add", "192.168.77.9/24", "dev", "cable")[0] == 0
        moved = place.replace(".77.1:", ".77.9:")
        answer = eventually(lambda: (found := from_there("--cacert", authority, f"https://{moved}/pair"))[0] == 0 and found[1],
                            "the listener at the new address")
        assert answer.startswith("HTTP/1.1 200"), answer
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
