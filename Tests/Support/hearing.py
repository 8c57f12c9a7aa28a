"""Hearing what a page plays, sample by sample, and finding it in a recording."""
import array

from sound_files import samples

# routes every player of the page through an ear that keeps what it hears as 16-bit samples
EAR = """(() => {
  const play = HTMLMediaElement.prototype.play;
  const heard = [];
  window.heard = () => heard;
  const players = new Set();
  // stops what plays, waits until it has died away, and forgets it
  window.forget = async () => {
    for (const player of players) player.pause();
    heard.length = 0;
    while (players.size && (heard.length < 24576 || heard.slice(-24576).some((v) => v !== 0))) await new Promise((go) => setTimeout(go, 50));
    heard.length = 0;
  };
  HTMLMediaElement.prototype.play = function () {
    if (!this.hasEar) {
      this.hasEar = true;
      players.add(this);
      const context = new AudioContext({ sampleRate: 48000 });
      const ear = context.createScriptProcessor(4096, 1, 1);
      ear.onaudioprocess = (event) => {
        for (const v of event.inputBuffer.getChannelData(0)) heard.push(Math.round(v < 0 ? v * 32768 : v * 32767));
      };
      context.createMediaElementSource(this).connect(ear);
      ear.connect(context.destination);
      context.resume();
    }
    return play.call(this);
  };
})()"""

# waits until something was heard that is no silence, and so much of it
ENOUGH = """(count) => new Promise((done) => {
  const look = () => {
    const all = window.heard();
    const start = all.findIndex((v) => v !== 0);
    if (start >= 0 && all.length - start >= count) done(all.slice(start, start + count));
    else setTimeout(look, 30);
  };
  look();
})"""


def listen(page, seconds=0.7, rate=48_000):
    """What the page plays next, from the first sample that is no silence; `page` was opened with the `EAR`."""
    return array.array("h", page.evaluate(ENOUGH, int(seconds * rate)))


def place(heard, recording, rate=48_000):
    """Where in a recording what was heard begins, in seconds; `None` when it is not in there."""
    data = recording.tobytes()
    # the first samples may be faded in, and a busy machine may drop some: any piece will do
    for start in range(0, len(heard) - 480, 2400):
        at = data.find(heard[start:start + 480].tobytes())
        while at >= 0:
            if at % 2 == 0:
                return (at // 2 - start) / rate
            at = data.find(heard[start:start + 480].tobytes(), at + 1)
    return None


def recorded(shown, library):
    """All samples of an interview, its parts one after the other."""
    together = array.array("h")
    for part in shown["parts"]:
        together += samples(library / shown["folder"] / part["file"])[2]
    return together
