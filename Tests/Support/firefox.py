"""Debian's Firefox without a screen, by its own protocol (Marionette): no driver of others is needed.

    if firefox.PROGRAM: ...
    with Firefox(folder) as browser:
        browser.go("http://…")
        browser.run("return document.title")
"""
import json
import shutil
import socket
import subprocess

from web_app import PATIENCE, eventually

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")

PREFERENCES = {
    "app.update.enabled": False, "app.normandy.enabled": False, "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore", "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False, "browser.safebrowsing.downloads.enabled": False, "extensions.update.enabled": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
}


class Firefox:
    """One window with a profile of its own in `folder`; everything that people have as they get it is left so."""

    def __init__(self, folder):
        self.folder, self._number = folder, 0

    def __enter__(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        lines = {**PREFERENCES, "marionette.port": port}
        (self.folder / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in lines.items()))
        self._said = (self.folder / "said.txt").open("w+")
        self._process = subprocess.Popen(
            [PROGRAM, "--headless", "--no-remote", "--marionette", "--profile", str(self.folder), "about:blank"],
            stdin=subprocess.DEVNULL, stdout=self._said, stderr=subprocess.STDOUT)
        try:
            self._line = eventually(lambda: self._connect(port), "Firefox", 2 * PATIENCE)
            self._read()
            self._ask("WebDriver:NewSession", {})
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)
        self._said.close()

    def go(self, address):
        """Opens an address as if it was typed, and waits until it is there."""
        self._ask("WebDriver:Navigate", {"url": address})

    def run(self, script, *arguments):
        """What a function of these lines returns in the page; a promise is awaited."""
        return self._ask("WebDriver:ExecuteScript", {"script": script, "args": list(arguments)})["value"]

    def _connect(self, port):
        assert self._process.poll() is None, "Firefox ended"
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE)
        except OSError:
            return None

    def _ask(self, command, parameters):
        self._number += 1
        text = json.dumps([0, self._number, command, parameters]).encode()
        self._line.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self._read()
        assert not error, error
        return result

    def _read(self):
        size = b""
        while not size.endswith(b":"):
            size += self._some(1)
        text = b""
        while len(text) < int(size[:-1]):
            text += self._some(int(size[:-1]) - len(text))
        return json.loads(text)

    def _some(self, most):
        got = self._line.recv(most)
        assert got, "Firefox hung up"
        return got
