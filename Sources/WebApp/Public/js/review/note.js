// A note: its text and its earlier wordings, and what was drawn on it.
import { icon, make } from '../dom.js';
import { clock, text } from '../texts.js';
import { history } from './detail.js';
import { sheet } from './ink.js';
import { stretch } from './listening.js';

export function noteView(model, note, play) {
  const question = model.questions.get(note.question);
  const field = make('textarea', { id: 'note-text', rows: 5, dir: 'auto', maxlength: 100000 });
  field.value = note.text ?? '';
  let stored = field.value;
  const save = () => {
    const words = field.value.trim();
    if (words === stored.trim() || (!words && !note.strokes?.length)) return;
    stored = words;
    model.give({ command: 'note-text', note: note.id, text: words }, text('didChangeNote')).catch(() => { stored = null; });
  };
  field.addEventListener('change', save);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) || event.key === 'Escape') {
      event.stopPropagation();
      save();
      field.blur();
    }
  });
  return [
    question && make('p', { class: 'small muted', dir: 'auto' }, text('belongsTo', { text: question.text })),
    make('h2', {}, icon('pen', 'i mk'), text('noteText'), ' ', make('span', { class: 'num muted' }, clock(note.seconds))),
    make('div', { class: 'row' }, make('button', { type: 'button', onclick: () => play(stretch(note)) }, icon('play'),
      make('span', { class: 'num' }, text('playMark', { time: clock(stretch(note).from) })))),
    note.strokes?.length && sheet(note.strokes, {
      play: (seconds) => play({ from: Math.max(0, seconds - 1), to: null }),
      rub: (stroke) => model.give({ command: 'delete-stroke', note: note.id, stroke: stroke.id }, text('didRub')).catch(() => {}),
      draw: (points) => model.give({ command: 'ink', note: note.id, stroke: { points } }, text('didDraw')).catch(() => {}),
    }),
    make('label', { class: 'sr', for: 'note-text' }, text('noteText')), field,
    history(note.earlier, 'earlierTexts'),
    make('div', { class: 'row' }, make('button', { type: 'button', class: 'plain danger',
      onclick: () => model.give({ command: 'delete-note', note: note.id }, text('didDeleteNote')).catch(() => {}) },
      icon('bin'), text('deleteNote'))),
  ];
}
