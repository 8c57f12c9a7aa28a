// Rows with fields to write in: several numbers with their sum, several texts, and tables of both.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { numberInput, padKeys, range, wrongNumber } from './number.js';
import { isTouched, pad } from './pad.js';
import { packed, plain, said, shown, spelled } from './parts.js';
import { Widget } from './widget.js';

/** Columns that still fit beside a row's name. */
const FEW = 3;

export default class Cells extends Widget {
  isAnswerable = true;
  isTyped = true;
  #fields = [];
  #sum = null;

  get #isNumber() { return ['numbers', 'numbermatrix'].includes(this.form.kind); }
  get #columns() {
    return /matrix$/.test(this.form.kind) ? this.form.options.filter((option) => !option.isMissing) : [{ code: '', text: '' }];
  }
  get #hasSum() { return this.form.minimumSum != null || this.form.maximumSum != null; }

  hint() {
    const { minimumSum: least, maximumSum: most, unit } = this.form;
    const sum = (number) => [shown(number), unit].filter(Boolean).join(' ');
    const words = !this.#hasSum ? ''
      : least === most          ? text('answerHintSum', { sum: sum(least) })
      : least == null           ? text('answerHintSumMost', { most: sum(most) })
      : most == null            ? text('answerHintSumLeast', { least: sum(least) })
                                : text('answerHintSumBetween', { least: shown(least), most: sum(most) });
    return [this.#isNumber ? range(this.form) : '', words].filter(Boolean).join(' ');
  }

  build() {
    const { form, context } = this;
    const columns = this.#columns;
    const isTable = columns[0].code !== '';
    const hasPad = this.#isNumber && context.isLarge && isTouched();
    const table = make('div', { class: `matrix typed ${!isTable ? 'lines' : columns.length > FEW || hasPad ? 'cards' : 'few'}` });
    table.style.setProperty('--columns', columns.length);
    if (isTable)
      table.append(make('div', { class: 'matrix-heads small', 'aria-hidden': 'true' }, make('span'),
        make('div', { class: 'cells' }, columns.map((column) => said(form, column.text)))));
    for (const row of form.rows) {
      table.append(make('div', { class: 'matrix-row', role: isTable ? 'group' : null, 'aria-label': isTable ? row.text : null },
        said(form, row.text, { class: 'matrix-name', 'aria-hidden': isTable ? null : 'true' }),
        make('div', { class: 'cells' }, columns.map((column) => this.#cell(row, column)))));
    }
    if (this.#hasSum) table.append(this.#sum = make('p', { class: 'sum num', role: 'status' }));
    if (!hasPad) this.root.append(table);
    else this.root.append(make('div', { class: 'with-pad' }, table, pad(this.#fields.map(({ field }) => field), padKeys(form))));
    this.#add();
  }

  #cell(row, column) {
    const { form } = this;
    const named = {
      'aria-label': [row.text, column.text].filter(Boolean).join(', '),
      'aria-describedby': this.hint() ? this.hintID : null
    };
    const field = this.listen(this.#isNumber ? numberInput(named)
      : make('input', { type: 'text', class: 'value wide', autocomplete: 'off', dir: 'auto', maxlength: form.maximumLength, ...named }));
    field.addEventListener('input', () => this.#add());
    this.#fields.push({ row: row.id, column: column.code, field });
    return make('label', { class: 'cell' }, column.text && said(form, column.text, { class: 'label small' }), field,
      this.#isNumber && form.unit && said(form, form.unit, { class: 'unit' }));
  }

  get #total() { return this.#fields.reduce((sum, { field }) => sum + (plain(field.value) ?? 0), 0); }

  #add() {
    if (!this.#sum) return;
    const { unit, maximumSum: most, minimumSum: least } = this.form;
    const total = Math.round(this.#total * 1e9) / 1e9;
    const goal = most ?? least;
    this.#sum.textContent = text('answerSum', { sum: shown(total), goal: [shown(goal), unit].filter(Boolean).join(' ') });
    this.#sum.classList.toggle('right', (least == null || total >= least) && (most == null || total <= most));
  }

  put(value) {
    const cells = new Map((value?.rows ?? []).map((cell) => [JSON.stringify([cell.row, cell.column ?? '']), cell]));
    for (const { row, column, field } of this.#fields) {
      const cell = cells.get(JSON.stringify([row, column]));
      const words = cell?.text ?? (cell?.number == null ? '' : shown(cell.number).replace('-', '−'));
      if (field.value.trim() !== words) field.value = words;
    }
    this.#add();
  }

  get #filled() { return this.#fields.filter(({ field }) => field.value.trim()); }

  read() {
    const rows =
      this.#filled.map(({ row, column, field }) =>
                         ({ row, ...(column && { column }), text: this.#isNumber ? spelled(field.value) : field.value.trim() }));
    return rows.length ? packed({ rows }) : '';
  }

  wrong() {
    const filled = this.#filled;
    if (!filled.length) return '';
    for (const { field } of this.#isNumber ? filled : []) {
      const problem = wrongNumber(field.value, this.form);
      if (problem) return `${field.getAttribute('aria-label')}: ${problem}`;
    }
    const { minimumAnswers, minimumSum, maximumSum } = this.form;
    if (minimumAnswers && filled.length < minimumAnswers) return text('answerRowsFew', { n: minimumAnswers });
    const total = this.#total;
    const slack = 1e-9 * Math.max(1, Math.abs(total));
    if (minimumSum != null && total < minimumSum - slack) return text('answerSumLow', { sum: shown(total), goal: shown(minimumSum) });
    if (maximumSum != null && total > maximumSum + slack) return text('answerSumHigh', { sum: shown(total), goal: shown(maximumSum) });
    return '';
  }

  focus() { (this.#fields.find(({ field }) => !field.value) ?? this.#fields[0])?.field.focus(); }
}
