// Any number of several. A choice that rules out the others takes them away, and the other way round.
import { findAll } from '../dom.js';
import { text } from '../texts.js';
import { Beside } from './beside.js';

export class Multiple {
  isAnswerable = true;
  isTyped = false;
  #boxes;
  #beside;
  #form;

  constructor(root, form, changed) {
    this.#form = form;
    this.#boxes = findAll('input[type=checkbox]', root);
    this.#beside = new Beside(root, changed);
    for (const box of this.#boxes) {
      box.addEventListener('click', () => {
        if (box.checked) this.#clearAround(box);
        this.#open();
        changed(true);
        if (box.checked) this.#beside.focus(box.value);
      });
    }
  }

  show(answer) {
    this.#beside.show(answer?.beside ?? {});
    for (const box of this.#boxes) box.checked = answer?.codes?.includes(box.value) ?? false;
    this.#open();
  }

  // what is written comes last: commas in it belong to it
  text() {
    const words = this.#codes.map((code) => this.#beside.attach(code));
    return words.sort((one, other) => one.includes('=') - other.includes('=')).join(', ');
  }

  problem() {
    const count = this.#codes.length;
    const { minimumAnswers, maximumAnswers } = this.#form;
    if (!count || this.#boxes.some((box) => box.checked && box.hasAttribute('data-exclusive'))) return '';
    if (minimumAnswers && count < minimumAnswers) return text('oopsFew', { n: minimumAnswers });
    if (maximumAnswers && count > maximumAnswers) return text('oopsMany', { n: maximumAnswers });
    return '';
  }

  focus() { (this.#boxes.find((box) => box.checked) ?? this.#boxes[0])?.focus(); }

  get #codes() { return this.#boxes.filter((box) => box.checked).map((box) => box.value); }

  #open() { this.#beside.open(this.#codes); }

  #clearAround(box) {
    const isAlone = box.hasAttribute('data-exclusive');
    for (const other of this.#boxes) {
      if (other !== box && (isAlone || other.hasAttribute('data-exclusive'))) other.checked = false;
    }
  }
}
