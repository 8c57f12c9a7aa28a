// A day, by the browser's own calendar.
import { language, text } from '../texts.js';
import { Field } from './field.js';

const shown = (day) => new Date(`${day}T12:00`).toLocaleDateString(language, { dateStyle: 'long' });

export class DateField extends Field {
  problem() {
    return this.field.validity.badInput ? text('oopsDay') : super.problem();
  }

  wrong(day) {
    const { earliest, latest } = this.form;
    if (earliest && day < earliest) return text('oopsEarly', { day: shown(earliest) });
    if (latest && day > latest) return text('oopsLate', { day: shown(latest) });
    return '';
  }
}
