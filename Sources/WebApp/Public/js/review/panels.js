// What is not about one moment: facts of the interview, its files, exports, the keys.
import { icon, make } from '../dom.js';
import { clock, language, text } from '../texts.js';
import { consentFields } from './consent.js';
import { contactFields } from './contact.js';

const FACTS = ['title', 'participant', 'place', 'persons', 'language'];

/** Facts that may be changed, and where the files lie. */
export function about(model) {
  const fields = FACTS.map((name) => {
    const field = make('input', { id: `fact-${name}`, type: 'text', dir: 'auto', autocomplete: 'off', maxlength: 500 });
    field.value = model.facts[name] ?? '';
    field.addEventListener('change',
      () => model.give({ command: 'edit', [name]: field.value.trim() }, text('didFacts', { what: text(name) })).catch(() => {
        field.value = model.facts[name] ?? '';
      }));
    field.addEventListener('keydown', (event) => event.key === 'Enter' && field.blur());
    return [make('label', { class: 'small muted', for: field.id }, text(name)), field];
  });
  const { parts, folder } = model.details;
  return [
    make('h2', {}, text('about')), make('div', { class: 'facts' }, ...fields.flat()),
    consentFields(model), contactFields(model),
    parts.length > 0 && make('h3', { class: 'small muted' }, text('files')),
    make('ul', { class: 'files' }, parts.map((part) => make('li', { class: part.isMissing ? 'problem' : '' },
      make('span', { class: 'num' }, clock(part.seconds)), ' ', make('span', {}, part.file),
        part.isMissing && make('strong', {}, ` · ${text('missing')}`),
      part.device && make('span', { class: 'muted small' }, ` · ${part.device}`)))),
    folder && make('p', { class: 'small muted' }, `${text('folder')}: `, make('code', {}, folder)),
  ];
}

/** Formats in plain words, what lies in the folder already, and its place. */
export function exportPanel(model, exports) {
  const { formats } = model.start;
  const state = make('div', { class: 'exported' });
  const progress = make('p', { role: 'status' });
  const pick = (format) => make('label', { class: 'pick' }, make('input', {
    type: 'checkbox',
    name: 'format',
    value: format.id,
    checked: format.isDefault && !format.missing,
    disabled: Boolean(format.missing)
  }),
    make('span', {}, make('strong', {}, format.name),
      make('span', { class: 'small muted' },
        ` .${ format.ending} · ${
          format.missing ? text('needs', { program: format.missing }) : text('opensIn', { list: format.opensIn.join(', ') })}`)));
  const usual = formats.filter((format) => format.isDefault);
  const more = formats.filter((format) => !format.isDefault);
  const button = make('button', { class: 'primary' }, text('write'));
  const form = make('form', { class: 'change' },
    make('fieldset', {}, make('legend', { class: 'small muted' }, text('chooseFormats')), usual.map(pick),
      make('details', { class: 'more' }, make('summary', {}, text('moreFormats')), more.map(pick))),
    make('div', { class: 'row' }, button), progress);
  const show = () => {
    const { refused } = exports;
    const { isRunning, progress: share, problem, folder, files, reason, refusal } = exports.state;
    progress.textContent = isRunning ? text('writing', { n: Math.round(share * 100) }) : refused?.sentence ?? problem ?? '';
    progress.className = refused || problem ? 'problem' : '';
    if (refused) progress.append(' ', despite(refused.act));
    button.disabled = isRunning;
    state.replaceChildren(...files.length
      ? [make('p', { class: 'small muted' }, text('written')), make('p', {}, make('code', {}, folder)),
        refusal && !exports.isDespite && make('p', { class: 'problem' }, refusal, ' ',
          despite(() => { exports.isDespite = true; show(); })),
        make('ul', { class: 'files' }, files.map((file) => make('li', {}, line(file, file.isKept && !exports.isDespite))))].filter(Boolean)
      : [make('p', { class: 'muted' }, reason ?? text('noFiles'))]);
  };
  // what may not be fetched is named all the same
  const line = (file, isKept) =>
    make(isKept ? 'span' : 'a', { class: 'btn plain', ...isKept ? {} : { href: exports.address(file), download: file.name } },
      !isKept && icon('share', 'i down'), make('span', { class: 'grow' }, file.name),
      make('span', { class: 'num muted small' }, size(file.bytes)));
  exports.onChange = show;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = [...form.querySelectorAll('input:checked')].map((input) => input.value);
    if (!chosen.length) { progress.textContent = text('chooseOne'); return; }
    exports.write(chosen);
  });
  show();
  exports.look();
  const further = make('a', { class: 'btn', href: `/export?interview=${model.id}` }, icon('folder'), text('exportFurther'));
  return [make('h2', {}, text('export')), make('p', {}, further), form, state];
}

function despite(act) { return make('button', { type: 'button', class: 'despite', onclick: act }, text('despite')); }

function size(bytes) {
  const [value, unit] = bytes < 1e6 ? [Math.max(1, bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl
    .NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: value < 10 ? 1 : 0 })
    .format(value);
}

/** Every key, in one place. */
export function keysPanel() {
    const rows = [
      [[text('keySpace')], `${text('play')}, ${text('pause')}`],
      [['B'], text('markHere')],
      [['N'], text('noteHere')],
      [['←', '→'], text('keyMoves')],
      [['↑', '↓'], text('keyList')],
      [['[', ']'], text('keySpeed')],
      [['L'], text('loop')],
      [['+', '−'], text('keyZoom')],
      [['/'], text('search')],
      [['Ctrl Z'], text('undo')],
      [['Ctrl J'], text('keyStamp')],
      [['Esc'], text('keyEscape')],
      [['F1', 'F2'], text('keyPedal')],
    ];
    return [
      make('h2', {}, text('keys')),
      make('table', { class: 'keytable' },
        make('tbody', {},
          rows.map(
            ([names, what]) => make('tr', {},
              make('th', { scope: 'row' }, names.flatMap((name) => [make('kbd', {}, name), ' '])), make('td', {}, what)))))
    ];
}
