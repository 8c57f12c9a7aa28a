// The transcript of one passage: a plain text field that is kept a second after the last letter. [mm:ss] stamps are
// offered as buttons that go there.
import { listen } from '../keys.js';
import { make } from '../dom.js';
import { clock, text } from '../texts.js';

const STAMP = /\[(?:(\d+):)?(\d{1,2}):(\d{2})\]/g;

/** The moments that are stamped in a text, in seconds. */
export function stamps(words) {
  return [...words.matchAll(STAMP)].map(([, h, m, s]) => Number(h ?? 0) * 3600 + Number(m) * 60 + Number(s));
}

/** What is being written and not stored yet, so that nothing is lost when the page shows something else. */
let unsaved = null;
export function flush() { unsaved?.(); }
addEventListener('pagehide', flush);

/** The field for a visit. `player` is what Ctrl+J, Esc, F1 and F2 act on. */
export function transcript(model, visit, player) {
  const field = make('textarea', { id: 'transcript', rows: 4, dir: 'auto', 'aria-describedby': 'transcript-hint' });
  const state = make('span', { class: 'small muted', role: 'status' });
  const list = make('ul', { class: 'stamps', 'aria-label': text('stamps') });
  let stored = visit.transcript ?? '';
  let timer = 0;
  field.value = stored;
  const showStamps = () => {
    const all = [...new Set(stamps(field.value))];
    list.replaceChildren(
      ...all.map((seconds) => make('li', {},
                   make('button', { type: 'button', class: 'num', onclick: () => player.playFrom(seconds) }, clock(seconds)))));
    list.hidden = !all.length;
  };
  const save = () => {
    clearTimeout(timer);
    unsaved = null;
    if (field.value === stored) return;
    const words = field.value;
    stored = words;
    model.give({ command: 'transcribe', visit: visit.id, text: words })
      .then(() => { if (field.value === words) state.textContent = text('savedText'); }, () => { stored = null; });
  };
  const changed = () => {
    state.textContent = text('saving');
    showStamps();
    clearTimeout(timer);
    timer = setTimeout(save, 1000);
    unsaved = save;
  };
  const stamp = () => {
    field.focus();
    const before = field.selectionStart > 0 && !/\s$/.test(field.value.slice(0, field.selectionStart)) ? ' ' : '';
    field.setRangeText(`${before}[${clock(player.seconds)}] `, field.selectionStart, field.selectionEnd, 'end');
    changed();
  };
  field.addEventListener('input', changed);
  field.addEventListener('blur', save);
  listen({
    'Ctrl+j': stamp,
    Escape: (event) => { event.stopPropagation(); player.toggle(); },
    F1: () => player.seek(player.seconds - 5),
    F2: () => player.seek(player.seconds + 5),
  }, field);
  showStamps();
  const box = make('div', { class: 'transcript' },
    make('div', { class: 'row' }, make('label', { class: 'small muted grow', for: 'transcript' }, text('transcript')), state,
      make('button', { type: 'button', class: 'plain', onclick: stamp }, text('stampNow'), make('kbd', {}, 'Ctrl J'))),
    field, list, make('p', { class: 'small muted', id: 'transcript-hint' }, text('transcriptHint')));
  /** Another page may have written meanwhile; what somebody is typing here is never touched. */
  box.update = (item) => {
    if (document.activeElement === field || item.transcript === undefined && !stored
      || (item.transcript ?? '') === field.value || unsaved === save)
      return;
    stored = item.transcript ?? '';
    field.value = stored;
    showStamps();
  };
  return box;
}
