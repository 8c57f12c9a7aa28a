// When a touch began, and what is said to people who listen instead of looking.
import { find } from '../dom.js';

let last = { moment: -Infinity, target: null };
addEventListener('pointerdown', (event) => { last = { moment: event.timeStamp, target: event.target }; }, true);

/** The page's clock at the moment at which a finger or key went down, for an event that came of it. */
export function momentOf(event) {
  const isPointer = event.type === 'click' && event.detail > 0;
  const isSame = last.target === event.target || last.target?.contains?.(event.target) || event.target.contains?.(last.target);
  return isPointer && isSame && event.timeStamp - last.moment < 2000 ? last.moment : event.timeStamp;
}

/** A button that was touched must not be pressed again by the space bar of somebody who looks elsewhere. */
export const letGo = (event) => event.detail > 0 && event.currentTarget.blur?.();

/** Sentences that follow each other so quickly are said together, in milliseconds. */
const TOGETHER = 300;
let isNext = false;
let before = { moment: -Infinity, words: '' };
/** Says a sentence to screen readers. */
export function say(sentence) {
  const place = find('#said');
  const now = performance.now();
  // what is said at once after another sentence must not silence it
  const words = now - before.moment < TOGETHER && before.words !== sentence
    ? `${before.words.replace(/[^.!?]$/, '$&.')} ${sentence}`
    : sentence;
  before = { moment: now, words };
  isNext = !isNext;
  // the same words twice are two sentences
  if (place) place.textContent = isNext ? words : `${words}\u00a0`;
}

/** Seconds as `41 h`, or `28 min` below two hours. */
export function roughly(seconds) {
  return seconds >= 7200 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 60)} min`;
}
