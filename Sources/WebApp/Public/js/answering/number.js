// A number: typed, or touched on a pad of its own.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { isTouched, pad } from './pad.js';
import { plain, said, shown, spelled } from './parts.js';
import { Widget } from './widget.js';

/** Why `typed` is no number that the form allows. */
export function wrongNumber(typed, { decimals, minimum, maximum }) {
  const number = plain(typed);
  if (number == null) return text('answerNumber');
  const digits = spelled(typed).replace(',', '.').split('.')[1]?.length ?? 0;
  if (decimals === 0 && digits) return text('answerWhole');
  if (decimals != null && digits > decimals) return text('answerDecimals', { n: decimals });
  if (minimum != null && number < minimum) return text('answerLow', { least: shown(minimum) });
  if (maximum != null && number > maximum) return text('answerHigh', { most: shown(maximum) });
  return '';
}

/** Which numbers can be answers, in words. */
export function range({ minimum, maximum }) {
  if (minimum != null && maximum != null) return text('answerHintRange', { least: shown(minimum), most: shown(maximum) });
  if (minimum != null) return text('answerHintLeast', { least: shown(minimum) });
  return maximum == null ? '' : text('answerHintMost', { most: shown(maximum) });
}

/** Which keys a pad needs for the numbers of a form. */
export const padKeys = (form) =>
  ({ sign: (form.minimum ?? -1) < 0, point: form.decimals !== 0 && (form.step == null || form.step % 1 !== 0) });

/** A field for one number of the form. */
export const numberInput = (attributes) =>
  make('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', maxlength: 20, class: 'value num', ...attributes });

export default class NumberField extends Widget {
  isAnswerable = true;
  isTyped = true;
  #field;

  hint() { return range(this.form); }

  build() {
    const { form, context } = this;
    this.#field = this.listen(numberInput(this.named));
    const line = make('p', { class: 'field' }, this.#field, form.unit && said(form, form.unit, { class: 'unit' }));
    if (!context.isLarge || !isTouched()) return this.root.append(line);
    this.root.append(make('div', { class: 'with-pad' }, line, pad([this.#field], padKeys(form))));
  }

  put(value) {
    const words = value?.number == null ? '' : shown(value.number).replace('-', '−');
    if (plain(this.#field.value) !== value?.number || !words) this.#field.value = words;
  }

  read() { return spelled(this.#field.value); }

  wrong() { return this.read() && wrongNumber(this.read(), this.form); }

  focus() { this.#field.focus(); }
}
