// Lists in the form: choices, columns, rows, probes, files. Each line can be moved, changed and removed, and one added.
import { find, findAll, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { reorder } from './reorder.js';

/**
 * A list of `items`, which is changed in place.
 *   title, add        heading, and the word on the button that adds
 *   fields(item, n)   elements of a line, given the item and its number from 1
 *   more(item, n)     elements that are shown when more of a line is wanted; none when missing
 *   name(item, n)     what a line is called
 *   fresh()           a new item
 *   changed()         is called after each change
 */
export function list({ title, add, items, fields, more = null, name, fresh, changed, least = 0, level = 'h3', id }) {
  const lines = make('ul', { class: 'lines' });
  const root = make('div', { class: 'list', id }, title && make(level, {}, title), lines,
    make('button', {
      type: 'button',
      class: 'add',
      'data-add': id,
      onclick: () => {
        items.push(fresh());
        show();
        changed();
        select(items.length - 1);
      }
    },
      icon('plus'), add));
  const open = new Set();

  function show() {
    lines.replaceChildren(...items.map((item, index) => {
      const n = index + 1;
      const words = name(item, n);
      const extra = more && make('div', { class: 'extra', hidden: !open.has(item) }, more(item, n, show));
      return make('li', { 'data-index': index },
        make(
          'button', { type: 'button', class: 'plain grip', 'aria-label': text('authorHandle', { name: words }) }, icon('grip')),
        make('div', { class: 'grow' }, fields(item, n)),
        extra
          && make('button', {
               type: 'button',
               class: 'plain',
               'aria-expanded': String(open.has(item)),
               'aria-label': text('authorMoreOf', { name: words }),
               onclick: (event) => {
                 extra.hidden = !extra.hidden;
                 if (extra.hidden) open.delete(item);
                 else open.add(item);
                 event.currentTarget.setAttribute('aria-expanded', String(!extra.hidden));
               }
             },
            icon('more')),
        make('button', {
          type: 'button',
          class: 'plain',
          'aria-label': text('authorRemove', { name: words }),
          disabled: items.length <= least,
          onclick: () => {
            items.splice(index, 1);
            show();
            changed();
            (findAll('.lines > li .grip', root)[Math.min(index, items.length - 1)] ?? find('.add', root)).focus();
          }
        },
          icon('cross')),
        extra);
    }));
  }

  function select(index) {
    const input = find(`li[data-index="${index}"] :is(input, textarea)`, lines);
    input?.focus();
    input?.select?.();
  }

  function move(from, to) {
    if (to < 0 || to >= items.length || from === to) return;
    const [item] = items.splice(from, 1);
    items.splice(to, 0, item);
    show();
    changed();
    find(`li[data-index="${to}"] .grip`, lines).focus();
  }

  reorder(lines, {
    handle: '.grip',
    row: (grip) => grip.closest('li'),
    targets: () => findAll(':scope > li', lines),
    drop: (row, target, isAfter) => {
      const [from, to] = [Number(row.dataset.index), Number(target.dataset.index) + (isAfter ? 1 : 0)];
      move(from, to > from ? to - 1 : to);
    },
    step: (row, direction) => move(Number(row.dataset.index), Number(row.dataset.index) + direction),
  });
  show();
  return root;
}

/** The next code that nothing of `items` has. */
export function freshCode(items, key = 'code') {
  const numbers = items.map((item) => Number(item[key])).filter((number) => number > 0);
  return String(Math.max(0, ...numbers) + 1);
}
