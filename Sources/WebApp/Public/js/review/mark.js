// A mark: its name and colour, its place and length.
import { icon, make } from '../dom.js';
import { clock, text } from '../texts.js';
import { stretch } from './listening.js';

/** Moves by these many seconds. */
const NUDGES = [-1, -0.1, 0.1, 1];

export function markView(model, player, mark, play) {
  const edit = (change, what = text('didChangeMark')) =>
    model.give({ command: 'edit-mark', mark: mark.id, ...change }, what).catch(() => {});
  const name = make('input', { id: 'mark-name', type: 'text', maxlength: 200, dir: 'auto', autocomplete: 'off' });
  name.value = mark.text ?? '';
  const rename = () => name.value.trim() !== (mark.text ?? '') && edit({ label: name.value.trim() });
  name.addEventListener('change', rename);
  name.addEventListener('keydown', (event) => { if (event.key === 'Enter') { rename(); name.blur(); } });
  const move = (seconds) => {
    const length = mark.end > mark.seconds ? { end: model.frame(seconds + mark.end - mark.seconds) } : {};
    edit({ frame: model.frame(seconds), ...length }, text('didMoveMark', { time: clock(seconds) }));
  };
  const isSpan = mark.end > mark.seconds;
  const colours = Array.from({ length: 9 }, (_, index) => index + 1)
    .filter((colour) => colour <= 5 || model.start.markNames[colour - 1] || colour === mark.colour);
  const question = model.questions.get(mark.question);
  const here = () => player.seconds;
  const ends = make('div', { class: 'row' },
    make('button', { type: 'button', onclick: () => edit({ end: model.frame(here()) }), 'data-here': 'toHere' },
      text('toHere', { time: clock(here()) })),
    make('button', {
      type: 'button',
      onclick: () => edit({ frame: model.frame(here()), end: model.frame(isSpan ? mark.end : mark.seconds) }),
      'data-here': 'fromHere'
    },
      text('fromHere', { time: clock(here()) })),
    isSpan && make('button', { type: 'button', onclick: () => edit({ end: mark.frame }) }, text('point')));
  const showHere = () => {
    if (!ends.isConnected) return player.removeEventListener('time', showHere);
    const [to, from] = ends.querySelectorAll('[data-here]');
    to.textContent = text('toHere', { time: clock(here()) });
    to.disabled = here() <= mark.seconds;
    from.textContent = text('fromHere', { time: clock(here()) });
    from.disabled = here() >= (isSpan ? mark.end : mark.seconds);
  };
  requestAnimationFrame(() => { player.addEventListener('time', showHere); showHere(); });
  return [
    question && make('p', { class: 'small muted', dir: 'auto' }, text('belongsTo', { text: question.text })),
    make('h2', { dir: 'auto' }, icon('mark', `i mk c${mark.colour ?? 1}`), model.markName(mark)),
    make('div', { class: 'row' }, make('button', { type: 'button', onclick: () => play(stretch(mark)) }, icon('play'),
      make('span', { class: 'num' }, isSpan ? `${clock(mark.seconds)} – ${clock(mark.end)}` : text('playMark',
        { time: clock(stretch(mark).from) })))),
    make('label', { class: 'small muted', for: 'mark-name' }, text('name')), name,
    make('fieldset', { class: 'colours' }, make('legend', { class: 'small muted' }, text('colour')),
      colours.map((colour) => make('label', { class: `colour c${colour}` },
        make('input', { type: 'radio', name: 'mark-colour', value: colour, checked: colour === mark.colour,
          onchange: () => edit({ colour }) }),
        icon('mark', 'i mk'), make('span', { dir: 'auto' }, model.colourName(colour))))),
    make('p', { class: 'small muted' }, text('when')),
    make('div', { class: 'row nudges', dir: 'ltr' }, NUDGES.slice(0, 2).map((by) => nudge(by)),
      make('output', { class: 'num' }, exact(mark.seconds)), NUDGES.slice(2).map((by) => nudge(by))),
    make('p', { class: 'small muted' }, text('span')), ends,
    make('div', { class: 'row' }, make('button', { type: 'button', class: 'plain danger',
      onclick: () => model.give({ command: 'delete-mark', mark: mark.id }, text('didDeleteMark')).catch(() => {}) },
      icon('bin'), text('deleteMark'))),
  ];

  function nudge(by) {
    const label = text(by < 0 ? 'earlierBy' : 'laterBy', { n: Math.abs(by).toLocaleString(document.documentElement.lang) });
    const sign = `${by < 0 ? '−' : '+'}${Math.abs(by).toLocaleString(document.documentElement.lang)}`;
    return make('button', { type: 'button', class: 'num', 'aria-label': label, onclick: () => move(Math.max(0, mark.seconds + by)) }, sign);
  }
}

/** Seconds as `23:41.3`. */
export function exact(seconds) { return `${clock(seconds)}.${Math.floor(seconds * 10 + 1e-6) % 10}`; }
