// The choices of a question, the labels of its scales and tables, its rows, and the reasons for having no answer.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { freshCode, list } from './lists.js';
import { attribute, field, line, menu, setAttribute, tick } from './words.js';

const REASONS = ['-8', '-7', '-6'];

/** Code and text are never empty: what is emptied keeps its old words until there are new ones. */
const kept = (owner, key, changed) => (value) => { if (value.trim()) { owner[key] = value.trim(); changed(); } };

function codeField(option, changed) {
  return field(text('authorCode'), line(option.code, (value, input) => {
    const isFine = /^[A-Za-z0-9_.-]+$/.test(value.trim());
    input.setAttribute('aria-invalid', String(!isFine));
    if (isFine) { option.code = value.trim(); changed(); }
  }, { dir: 'ltr', spellcheck: 'false', maxlength: 64 }));
}

const bare = (code, words) =>
  ({ code, text: words, hasText: false, isMissing: false, isExclusive: false, isPreselected: false, attributes: [] });

/** Everything that has a code and a text, as far as the kind has it. */
export function choices(question, kind, store, changed) {
  const { parts } = kind;
  if (!kind.hasValue) return null;
  // one array in the question, several lists in the form: each list changes its own part
  const real = question.options.filter((option) => !option.isMissing);
  const missing = question.options.filter((option) => option.isMissing);
  const ends = parts.choices === 'ends' ? [question.format.minimum, question.format.maximum].map((code) =>
    real.find((option) => option.code === code) ?? null) : [];
  const between = real.filter((option) => !ends.includes(option));
  const put = () => {
    question.options = [...ends.filter(Boolean), ...(parts.choices === 'ends' ? between : real), ...missing];
    changed();
  };
  const made = [];
  if (parts.choices === 'lines') made.push(lines(real, question, parts, store, put));
  if (parts.choices === 'labels') made.push(labels('choices', text('authorLabels'), real, put));
  if (parts.choices === 'yesNo') {
    made.push(make('div', { class: 'pair', role: 'group', 'aria-label': text('authorChoices') }, real.map((option, index) =>
      line(option.text, kept(option, 'text', put), { 'aria-label': text('authorChoiceText', { n: index + 1 }) }))));
  }
  if (parts.choices === 'ends') {
    question.ends = () => ends; // the limits change the codes of the ends with them
    Object.defineProperty(question, 'ends', { enumerable: false });
    const end = (index) => line(ends[index]?.text ?? '', (value) => {
      const code = [question.format.minimum, question.format.maximum][index];
      if (ends[index]) ends[index].text = value.trim() || code; else ends[index] = bare(code, value.trim());
      put();
    }, { 'aria-label': text(index ? 'authorMaximum' : 'authorMinimum'), id: `end-${index}` });
    made.push(make('fieldset', { class: 'pair' }, make('legend', {}, text('authorEnds')), end(0), end(1)));
    made.push(list({
      id: 'points',
      title: text('authorPoints'),
      add: text('authorAddPoint'),
      items: between,
      changed: put,
      fresh: () => bare(between_(question, real), text('authorAddPoint')),
      name: (option) => option.text,
      fields: (option, n) => [line(option.code, kept(option, 'code', put),
                                { class: 'code num', 'aria-label': text('authorCode'), dir: 'ltr' }),
        line(option.text, kept(option, 'text', put), { 'aria-label': text('authorChoiceText', { n }) })]
    }));
  }
  if (parts.hasSecondChoices) {
    question.secondOptions ??= [];
    made.push(labels('second', text('authorSecondLabels'), question.secondOptions, changed));
  }
  made.push(reasons(missing, store, put));
  return made;
}

const between_ = (question, options) => {
  const [least, most] = [Number(question.format.minimum ?? 0), Number(question.format.maximum ?? 100)];
  const taken = new Set(options.map((option) => Number(option.code)));
  for (let point = Math.round((least + most) / 2); point < most; point += 1) if (!taken.has(point)) return String(point);
  return freshCode(options);
};

function lines(real, question, parts, store, put) {
  return list({
    id: 'choices',
    title: text('authorChoices'),
    add: text('authorAddChoice'),
    items: real,
    least: 1,
    changed: put,
    fresh: () => {
      const code = freshCode(real);
      return bare(code, text('authorChoiceText', { n: code }));
    },
    name: (option) => option.text,
    fields: (option, n) => line(option.text, kept(option, 'text', put), { 'aria-label': text('authorChoiceText', { n }) }),
    more: (option) => [codeField(option, put),
      tick(text('authorHasText'), option.hasText,
        (isOn) => {
          option.hasText = isOn;
          put();
        }),
      parts.hasExclusion
        && tick(text('authorExclusive'), option.isExclusive,
          (isOn) => {
            option.isExclusive = isOn;
            put();
          }),
      target(option, question, store, put),
      field(text('authorConditionChoice'),
        line(attribute(option, 'if') ?? '',
          (value) => {
            setAttribute(option, 'if', value.trim() || null);
            put();
          },
          { dir: 'ltr', spellcheck: 'false', autocapitalize: 'none', placeholder: text('authorConditionPlace') }))],
  });
}

