"""Where the tests run without a network, as `scripts/test` does it: loopback answers, nobody else can be asked."""
import subprocess
import sys

import pytest

import leitfaden as program

# what one asks from inside: a server of one's own, and an address that is nobody's
ASK = """
import socket
with socket.create_server(("127.0.0.3", 0)) as server, socket.create_connection(server.getsockname()):
    print("heard", end=" ")
for family, elsewhere in ((socket.AF_INET, "198.51.100.7"), (socket.AF_INET6, "2001:db8::7")):
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((elsewhere, 9))
        print("a way out", end=" ")
    except OSError as error:
        print("none", end=" ")
"""


def alone(*words, **more):
    return subprocess.run([sys.executable, program.ROOT / "scripts/without_network.py", *words], capture_output=True,
                          text=True, timeout=60, **more)


def test_a_command_without_a_network_reaches_itself_and_nobody_else():
    done = alone(sys.executable, "-c", ASK)
    if done.returncode == 69:
        pytest.skip(f"this machine makes no network namespaces: {done.stderr.strip()}")
    assert (done.returncode, done.stdout.split(" ")) == (0, ["heard", "none", "none", ""]), done


def test_a_command_gets_its_words_and_its_status_is_handed_on():
    done = alone("sh", "-c", 'test "$0" = "two words" && exit 7', "two words")
    if done.returncode == 69:
        pytest.skip(f"this machine makes no network namespaces: {done.stderr.strip()}")
    assert done.returncode == 7, done
