// The widgets of the answer kinds, one module each. A new kind is a file and a line here.
//
// A widget is made with (root, form, changed): its `.answer` element, its `QuestionForm`, and a function to call when
// the interviewee did something; `changed(true)` when what stands there now should be sent. It has
//   show(answer)   shows what the server knows: { codes, beside, text, number } or null
//   text()         what the command `answer` carries; '' when nothing is given
//   problem()      why that cannot be an answer, as one sentence; '' when it can
//   focus()        puts the focus where the answer is given
//   isTyped        whether it is written rather than chosen
//   isAnswerable   false when there is nothing to answer
import { Choice } from './choice.js';
import { DateField } from './date.js';
import { Multiple } from './multiple.js';
import { Nothing } from './nothing.js';
import { NumberField } from './number.js';
import { TextField } from './text.js';

const kinds = {
  single: Choice,
  yesno: Choice,
  multiple: Multiple,
  scale: (root, ...rest) => (root.querySelector('.field') ? new NumberField(root, ...rest) : new Choice(root, ...rest)),
  number: NumberField,
  integer: NumberField,
  text: TextField,
  long: TextField,
  date: DateField,
  info: Nothing,
};

/** The widget of a question; a kind that nobody registered is left to the interviewer. */
export function widget(root, form, changed) {
  const kind = kinds[form.kind] ?? Nothing;
  return kind.prototype ? new kind(root, form, changed) : kind(root, form, changed);
}
