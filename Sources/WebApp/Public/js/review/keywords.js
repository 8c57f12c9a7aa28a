// The keywords of a question: each can be taken away, new ones are typed or chosen from those of the interview.
import { icon, make } from '../dom.js';
import { text } from '../texts.js';

/** A part of the question's details; `update()` shows keywords that came or went meanwhile. */
export function keywords(model, question) {
  const field = make('input', {
    id: 'new-keyword',
    list: 'known-keywords',
    autocomplete: 'off',
    maxlength: 200,
    dir: 'auto',
    placeholder: text('newKeyword'),
    'aria-label': text('newKeyword')
  });
  const chips = make('ul', { class: 'chips' });
  const known = make('datalist', { id: 'known-keywords' });
  const has = (word) => model.keywords(question).some((each) => each.toLocaleLowerCase() === word.toLocaleLowerCase());
  const give = (word, key) => model.give({ command: 'keyword', question, word }, text(key, { word }));
  const form = make('form', {}, field, known, make('button', {}, icon('plus'), text('addKeyword')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const word = field.value.trim();
    field.value = '';
    // the command turns a keyword over: one that stands is not meant to go
    if (word && !has(word)) give(word, 'didAddKeyword').catch(() => { field.value = word; });
  });
  form.addEventListener('keydown', (event) => event.key === 'Escape' && field.blur());
  let told = '';
  const box = make('section', { class: 'keywords', 'aria-label': text('keywords') },
    make('h3', { class: 'small muted' }, text('keywords')), chips, form);
  box.update = () => {
    const words = model.keywords(question);
    const state = JSON.stringify([words, model.knownKeywords]);
    if (state === told) return;
    told = state;
    chips.hidden = !words.length;
    chips.replaceChildren(...words.map((word) => make('li', {}, make('button', {
      type: 'button', 'aria-label': text('removeKeyword', { word }), onclick: () => give(word, 'didRemoveKeyword').catch(() => {}),
    }, make('span', { dir: 'auto' }, word), icon('cross')))));
    known.replaceChildren(...model.knownKeywords.filter((word) => !words.includes(word)).map((value) => make('option', { value })));
  };
  box.update();
  return box;
}
