// Going on with an interview that broke off: one touch, with the microphone of before.
import { send } from './server.js';

/** Makes a link to the page before the recording go on at once; where that fails the page is shown, and says what is the matter. */
export function goOnAtOnce(link, interview) {
  link.addEventListener('click', async (event) => {
    // in another tab it is a page to look at
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.getAttribute('aria-disabled')) return;
    link.setAttribute('aria-disabled', 'true');
    try {
      await send('POST', `/api/interviews/${interview}/reopen`, {});
      location.assign(`/interviews/${interview}/lead`);
    } catch {
      location.assign(link.href);
    }
  });
  return link;
}
