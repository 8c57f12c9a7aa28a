// Notes while the talk goes on: stamped at the first letter, stored while somebody types, filed to the question.
import { find } from '../dom.js';
import { text } from '../texts.js';

/** A note is sent after so long without a letter, in milliseconds. */
const REST = 400;
/** The longest note in bytes, as the session counts them, and from where on the page tells how much is left. */
const MOST = 100000;
const NEAR = 90000;
const bytes = new TextEncoder();

export class Notes {
  #picture;
  #field = find('#note');
  #note = null;
  #sent = '';
  #timer = 0;
  /** Where the talk was when the note was begun. */
  #place = null;

  constructor(picture) {
    this.#picture = picture;
    // somebody may still be writing when the talk moves on; whoever has left the field begins another note
    picture.addEventListener('change', () => this.#isPast && document.activeElement !== this.#field && this.end());
    this.#field.addEventListener('focus', () => this.#isPast && this.end());
    this.#field.addEventListener('input', (event) => this.#typed(event));
    this.#field.addEventListener('keydown', (event) => {
      if (event.isComposing) return;
      const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
      if (!isEnd) return;
      event.preventDefault();
      event.stopPropagation();
      if (this.end()) this.#field.blur();
    });
    this.#field.addEventListener('blur', () => this.#store());
    find('#note-form').addEventListener('submit', (event) => event.preventDefault());
    addEventListener('pagehide', () => this.#store());
  }

  get #here() { return this.#picture.current ?? this.#picture.chosen; }

  /** Whether the note belongs to a question that the talk has left. */
  get #isPast() { return Boolean(this.#note) && this.#place !== this.#here; }

  /** Puts the keyboard into the note. */
  open() { this.#field.focus(); }

  /** Stores what stands there and begins anew; `false` when it is too long to be stored. */
  end() {
    if (!this.#store()) return false;
    this.#field.value = '';
    [this.#note, this.#sent] = [null, ''];
    return true;
  }

  #typed(event) {
    clearTimeout(this.#timer);
    if (!this.#note) {
      if (!this.#field.value.trim()) return;
      this.#place = this.#here;
      this.#note = this.#picture.give({ command: 'begin-note' }, event.timeStamp).id;
    }
    if (this.#fits()) this.#timer = setTimeout(() => this.#store(), REST);
  }

  /** Whether the note can be stored; says so when not. */
  #fits() {
    const { value } = this.#field;
    // three bytes are the most a UTF-16 unit needs: short notes are not counted at every letter
    const size = value.length * 3 < NEAR ? 0 : bytes.encode(value.trim()).length;
    const place = find('#note-problem');
    const words = size > MOST ? text('leadNoteTooLong', { n: size - MOST }) : size > NEAR ? text('leadNoteRoom', { n: MOST - size }) : '';
    if (place.textContent !== words) place.textContent = words;
    place.hidden = !words;
    place.classList.toggle('calm', size <= MOST);
    return size <= MOST;
  }

  #store() {
    clearTimeout(this.#timer);
    if (!this.#fits()) return false;
    const words = this.#field.value.trim();
    if (!this.#note || words === this.#sent) return true;
    this.#sent = words;
    const command = words ? { command: 'note-text', note: this.#note, text: words } : { command: 'delete-note', note: this.#note };
    this.#picture.give(command, performance.now(), { isUndoable: false }).catch(() => {});
    if (!words) this.#note = null;
    return true;
  }
}
