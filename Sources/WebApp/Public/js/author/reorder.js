// Lists whose rows are put into another order by a handle: dragged with a finger or mouse, or with the arrow keys.

/**
 * Lets the rows of `container` be moved by the buttons that match `handle`.
 *   row(grip)        the row that a handle moves
 *   targets(row)     rows beside which it may be dropped, in order; the row itself may be among them
 *   drop(row, target, isAfter)
 *   step(row, direction)   one place up (-1) or down (1)
 */
export function reorder(container, { handle, row, targets, drop, step }) {
  let drag = null;

  container.addEventListener('keydown', (event) => {
    const grip = event.target.closest(handle);
    const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!grip || !direction || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    step(row(grip), direction);
  });

  container.addEventListener('pointerdown', (event) => {
    const grip = event.target.closest(handle);
    if (!grip || event.button) return;
    grip.setPointerCapture(event.pointerId);
    const moved = row(grip);
    drag = { grip, moved, startY: event.clientY, isOn: false, target: null };
  });

  container.addEventListener('pointermove', (event) => {
    if (!drag) return;
    if (!drag.isOn) {
      if (Math.abs(event.clientY - drag.startY) < 6) return;
      drag.isOn = true;
      drag.moved.classList.add('moving');
    }
    event.preventDefault();
    clear();
    const pane = drag.moved.closest('.outline, .form') ?? document.scrollingElement;
    const box = pane.getBoundingClientRect();
    if (event.clientY < box.top + 48) pane.scrollBy(0, -12);
    if (event.clientY > box.bottom - 48) pane.scrollBy(0, 12);
    for (const each of targets(drag.moved)) {
      const { top, bottom } = each.getBoundingClientRect();
      if (event.clientY < top || event.clientY > bottom) continue;
      drag.target = each;
      drag.isAfter = each.dataset.dropAfter !== undefined || event.clientY > (top + bottom) / 2;
      each.classList.add(drag.isAfter ? 'drop-after' : 'drop-before');
    }
  });

  const end = (event) => {
    if (!drag) return;
    const { moved, target, isAfter, isOn } = drag;
    clear();
    moved.classList.remove('moving');
    drag = null;
    if (event.type === 'pointerup' && isOn && target && target !== moved) drop(moved, target, isAfter);
  };
  container.addEventListener('pointerup', end);
  container.addEventListener('pointercancel', end);

  function clear() {
    drag.target?.classList.remove('drop-after', 'drop-before');
    drag.target = null;
  }
}
