// A day, a time of day, or both, by the browser's own calendar and clock.
import { make } from '../dom.js';
import { language, text } from '../texts.js';
import { Widget } from './widget.js';

const TYPES = { date: 'date', time: 'time', datetime: 'datetime-local' };

function words(moment, kind) {
  if (kind === 'time') return moment;
  // a limit that is a whole day needs no time of day
  const isDay = kind === 'date' || /T(00:00|23:59)$/.test(moment);
  const date = new Date(isDay ? `${moment.slice(0, 10)}T12:00` : moment);
  return date.toLocaleString(language, isDay ? { dateStyle: 'long' } : { dateStyle: 'long', timeStyle: 'short' });
}

export default class Calendar extends Widget {
  isAnswerable = true;
  isTyped = true;
  #field;

  hint() {
    const { earliest, latest, kind } = this.form;
    if (earliest && latest) return text('answerHintMoments', { first: words(earliest, kind), last: words(latest, kind) });
    if (earliest) return text('answerHintFrom', { first: words(earliest, kind) });
    return latest ? text('answerHintUntil', { last: words(latest, kind) }) : '';
  }

  build() {
    const { earliest, latest, kind } = this.form;
    this.#field = this.listen(make('input', {
      type: TYPES[kind],
      class: `value moment ${kind}`,
      min: earliest,
      max: latest
        ?? (kind === 'time'   ? null
            : kind === 'date' ? '9999-12-31'
                              : '9999-12-31T23:59'),
      ...this.named
    }));
    this.root.append(make('p', { class: 'field' }, this.#field));
  }

  put(value) {
    const stored = value?.date ?? value?.time ?? value?.dateTime ?? '';
    // what was typed elsewhere may have seconds and a distance from UTC
    this.#field.value = this.form.kind === 'datetime' ? stored.slice(0, 16) : stored;
  }

  read() { return this.#field.value; }

  wrong() {
    const { validity, value } = this.#field;
    const { earliest, latest, kind } = this.form;
    if (validity.badInput) return text(kind === 'time' ? 'answerTime' : 'answerDay');
    if (!value) return '';
    if (earliest && value < earliest) return text('answerEarly', { first: words(earliest, kind) });
    if (latest && value > latest) return text('answerLate', { last: words(latest, kind) });
    return '';
  }

  focus() { this.#field.focus(); }
}
