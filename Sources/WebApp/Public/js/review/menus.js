// The two small menus: what can be done with the interview, and how it is played.
import { find, icon, make } from '../dom.js';
import { send } from '../server.js';
import { text } from '../texts.js';
import { SPEEDS } from '../player.js';
import { listening, setListening } from './listening.js';

const usualSpeed = (speed) => speed.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export function makeMenus({ model, player, setLoop, showPanel, notice }) {
  const menu = find('#menu');
  const entry = (picture, words, action, className = '') => make('button', {
    type: 'button',
    class: `plain ${className}`,
    onclick: () => {
      menu.hidePopover();
      action();
    }
  },
    icon(picture), words);
  menu.append(
    entry('guide', text('about'), () => showPanel('about')),
    make('a', { class: 'btn plain', href: `/start?interview=${model.id}` }, icon('mic'), text('goOn')),
    make('a', { class: 'btn plain', href: `/guides/${encodeURIComponent(model.guide.id)}/analysis` }, icon('chart'), text('analysis')),
    entry('share', text('export'), () => showPanel('export')),
    entry('list', text('print'), () => print()),
    entry('keys', text('keys'), () => showPanel('keys')),
    entry('lock', text('leaving'), () => showPanel('left')),
    entry('bin', text('deleteInterview'), remove, 'danger'));

  async function remove() {
    player.pause();
    try {
      await send('POST', `/api/interviews/${model.id}/delete`, {});
    } catch (error) { return notice.say(error.hint ? `${error.message} (${error.hint})` : error.message); }
    model.isDeleted = true;
    const line = find('#notice');
    line.hidden = false;
    line.classList.add('warning');
    const back = make('button', {
      type: 'button',
      class: 'primary',
      onclick: () => send('POST', `/api/interviews/${model.id}/restore`, {})
                       .then(() => location.reload(),
                         (error) => {
                           line.firstChild.textContent = error.message;
                         })
    },
      icon('undo'), text('restore'));
    line.replaceChildren(
      make('span', { class: 'grow' }, text('deleted')), back, make('a', { class: 'btn', href: '/' }, text('allInterviews')));
    for (const part of [find('#sound'), find('.player'), find('.cols')]) part.inert = true;
    back.focus();
  }

  const playing = find('#playing');
  const speeds = make('fieldset', { class: 'speeds' }, make('legend', { class: 'small muted' }, text('speed')),
    SPEEDS.map((speed) => make('label', { class: 'num' },
                 make('input', { type: 'radio', name: 'speed', value: speed, onchange: () => setSpeed(speed) }),
                 `${usualSpeed(speed)}×`)));
  let from = null;
  const loops = make('div', { class: 'stack' },
    make('button', {
      type: 'button',
      onclick: () => {
        from = player.seconds;
        if (player.loop) setLoop({ from, to: player.loop.to });
      }
    },
      text('loopFrom')),
    make('button', { type: 'button', onclick: () => setLoop({ from: from ?? player.loop?.from ?? 0, to: player.seconds }) },
      text('loopTo')),
    make('button', {
      type: 'button',
      class: 'plain',
      onclick: () => {
        from = null;
        setLoop(null);
      }
    },
      text('loopClear')));
  const begins = make('fieldset', {}, make('legend', { class: 'small muted' }, text('marksStart')),
    [['reach', 'fromReach'], ['two', 'from2']].map(([value, key]) => make('label', { class: 'pick' }, make('input', {
      type: 'radio',
      name: 'marks-from',
      value,
      checked: listening.marksFrom === value,
      onchange: () => setListening({ marksFrom: value })
    }),
                                                     text(key))));
  const stops = make('label', { class: 'pick' },
    make('input',
      { type: 'checkbox', checked: listening.stopAtEnd, onchange: (event) => setListening({ stopAtEnd: event.target.checked }) }),
    text('stopAtEnd'));
  playing.append(speeds, make('p', { class: 'small muted' }, text('loop')), loops, begins, stops);

  function setSpeed(speed) {
    player.speed = speed;
    setListening({ speed });
  }

  function showSpeed() {
    const words = `${usualSpeed(player.speed)}×`;
    const button = find('#speed');
    if (button.textContent === words) return;
    button.textContent = words;
    button.setAttribute('aria-label', `${text('playing')}, ${words}`);
    for (const input of speeds.querySelectorAll('input')) input.checked = Number(input.value) === player.speed;
  }
  for (const input of speeds.querySelectorAll('input')) input.checked = Number(input.value) === player.speed;
  return { setSpeed, showSpeed };
}
