// A length of time: hours and minutes, seconds where the question counts in them.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { isTouched, pad } from './pad.js';
import { numberInput } from './number.js';
import { Widget } from './widget.js';

const UNITS = [['h', 3600], ['min', 60], ['s', 1]];

export default class Duration extends Widget {
  isAnswerable = true;
  isTyped = true;
  #fields = [];

  get #units() { return UNITS.slice(0, /^s/i.test(this.form.unit) ? 3 : 2); }

  build() {
    this.#fields = this.#units.map(() => this.listen(numberInput({ inputmode: 'numeric', maxlength: 4 })));
    const line = make('p', { class: 'field' }, this.#units.map(([unit], index) =>
      make('label', { class: 'unit-field' }, this.#fields[index], make('span', {}, text(`answerUnit_${unit}`)))));
    if (!this.context.isLarge || !isTouched()) return this.root.append(line);
    this.root.append(make('div', { class: 'with-pad' }, line, pad(this.#fields, { sign: false, point: false })));
  }

  put(value) {
    let rest = value?.duration;
    this.#units.forEach(([, length], index) => {
      const seconds = Number(length);
      const count = rest == null ? null : Math.floor(rest / seconds);
      this.#fields[index].value = count === null || (count === 0 && rest !== 0) ? '' : String(count);
      if (rest != null) rest -= count * seconds;
    });
  }

  read() {
    return this.#units.map(([unit], index) => [this.#fields[index].value.trim(), unit])
      .filter(([typed]) => typed).map((pair) => pair.join(' ')).join(' ');
  }

  wrong() { return this.#fields.some(({ value }) => value.trim() && !/^\d+$/.test(value.trim())) ? text('answerWhole') : ''; }

  focus() { this.#fields[0].focus(); }
}
