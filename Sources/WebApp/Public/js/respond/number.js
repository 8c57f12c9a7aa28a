// A number: typed, or touched on a pad of its own, so that no keyboard covers the question.
import { make } from '../dom.js';
import { language, text } from '../texts.js';
import { Field } from './field.js';

const shown = (number) => number.toLocaleString(language, { maximumFractionDigits: 10, useGrouping: false });

export class NumberField extends Field {
  constructor(root, form, changed) {
    super(root, form, changed);
    if (matchMedia('(pointer: coarse)').matches) this.field.inputMode = 'none';
    const key = (sign, name = sign) => make('button', { type: 'button', 'aria-label': name, onclick: () => this.#press(sign) }, sign);
    const last = this.#isWhole
      ? (form.minimum ?? -1) < 0 ? key('−', text('respondMinus')) : make('span')
      : key(text('respondDecimal'), text('respondPoint'));
    const pad = make('div', { class: 'keys' },
      ...'123456789'.split('').map((digit) => key(digit)), last, key('0'),
      make('button', { type: 'button', 'aria-label': text('pinDelete'), onclick: () => this.#delete() }, '⌫'));
    root.classList.add('with-keys');
    this.field.closest('.field').after(pad);
  }

  written(answer) { return (answer?.number ?? '').replace('.', text('respondDecimal')).replace('-', '−'); }

  wrong(typed) {
    const { decimals, minimum, maximum } = this.form;
    const plain = typed.replace('−', '-').replace(',', '.');
    if (!/^[-+]?\d*\.?\d+$/.test(plain)) return text('oopsNumber');
    const number = Number(plain);
    const digits = plain.split('.')[1]?.length ?? 0;
    if (decimals === 0 && digits) return text('oopsWhole');
    if (decimals != null && digits > decimals) return text('oopsDecimals', { n: decimals });
    if (minimum != null && number < minimum) return text('oopsLow', { least: shown(minimum) });
    if (maximum != null && number > maximum) return text('oopsHigh', { most: shown(maximum) });
    return '';
  }

  get #isWhole() { return this.form.decimals === 0 || this.form.kind === 'scale'; }

  #press(sign) {
    const value = this.field.value;
    if (sign === '−') this.field.value = value.startsWith('−') ? value.slice(1) : `−${value}`;
    else if (value.length < 20) this.field.value = value + sign;
    this.field.dispatchEvent(new Event('input'));
  }

  #delete() {
    this.field.value = this.field.value.slice(0, -1);
    this.field.dispatchEvent(new Event('input'));
  }
}
