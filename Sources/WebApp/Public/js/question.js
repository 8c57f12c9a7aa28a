// One question in all interviews: every passage, one after the other, each from its own interview's sound.
import { Player } from './player.js';
import { data, find, icon, make } from './dom.js';
import { listen } from './keys.js';
import { newID } from './server.js';
import { clock, text } from './texts.js';

const { interviews } = data('start');
const version = newID();
/** All passages that can be heard, in order. */
const queue = interviews.flatMap(
  (interview) => (interview.hasSound ? interview.passages.map((passage) => ({ ...passage, interview })) : []));
const buttons = new Map();
let current = -1;
/** Whether the passage is followed by the next one. */
let goesOn = true;
/** One player for each interview that was heard lately: the next one is got ready while this one plays. */
const players = new Map();

function playerOf(interview) {
  let player = players.get(interview.id);
  if (!player) {
    player = new Player(`/api/interviews/${interview.id}/sound.wav?v=${version}`);
    player.addEventListener('time', () => player === now() && tell());
    player.addEventListener('state', () => player === now() && showState());
    player.addEventListener('stopped', () => player === now() && ended());
    player.audio.addEventListener('ended', () => player === now() && ended());
    player.addEventListener('failed', () => player === now() && failed());
    players.set(interview.id, player);
    // a browser does not like many sounds at once
    if (players.size > 3) {
      const [id, old] = players.entries().next().value;
      if (old !== now() && id !== interview.id) {
        old.audio.removeAttribute('src');
        old.audio.load();
        players.delete(id);
      }
    }
  }
  return player;
}

const now = () => (current >= 0 ? players.get(queue[current].interview.id) : null);

function play(index) {
  if (!queue[index]) return stop();
  const before = now();
  current = index;
  const { interview, from, to } = queue[index];
  const player = playerOf(interview);
  if (before && before !== player) before.pause();
  find('#notice').hidden = true;
  player.playFrom(from, to);
  if (queue[index + 1]) {
    const next = playerOf(queue[index + 1].interview);
    if (next !== player) next.seek(queue[index + 1].from);
  }
  show();
}

function ended() {
  if (goesOn && queue[current + 1]) play(current + 1);
  else stop();
}

function failed() {
  const line = find('#notice');
  line.hidden = false;
  line.textContent = `${queue[current].interview.name}: ${text('cannotPlay')}`;
  if (goesOn && queue[current + 1]) play(current + 1);
}

function stop() {
  now()?.pause();
  current = -1;
  show();
}

function toggle() {
  const player = now();
  if (!player) { goesOn = true; return play(0); }
  if (player.isPlaying) player.pause();
  else {
    player.stopAt = queue[current].to;
    player.play();
  }
}

function step(by) {
  if (current < 0) return play(by > 0 ? 0 : queue.length - 1);
  play(Math.max(0, Math.min(queue.length - 1, current + by)));
}

function show() {
  for (const [index, button] of buttons) {
    if (index === current) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
  for (const row of document.querySelectorAll('#rows > li'))
    row.classList.toggle('heard', current >= 0 && row.getAttribute('data-id') === queue[current].interview.id);
  if (current >= 0) buttons.get(current).closest('li[data-id]').scrollIntoView({ block: 'nearest' });
  find('#who').textContent = current < 0 ? text('nothingPlays') : queue[current].interview.name;
  find('#where').textContent = current < 0 ? '' : text('passageOf', { n: current + 1, all: queue.length });
  showState();
  tell();
}

function showState() {
  const isPlaying = now()?.isPlaying ?? false;
  find('#do-play')
    .replaceChildren(icon(isPlaying ? 'pause' : 'play'),
      make('span', {}, current < 0 ? text('playAll') : text(isPlaying ? 'pause' : 'play')));
}

function tell() {
  if (current < 0) return;
  const { from, to } = queue[current];
  const words = `${clock(now().seconds - from)} / ${clock(to - from)}`;
  const place = buttons.get(current).querySelector('.at');
  if (place.textContent !== words) place.textContent = words;
}

// The list

let index = 0;
for (const interview of interviews) {
  const passages = interview.passages.map((passage) => {
    const words = [icon('play'), make('span', { class: 'num' }, `${clock(passage.from)} – ${clock(passage.to)}`)];
    if (!interview.hasSound)
      return make('li', { class: 'num muted' }, `${clock(passage.from)} – ${clock(passage.to)} · ${text('noSoundHere')}`);
    const number = index;
    index += 1;
    const button = make('button', {
      type: 'button',
      'aria-label': `${interview.name}: ${text('passage', {from: clock(passage.from), to: clock(passage.to)})}`,
      onclick: () => {
        goesOn = true;
        play(number);
      }
    },
      words, make('span', { class: 'at num small' }));
    buttons.set(number, button);
    return make('li', {}, button, passage.transcript && make('p', { class: 'spoken', dir: 'auto' }, passage.transcript));
  });
  find('#rows').append(make('li', { 'data-id': interview.id },
    make('div', { class: 'row' },
      make(
        'h2', { class: 'grow', dir: 'auto' }, interview.name, make('span', { class: 'small muted num facts' }, interview.facts)),
      make('a', {
        class: 'btn plain',
        href:
          `/interviews/${interview.id}/review${interview.passages[0] ? `#at=${ interview.passages[0].from.toFixed(2) }` : ''}`,
        'aria-label': `${text('openInterview')}: ${interview.name}`
      },
        icon('next', 'i flip'))),
    (interview.answer || interview.reason)
      && make(
        'p', { class: 'ans', dir: 'auto' }, make('strong', {}, icon('check'), interview.answer || text(interview.reason))),
    passages.length ? make('ul', { class: 'visits' }, passages) : make('p', { class: 'muted' }, text('notAsked')),
    interview.moments.length > 0
      && make('ul', { class: 'moments small' },
        interview.moments.map(
          (moment) => make('li', { dir: 'auto' }, icon(moment.kind === 'mark' ? 'mark' : 'pen', `i mk c${moment.colour ?? 0}`),
            make('span', { class: 'num muted' }, clock(moment.seconds)), ' ', moment.text || text('mark'))))));
}

const forRTL = (left) => () => step(left);
find('#do-play').addEventListener('click', toggle);
find('#do-play').disabled = find('#do-previous').disabled = find('#do-next').disabled = !queue.length;
find('#do-previous').addEventListener('click', () => step(-1));
find('#do-next').addEventListener('click', () => step(1));
listen({
  ' ': (event) => (event.target.closest?.('button, a') && event.target.id !== 'do-play' ? false : toggle()),
  ArrowLeft: forRTL(-1),
  ArrowRight: forRTL(1),
  Escape: stop,
});
if (queue.length) playerOf(queue[0].interview).seek(queue[0].from);
document.documentElement.dataset.live = 'yes';
