// The filled guide on paper: every question with all options, the chosen one marked, and where it was talked about.
import { find, make } from '../dom.js';
import { clock } from '../texts.js';
import { shown } from './answer.js';

/** Makes the sheet each time somebody prints. */
export function preparePaper(model) {
  const paper = find('#paper');
  addEventListener('beforeprint', () => paper.replaceChildren(...sheets(model)));
  addEventListener('afterprint', () => paper.replaceChildren());
}

function sheets(model) {
  const all = [make('h1', { dir: 'auto' }, find('#title').textContent), make('p', { class: 'num' }, find('#facts').textContent)];
  let section = null;
  for (const question of model.questions.values()) {
    if (question.section !== section) {
      section = question.section;
      all.push(make('h2', { dir: 'auto' }, section));
    }
    const passages = model.passages(question.id);
    const details = model.details.answers[question.id];
    const moments = model.items.filter((item) => item.question === question.id && ['mark', 'note'].includes(item.kind));
    all.push(make('section', { class: 'onpaper' }, make('h3', { dir: 'auto' }, `${question.number}. ${question.text}`),
      passages.length > 0
        && make('p', { class: 'num' }, passages.map((visit) => `${clock(visit.seconds)} – ${clock(visit.end)}`).join(', ')),
      question.kind !== 'open' && question.kind !== 'info' && shown(question, model.answer(question.id), details),
      passages.filter((visit) => visit.transcript)
        .map((visit) => make('p', { dir: 'auto', class: 'spoken' }, visit.transcript)),
      moments.length > 0
        && make('ul', {},
          moments.map(
            (item) => make('li', { dir: 'auto' },
              `${clock(item.seconds)} ${item.kind === 'mark' ? `▲ ${ model.markName(item) }` : `● ${ item.text }`}`)))));
  }
  return all;
}
