// One of several: options below each other, points of a scale side by side. Touching the chosen one takes it back.
import { findAll } from '../dom.js';
import { Beside } from './beside.js';

export class Choice {
  isAnswerable = true;
  isTyped = false;
  #radios;
  #chosen = '';
  #beside;

  constructor(root, form, changed) {
    this.#radios = findAll('input[type=radio]', root);
    this.#beside = new Beside(root, changed);
    for (const radio of this.#radios) {
      radio.addEventListener('click', () => {
        this.#set(radio.value === this.#chosen ? '' : radio.value);
        changed(true);
        this.#beside.focus(this.#chosen);
      });
    }
  }

  show(answer) {
    this.#beside.show(answer?.beside ?? {});
    this.#set(answer?.codes?.[0] ?? answer?.number ?? '');
  }

  text() { return this.#chosen && this.#beside.attach(this.#chosen); }

  problem() { return ''; }

  focus() { (this.#radios.find((radio) => radio.checked) ?? this.#radios[0])?.focus(); }

  #set(code) {
    this.#chosen = code;
    for (const radio of this.#radios) radio.checked = radio.value === code;
    this.#beside.open(code ? [code] : []);
  }
}
