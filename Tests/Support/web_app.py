"""`leitfaden serve` as a test meets it: the process, its addresses, and somebody who talks to it without a browser."""
import http.client
import json
import os
import pathlib
import queue
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import uuid

import accounting
import leitfaden as program
import schemas

DEMO = program.ROOT / "Interviews"
PATIENCE = 60  # seconds; generous, for slow and crowded machines
# what it prints: host, port, token
ADDRESS = re.compile(r"http://(leitfaden-[a-z2-9]{20}\.localhost|127\.0\.0\.1):(\d+)/#([0-9a-f]{32})")
# what is said once where the network was asked for with a word
LAN_LINES = [r"devices in the same network join at https://\S+", r"SHA-256 fingerprint of its certificate: [0-9A-F: ]+"]
# what is said when the program died and was started again by itself
STARTED_AGAIN = r"warning: the web app crashed \(signal \d+, [\w /]+\) and was started again; .*"
# what is said at the start of what a power cut left
RECOVERED = r"recovered [0-9:]+ of \S*; continue with: leitfaden record --reopen [0-9a-f]{8}"


def eventually(condition, what, patience=PATIENCE):
    """Waits until `condition()` is true and returns it; a test's way of not sleeping."""
    end = time.monotonic() + patience
    while True:
        if found := condition():
            return found
        assert time.monotonic() < end, f"waited in vain for {what() if callable(what) else what}"
        time.sleep(0.03)


class WebApp:
    """The real program, serving a library of its own on a free port.

        with WebApp(library, microphone.env) as app:
            app.address()       # lets one browser in, once
            app.interviewer()   # a visitor without a browser

    Whatever the program says besides its addresses fails the test that ends it, unless it fits one of `expected`.
    """

    def __init__(self, library, env=None, words=("--port", "0"), isNew=False, expected=()):
        self.library, self.env, self.words = pathlib.Path(library), env, list(words)
        # whoever does not test the first page has decided before: this library is not encrypted
        settings = self.library / "settings.json"
        if not isNew and not settings.exists() and not (self.library / "keys").exists():
            self.library.mkdir(parents=True, exist_ok=True)
            settings.write_text('{"isPlain": true}')
        # patterns of whole lines on stderr, without the name of the program in front
        self.expected, self._noise = list(expected), []
        self.process = self.port = self.host = None
        self._addresses, self._lock, self._isHeard = [], threading.Lock(), False

    def __enter__(self):
        self._began = time.time()
        return self.start()

    def __exit__(self, kind, *_):
        self.stop()
        # whoever failed before shall not be told of this instead
        assert kind or not self._noise, f"the program said: {self._noise}"
        if not kind:
            accounting.check_library(self.library)
            schemas.check_recorded(self.library, self._began)

    def start(self):
        """Starts the program and waits for its address."""
        self._said, self._lines, self._isHeard = tempfile.TemporaryFile("w+"), queue.Queue(), False
        self.process = subprocess.Popen(
            [str(program.binary()), "serve", "--library", str(self.library), "--no-open", *map(str, self.words)],
            env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said, text=True, bufsize=1)
        self._reader = threading.Thread(target=self._listen, args=(self.process.stdout, self._lines), daemon=True)
        self._reader.start()
        self._addresses = [self._line()]
        self.host, self.port = where(self._addresses[0])
        return self

    def stop(self):
        """Ends the program as Ctrl-C does; returns its exit status, and what it cost in seconds."""
        if self.process is None:
            return None
        began = time.monotonic()
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
        self._ended()
        return self.process.returncode, time.monotonic() - began

    @property
    def server(self):
        """The process that serves and records; the one that was started looks after it. None while there is none."""
        try:
            threads = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/children")
            children = [pid for children in threads for pid in children.read_text().split()]
            # one that was started and is not the program yet, and one that is over
            return next((int(pid) for pid in children if supervised(pid)), None)
        except FileNotFoundError:
            return None

    def kill(self):
        """Ends the program as a power cut does."""
        server = self.server
        self.process.kill()
        os.kill(server, signal.SIGKILL)
        self.process.wait(10)
        self._ended()

    def crash(self, number=signal.SIGKILL):
        """Lets the server die, alone; returns when it did, by the monotonic clock, in seconds."""
        if not any("was started again" in pattern for pattern in self.expected):
            self.expected.append(STARTED_AGAIN)
        server, moment = self.server, time.monotonic()
        os.kill(server, number)
        # whoever asks it next asks the one that follows
        eventually(lambda: not pathlib.Path(f"/proc/{server}").exists(), "the dead server to be gone")
        return moment

    def restart(self):
        """Stops and starts it on the same port."""
        self.stop()
        self.words = ["--port", str(self.port)]
        return self.start()

    def _ended(self):
        """Takes note of what an ended program said that nobody expects."""
        self.process.stdin.close()
        if self._isHeard:
            return
        self._isHeard = True
        self._reader.join(PATIENCE)
        expected = self.expected + LAN_LINES * any(str(word).startswith("--lan") for word in self.words)
        for line in self.err().splitlines():
            if not any(re.fullmatch(f"(leitfaden: )?{pattern}", line) for pattern in expected):
                self._noise.append(line)
        while not self._lines.empty():
            if (line := self._lines.get()) is not None and not ADDRESS.fullmatch(line):
                self._noise.append(line)

    def err(self):
        """What stands on stderr so far."""
        self._said.seek(0)
        return self._said.read()

    @property
    def origin(self):
        return f"http://{self.host}:{self.port}"

    def visitor(self):
        """Somebody who was not let in."""
        return Visitor(self.port, self.host)

    def address(self):
        """An address that lets one browser in; each call returns another one."""
        with self._lock:
            if self._addresses:
                return self._addresses.pop()
            self.process.stdin.write("\n")
            return self._line()

    def token(self):
        """The one-time token of a new address."""
        return self.address().partition("#")[2]

    def interviewer(self):
        """Somebody who was let in."""
        return self.visitor().enter(self.token())

    def listed(self):
        """`leitfaden list`: the interviews of the library."""
        listed = program.run("list", "--library", self.library, "--json").json
        return listed if isinstance(listed, list) else listed["interviews"]

    def shown(self, interview):
        """`leitfaden show`: what is on disk, said by another process."""
        done = program.run("show", interview, "--library", self.library, "--json")
        assert done.status == 0, done
        return done.json

    @staticmethod
    def _listen(pipe, lines):
        for line in pipe:
            lines.put(line.rstrip("\n"))
        lines.put(None)

    def _line(self):
        try:
            line = self._lines.get(timeout=PATIENCE)
        except queue.Empty:
            line = None
        assert line is not None, f"leitfaden serve printed no address: {self.err()}"
        return line


