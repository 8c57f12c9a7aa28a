// Pictures, sounds and films before a question: chosen on this device, and copied into the library.
import { make, icon } from '../dom.js';
import { text } from '../texts.js';
import { Refusal, token } from '../server.js';
import { list } from './lists.js';
import { line, sentence } from './words.js';

/** Sends a file; returns the path by which a guide names it. */
async function take(file) {
  const response = await fetch(`/api/guide-media?name=${encodeURIComponent(file.name)}`, {
    method: 'POST', headers: { 'Content-Type': 'application/octet-stream', 'X-Leitfaden': token }, body: file });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(response.status, answer);
  return answer.path;
}

/** The list of a question's media, and the way to one more. */
export function mediaList(question, changed, again) {
  const said = make('p', { class: 'small remark', role: 'alert' });
  const chooser = make('input', { type: 'file', class: 'sr', accept: 'image/*,audio/*,video/*', id: 'choose-media', multiple: true });
  chooser.addEventListener('change', async () => {
    const files = [...chooser.files];
    chooser.value = '';
    try {
      for (const file of files) {
        const path = await take(file);
        question.media.push({ path, description: file.name.replace(/\.[^.]*$/, '').replace(/[-_]+/g, ' ') });
      }
      changed();
      again();
    } catch (error) { said.textContent = sentence(error); }
  });
  const lines = list({
    id: 'media',
    title: text('authorMedia'),
    add: text('authorAddMedia'),
    items: question.media,
    changed,
    fresh: () => ({ path: 'media/', description: '' }),
    name: (media, n) => media.path || text('authorMediaPath', { n }),
    fields: (media, n) => [line(media.path,
                             (value) => {
                               media.path = value.trim();
                               if (media.path && !media.path.endsWith('/')) changed();
                             },
                             { 'aria-label': text('authorMediaPath', { n }), dir: 'ltr' }),
      line(media.description,
        (value) => {
          media.description = value.trim();
          changed();
        },
        { 'aria-label': text('authorMediaText', { n }), placeholder: text('authorMediaText', { n }) })]
  });
  // what is chosen is better than what is typed; the path can still be changed
  lines.querySelector('.add').replaceWith(make('label', { class: 'btn add' }, icon('plus'), text('authorChooseMedia'), chooser));
  return make('div', {}, lines, make('p', { class: 'small muted' }, text('authorMediaHint')), said);
}
