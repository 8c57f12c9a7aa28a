// A place: in words first; where this device is only when somebody asks for it.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { packed, shown } from './parts.js';
import { Widget } from './widget.js';

/** The browser gives up after so long, in milliseconds. */
const PATIENCE = 15_000;

export default class Location extends Widget {
  isAnswerable = true;
  isTyped = true;
  #field;
  #ask;
  #said;
  #drop;
  #found = null;

  hint() { return text('answerHintPlace'); }

  build() {
    this.#field = this.listen(make('input', {
      type: 'text',
      class: 'value wide',
      autocomplete: 'off',
      dir: 'auto',
      maxlength: this.form.maximumLength,
      ...this.named
    }));
    this.#ask = make('button', { type: 'button', onclick: () => this.#locate() }, text('answerLocate'));
    this.#said = make('span', { class: 'small muted', role: 'status' });
    this.#drop = make('button', {
      type: 'button',
      class: 'plain',
      onclick: () => {
        this.#set(null);
        this.done();
        this.#ask.focus();
      }
    },
      text('answerLocateDrop'));
    const canAsk = isSecureContext && 'geolocation' in navigator;
    this.root.append(this.#field, make('div', { class: 'locating' }, canAsk && this.#ask, this.#said, this.#drop));
    this.#set(null);
  }

  #locate() {
    this.#said.textContent = text('answerLocating');
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude, accuracy } }) => {
      const round = (degrees) => Math.round(degrees * 1e6) / 1e6;
      this.#set({ latitude: round(latitude), longitude: round(longitude), accuracy: Math.round(accuracy) });
      this.done();
    }, () => { this.#said.textContent = text('answerLocateFailed'); }, { timeout: PATIENCE, enableHighAccuracy: true });
  }

  #set(found) {
    this.#found = found;
    this.#drop.hidden = !found;
    this.#said.textContent = !found ? '' : text(found.accuracy == null ? 'answerCoordinates' : 'answerCoordinatesWithin',
      { latitude: shown(found.latitude), longitude: shown(found.longitude), n: shown(found.accuracy ?? 0) });
  }

  put(value) {
    const { text: words = '', latitude, longitude, accuracy } = value?.place ?? {};
    if (this.#field.value.trim() !== words) this.#field.value = words;
    this.#set(latitude == null ? null : { latitude, longitude, accuracy });
  }

  read() {
    const words = this.#field.value.trim();
    return words || this.#found ? packed({ place: { ...(words && { text: words }), ...this.#found } }) : '';
  }

  focus() { this.#field.focus(); }
}
