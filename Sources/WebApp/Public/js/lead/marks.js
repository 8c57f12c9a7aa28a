// Mark: one touch, in the corner, without looking. Once more within two seconds changes the colour.
import { find, make } from '../dom.js';
import { clock, text } from '../texts.js';
import { say } from './touch.js';

/** How long a mark can be taken back where it stands, in milliseconds. */
export const UNDO = 10000;
const COLOURS = 5;

/** What a colour is called: by its meaning in the settings, else by its word. */
export function colourName(colour, names) {
  return names[colour - 1] || (colour <= COLOURS ? text(`leadColour${colour}`) : `${colour}`);
}

export class Marks {
  /** The mark that can be taken back where it stands. */
  recent = null;
  #picture;
  #names;
  #touched = -Infinity;
  #timer = 0;
  #wordTimer = 0;

  constructor(picture, names) {
    this.#picture = picture;
    this.#names = names;
    const button = find('#mark-button');
    button.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      this.#touched = event.timeStamp;
      this.set(event.timeStamp);
    });
    button.addEventListener('click', (event) => {
      // a key or a screen reader pressed it
      if (event.timeStamp - this.#touched > 700) this.set(event.timeStamp);
      if (event.detail > 0) button.blur();
    });
  }

  /** Marks the moment. */
  async set(moment) {
    if (find('#mark-button').disabled) return;
    const { id, colour, promise } = this.#picture.mark(moment);
    const seconds = this.#picture.live.secondsAt(moment);
    this.recent = { id, seconds, until: performance.now() + UNDO };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#forget(), UNDO);
    this.#show('waiting', colour, seconds);
    try {
      await promise;
      performance.measure?.('mark', { start: moment, end: performance.now() });
      this.#show('done', colour, seconds);
      say(text('leadMarkedAt', { time: clock(seconds), colour: colourName(colour, this.#names) }));
    } catch {
      this.#show('', 0, 0);
      this.#forget();
    }
  }

  /** Takes back the mark that was set last. */
  undo(moment) {
    if (!this.recent) return;
    const undone = this.#picture.undo(this.recent.id, moment);
    this.#forget();
    this.#show('', 0, 0);
    undone.then(
      ({ takenBack }) => dispatchEvent(new CustomEvent('notice',
        { detail: { key: 'undone', sentence: takenBack ?? text('leadTakenBack'), isCalm: true, forMilliseconds: 5000 } })),
      () => {});
  }

  #forget() {
    clearTimeout(this.#timer);
    this.recent = null;
    find('.just', this.#shown)?.replaceChildren();
    this.#picture.dispatchEvent(new Event('change'));
  }

  get #shown() { return find('.part:not([hidden])') ?? document; }

  #show(state, colour, seconds) {
    const button = find('#mark-button');
    clearTimeout(this.#wordTimer);
    button.dataset.state = state;
    button.dataset.colour = colour || '';
    find('#mark-word').textContent = !state ? text('leadMark')
      : state === 'waiting' ? text('leadMarking') : clock(seconds) + (colour > 1 ? ` ${colourName(colour, this.#names)}` : '');
    find('use', button).setAttribute('href', state === 'done' ? '#check' : '#mark');
    if (!state) return;
    this.#wordTimer = setTimeout(() => this.#show('', 0, 0), 2500);
    // where the notes are a sheet, the way back stands beside the section's name
    find('.just', this.#shown)?.replaceChildren(make('button', { type: 'button', onclick: (event) => this.undo(event.timeStamp) },
      make('span', { class: 'num' }, clock(seconds)), ' ', text('undo')));
  }
}
