// An export that is being written: how far it is, told by one stream of events, and the way to stop it.
import { find } from '../dom.js';
import { send } from '../server.js';
import { text } from '../texts.js';

const card = find('#work');
const said = find('#work-said');
const share = find('#how-far');
const cancel = find('#cancel');

/** Shows the export with this id until its end; `true` when it came there. */
export function follow(id, nameOf) {
  card.hidden = false;
  cancel.disabled = false;
  card.scrollIntoView({ block: 'nearest' });
  cancel.onclick = () => {
    cancel.disabled = true;
    said.textContent = text('exStopping');
    send('POST', `/api/exports/${id}/cancel`, {}).catch(() => { cancel.disabled = false; });
  };
  return new Promise((resolve) => {
    const source = new EventSource(`/api/exports/${id}/events`);
    let last = null;
    const end = (state) => { source.close(); card.hidden = true; resolve(state); };
    source.addEventListener('state', (event) => {
      last = JSON.parse(event.data);
      show(last, nameOf);
    });
    source.addEventListener('end', () => end(last));
    source.addEventListener('error', () => {
      said.textContent = text('exLost');
      // the browser asks again by itself until the server is there and does not know this export any more
      if (source.readyState === EventSource.CLOSED) end({ phase: 'failed', problem: text('exLost'), files: [] });
    });
  });
}

function show(state, nameOf) {
  if (cancel.disabled) return;
  const words = {
    writing: state.isBundle ? text('buWriting', { n: state.number, count: state.count })
                            : text('exWriting', { n: state.number, count: state.count, name: nameOf(state.format) }),
    comparing: text('exComparing'),
    packing: text('exPacking'),
  }[state.phase];
  if (words && words !== said.textContent) said.textContent = words;
  // files without sound are there before their bytes could be counted: then the bar shows the kinds of files
  const steps = state.phase === 'writing' ? (state.number - 1) / Math.max(1, state.count) : 0;
  share.value = Math.max(state.share, steps);
}
