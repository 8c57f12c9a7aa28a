// Limits and presentation of an answer, each a field of its own; only what the answer kind heeds.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { attribute, field, line, setAttribute } from './words.js';

const number = (value) => value.trim().replace(',', '.').replace('−', '-');

/** The fields of a question's limits. */
export function limits(question, parts, changed) {
  const { format } = question;
  const made = [];

  /** A field whose value is a number, and nothing else. */
  const counted = (label, key, { isWhole = false, isText = false, least = -Infinity, most = Infinity } = {}) => {
    made.push(field(text(label), line(format[key] ?? '', (value, input) => {
      const words = number(value);
      const read = Number(words);
      const isFine = !words || (Number.isFinite(read) && read >= least && read <= most && (!isWhole || Number.isInteger(read)));
      input.setAttribute('aria-invalid', String(!isFine));
      if (!isFine) return;
      const old = format[key];
      if (words) format[key] = isText ? String(read) : read; else delete format[key];
      // the labels of the ends stand at the ends
      const end = ['minimum', 'maximum'].indexOf(key);
      if (end >= 0 && question.ends?.()[end]?.code === old && words) question.ends()[end].code = format[key];
      changed();
    }, { inputmode: isWhole && least >= 0 ? 'numeric' : 'decimal', class: 'num short', dir: 'ltr' })));
  };
  const worded = (label, key, more = {}) => made.push(field(text(label), line(format[key] ?? '', (value) => {
    if (value.trim()) format[key] = value.trim(); else delete format[key];
    changed();
  }, more)));

  if (parts.range === 'number') {
    counted('authorMinimum', 'minimum', { isText: true });
    counted('authorMaximum', 'maximum', { isText: true });
  } else if (parts.range && parts.range !== 'none') {
    const isLength = parts.range === 'duration';
    const place = { placeholder: text(`authorFormat_${parts.range}`), dir: 'ltr' };
    worded(isLength ? 'authorShortest' : 'authorEarliest', 'minimum', place);
    worded(isLength ? 'authorLongest' : 'authorLatest', 'maximum', place);
  }
  if (parts.hasStep) counted('authorStep', 'step', { least: Number.MIN_VALUE });
  if (parts.hasDecimals) counted('authorDecimals', 'decimals', { isWhole: true, least: 0, most: 15 });
  if (parts.hasUnit) worded('authorUnit', 'unit', { placeholder: text('authorUnitPlace') });
  if (parts.hasSum) { counted('authorSumLeast', 'minimumSum'); counted('authorSumMost', 'maximumSum'); }
  if (parts.hasLength) counted('authorLength', 'maximumLength', { isWhole: true, least: 1, most: 1_000_000 });
  if (parts.hasPattern) worded('authorPattern', 'pattern', { dir: 'ltr', spellcheck: 'false' });
  if (parts.hasMask) worded('authorMask', 'mask', { dir: 'ltr', spellcheck: 'false' });
  if (parts.hasCounts) {
    counted('authorCountLeast', 'minimumAnswers', { isWhole: true, least: 0, most: 1000 });
    counted('authorCountMost', 'maximumAnswers', { isWhole: true, least: 1, most: 1000 });
  }
  if (parts.needsExpression) {
    made.push(field(text('authorCalculate'), line(attribute(question, 'calculate') ?? '', (value) => {
      if (!value.trim()) return;
      setAttribute(question, 'calculate', value.trim());
      changed();
    }, { dir: 'ltr', placeholder: text('authorCalculatePlace'), spellcheck: 'false' })));
  }
  return made.length ? make('div', { class: 'limits' }, made) : null;
}
