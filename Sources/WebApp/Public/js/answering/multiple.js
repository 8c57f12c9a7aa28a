// Any number of several. A choice that rules out the others takes them away, and the other way round.
import { text } from '../texts.js';
import { Choice } from './choice.js';
import { packed } from './parts.js';

export default class Multiple extends Choice {
  get type() { return 'checkbox'; }

  hint() {
    const { minimumAnswers: least, maximumAnswers: most } = this.form;
    if (least && least === most) return text('answerHintExactly', { n: least });
    if (least > 1 && most) return text('answerHintBetween', { least, most });
    if (most) return text('answerHintAtMost', { n: most });
    return least > 1 ? text('answerHintAtLeast', { n: least }) : this.context.isLarge ? text('answerHintMultiple') : '';
  }

  clicked(input) {
    if (input.checked) this.#clearAround(input);
    this.beside.open(this.#codes);
    this.done();
    if (input.checked) this.beside.focus(input.value);
  }

  put(value) {
    const choices = value?.choices ?? [];
    this.beside.show(choices);
    for (const input of this.inputs) input.checked = choices.some((choice) => choice.code === input.value);
    this.beside.open(this.#codes);
  }

  read() {
    const codes = this.#codes;
    return codes.length ? packed({ choices: codes.map((code) => this.beside.choice(code)) }) : '';
  }

  wrong() {
    const { minimumAnswers: least, maximumAnswers: most, options } = this.form;
    const codes = this.#codes;
    if (!codes.length || options.some((option) => option.isExclusive && codes.includes(option.code))) return '';
    if (least && codes.length < least) return text('answerFew', { n: least });
    if (most && codes.length > most) return text('answerMany', { n: most });
    return '';
  }

  get #codes() { return this.inputs.filter((input) => input.checked).map((input) => input.value); }

  #clearAround(input) {
    const isAlone = (code) => this.form.options.some((option) => option.code === code && option.isExclusive);
    for (const other of this.inputs) {
      if (other !== input && (isAlone(input.value) || isAlone(other.value))) other.checked = false;
    }
  }
}
