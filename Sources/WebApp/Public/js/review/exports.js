// The files for other programs: what lies in the folder, how far they are being written, what went wrong the last time.
import { send } from '../server.js';

export class Exports extends EventTarget {
  /** As the server said it last: `{ isRunning, progress, problem, folder, files: [{ name, bytes, isKept }], refusal }`. */
  state = { isRunning: false, progress: 1, problem: null, folder: '', files: [], refusal: null };

  /** Whether somebody wants the files although the participant did not agree to it. */
  isDespite = false;

  /** What was not written because the participant did not agree to it: `{ sentence, act }`, which does it all the same. */
  refused = null;

  /** Told of every change: whatever panel shows it. */
  onChange = null;

  #path;
  #looking = null;

  constructor(interview) {
    super();
    this.#path = `/api/interviews/${interview}/export`;
  }

  /** The address of a file. */
  address({ name, isKept }) { return `${this.#path}/${encodeURIComponent(name)}${isKept ? '?despite-consent=yes' : ''}`; }

  /** Asks how it stands, and again as long as something is being written. */
  async look() { await this.#take(send('GET', this.#path)); }

  /** Writes these formats; without any, what every saved interview has. */
  async write(formats, despiteConsent = false) {
    await this.#take(send('POST', this.#path, formats ? { formats, despiteConsent } : {}), () => this.write(formats, true));
  }

  async #take(answer, despite) {
    clearTimeout(this.#looking);
    this.refused = null;
    try {
      this.state = await answer;
    } catch (error) {
      if (error.code === 'no-consent') this.refused = { sentence: error.whole, act: despite };
      else this.state = { ...this.state, isRunning: false, problem: error.whole ?? error.message };
    }
    if (this.state.isRunning) this.#looking = setTimeout(() => this.look(), 300);
    this.onChange?.();
    this.dispatchEvent(new Event('change'));
  }
}
