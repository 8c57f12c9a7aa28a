// The files for other programs: what lies in the folder, how far they are being written, what went wrong the last time.
import { send } from '../server.js';

export class Exports extends EventTarget {
  /** As the server said it last: `{ isRunning, progress, problem, folder, files }`. */
  state = { isRunning: false, progress: 1, problem: null, folder: '', files: [] };

  /** Told of every change: whatever panel shows it. */
  onChange = null;

  #path;
  #looking = null;

  constructor(interview) {
    super();
    this.#path = `/api/interviews/${interview}/export`;
  }

  /** The address of a file. */
  address(name) { return `${this.#path}/${encodeURIComponent(name)}`; }

  /** Asks how it stands, and again as long as something is being written. */
  async look() { await this.#take(send('GET', this.#path)); }

  /** Writes these formats; without any, what every saved interview has. */
  async write(formats) { await this.#take(send('POST', this.#path, formats ? { formats } : {})); }

  async #take(answer) {
    clearTimeout(this.#looking);
    try {
      this.state = await answer;
    } catch (error) {
      this.state = { ...this.state, isRunning: false, problem: [error.message, error.hint].filter(Boolean).join('; ') };
    }
    if (this.state.isRunning) this.#looking = setTimeout(() => this.look(), 300);
    this.onChange?.();
    this.dispatchEvent(new Event('change'));
  }
}
