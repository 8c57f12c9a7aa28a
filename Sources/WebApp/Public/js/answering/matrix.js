// Rows with the same choices: beside each other where there is room, else one row on a card.
import { findAll, make } from '../dom.js';
import { text } from '../texts.js';
import { ends, packed, said, spread } from './parts.js';
import { Widget } from './widget.js';

/** Columns that still fit beside a row's name, the less room there is the fewer; more of them are always cards. */
const FEW = 3;
const SOME = 6;
const MOST = { large: 7, compact: 11 };

export default class Matrix extends Widget {
  isAnswerable = true;
  holdsMissing = true;
  /** What was chosen: the codes, by row and column. */
  #codes = new Map();
  #inputs = [];

  hint() { return this.context.isLarge ? text(this.#isMultiple ? 'answerHintRows' : 'answerHintRow') : ''; }

  get #isMultiple() { return this.form.kind === 'multimatrix'; }

  /** The scales of a row: `{column, head, options}`; `column` is empty where a row has one. */
  get #scales() {
    const { form } = this;
    if (form.kind === 'dualmatrix') {
      return [form.options, form.secondOptions].map(
        (options, index) => ({ column: String(index + 1), head: form.heads[index] ?? String(index + 1), options }));
    }
    const points = form.points.map((point) => ({ ...point, isPoint: true }));
    return [{ column: '', head: '', options: [...points, ...form.options] }];
  }

  build() {
    const { form } = this;
    const scales = this.#scales;
    const count = Math.max(...scales.map(({ options }) => options.length));
    const size = scales.length > 1 || count > MOST[this.context.isLarge ? 'large' : 'compact'] ? 'cards'
      : count > SOME                                                                           ? 'many'
      : count > FEW                                                                            ? 'some'
                                                                                               : 'few';
    const table = make(
      'div', { class: `matrix ${size}${form.points.length ? ' points' : ''}${form.kind === 'differential' ? ' poles' : ''}` });
    spread(table, count);
    if (size !== 'cards' && (!form.points.length || scales[0].options.some((option) => option.text)))
      table.append(this.#heads(scales[0].options));
    for (const row of form.rows) table.append(this.#row(row, scales));
    this.root.append(table);
    this.#inputs = findAll('input', table);
  }

  #heads(options) {
    return make('div', { class: 'matrix-heads small', 'aria-hidden': 'true' }, make('span'),
      make('div', { class: 'cells' }, options.map((option) => make('span', {}, option.text && said(this.form, option.text)))),
      this.form.kind === 'differential' && make('span'));
  }

  #row(row, scales) {
    const { form } = this;
    const id = `${this.name}-${form.rows.indexOf(row)}`;
    const opposite = row.opposite && said(form, row.opposite, { class: 'matrix-name opposite', id: `${id}-opposite` });
    return make('div', { class: 'matrix-row' }, said(form, row.text, { class: 'matrix-name', id }), !row.opposite && ends(form),
      scales.map((scale) => {
        const name = scale.head && said(form, scale.head, { class: 'small muted', id: `${id}-${scale.column}` });
        const cells = make('div', {
          class: 'cells',
          role: this.#isMultiple ? 'group' : 'radiogroup',
          'aria-labelledby': [id, opposite?.id, name?.id].filter(Boolean).join(' ')
        },
          scale.options.map((option) => this.#cell(row, scale, option, id)));
        return name ? make('div', { class: 'one-scale' }, name, cells) : cells;
      }),
      opposite);
  }

  #cell(row, scale, option, id) {
    const input = make('input', {
      type: this.#isMultiple ? 'checkbox' : 'radio',
      name: `${id}-${scale.column}-input`,
      value: option.code,
      'data-row': row.id,
      'data-column': scale.column
    });
    input.addEventListener('click', () => this.#clicked(input));
    return make('label', { class: `option${option.isMissing ? ' missing' : ''}` }, input,
      option.isPoint && make('span', { class: 'point num' }, option.code),
      option.text && said(this.form, option.text, { class: option.isPoint && ends(this.form) ? 'sr' : 'label' }));
  }

  #clicked(input) {
    const { row, column } = input.dataset;
    const key = JSON.stringify([row, column]);
    const before = this.#codes.get(key) ?? [];
    if (!this.#isMultiple) this.#codes.set(key, before.includes(input.value) ? [] : [input.value]);
    else if (!input.checked) this.#codes.set(key, before.filter((code) => code !== input.value));
    else this.#codes.set(key, this.#together(before, input.value));
    this.#show();
    this.done();
  }

  /** What may stand together with the one just chosen. */
  #together(codes, code) {
    const isAlone = (one) => this.form.options.some((option) => option.code === one && option.isExclusive);
    return isAlone(code) ? [code] : [...codes.filter((one) => !isAlone(one)), code];
  }

  #show() {
    for (const input of this.#inputs) {
      input.checked = this.#codes.get(JSON.stringify([input.dataset.row, input.dataset.column]))?.includes(input.value) ?? false;
    }
  }

  put(value) {
    this.#codes = new Map((value?.rows ??
      []).map(({ row, column = '', codes, number }) => [JSON.stringify([row, column]), codes ?? [String(number)]]));
    // a reason for the whole question stands in each row
    const code = value?.choices?.[0]?.code;
    if (code)
      for (const row of this.form.rows)
        for (const { column } of this.#scales) this.#codes.set(JSON.stringify([row.id, column]), [code]);
    this.#show();
  }

  read() {
    const rows = [...this.#codes].filter(([, codes]) => codes.length).map(([key, codes]) => {
      const [row, column] = JSON.parse(key);
      return column ? { row, column, codes } : { row, codes };
    });
    return rows.length ? packed({ rows }) : '';
  }

  wrong() {
    const { minimumAnswers: least } = this.form;
    const filled = [...this.#codes.values()].filter((codes) => codes.length).length;
    return !this.#isMultiple && least && filled && filled < least ? text('answerRowsFew', { n: least }) : '';
  }

  focus() { (this.#inputs.find((input) => !input.checked) ?? this.#inputs[0])?.focus(); }
}
