// A rating: the points of a scale side by side between its ends; labels below each other; a number where the points
// are too many to be touched.
import { findAll, make } from '../dom.js';
import { text } from '../texts.js';
import { Choice } from './choice.js';
import NumberField from './number.js';
import { ends, said, spread } from './parts.js';

class Points extends Choice {
  hint() { return this.context.isLarge ? text('answerHintSingle') : ''; }

  build() {
    const { form } = this;
    const { points } = form;
    const isLabelled = points.slice(1, -1).some((point) => point.text);
    this.root.append(...[ends(form)].filter(Boolean));
    const group = spread(make('div', { class: `options scale${isLabelled ? ' labelled' : ''}` }, points.map((point) => {
      const digit = /^\d$/.test(point.code) ? point.code : null;
      return make('label', { class: 'option' },
        make('input', { type: 'radio', name: this.name, value: point.code, 'aria-keyshortcuts': digit }),
        make('span', { class: 'point num' }, point.code),
        point.text && said(form, point.text, { class: isLabelled ? 'label small' : 'sr' }));
    })), points.length);
    const missing = make('div', { class: 'options missing' }, form.options.map((option) => this.option(option, null)));
    this.root.append(group, missing);
    this.inputs = findAll('.option > input', this.root);
    for (const input of this.inputs) input.addEventListener('click', () => this.clicked(input));
  }

  put(value) { super.put(value?.number == null ? value : { choices: [{ code: String(value.number) }] }); }
}

/** The widget that fits the scale. */
export default function Scale(root, form, context) {
  const Kind = form.points.length ? Points : form.minimum == null || form.maximum == null ? Choice : NumberField;
  return new Kind(root, form, context);
}
