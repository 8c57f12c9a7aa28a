// How the page is listened to: where a mark begins, whether a passage stops at its end. Kept by the browser.
const KEY = 'leitfaden-listening';

const usual = { marksFrom: 'reach', stopAtEnd: true, speed: 1 };

export const listening = { ...usual, ...read() };

function read() {
  try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; }
}

/** Changes it and keeps it. */
export function setListening(change) {
  Object.assign(listening, change);
  try { localStorage.setItem(KEY, JSON.stringify(listening)); } catch { /* it lives as long as the page */ }
}

/** Where to begin to play for an item of the list, and where to stop when passages are to stop. */
export function stretch(item) {
  if (item.kind === 'visit') return { from: item.seconds, to: item.end };
  if (item.kind === 'mark') {
    const reach = listening.marksFrom === 'reach' && item.reach ? item.reach : 2;
    const from = item.end > item.seconds ? item.seconds : Math.max(0, item.seconds - reach);
    return { from, to: item.end > item.seconds ? item.end : null };
  }
  return { from: Math.max(0, item.seconds - (item.kind === 'note' || item.kind === 'answer' ? 2 : 1)), to: null };
}
