// Written answers: a line, several lines, an address, a number to call, a text of a fixed form.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { Widget } from './widget.js';

const TYPES = {
  email: { type: 'email', autocapitalize: 'none', spellcheck: 'false' },
  phone: { type: 'tel' },
  url: { type: 'url', autocapitalize: 'none', spellcheck: 'false' },
  barcode: { type: 'text', autocapitalize: 'none', spellcheck: 'false' },
  masked: { type: 'text', autocapitalize: 'characters', spellcheck: 'false' },
};

/** A mask as an example: `AA-9999` reads `AB-1234`. */
function example(mask) {
  let [letter, digit] = [0, 0];
  return [...mask].map((sign) => {
    if (sign === '9') return String((digit += 1) % 10);
    if (sign === 'A' || sign === '*') return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[letter++ % 26];
    return sign;
  }).join('');
}

export default class Written extends Widget {
  isAnswerable = true;
  isTyped = true;
  #field;
  #count;

  hint() {
    const { kind, mask } = this.form;
    if (kind === 'masked' && mask) return text('answerHintMask', { example: example(mask) });
    const key = { email: 'answerHintEmail', phone: 'answerHintPhone', url: 'answerHintURL', barcode: 'answerHintBarcode' }[kind];
    return key ? text(key) : '';
  }

  build() {
    const { form } = this;
    const common = { class: 'value wide', autocomplete: 'off', dir: 'auto', maxlength: form.maximumLength, ...this.named };
    this.#field = this.listen(form.kind === 'long'
      ? make('textarea', { ...common, rows: this.context.isLarge ? 6 : 3 })
      : make('input', { type: 'text', ...TYPES[form.kind], ...common }));
    this.root.append(this.#field);
    if (form.kind === 'long' && form.maximumLength) {
      this.#count = make('p', { class: 'left small muted num' });
      this.#field.addEventListener('input', () => this.#measure());
      this.root.append(this.#count);
    }
  }

  put(value) {
    const words = value?.text ?? '';
    if (this.#field.value.trim() !== words) this.#field.value = words;
    this.#measure();
  }

  read() { return this.#field.value.trim(); }

  focus() { this.#field.focus(); }

  #measure() {
    const left = this.form.maximumLength - this.#field.value.length;
    if (this.#count) this.#count.textContent = text('answerLeft', { n: left });
  }
}
