// Spends the one-time token in the address, then shows the page that was asked for.
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname + location.search);
const answer = token && await fetch('/api/session', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ token }),
}).catch(() => null);
if (answer?.ok) {
  location.reload();
} else {
  document.getElementById('wait').hidden = true;
  document.getElementById('stranger').hidden = false;
}

export {};
