// The lines in which people write what their "other" is, and the comment beside a choice.
import { make } from '../dom.js';
import { text } from '../texts.js';

export class Beside {
  #lines = new Map();

  constructor(widget) { this.widget = widget; }

  /** The line of an option; `null` when it asks for no text. */
  line(option) {
    return option.hasText ? this.#add(option.code, text('answerOther'), option.text) : null;
  }

  /** The line for whatever is chosen. */
  comment() { return this.#add('', text('answerComment')); }

  #add(code, words, about = '') {
    const input = this.widget.listen(make('input', { type: 'text', class: 'value', autocomplete: 'off', dir: 'auto', maxlength: 2000,
      'aria-label': about ? `${about}: ${words}` : null }));
    const line = make('label', { class: 'beside', hidden: true }, make('span', {}, words), input);
    this.#lines.set(code, { line, input });
    return line;
  }

  /** Shows what was written, by code. */
  show(choices) {
    for (const [code, { input }] of this.#lines) {
      const words = choices.find((choice) => !code || choice.code === code)?.text ?? '';
      if (input.value.trim() !== words) input.value = words;
    }
  }

  /** Shows the lines of what is chosen, and hides the others. */
  open(codes) {
    for (const [code, { line }] of this.#lines) line.hidden = code ? !codes.includes(code) : !codes.length;
  }

  /** Puts the keyboard into the line of an option, if it has one. */
  focus(code) { this.#lines.get(code)?.input.focus(); }

  /** The choice with what was written beside it. */
  choice(code) {
    const words = (this.#lines.get(code) ?? this.#lines.get(''))?.input.value.trim();
    return words ? { code, text: words } : { code };
  }
}
