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

  /** @param microphone gives the name of the chosen one */
  constructor(microphone) {
    this.#button?.addEventListener('click', () => this.listen(microphone()));
  }

  /** Ends the check that runs. */
  stop() {
    this.#stop?.abort();
    this.#stop = null;
  }

  /** Listens; what it heard stands on the page afterwards. */
  async listen(microphone) {
    if (!this.#root) return;
    this.stop();
    const stop = this.#stop = new AbortController();
    this.#say(text('checkListening'));
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
        if (line.peak !== undefined && line.verdict === undefined) this.#level(line.peak);
        if (line.verdict === undefined) continue;
        isOver = true;
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

  #say(words, kind = '') {
    this.#verdict.className = `verdict ${kind}`;
    this.#verdict.replaceChildren(...(kind ? [icon(kind === 'good' ? 'check' : 'warn'), words] : [words]));
  }

  #finish(words, kind) {
    this.#say(words, kind);
    find('span', this.#button).textContent = text('checkAgain');
  }
}
