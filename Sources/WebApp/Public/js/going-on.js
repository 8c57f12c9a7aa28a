// Going on with an interview that broke off: one touch, with the microphone of before.
import { send } from './server.js';

/**
 * Makes a link to the page before the recording go on at once; where that fails the page is shown, and says what is the matter.
 *
 * @param onStranger told when this browser has not been let in: that page would say nothing else
 */
export function goOnAtOnce(link, interview, onStranger = null) {
  link.addEventListener('click', async (event) => {
    // in another tab it is a page to look at
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.getAttribute('aria-disabled')) return;
    link.setAttribute('aria-disabled', 'true');
    try {
      await send('POST', `/api/interviews/${interview}/reopen`, {});
      location.assign(`/interviews/${interview}/lead`);
    } catch (error) {
      link.removeAttribute('aria-disabled');
      if (onStranger && [401, 403].includes(error.status)) onStranger(error);
      else location.assign(link.href);
    }
  });
  return link;
}
