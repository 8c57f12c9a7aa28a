// Digits to touch, so that no keyboard covers the question.
import { make } from '../dom.js';
import { text } from '../texts.js';

/** Whether fingers do it here. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * A pad that types into the field that was touched last, of `fields`.
 * `sign` and `point`: whether numbers below zero, or with digits after the point, can be answers.
 */
export function pad(fields, { sign, point }) {
  let field = fields[0];
  for (const each of fields) {
    each.inputMode = 'none';
    each.addEventListener('focus', () => { field = each; });
  }
  const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  const press = (key) => {
    if (key === '−') field.value = field.value.startsWith('−') ? field.value.slice(1) : `−${field.value}`;
    else if (field.value.length < 20) field.value += key;
    tell();
  };
  const key = (words, name, action) => make('button', { type: 'button', 'aria-label': name, onclick: action }, words);
  const digit = (words) => key(words, words, () => press(words));
  const mark = text('answerDecimal');
  return make('div', { class: 'numpad', role: 'group', 'aria-label': text('answerPad') },
    [...'123456789'].map(digit),
    point ? key(mark, text('answerPoint'), () => press(mark)) : sign ? key('−', text('answerMinus'), () => press('−')) : make('span'),
    digit('0'),
    key('⌫', text('answerDelete'), () => { field.value = field.value.slice(0, -1); tell(); }),
    point && sign ? key('−', text('answerMinus'), () => press('−')) : null);
}
