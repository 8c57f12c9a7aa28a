// What an export came to: where the files lie, the ZIP file to fetch, or why there are none.
import { find, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { count, size } from './amounts.js';

const card = find('#result');

/** Shows the end of an export and leads there. */
export function showResult(state) {
  card.classList.toggle('bad', state.phase === 'failed');
  const heading = make('h2', { id: 'result-heading' }, icon(state.phase === 'done' ? 'check' : 'warn'),
    { done: text('exDone'), stopped: text('exStopped'), failed: state.problem }[state.phase]);
  card.replaceChildren(heading, ...state.phase === 'done' ? done(state) : []);
  card.hidden = false;
  card.focus();
  card.scrollIntoView({ block: 'nearest' });
}

/** Takes away what the last export came to. */
export function hideResult() { card.hidden = true; }

function done(state) {
  const files = count('exFiles', state.files.length);
  if (state.archive) {
    return [
      make('p', {},
        make('a', { class: 'btn primary large', id: 'zip', href: state.archive, download: true }, icon('share', 'i down'),
          text(state.isBundle ? 'buSave' : 'exZip', { size: size(state.bytes) }))),
      make('p', { class: 'small muted' }, text('exZipKept')), state.isBundle && make('p', {}, text('buTell'))
    ].filter(Boolean);
  }
  return [
    state.isBundle && make('p', {}, text('buTell')),
    state.isReadBack && make('p', { class: 'safe' }, text('exReadBack', { n: files })),
    make('p', { class: 'where' }, text('exDoneFiles', { n: files, size: size(state.bytes) }), ' ',
      make('code', { dir: 'ltr' }, state.folder)),
    copying(state.folder),
    make('details', {}, make('summary', {}, text('exAllFiles')), make('p', { class: 'small muted' }, text('exContents')),
      make('ul', { class: 'files' },
        state.files.map(
          (file) => make('li', {},
            make('a', { class: 'btn plain', href: file.address, download: true }, make('span', { class: 'grow' }, file.name),
              make('span', { class: 'num muted small' }, size(file.bytes))))))),
  ].filter(Boolean);
}

function copying(path) {
  const button = make('button', { type: 'button', onclick: async () => {
    await navigator.clipboard.writeText(path);
    button.textContent = text('exCopied');
  } }, text('exCopyPath'));
  // only pages of this very computer may write to its clipboard
  return navigator.clipboard ? make('p', {}, button) : null;
}
