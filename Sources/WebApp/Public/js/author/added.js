// Questions that were added during interviews, and that the guide can take over.
import { icon, make } from '../dom.js';
import { text } from '../texts.js';
import { send } from '../server.js';

/** Asks which there are; a list with a button for each, or nothing. */
export async function addedQuestions(store, takeOver) {
  const added = await send('GET', `${store.address}/added`);
  if (!added.length) return null;
  const lines = make('ul', {}, added.map((question) => {
    const line = make('li', {},
      make('span', { class: 'grow' }, make('span', { dir: 'auto' }, question.text),
        make('span', { class: 'small muted', dir: 'auto' }, question.asked)),
      make('button', {
        type: 'button',
        'aria-label': text('authorAddedTakeNamed', { name: question.text.slice(0, 80) }),
        onclick: async (event) => {
          event.currentTarget.disabled = true;
          if (await takeOver(question)) {
            line.remove();
            if (!lines.firstChild) root.remove();
          }
        }
      },
        icon('plus'), text('authorAddedTake')));
    return line;
  }));
  const root = make('section', { class: 'part added' }, make('h2', { class: 'small' }, text('authorAdded')), lines);
  return root;
}
