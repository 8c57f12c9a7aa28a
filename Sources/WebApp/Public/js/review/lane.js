// The lane under the whole recording: spans of questions, marks and notes, breaks and gaps. A picture; the list beside
// it says the same in words.
import { find, make } from '../dom.js';

/** Shows which item is chosen. */
export function chooseInLane(current) {
  for (const element of find('#lane').children) {
    if (element.dataset.id === current) element.setAttribute('aria-current', 'true');
    else element.removeAttribute('aria-current');
  }
}

/** Draws the lane again; `length` in seconds, `current` the chosen item's identifier. */
export function drawLane(model, length, current, onTouch) {
  const lane = find('#lane');
  if (!length) return lane.replaceChildren();
  const share = (seconds) => `${Math.min(100, Math.max(0, seconds / length * 100)).toFixed(3)}%`;
  const width = lane.clientWidth || 1000;
  const parts = [];
  let shade = 0;
  let last = null;
  for (const item of model.items) {
    if (item.kind === 'visit') {
      const wide = (item.end - item.seconds) / length * width;
      if (wide < 1 && item.id !== current) continue;
      const question = model.questions.get(item.question);
      if (question?.section !== last) { last = question?.section; shade += 1; }
      const span =
        make('b', { 'data-id': item.id, class: shade % 2 ? '' : 'odd', 'aria-current': item.id === current && 'true' },
          wide > 8 + 9 * `${question?.number ?? '+'}`.length ? `${question?.number ?? '+'}` : '');
      span.style.setProperty('left', share(item.seconds));
      span.style.setProperty('width', `max(2px, calc(${share(item.end - item.seconds)} - 2px))`);
      span.addEventListener('click', () => onTouch(item.id));
      parts.push(span);
    } else if (['mark', 'note', 'pause', 'offRecord', 'interruption', 'gap'].includes(item.kind)) {
      const sign = make('i', {
        'data-id': item.id,
        class: `${item.kind} ${item.kind === 'mark' ? `c${ item.colour ?? 1 }` : ''}`,
        'aria-current': item.id === current && 'true'
      });
      sign.style.setProperty('left', share(item.seconds));
      parts.push(sign);
    }
  }
  lane.replaceChildren(...parts.slice(0, 4000));
}
