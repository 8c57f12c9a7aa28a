// A position between two ends. Nobody's answer is the middle: until it is touched there is none.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { said, shown } from './parts.js';
import { Widget } from './widget.js';

export default class Slider extends Widget {
  isAnswerable = true;
  #range;
  #said;
  #clear;
  #isGiven = false;

  hint() { return text('answerHintSlider'); }

  build() {
    const { form } = this;
    const [least, most] = [form.minimum ?? 0, form.maximum ?? 100];
    const label = (code) => form.points.find((point) => point.code === String(code))?.text ?? '';
    const step = form.step ?? (form.decimals ? 10 ** -form.decimals : 1);
    this.#range = make('input', { type: 'range', min: least, max: most, step, ...this.named, 'data-still': true });
    this.#said = make('output', { class: 'position num', 'aria-hidden': 'true' });
    this.#clear = make('button', {
      type: 'button',
      class: 'plain',
      onclick: () => {
        this.#set(null);
        this.done();
        this.#range.focus();
      }
    },
      text('answerTakeBack'));
    const touch = () => { this.#set(Number(this.#range.value)); this.edited(); };
    this.#range.addEventListener('input', touch);
    // the middle may be meant, too
    this.#range.addEventListener('pointerup', touch);
    this.#range.addEventListener(
      'keydown', (event) => [' ', 'Enter'].includes(event.key) && (event.preventDefault(), touch(), this.done()));
    this.#range.addEventListener('change', () => this.done());
    this.#range.addEventListener('click', () => this.done());
    this.root.append(make('div', { class: 'slider' }, this.#said, this.#range,
      make('div', { class: 'ends' }, said(form, label(least) || shown(least)), said(form, label(most) || shown(most))), this.#clear));
    this.#set(null);
  }

  put(value) { this.#set(value?.number ?? null); }

  read() { return this.#isGiven ? String(Number(this.#range.value)) : ''; }

  focus() { this.#range.focus(); }

  #set(number) {
    const { form } = this;
    this.#isGiven = number != null;
    if (this.#isGiven) this.#range.value = number;
    else this.#range.value = ((form.minimum ?? 0) + (form.maximum ?? 100)) / 2;
    const label = this.#isGiven && form.points.find((point) => point.code === String(number))?.text;
    const words = this.#isGiven ? [[shown(number), form.unit].filter(Boolean).join(' '), label].filter(Boolean).join(' – ')
                                : text('answerNotYet');
    this.#said.textContent = words;
    this.#range.setAttribute('aria-valuetext', words);
    this.#range.classList.toggle('untouched', !this.#isGiven);
    this.#clear.hidden = !this.#isGiven;
  }
}
