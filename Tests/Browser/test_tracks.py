"""The WebVTT of an export as the tracks of a sound in a real browser: every cue is fired, also the one at the last frame."""
import functools
import http.server
import threading

import full_interview
import pytest

import chromium
import leitfaden as program

PARTS = (441_030, 220_530, 110_280)
TRACKS = ("chapters", "marks", "transcript", "metadata")
# at the speed of speech: four times as fast Chromium passes over what is in the last 50 ms
PAGE = """<!doctype html><html lang="en"><title>Tracks</title><button>Play</button>
<audio muted></audio><script>
const audio = document.querySelector('audio'), query = new URLSearchParams(location.search), fired = {}, known = {};
audio.src = query.get('sound');
const loaded = query.getAll('track').map((source) => new Promise((done) => {
  const track = document.createElement('track');
  track.src = source;
  audio.append(track);
  track.track.mode = 'hidden';
  track.addEventListener('load', () => {
    known[source] = [...track.track.cues].map((cue) => cue.id);
    fired[source] = [];
    for (const cue of track.track.cues) cue.addEventListener('enter', () => fired[source].push(cue.id));
    done();
  });
}));
document.querySelector('button').addEventListener('click', async () => {
  await Promise.all(loaded);
  audio.play();
});
audio.addEventListener('ended', () => setTimeout(() => { document.title = 'Ended'; }, 300));
</script></html>"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def site(leitfaden, tmp_path_factory):
    """The address of a folder with an export of an interview that has everything, and the names of its parts."""
    library, folder = tmp_path_factory.mktemp("full") / "library", tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as changed:
        # lengths that are rounded up: what is rounded with them lies behind the end, where a browser fires nothing
        changed.setattr(full_interview, "PARTS", PARTS)
        changed.setattr(full_interview, "END", sum(PARTS))
        full_interview.make(leitfaden, library)
    assert program.run("library", "rebuild", "--library", library, timeout=120).status == 0
    done = program.run("export", "last", "--as", "wav,vtt", "--to", folder, "--library", library, timeout=300)
    assert done.status == 0, done
    (folder / "page.html").write_text(PAGE, encoding="utf-8")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", sorted(folder.glob("*.wav")), folder
    server.shutdown()


@pytest.mark.parametrize("part", range(3))
def test_a_browser_fires_every_cue_of_every_track(site, browser, part):
    address, sounds, folder = site
    sound = sounds[part]
    tracks = [name for kind in TRACKS if (folder / (name := f"{sound.stem}_{kind}.vtt")).exists()]
    page = browser.new_page(**chromium.LAPTOP)
    page.goto(f"{address}/page.html?sound={sound.name}" + "".join(f"&track={name}" for name in tracks))
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => document.title === 'Ended'", timeout=60_000)
    known, fired = page.evaluate("() => [known, fired]")
    page.close()
    assert set(known) == set(tracks) and len(tracks) >= 3
    for name in tracks:
        wanted = (folder / name).read_text(encoding="utf-8").count(" --> ")
        assert len(known[name]) == wanted > 0, name
        missing = [cue for cue in known[name] if cue not in fired[name]]
        assert not missing, f"{name}: {len(missing)} of {wanted} cues were never fired: {missing[:9]}"
