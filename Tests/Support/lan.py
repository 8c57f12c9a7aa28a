"""Other devices over the network, as a test meets them.

The network is another address of the loopback interface, which every machine has: to the program it is an address that
somebody named. `Tests/Commands/test_serve_lan.py` goes through a real one, between two network namespaces, where that is possible.
"""
import http.client
import re
import ssl

import web_app

ADDRESS = "127.0.0.3"
WORDS = ("--port", "0", "--lan-address", ADDRESS)


def facts(visitor):
    """What the interviewer's pages know of the network."""
    answer = visitor.get("/api/lan")
    assert answer.status == 200, answer
    return answer.json["lan"]


def port(visitor):
    """The port of the listener in the network."""
    return int(facts(visitor)["address"].rpartition(":")[2])


def authority(visitor):
    """The certificate that a tablet installs, as text."""
    answer = visitor.get("/api/lan/authority")
    assert answer.status == 200, answer
    return answer.text


class Tablet(web_app.Visitor):
    """A browser without a screen, in the network, that believes the authority of the computer it was made for."""

    def __init__(self, interviewer):
        super().__init__(port(interviewer), ADDRESS)
        self.context = ssl.create_default_context(cadata=authority(interviewer))

    @property
    def origin(self):
        return f"https://{self.host}:{self.port}"

    def connection(self):
        return http.client.HTTPSConnection(self.host, self.port, timeout=web_app.PATIENCE, context=self.context)

    def join(self, code):
        """Types a code; returns the answer. Who is let in learns the token of changes from the page."""
        answer = self.post("/api/pair", {"code": code})
        if answer.status == 200:
            self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
            self.token = re.search(r'<meta name="leitfaden" content="([0-9a-f]+)"', self.get("/respond").text)[1]
        return answer
