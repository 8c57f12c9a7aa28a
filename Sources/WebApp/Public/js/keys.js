// Keyboard, presenter clicker and foot pedal: one table of keys per page, never while somebody types.

const typing = (element) => element?.closest?.('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button])');

/**
 * Runs `table[name](event)` for keys such as `b`, `ArrowRight`, `Shift+ArrowLeft`, `Ctrl+Shift+P`, `?`. Names with
 * Ctrl and function keys work while typing as well. A function that returns `false` leaves the key to the browser.
 */
export function listen(table, target = document) {
  target.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented) return;
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Shift is part of signs such as ? already
    const shift = event.shiftKey && (event.key.length > 1 || /[a-z]/i.test(event.key));
    const name = [event.ctrlKey && 'Ctrl', event.altKey && 'Alt', shift && 'Shift', letter].filter(Boolean).join('+');
    const action = table[name];
    if (!action) return;
    if (typing(event.target) && !event.ctrlKey && !/^F\d+$|^Escape$/.test(event.key)) return;
    if (event.repeat && !/Arrow|Page/.test(event.key)) return event.preventDefault();
    if (action(event) !== false) event.preventDefault();
  });
}
