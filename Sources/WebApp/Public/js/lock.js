// Every page of a sealed library: tells the server that somebody touched it, and forgets what it shows when the library is
// locked. One page of the browser listens for all of them, because a browser opens few connections to a server.
import { find, findAll } from './dom.js';
import { send } from './server.js';

/** A page that is touched again and again says so this often, in milliseconds. */
const EVERY = 20_000;

const pages = new BroadcastChannel('leitfaden-lock');
pages.addEventListener('message', (event) => forget(event.data));

function forget(kept) {
  // going on with an interview shows its title
  if (kept.includes(location.pathname) && !location.search.includes('interview=')) return;
  for (const sound of findAll('audio, video')) { sound.pause(); sound.removeAttribute('src'); sound.load(); }
  const place = location.pathname + location.search;
  document.body.replaceChildren();
  document.title = 'Leitfaden';
  // search words stay out of addresses
  location.replace(location.pathname === '/' ? '/unlock' : `/unlock?next=${encodeURIComponent(place)}`);
}

function locked(kept) {
  pages.postMessage(kept);
  forget(kept);
}

// held until this page is gone
navigator.locks.request('leitfaden-lock', () => new Promise(() => {
  new EventSource('/api/lock/events').addEventListener('locked', (event) => locked(JSON.parse(event.data).kept));
}));

let told = -Infinity;
let later = 0;
function tell() {
  clearTimeout(later);
  [told, later] = [performance.now(), 0];
  send('POST', '/api/touch', {}).catch(() => {});
}
function touched() {
  const wait = told + EVERY - performance.now();
  if (wait <= 0) tell();
  else if (!later) later = setTimeout(tell, wait);
}
for (const kind of ['pointerdown', 'keydown', 'wheel']) addEventListener(kind, touched, { capture: true, passive: true });

find('#lock-now')?.addEventListener('click', async () => {
  // when the server does not answer, this page at least shows nothing any more
  const answer = await send('POST', '/api/lock', {}).catch(() => null);
  if (answer) locked(answer.kept); else forget([]);
});
