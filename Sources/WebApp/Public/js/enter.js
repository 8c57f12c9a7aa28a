// Spends the one-time token in the address, then shows the page that was asked for.
import { send } from './server.js';

const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname + location.search);
// a new address that is opened in this tab differs behind the # only: nothing is loaded for it
addEventListener('hashchange', () => location.reload());
try {
  if (token) {
    await send('POST', '/api/session', { token });
    new BroadcastChannel('leitfaden').postMessage({ admitted: true });
  }
} catch (error) {
  const why = document.getElementById('why');
  why.textContent = error.whole ?? '';
  why.hidden = !why.textContent;
  show();
}
if (!token) show();
else if (document.getElementById('stranger').hidden) location.reload();

function show() {
  document.getElementById('wait').hidden = true;
  document.getElementById('stranger').hidden = false;
}
