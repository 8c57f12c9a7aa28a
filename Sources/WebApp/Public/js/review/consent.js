// What the participant agreed to: ticked, with how and when; every change is kept at once.
import { make } from '../dom.js';
import { text } from '../texts.js';

const SCOPES = ['recording', 'transcription', 'quotation', 'archive', 'sharing'];
const MANNERS = ['written', 'spoken', 'none'];
const key = (word) => `consent${word[0].toUpperCase()}${word.slice(1)}`;

export function consentFields(model) {
  const given = model.details.consent ?? { scopes: [], manner: '', date: '' };
  const boxes = SCOPES.map((scope) => make('input', { type: 'checkbox', value: scope, checked: given.scopes.includes(scope) }));
  const manner = make('select', { id: 'consent-manner' }, make('option', { value: '', disabled: true }, text('consentUnknown')),
    MANNERS.map((word) => make('option', { value: word }, text(key(word)))));
  manner.value = given.isLost ? '' : given.manner;
  const date = make('input', { id: 'consent-date', type: 'date' });
  date.value = given.date;
  const lost = given.isLost ? make('p', { class: 'small', id: 'consent-lost' }, text('consentLost')) : null;
  const fields = make('fieldset', { class: 'consent' }, make('legend', { class: 'small muted' }, text('consent')),
    lost,
    make('div', { class: 'row' }, SCOPES.map((scope, index) => make('label', { class: 'pick' }, boxes[index], text(key(scope))))),
    make('div', { class: 'facts' }, make('label', { class: 'small muted', for: manner.id }, text('consentHow')), manner,
      make('label', { class: 'small muted', for: date.id }, text('consentWhen')), date));
      fields.addEventListener('change', (event) => {
        if (event.target.type === 'checkbox' && event.target.checked && (manner.value === '' || manner.value === 'none'))
          manner.value = 'written';
        if (manner.value === '') manner.value = 'none';
        if (manner.value === 'none')
          for (const box of boxes) box.checked = false;
        const scopes = boxes.filter((box) => box.checked).map((box) => box.value);
        model.give({ command: 'consent', scopes: scopes.join(','), manner: manner.value, date: date.value }, text('didConsent'))
          .then(() => lost?.remove(), () => {});
      });
      return fields;
    }
