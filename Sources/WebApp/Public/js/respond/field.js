// What the written kinds have in common: one field, and choices beside it that say why there is no answer.
import { find, findAll } from '../dom.js';

export class Field {
  isAnswerable = true;
  isTyped = true;
  field;
  #missing;
  #chosen = '';

  constructor(root, form, changed, idle = 0) {
    this.form = form;
    this.field = find('.field :is(input, textarea)', root);
    this.#missing = findAll('.missing input', root);
    let timer;
    this.field.addEventListener('input', () => {
      if (this.field.value) this.#choose('');
      changed(false);
      clearTimeout(timer);
      if (idle) timer = setTimeout(() => changed(true), idle);
    });
    this.field.addEventListener('change', () => { clearTimeout(timer); changed(true); });
    for (const radio of this.#missing) {
      radio.addEventListener('click', () => {
        this.#choose(radio.value === this.#chosen ? '' : radio.value);
        if (this.#chosen) this.field.value = '';
        changed(true);
      });
    }
  }

  show(answer) {
    this.#choose(answer?.codes?.[0] ?? '');
    const words = this.written(answer);
    if (this.field.value.trim() !== words) this.field.value = words;
  }

  text() { return this.#chosen || this.field.value.trim(); }

  problem() { return this.#chosen || !this.field.value.trim() ? '' : this.wrong(this.field.value.trim()); }

  focus() { this.field.focus(); }

  /** What stands in the field for an answer. */
  written(answer) { return answer?.text ?? ''; }

  /** Why `typed` cannot be an answer. */
  wrong() { return ''; }

  #choose(code) {
    this.#chosen = code;
    for (const radio of this.#missing) radio.checked = radio.value === code;
  }
}
