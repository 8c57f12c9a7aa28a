// Keyboard, presenter clicker and foot pedal: one table of keys per page, never while somebody types.

/** Whether keys make letters there. */
export const isTyping = (element) => element?.closest?.(
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button])');

/** Fields that make nothing of → and ←, or would change what is chosen. */
const isChosen = (element) => element?.matches?.('select, input[type=range]');

/** Moves the keyboard up or down within the choices of one answer; whether it stands in some. Radios do that themselves. */
export function moveWithin(element, by) {
  const group = element.matches?.('.answering :is(input[type=checkbox], button.option)') && element.closest('.cells, .options');
  if (!group) return false;
  const all = [...group.querySelectorAll('input[type=checkbox], button.option:not(:disabled)')];
  all[(all.indexOf(element) + by + all.length) % all.length].focus();
  return true;
}

// The ring that says where the keyboard is: after a key, and not after a touch.
const root = document.documentElement;
root.dataset.hand = 'touch';
addEventListener('keydown', (event) => {
  if (isTyping(event.target) ? event.key === 'Tab' : !['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) root.dataset.hand = 'keys';
}, true);
addEventListener('pointerdown', () => { root.dataset.hand = 'touch'; }, true);

/** Whether single letters and signs are keys; some people speak or shake them into being. Kept in this browser. */
export const letterKeys = {
  get areOn() { return localStorage.getItem('leitfaden-letter-keys') !== 'off'; },
  set areOn(wanted) { localStorage.setItem('leitfaden-letter-keys', wanted ? 'on' : 'off'); },
};

/**
 * Runs `table[name](event)` for keys such as `b`, `ArrowRight`, `Shift+ArrowLeft`, `Ctrl+Shift+P`, `?`. Names with
 * Ctrl, function keys and the page keys of a presenter work while typing as well. A function that returns `false` leaves the
 * key to the browser.
 */
export function listen(table, target = document) {
  target.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented) return;
    // a keyboard of another script has its letters at the same places
    const key = /^[^\0-\x7f]$/u.test(event.key) && /^Key[A-Z]$/.test(event.code) ? event.code.slice(3) : event.key;
    const letter = key.length === 1 ? key.toLowerCase() : key;
    // Shift is part of signs such as ? already
    const shift = event.shiftKey && (key.length > 1 || /[a-z]/i.test(key));
    const name = [event.ctrlKey && 'Ctrl', event.altKey && 'Alt', shift && 'Shift', letter].filter(Boolean).join('+');
    const action = table[name];
    if (!action) return;
    const steps = /^Arrow(Left|Right)$/.test(event.key) && isChosen(event.target);
    if (isTyping(event.target) && !steps && !event.ctrlKey && !/^F\d+$|^Page|^Escape$/.test(event.key)) return;
    if (name.length === 1 && !letterKeys.areOn) return;
    if (event.repeat && !/Arrow|Page/.test(event.key)) return event.preventDefault();
    if (action(event) !== false) event.preventDefault();
  });
}
