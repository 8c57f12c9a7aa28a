// The lines in which people write what their "other" is.
import { find, findAll } from '../dom.js';

/** After this long without a key what was written is sent, in milliseconds. */
const IDLE = 2000;

export class Beside {
  #lines;

  constructor(root, changed) {
    this.#lines = new Map(findAll('.beside', root).map((line) => [line.dataset.code, line]));
    for (const line of this.#lines.values()) {
      const input = find('input', line);
      let timer;
      input.addEventListener('input', () => {
        changed(false);
        clearTimeout(timer);
        timer = setTimeout(() => changed(true), IDLE);
      });
      input.addEventListener('change', () => { clearTimeout(timer); changed(true); });
    }
  }

  show(texts) {
    for (const [code, line] of this.#lines) {
      const input = find('input', line);
      if (document.activeElement !== input) input.value = texts[code] ?? '';
    }
  }

  /** Shows the lines of the chosen options. */
  open(codes) {
    for (const [code, line] of this.#lines) line.hidden = !codes.includes(code);
  }

  /** Goes to the line of an option; whether it has one. */
  focus(code) {
    const line = this.#lines.get(code);
    if (line) find('input', line).focus();
    return Boolean(line);
  }

  /** `other=what was written` */
  attach(code) {
    const line = this.#lines.get(code);
    const words = line ? find('input', line).value.trim() : '';
    return words ? `${code}=${words}` : code;
  }
}
