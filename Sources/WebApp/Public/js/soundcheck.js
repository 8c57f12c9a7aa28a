// Listens to the chosen microphone for five seconds: level while it listens, then what to think of it.
import { find, icon } from './dom.js';
import { text } from './texts.js';

const token = find('meta[name=leitfaden]')?.content ?? '';

/** The sound check of a page: `new SoundCheck()` finds its elements. */
export class SoundCheck {
  #root = find('#check');
  #meter = find('#check .meter');
  #verdict = find('#verdict');
  #button = find('#listen');
  #stop = null;
  #course = find('#course');
  #hear = find('#hear');
  #peaks = [];
  #audio = null;

  /** @param microphone gives the name of the chosen one */
  constructor(microphone) {
    this.#button?.addEventListener('click', () => this.listen(microphone()));
    this.#hear?.addEventListener('click', () => this.#play());
  }

  /** Ends the check that runs. */
  stop() {
    this.#stop?.abort();
    this.#stop = null;
    this.#audio?.pause();
  }

  /** Listens; what it heard stands on the page afterwards. */
  async listen(microphone) {
    if (!this.#root) return;
    this.stop();
    const stop = this.#stop = new AbortController();
    this.#say(text('checkListening'));
    this.#hear.hidden = true;
    this.#peaks = [];
    this.#draw();
    this.#level(-120);
    try {
      const response = await fetch('/api/microphones/check', {
        method: 'POST', signal: stop.signal, body: JSON.stringify({ microphone }),
        headers: { 'Content-Type': 'application/json', 'X-Leitfaden': token },
      });
      if (!response.ok) {
        const { message = '', hint = '' } = await response.json();
        return this.#finish([message, hint].filter(Boolean).join(' – '), 'bad');
      }
      await this.#read(response.body.pipeThrough(new TextDecoderStream()).getReader());
    } catch (error) {
      if (error.name !== 'AbortError') this.#finish(text('checkStopped'), 'bad');
    } finally {
      if (this.#stop === stop) this.#stop = null;
    }
  }

  async #read(reader) {
    let rest = '';
    let isOver = false;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop();
      for (const line of lines.map((each) => JSON.parse(each))) {
        if (line.peak !== undefined && line.verdict === undefined) {
          this.#level(line.peak);
          this.#peaks.push(line.peak);
          this.#draw();
        }
        if (line.verdict === undefined) continue;
        isOver = true;
        this.#hear.hidden = line.peak === undefined;
        this.#finish([line.sentence, line.hint].filter(Boolean).join(' '), line.verdict === 'good' ? 'good' : 'bad');
      }
    }
    if (!isOver) this.#finish(text('checkStopped'), 'bad');
  }

  #level(peak) {
    const decibels = Math.max(-60, Math.min(0, peak));
    this.#meter.style.setProperty('--level', String((decibels + 60) / 60));
    this.#meter.setAttribute('aria-valuenow', String(Math.round(decibels)));
    this.#meter.toggleAttribute('data-loud', peak > -1);
  }

  /** A bar for each tenth of a second; one that reaches the top was distorted. */
  #draw() {
    const { width, height } = this.#course;
    const paint = this.#course.getContext('2d');
    const colour = (name) => getComputedStyle(this.#root).getPropertyValue(name);
    this.#course.hidden = !this.#peaks.length;
    paint.clearRect(0, 0, width, height);
    for (const [index, peak] of this.#peaks.entries()) {
      const size = Math.max(1, height * (Math.max(-60, Math.min(0, peak)) + 60) / 60);
      paint.fillStyle = colour(peak > -1 ? '--rec' : '--accent');
      paint.fillRect(index * width / 50, height - size, width / 50 - 2, size);
    }
  }

  /** What was heard, back through the loudspeaker. */
  async #play() {
    this.#audio?.pause();
    this.#audio = new Audio(`/api/microphones/check/sound?${Date.now()}`);
    try {
      await this.#audio.play();
    } catch {
      this.#say(text('checkBackFailed'), 'bad');
    }
  }

  #say(words, kind = '') {
    this.#verdict.className = `verdict ${kind}`;
    this.#verdict.replaceChildren(...(kind ? [icon(kind === 'good' ? 'check' : 'warn'), words] : [words]));
  }

  #finish(words, kind) {
    this.#say(words, kind);
    find('span', this.#button).textContent = text('checkAgain');
  }
}
