"""A network cable that can be pulled.

A browser's own "offline" makes new requests fail but leaves an open event stream alive; it cannot show what a tablet
does that walks out of the Wi-Fi. This forwarder can: `cut` resets every connection and refuses new ones, `stall` keeps
them open and lets nothing through, `mend` goes back to normal.

The server answers to its own name only, so the cable must not have a name or a port of its own: it listens on the
server's port at another loopback address, and a second Chromium is told that this computer is there (`CABLE` in
`chromium.py`). Its pages go through the cable, those of the first one do not.
"""
import contextlib
import socket
import struct
import threading

ADDRESS = "127.0.0.2"


class Cable:
    """Forwards TCP connections from `127.0.0.2:port` to `127.0.0.1:port`."""

    def __init__(self, port, host):
        self.port, self.host, self._pairs, self._lock = port, host, set(), threading.Lock()
        self._flows, self._is_cut = threading.Event(), False
        self._flows.set()
        self._listener = socket.create_server((ADDRESS, port))
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @property
    def origin(self):
        """Where pages that use the cable live."""
        return f"http://{self.host}:{self.port}"

    def cut(self):
        """Ends every connection at once and refuses new ones."""
        with self._lock:
            self._is_cut = True
            pairs, self._pairs = self._pairs, set()
        for end in (end for pair in pairs for end in pair):
            self._reset(end)

    def stall(self):
        """Connections stay, but nothing comes through any more."""
        self._flows.clear()

    def mend(self):
        """Everything as before."""
        self._is_cut = False
        self._flows.set()

    def close(self):
        self.cut()
        self._flows.set()
        self._listener.close()

    def _accept(self):
        while True:
            try:
                page, _ = self._listener.accept()
            except OSError:
                return
            try:
                server = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                self._reset(page)
                continue
            with self._lock:
                is_cut = self._is_cut
                if not is_cut:
                    self._pairs.add((page, server))
            if is_cut:
                self._reset(page)
                self._reset(server)
                continue
            for source, sink in ((page, server), (server, page)):
                threading.Thread(target=self._pump, args=(source, sink), daemon=True).start()

    def _pump(self, source, sink):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flows.wait()
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    @staticmethod
    def _reset(end):
        with contextlib.suppress(OSError):
            # without waiting: the other side sees a reset, as from a network that is gone
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            end.shutdown(socket.SHUT_RDWR)
        with contextlib.suppress(OSError):
            end.close()
