#!/usr/bin/env python3
"""without_network - runs a command in a network namespace of its own: loopback works, and nothing leads anywhere else.

  scripts/without_network.py COMMAND ...

Needs root and a kernel that allows it; where that is not so it says why, with status 69, and runs nothing.
"""
import ctypes
import fcntl
import os
import socket
import struct
import sys

CLONE_NEWNET = 0x40000000
SIOCSIFFLAGS = 0x8914
IFF_UP = 0x1


def enter():
    """Leaves the network; `OSError` when that is not possible."""
    library = ctypes.CDLL(None, use_errno=True)
    if library.unshare(CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "no network namespace")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        fcntl.ioctl(control, SIOCSIFFLAGS, struct.pack("16sh22x", b"lo", IFF_UP))
    # believed only when seen; a connection of this kind sends nothing
    for family, elsewhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        if leads(family, elsewhere):
            raise OSError("there still is a way out")


def leads(family, elsewhere):
    """Whether there is a route to an address."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((elsewhere, 9))
            return True
    except OSError:
        return False


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    try:
        enter()
    except OSError as error:
        print(f"without_network: {error}", file=sys.stderr)
        sys.exit(69)
    os.execvp(sys.argv[1], sys.argv[1:])
