// What several widgets are made of.
import { make } from '../dom.js';
import { language } from '../texts.js';

let count = 0;

/** A name that no other element of the page has. */
export const newName = () => `answer-${(count += 1)}`;

/** Words of the guide, in its language and direction. */
export const said = (form, words, attributes = {}, name = 'span') =>
  make(name, { dir: 'auto', lang: form.language || null, ...attributes }, words);

// Marks of direction that browsers put before a minus sign, and people cannot see.
const MARKS = /[\u200e\u200f\u061c]/g;

/** A number as people here write it, in the digits of the pad. */
export const shown = (number) =>
  Number(number).toLocaleString(`${language}-u-nu-latn`, { maximumFractionDigits: 10, useGrouping: false }).replace(MARKS, '');

/** What was typed as a number, with the digits and signs of programs for Arabic and Persian ones. */
export const spelled = (typed) => typed.replace(MARKS, '').replace(/[٠-٩۰-۹]/g, (digit) => digit.charCodeAt(0) & 15)
  .replace('٫', '.').replace('−', '-').trim();

/** A number as programs write it; `null` when it is none. */
export function plain(typed) {
  const words = spelled(typed).replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(words) ? Number(words) : null;
}

/** The words at the two ends of a scale; `null` when they have none, or points between have some, too. */
export function ends(form) {
  const { points } = form;
  if (!points.length || points.slice(1, -1).some((point) => point.text) || !(points[0].text || points.at(-1).text)) return null;
  return make('div', { class: 'ends', 'aria-hidden': 'true' }, said(form, points[0].text), said(form, points.at(-1).text));
}

/** Says how many points stand side by side, and how many where they need two lines. */
export function spread(element, count) {
  element.style.setProperty('--columns', count);
  element.style.setProperty('--half', Math.ceil(count / 2));
  element.classList.toggle('medium', count > 5 && count <= 7);
  element.classList.toggle('long', count > 7);
  return element;
}

/** An answer as JSON, for the kinds that read it. */
export const packed = (value) => JSON.stringify(value);
