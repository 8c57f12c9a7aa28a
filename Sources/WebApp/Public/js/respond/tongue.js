// The language of the questions, chosen by who answers them: asked before the first one, changed at the top.
import { find, findAll } from '../dom.js';
import { newID, send } from '../server.js';
import { text } from '../texts.js';

/** @param face shows a face of the page @param close back to the questions without a choice */
export function chooseTongue(face, close) {
  const place = find('#tongue');
  if (!place) return;
  const isAsked = 'asks' in place.dataset;
  const open = () => {
    face('tongue');
    (find('[aria-current]', place) ?? find('button', place)).focus();
  };
  find('#tongues').addEventListener('click', () => (place.hidden ? open() : !isAsked && close()));
  for (const button of findAll('[data-language]', place)) {
    button.addEventListener('click', async () => {
      try {
        const { results } = await send('POST', '/api/respond/commands',
          { commands: [{ id: newID(), command: 'language', language: button.dataset.language }] });
        if (!results[0].ok) throw new Error(results[0].message);
        // the page comes anew, in every word
        location.reload();
      } catch (error) {
        find('.wrong', place).textContent = error instanceof TypeError ? text('tongueOffline') : error.message;
      }
    });
  }
  if (isAsked) open();
}
