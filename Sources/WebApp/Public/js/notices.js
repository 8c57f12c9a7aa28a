// What has to be known of the beginning or the end of a recording: told until somebody has seen it.
import { find, findAll } from './dom.js';
import { send } from './server.js';

/** Somebody has seen one. */
export const seeNotice = (id) => send('POST', '/api/notices/seen', { id });

/** Makes the buttons of all notices on the page work; `onError` is told what the server refused. */
export function listenToNotices(onError) {
  for (const notice of findAll('[data-notice]')) {
    find('button', notice).addEventListener('click', async ({ currentTarget }) => {
      currentTarget.disabled = true;
      try {
        await seeNotice(notice.dataset.notice);
        notice.parentElement.remove();
      } catch (error) { onError(error); currentTarget.disabled = false; }
    });
  }
}
