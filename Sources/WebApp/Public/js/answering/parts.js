// What several widgets are made of.
import { make } from '../dom.js';
import { language } from '../texts.js';

let count = 0;

/** A name that no other element of the page has. */
export const newName = () => `answer-${(count += 1)}`;

/** Words of the guide, in its language and direction. */
export const said = (form, words, attributes = {}, name = 'span') =>
  make(name, { dir: 'auto', lang: form.language || null, ...attributes }, words);

/** A number as people here write it. */
export const shown = (number) => Number(number).toLocaleString(language, { maximumFractionDigits: 10, useGrouping: false });

/** A number as programs write it; `null` when it is none. */
export function plain(typed) {
  const words = typed.trim().replace('−', '-').replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(words) ? Number(words) : null;
}

/** An answer as JSON, for the kinds that read it. */
export const packed = (value) => JSON.stringify(value);
