// One of several: options below each other, pictures, or a list that folds. Touching the chosen one takes it back.
import { findAll, make } from '../dom.js';
import { text } from '../texts.js';
import { Beside } from './beside.js';
import { picture } from './media.js';
import { packed, said } from './parts.js';
import { Widget } from './widget.js';

export class Choice extends Widget {
  isAnswerable = true;
  holdsMissing = true;
  inputs = [];
  beside = new Beside(this);
  #chosen = '';
  #list = null;

  hint() { return this.context.isLarge && !this.form.isDropdown ? text('answerHintSingle') : ''; }

  get type() { return 'radio'; }

  build() {
    const { form } = this;
    if (form.isDropdown) return this.#buildList();
    const hasPictures = form.options.some((option) => option.image);
    const group = make('div', { class: `options${hasPictures ? ' pictures' : ''}` }, form.options.map((option, index) =>
      [this.option(option, index < 9 ? String(index + 1) : null), this.beside.line(option)]));
    this.root.append(group);
    if (form.takesComment) this.root.append(this.beside.comment());
    this.inputs = findAll('.option > input', group);
    for (const input of this.inputs) input.addEventListener('click', () => this.clicked(input));
  }

  /** One option with its key, its picture and its words. */
  option(option, digit) {
    const { form, context } = this;
    return make('label', { class: `option${option.isMissing ? ' missing' : ''}${option.image ? ' pictured' : ''}` },
      make('input', { type: this.type, name: this.name, value: option.code, 'aria-keyshortcuts': digit }),
      option.image && picture(option.image, context),
      said(form, option.text, { class: 'label' }), digit && make('kbd', { 'aria-hidden': 'true' }, digit));
  }

  #buildList() {
    const { form } = this;
    this.#list = make('select', {
      class: 'value wide',
      ...this.named,
      onchange: () => {
        this.#set(this.#list.value);
        this.done();
        this.beside.focus(this.#chosen);
      }
    },
      make('option', { value: '' }, text('answerChoose')),
      form.options.map(
        (option) => make('option', { value: option.code, dir: 'auto', lang: form.language || null }, option.text)));
    this.root.append(this.#list, ...form.options.map((option) => this.beside.line(option)).filter(Boolean));
    if (form.takesComment) this.root.append(this.beside.comment());
  }

  clicked(input) {
    this.#set(input.value === this.#chosen ? '' : input.value);
    this.done();
    if (!this.isPassing) this.beside.focus(this.#chosen);
  }

  put(value) {
    const choices = value?.choices ?? [];
    this.beside.show(choices);
    this.#set(choices[0]?.code ?? '');
  }

  read() {
    if (!this.#chosen) return '';
    const choice = this.beside.choice(this.#chosen);
    return choice.text ? packed({ choices: [choice] }) : choice.code;
  }

  focus() { (this.#list ?? this.inputs.find((input) => input.checked) ?? this.inputs[0])?.focus(); }

  #set(code) {
    this.#chosen = code;
    for (const input of this.inputs) input.checked = input.value === code;
    if (this.#list) this.#list.value = code;
    this.beside.open(code ? [code] : []);
  }
}

export default Choice;
