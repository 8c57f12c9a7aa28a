"""Another server of the same computer, by somebody who wants in: it keeps what browsers send it, and leads them on.

    with Neighbour() as neighbour:
        page.goto(neighbour.tries("evil.localhost", targets, interview))   # what a page can try, with what came of it
        neighbour.seen                                                     # (Host, path, Cookie) of every request
"""
import http.server
import json
import threading
from urllib.parse import parse_qs, quote, urlsplit

#: names of this computer under which a stranger may have a page
HOSTS = ["127.0.0.1", "localhost", "evil.localhost", "leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost"]

TRIES = """<!doctype html><meta charset="utf-8"><title>tries</title><body><script>
const { targets, interview, own } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const outcome = {};
const all = [];
const soon = (promise) => Promise.race([promise, new Promise((done) => setTimeout(done, 3000, 'nothing'))]);
const framed = (make) => soon(new Promise((done) => {
  const frame = document.createElement('iframe');
  frame.name = 'f' + Math.random().toString(36).slice(2);
  document.body.append(frame);
  frame.onload = () => {
    let text = null;
    try { text = frame.contentDocument && frame.contentDocument.body.textContent; } catch (error) { text = null; }
    if (text) done('read: ' + text); else setTimeout(done, 700, 'not read');
  };
  make(frame);
}));
const form = (action, enctype) => framed((frame) => {
  const form = document.createElement('form');
  Object.assign(form, { action, method: 'post', target: frame.name });
  form.enctype = enctype;
  const field = document.createElement('input');
  field.name = '{"x":"'; field.value = '"}';
  form.append(field);
  document.body.append(form);
  form.submit();
});
const fetched = (address, options) => soon(fetch(address, { credentials: 'include', ...options }).then(
  async (answer) => (answer.type === 'opaque' ? 'not read' : 'read: ' + answer.status + await answer.text()),
  () => 'refused'));
for (const target of targets) {
  const change = `${target}/api/interviews/${interview}/delete`;
  const led = (status, to) => `${own}/to/${status}?${encodeURIComponent(to)}`;
  const json = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
  const plain = { method: 'POST', body: '{}', mode: 'no-cors' };
  const tried = {
    read: () => fetched(`${target}/`),
    'read, no cors': () => fetched(`${target}/`, { mode: 'no-cors' }),
    change: () => fetched(change, json),
    'change, no cors': () => fetched(change, plain),
    'change, led by 302': () => fetched(led(302, change), plain),
    'change, led by 307': () => fetched(led(307, change), plain),
    'change with json, led by 307': () => fetched(led(307, change), json),
    form: () => form(change, 'text/plain'),
    'form, led by 302': () => form(led(302, change), 'text/plain'),
    'form, led by 307': () => form(led(307, change), 'application/x-www-form-urlencoded'),
    'framed read': () => framed((frame) => { frame.src = `${target}/interviews/${interview}/review`; }),
    'framed read, led by 302': () => framed((frame) => { frame.src = led(302, `${target}/`); }),
    stream: () => soon(new Promise((done) => {
      const stream = new EventSource(`${target}/api/interviews/${interview}/events`, { withCredentials: true });
      stream.addEventListener('state', (event) => done('read: ' + event.data));
      stream.onerror = () => { stream.close(); done('refused'); };
    })),
    socket: () => soon(new Promise((done) => {
      const socket = new WebSocket(target.replace('http', 'ws') + '/');
      socket.onopen = () => done('read: open');
      socket.onerror = () => done('refused');
    })),
  };
  for (const [name, attempt] of Object.entries(tried)) {
    all.push(attempt().then((result) => { outcome[`${target} ${name}`] = result; }));
  }
}
await Promise.all(all);
window.outcome = outcome;
</script>""".replace("<script>", '<script type="module">')


class Neighbour:
    """A server at a free port of 127.0.0.1, which *.localhost is as well."""

    def __init__(self):
        self.seen, neighbour = [], self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self):
                neighbour.seen.append((self.headers["Host"], self.path, self.headers["Cookie"]))
                self.rfile.read(int(self.headers["Content-Length"] or 0))
                place = urlsplit(self.path)
                status, fields, body = 200, {"Content-Type": "text/html; charset=utf-8"}, TRIES.encode()
                if place.path.startswith("/to/"):
                    status, body = int(place.path[4:]), b""
                    fields["Location"] = next(iter(parse_qs("to=" + place.query)["to"]))
                self.send_response(status)
                # whatever a browser asks its permission for is given
                for name, value in {**fields, "Content-Length": str(len(body)), "Connection": "close",
                                    "Access-Control-Allow-Origin": self.headers["Origin"] or "*",
                                    "Access-Control-Allow-Credentials": "true",
                                    "Access-Control-Allow-Headers": "content-type"}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            do_GET = do_POST = do_OPTIONS = answer

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_port

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()

    def origin(self, host):
        return f"http://{host}:{self.port}"

    def tries(self, host, targets, interview):
        """The address of a page under `host` that tries everything; what came of it is in `window.outcome`."""
        wish = {"targets": targets, "interview": interview, "own": self.origin(host)}
        return f"{self.origin(host)}/tries#{quote(json.dumps(wish))}"

    def led(self, host, status, to):
        """An address that leads to another one."""
        return f"{self.origin(host)}/to/{status}?{quote(to, safe='')}"

    @property
    def cookies(self):
        """What came that opens Leitfaden, or tells of it."""
        return [(host, path.partition("?")[0], cookie) for host, path, cookie in self.seen if "leitfaden" in (cookie or "")]
