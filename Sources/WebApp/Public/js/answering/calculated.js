// A value that is worked out: shown, never typed.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { shown } from './parts.js';
import { Widget } from './widget.js';

export default class Calculated extends Widget {
  #value;

  build() {
    this.#value = make('output', { class: 'calculated num', dir: 'auto' });
    this.root.append(this.#value);
    this.put(null);
  }

  put(value) {
    const number = value?.number == null ? null : [shown(value.number), this.form.unit].filter(Boolean).join(' ');
    this.#value.textContent = number ?? value?.text ?? text('answerNotYetKnown');
  }
}
