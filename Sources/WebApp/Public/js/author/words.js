// Sentences about what went wrong, and the small parts that all of the form is made of.
import { make } from '../dom.js';

export { sentence } from '../home/sentence.js';

let next = 0;

/** A label above a field: `field('authorTitle', make('input'))`. */
export function field(label, input, hint = '') {
  input.id ||= `a${next += 1}`;
  const below = hint && make('p', { class: 'small muted', id: `${input.id}h` }, hint);
  if (below) input.setAttribute('aria-describedby', below.id);
  return make('div', { class: 'field' }, make('label', { for: input.id }, label), input, below);
}

/** A line to write on; `name` is what people who do not see it hear, when there is no label. */
export function line(value, changed, more = {}) {
  const input = make('input', { type: 'text', value: value ?? '', autocomplete: 'off', dir: 'auto', ...more });
  input.addEventListener('input', () => changed(input.value, input));
  return input;
}

/** Several lines that grow with what is written. */
export function area(value, changed, more = {}) {
  const input = make('textarea', { dir: 'auto', rows: 2, ...more });
  input.value = value ?? '';
  input.addEventListener('input', () => changed(input.value, input));
  return input;
}

/** A tick with its words. */
export function tick(words, isOn, changed, more = {}) {
  const box = make('input', { type: 'checkbox', checked: isOn, ...more });
  box.addEventListener('change', () => changed(box.checked));
  return make('label', { class: 'tick' }, box, make('span', {}, words));
}

/** A menu: `options` are `[value, words]`. */
export function menu(options, value, changed, more = {}) {
  const select = make('select', more, options.map(([each, words]) => make('option', { value: each }, words)));
  select.value = value;
  select.addEventListener('change', () => changed(select.value));
  return select;
}

/** Paragraphs as one text, an empty line between them; and back. */
export const joined = (paragraphs) => (paragraphs ?? []).join('\n\n');
export const divided = (words) => words.split(/\n[ \t]*\n/).map((part) => part.trim()).filter(Boolean);

/** Value of an attribute, `undefined` when it is not there. */
export const attribute = (owner, name) => {
  const found = owner.attributes.find((each) => each.name === name);
  return found && (found.value ?? '');
};

/** Sets an attribute; `null` takes it away, `true` is a word without a value. */
export function setAttribute(owner, name, value) {
  owner.attributes = owner.attributes.filter((each) => each.name !== name);
  if (value === true) owner.attributes.push({ name });
  else if (value !== null && value !== '') owner.attributes.push({ name, value });
}
