// The id of a question or section: what data files call it. It is changed on purpose, not by each key.
import { icon, make } from '../dom.js';
import { text } from '../texts.js';
import { line, sentence } from './words.js';

/** The field of an id, with a warning when interviews already use it. */
export function rename(id, store, interviews = 0) {
  const remark = make('p', { class: 'small remark', role: 'status', hidden: true });
  const input = line(id, () => {
    const isNew = input.value.trim() !== id;
    button.hidden = !isNew;
    remark.textContent = isNew && interviews ? text('authorIDWarning', { n: interviews }) : '';
    remark.hidden = !remark.textContent;
  }, { id: 'new-id', dir: 'ltr', spellcheck: 'false', maxlength: 64, autocapitalize: 'none' });
  const button = make('button', { hidden: true }, icon('check'), text('authorKindChange'));
  const form = make('form', { class: 'field' }, make('label', { for: 'new-id'
  }, text('authorID')), make('div', { class: 'joined' }, input, button), remark);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const to = input.value.trim();
    if (to === id) return;
    try {
      // what is open is called by its new name from now on
      if (store.view.question === id) store.view.question = to;
      if (store.view.section === id) store.view.section = to;
      await store.give({ command: 'rename', id, to });
    } catch (error) {
      if (store.view.question === to) store.view.question = id;
      if (store.view.section === to) store.view.section = id;
      remark.textContent = sentence(error);
      remark.hidden = false;
      input.focus();
    }
  });
  return form;
}