def where(address):
    """Host and port of a printed address."""
    found = ADDRESS.fullmatch(address.strip())
    assert found, f"no address: {address}"
    return found[1], int(found[2])


def supervised(pid):
    """Whether a process is alive and was started by a supervisor."""
    place = pathlib.Path(f"/proc/{pid}")
    try:
        return b"LEITFADEN_SUPERVISOR=" in (place / "environ").read_bytes() and (place / "stat").read_text().rpartition(") ")[2][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def demo_library(folder):
    """A copy of the library in the checkout: three guides and a finished interview."""
    folder = pathlib.Path(folder)
    for name in ("guides", "2026-11-21_DEMO_demo"):
        if (DEMO / name).exists():
            shutil.copytree(DEMO / name, folder / name, dirs_exist_ok=True)
    program.run("library", "rebuild", "--library", folder, timeout=120)
    return folder


class Answer:
    """What came back for one request."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def text(self):
        return self.body.decode(errors="replace")

    @property
    def json(self):
        return json.loads(self.body)

    def __repr__(self):
        return f"{self.status} {dict(self.headers)}\n{self.text[:600]}"


class Visitor:
    """A browser without a screen: cookie, token and headers as a page of ours sends them.

    It finds every host under `.localhost` on this computer, as browsers do and resolvers need not: it says the name in its
    requests and connects to 127.0.0.1.
    """

    def __init__(self, port, host):
        self.port, self.host, self.cookie, self.token = port, host, None, ""

    @classmethod
    def at(cls, address):
        """Who opens a printed address."""
        host, port = where(address)
        return cls(port, host).enter(address.strip().partition("#")[2])

    @property
    def origin(self):
        return f"http://{self.host}:{self.port}"

    def enter(self, token):
        """Spends a launch token and learns the token of changes from a page."""
        answer = self.request("POST", "/api/session", {"token": token})
        assert answer.status == 204, answer
        self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
        page = self.get("/", Accept="text/html")
        while place := page.headers["Location"]:
            page = self.get(place, Accept="text/html")
        self.token = re.search(r'<meta name="leitfaden" content="([0-9a-f]+)"', page.text)[1]
        return self

    def request(self, method, path, body=None, headers=None, raw=None):
        """One request on a connection of its own. A header given as None is left out."""
        sent = {"Host": f"{self.host}:{self.port}"}
        if self.cookie:
            sent["Cookie"] = self.cookie
        if method not in ("GET", "HEAD"):
            sent |= {"Origin": self.origin, "Content-Type": "application/json", "X-Leitfaden": self.token}
        sent = {name: value for name, value in (sent | (headers or {})).items() if value is not None}
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        if data is None and method in ("POST", "PUT"):
            data = b""
        connection = self.connection()
        try:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in sent.items():
                connection.putheader(name, value)
            if data is not None and "Content-Length" not in sent:
                connection.putheader("Content-Length", str(len(data)))
            connection.endheaders(data)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    def connection(self):
        """A connection to the server."""
        # a guide of thousands of questions takes its time in a debug build
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=3 * PATIENCE)

    def get(self, path, **headers):
        return self.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def post(self, path, body):
        return self.request("POST", path, body)

    def begin(self, guide, microphone="vmic", **wish):
        """Begins an interview; returns its identifier."""
        answer = self.post("/api/interviews", {"guide": guide, "microphone": microphone, **wish})
        assert answer.status in (200, 201), answer
        return answer.json["id"]

    def give(self, interview, *commands):
        """Gives commands such as `("mark", {"colour": 2})` or `"save"`; returns their results."""
        listed = []
        for command in commands:
            word, fields = (command, {}) if isinstance(command, str) else command
            listed.append({"id": str(uuid.uuid4()), "command": word, **fields})
        answer = self.post(f"/api/interviews/{interview}/commands", {"commands": listed})
        assert answer.status == 200, answer
        return answer.json["results"]

    def told(self, interview):
        """The stream of an interview as an iterator of (event, data)."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
            line.sendall(f"GET /api/interviews/{interview}/events HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
                         f"Cookie: {self.cookie}\r\n\r\n".encode())
            response = http.client.HTTPResponse(line)
            response.begin()
            assert response.status == 200, response.read()
            event = None
            while text := response.readline().decode():
                if text.startswith("event: "):
                    event = text[7:].strip()
                elif text.startswith("data: "):
                    yield event, json.loads(text[6:])

    def state(self, interview):
        """Everything the server says of an interview now."""
        for event, data in self.told(interview):
            if event == "state":
                return data
        raise AssertionError("the stream ended without a state")
