// A tick that something was read.
import { find, make } from '../dom.js';
import { text } from '../texts.js';
import { Widget } from './widget.js';

export default class Acknowledge extends Widget {
  isAnswerable = true;
  #box;

  build() {
    this.root.append(make('div', { class: 'options' }, make('label', { class: 'option' },
      make('input', { type: 'checkbox', 'aria-keyshortcuts': '1', onclick: () => this.done() }),
      make('span', { class: 'label' }, text('answerHaveRead')), make('kbd', { 'aria-hidden': 'true' }, '1'))));
    this.#box = find('input', this.root);
  }

  put(value) { this.#box.checked = value?.choices?.[0]?.code === '1'; }

  read() { return this.#box.checked ? '1' : ''; }

  focus() { this.#box.focus(); }
}
