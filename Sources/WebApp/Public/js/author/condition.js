// A condition made of menus: question, comparison, value, line by line; and the expression they mean, which can be
// written as well. The server reads expressions; menus that cannot show one leave it as it stands.
import { icon, make } from '../dom.js';
import { text } from '../texts.js';
import { send } from '../server.js';
import { field, line, menu } from './words.js';

const quoted = (value) => (value.includes("'") ? `"${value.replaceAll('"', '')}"` : `'${value}'`);
const isNumber = (value) => /^-?\d+(\.\d+)?$/.test(value);

/** The expression that a line of menus means. */
function written({ question, sign, value }) {
  switch (sign) {
    case 'answered': return `answered(${question})`;
    case 'unanswered': return `not answered(${question})`;
    case 'selected': return `selected(${question}, ${quoted(value)})`;
    case 'unselected': return `not selected(${question}, ${quoted(value)})`;
    case 'contains': return `contains(${question}, ${quoted(value)})`;
    default: return `${question} ${sign} ${isNumber(value) ? value : quoted(value)}`;
  }
}

/** Comparisons that mean something for a question; all of them for one that is not there. */
const signs = (named) => named?.signs
  ?? ['=', '!=', '<', '<=', '>', '>=', 'selected', 'unselected', 'contains', 'answered', 'unanswered'];

/** The editor of one condition; `changed(expression)` with an empty text when there is none. */
export function conditionEditor({ title, owner, store, value, changed }) {
  const root = make('div', { class: 'conditions' });
  const rows = make('div', { class: 'terms' });
  const said = make('p', { class: 'small remark', role: 'status' });
  const more = make('button', { type: 'button', class: 'add', onclick: add }, icon('plus'), text('authorAddCondition'));
  const finder = make('input', {
    type: 'search',
    class: 'finder',
    'aria-label': text('authorFindQuestion'),
    placeholder: text('authorFindQuestion'),
    hidden: true
  });
  const expression = line(value, () => { clearTimeout(timer); timer = setTimeout(() => read(expression.value, true), 500); },
    { dir: 'ltr', spellcheck: 'false', autocapitalize: 'none' });
  const written_ = make('details', { class: 'as-text' }, make('summary', {}, text('authorExpression')),
    field(text('authorExpression'), expression));
  let timer;
  let terms = [];
  let isAll = true;
  let named = [];
  root.append(make('h3', {}, icon('branch'), title), rows, finder, more, written_, said);
  finder.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await find(finder.value);
      show();
    }, 300);
  });

  async function find(words = '') {
    named = await send('POST', `${store.address}/earlier`, { owner, words });
    return named;
  }

  async function read(source, isTyped) {
    if (!source.trim()) { terms = []; said.textContent = ''; show(); if (isTyped) changed(''); return; }
    try {
      const reading = await send('POST', `${store.address}/expression`, { source, owner });
      terms = reading.terms ?? null;
      isAll = reading.isAll;
      said.textContent = reading.problem ? text('authorExpressionWrong', { offset: reading.offset ?? 0, why: reading.problem })
        : terms ? '' : text('authorExpressionOnly');
      said.lang = reading.problem ? 'en' : '';
      expression.setAttribute('aria-invalid', String(Boolean(reading.problem)));
      // what cannot be read is kept in its field, and saved when it can
      if (isTyped && !reading.problem) changed(reading.expression);
      show();
    } catch { /* the connection: it is read at the next key */ }
  }

  function put() {
    expression.value = terms.map(written).join(isAll ? ' and ' : ' or ');
    expression.setAttribute('aria-invalid', 'false');
    said.textContent = '';
    changed(expression.value);
  }

  async function add() {
    if (!named.length) await find();
    if (!named.length) { said.textContent = text('authorConditionFirst'); return; }
    const [first] = named;
    const sign = signs(first)[0];
    terms.push({ question: first.id, sign, value: fresh(first, sign) });
    put();
    show();
    rows.querySelector('.term:last-of-type select')?.focus();
  }

  const fresh = (question, sign) => (/answered/.test(sign) ? '' : question.options[0]?.code ?? (sign === 'contains' ? '…' : '1'));

  function show() {
    more.hidden = terms === null;
    finder.hidden = terms === null || !terms.length || (named.length < 50 && !finder.value);
    if (terms === null) { rows.replaceChildren(); written_.open = true; return; }
    const join = terms.length > 1 && menu([['all', text('authorAll_')], ['any', text('authorAny_')]], isAll ? 'all' : 'any',
      (each) => { isAll = each === 'all'; put(); }, { 'aria-label': text('authorJoin') });
    rows.replaceChildren(
      ...[join, !terms.length && make('p', { class: 'muted small' }, text('authorConditionNone')), ...terms.map(row)].filter(
        Boolean));
  }

  function row(term, index) {
    const n = index + 1;
    const about = named.find(({ id }) => id === term.question);
    const all = named.map(({ id, number, text: words }) => [id, `${number}. ${words.slice(0, 70)}`]);
    if (!about) all.unshift([term.question, term.question]);
    const possible = signs(about);
    if (!possible.includes(term.sign)) possible.push(term.sign);
    const question = menu(all, term.question, (id) => {
      term.question = id;
      const chosen = named.find((each) => each.id === id);
      if (!signs(chosen).includes(term.sign)) [term.sign] = signs(chosen);
      term.value = fresh(chosen, term.sign);
      put();
      show();
      rows.querySelectorAll('.term')[index]?.querySelector('select').focus();
    }, { 'aria-label': text('authorTermQuestion', { n }) });
    const sign = menu(possible.map((each) => [each, text(`authorSign_${each}`)]), term.sign, (each) => {
      term.sign = each;
      if (about && (!term.value || /answered/.test(each))) term.value = fresh(about, each);
      put();
      show();
      rows.querySelectorAll('.term')[index]?.querySelectorAll('select')[1].focus();
    }, { 'aria-label': text('authorTermSign', { n }) });
    const name = { 'aria-label': text('authorTermValue', { n }) };
    const options = about?.options ?? [];
    const known = options.map(({ code, text: words }) => [code, words]);
    if (known.length && !known.some(([code]) => code === term.value)) known.push([term.value, term.value]);
    const its = /answered/.test(term.sign) ? null
      : known.length && !about.isRanged ? menu(known, term.value, (each) => { term.value = each; put(); }, name)
        : line(term.value, (each) => { if (each.trim()) { term.value = each.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2'); put(); } }, name);
    return make('div', { class: 'term' }, question, sign, its,
      make('button', { type: 'button', class: 'plain', 'aria-label': text('authorRemove', { name: written(term) }), onclick: () => {
        terms.splice(index, 1);
        put();
        show();
        more.focus();
      } }, icon('cross')));
  }

  show();
  if (value) find().then(() => read(value, false)).catch(() => {});
  return root;
}