/** Where the talk goes on after a choice: only forward. */
function target(option, question, store, put) {
  const later = [];
  let isLater = false;
  for (const section of store.state.sections) {
    if (isLater) later.push([section.id, section.title || text('authorNoHeading')]);
    for (const each of section.questions ?? []) {
      if (isLater) later.push([each.id, `${each.number}. ${each.text.slice(0, 60)}`]);
      if (each.id === question.id) isLater = true;
    }
  }
  const known = later.some(([id]) => id === option.target) || !option.target || option.target === 'end';
  const all = [
    ['', text('authorTargetNone')], ...(known ? [] : [[option.target, option.target]]), ...later,
    ['end', text('authorTargetEnd')]
  ];
  return field(text('authorTarget'), menu(all, option.target ?? '', (value) => {
    if (value) option.target = value; else delete option.target;
    put();
  }));
}

function labels(id, title, items, put) {
  return list({ id, title, add: text('authorAddLabel'), items, least: 1, changed: put,
    fresh: () => { const code = freshCode(items); return bare(code, text('authorChoiceText', { n: code })); },
    name: (option) => option.text,
    fields: (option, n) => line(option.text, kept(option, 'text', put), { 'aria-label': text('authorChoiceText', { n }) }),
    more: (option) => codeField(option, put) });
}

/** Reasons for having no answer: ticked, and worded. */
function reasons(missing, store, put) {
  const isGerman = (store.state.facts?.language ?? '').startsWith('de');
  const words = isGerman ? { '-8': 'Weiß nicht', '-7': 'Möchte ich nicht sagen', '-6': 'Trifft nicht zu' }
    : { '-8': 'Don’t know', '-7': 'I would rather not say', '-6': 'Does not apply' };
  const others = missing.filter(({ code }) => !REASONS.includes(code)).map(({ code }) => code);
  return make('fieldset', { class: 'reasons' }, make('legend', {}, text('authorMissing')), [...REASONS, ...others].map((code) => {
    const now = () => missing.find((option) => option.code === code);
    const input = line(now()?.text ?? words[code] ?? '', (value) => { if (now() && value.trim()) { now().text = value.trim(); put(); } },
      { 'aria-label': text('authorChoiceText', { n: code }), hidden: !now() });
    const name = REASONS.includes(code) ? text(`authorMissing_${code}`) : code;
    return make('div', { class: 'reason' }, tick(name, Boolean(now()), (isOn) => {
      if (isOn) missing.push({ ...bare(code, input.value.trim() || words[code] || code), isMissing: true });
      else missing.splice(missing.indexOf(now()), 1);
      missing.sort((one, other) => REASONS.indexOf(one.code) - REASONS.indexOf(other.code));
      input.hidden = !isOn;
      put();
    }), input);
  }));
}

/** Rows of a table, items to put in order. */
export function rows(question, kind, changed) {
  const { parts } = kind;
  if (!parts.hasRows) return null;
  return list({
    id: 'rows',
    title: text(parts.hasItems ? 'authorItems' : 'authorRows'),
    add: text('authorAddRow'),
    items: question.rows,
    changed,
    least: parts.leastRows,
    fresh: () => {
      const id = freshCode(question.rows, 'id');
      return { id, text: text('authorRowText', { n: id }), ...(parts.hasPoles && { opposite: text('authorOpposite', { n: id }) }) };
    },
    name: (row) => row.text,
    fields: (row, n) => [line(row.text, kept(row, 'text', changed), { 'aria-label': text('authorRowText', { n }) }),
      parts.hasPoles && line(row.opposite, kept(row, 'opposite', changed), { 'aria-label': text('authorOpposite', { n }) })],
    more: (row) => field(text('authorCode'),
      line(row.id,
        (value, input) => {
          const isFine = /^[A-Za-z0-9_-]+$/.test(value.trim());
          input.setAttribute('aria-invalid', String(!isFine));
          if (isFine) {
            row.id = value.trim();
            changed();
          }
        },
        { dir: 'ltr', spellcheck: 'false', maxlength: 64 }))
  });
}
