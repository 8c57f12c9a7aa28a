// The review page: hear an interview at its questions, marks and notes, and put right what was written.
import './wave-form.js';
import { Player, SPEEDS } from './player.js';
import { data, find, icon, make } from './dom.js';
import { listen } from './keys.js';
import { newID } from './server.js';
import { clock, text } from './texts.js';
import { Detail } from './review/detail.js';
import { Exports } from './review/exports.js';
import { List } from './review/list.js';
import { tellKept } from './kept.js';
import { listening, stretch } from './review/listening.js';
import { makeMenus } from './review/menus.js';
import { Model } from './review/model.js';
import { Notice } from './review/notice.js';
import { about, exportPanel, keysPanel } from './review/panels.js';
import { preparePaper } from './review/paper.js';
import { Peaks } from './review/peaks.js';
import { Views } from './review/views.js';
import { withdrawalPanel } from './review/withdrawal.js';

const start = data('start');
const root = document.documentElement;
const model = new Model(start);
const player = new Player();
const exports = new Exports(start.id);
const list = new List(model, (id) => choose(id));
const detail = new Detail(model, player, play, {
  about: () => about(model),
  export: () => exportPanel(model, exports),
  keys: keysPanel,
  left: () => withdrawalPanel(model, () => player.pause())
});
const views = new Views(model, player, list, (id) => choose(id), (span) => setLoop(span));
const notice = new Notice(model, exports, loadSound);
detail.words = (item) => list.words(item);
detail.onPassage = (id) => select(id);

/** Opens the sound as it is now; a recording that goes on has more of it each time. */
function loadSound(at = player.seconds) {
  const { parts, seconds } = model.details;
  const isThere = parts.some((part) => !part.isMissing);
  find('#sound').hidden = !parts.length;
  for (const id of ['do-play', 'back', 'forward', 'do-loop', 'speed']) find(`#${id}`).disabled = !isThere;
  notice.show();
  player.length = seconds;
  if (!isThere) return views.redraw();
  const version = newID();
  player.load(`/api/interviews/${model.id}/sound.wav?v=${version}`, at);
  player.speed = listening.speed;
  const peaks = new Peaks(`/api/interviews/${model.id}/peaks?v=${version}`);
  peaks.addEventListener('progress', () => {
    const line = find('#drawing');
    line.hidden = peaks.progress === null;
    line.textContent =
      peaks.problem ? text('noWave', { why: peaks.problem }) : text('drawing', { n: Math.round((peaks.progress ?? 1) * 100) });
    if (peaks.seconds) player.length = peaks.seconds;
    views.redraw();
  });
  views.peaks = peaks;
}

/** Chooses an item and shows it, without a sound. */
function select(id) {
  list.choose(id, true);
  detail.show(id);
  views.choose();
}

/** Chooses an item and plays its moment. */
function choose(id) {
  const item = model.item(id);
  if (!item) return;
  const { from, to } = stretch(item);
  // the sound first: everything else can wait for a picture
  play({ from, to: item.kind === 'visit' ? null : to });
  list.choose(id);
  afterSound(() => {
    root.dataset.state = 'detail';
    select(id);
  });
}

/** Shows things when the sound has begun, or a moment later: the browser fetches sound on the thread that draws. */
let unheard = null;
function afterSound(show) {
  unheard?.forget();
  const forget = () => {
    clearTimeout(timer);
    player.audio.removeEventListener('playing', begin);
  };
  const begin = () => {
    forget();
    show();
  };
  player.audio.addEventListener('playing', begin);
  const timer = setTimeout(begin, player.isPlaying ? 120 : 200);
  unheard = { forget };
}

/** Plays a stretch, to its end when that is wished. */
function play({ from, to }) {
  if (player.loop) setLoop(null);
  player.playFrom(from, listening.stopAtEnd ? to : null);
}

function setLoop(span) {
  player.loop = span && span.to - span.from > 0.2 ? span : null;
  find('#do-loop').setAttribute('aria-pressed', String(Boolean(player.loop)));
  if (player.loop) player.stopAt = null;
  views.show();
}

function toggleLoop() {
  if (player.loop) return setLoop(null);
  const item = model.item(list.chosen);
  const span = item && stretch(item);
  if (span?.to) setLoop(span);
  else if (item?.kind === 'mark') setLoop({ from: span.from, to: item.seconds + 2 });
  else notice.say(text('loopNothing'));
}

/** Goes to the mark before or after the playhead. */
function jump(by) {
  const marks = model.of('mark');
  const now = player.seconds;
  const chosen = marks.findIndex((mark) => mark.id === list.chosen);
  const to = chosen >= 0 && Math.abs(stretch(marks[chosen]).from - now) < 30
    ? marks[chosen + by]
    : by > 0 ? marks.find((mark) => mark.seconds > now + 0.05) : marks.findLast((mark) => mark.seconds < now - 1);
  if (to) choose(to.id);
}

async function markHere() {
  const seconds = player.seconds;
  const done = await model.give({ command: 'mark-at', frame: model.frame(seconds) }, text('didMark', { time: clock(seconds) }))
                 .catch(() => null);
  if (done) whenThere(done.event ?? done.id, () => list.choose(done.event ?? done.id, true));
}

/** A note begins with its first letter here as well: the field is shown at once, at the moment of the key. */
function noteHere() {
  const frame = model.frame(player.seconds);
  const at = clock(player.seconds);
  const field = make('textarea', { id: 'new-note', rows: 5, dir: 'auto', 'aria-label': `${text('noteText')} ${at}` });
  const save = () => {
    const words = field.value.trim();
    field.value = '';
    if (!words) return;
    model.give({ command: 'note-at', frame, text: words }, text('didNote', { time: at }))
      .then(
        (done) => whenThere(done.event ?? done.id, () => detail.id === 'newnote' && select(done.event ?? done.id)), () => {
          field.value = words;
        });
  };
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.shiftKey || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      save();
      find('#do-play').focus();
    }
  });
  field.addEventListener('blur', save);
  detail.panels.newnote =
    () => [make('h2', {}, icon('pen', 'i mk'), `${text('noteText')} `, make('span', { class: 'num muted' }, at)), field,
      make('div', { class: 'row' }, make('button', { type: 'button', class: 'primary' }, text('save')))];
  root.dataset.state = 'detail';
  detail.show('newnote');
  field.focus();
}

/** Waits until the stream has told of an item. */
function whenThere(id, then) {
  if (model.item(id)) return then();
  const look = () => {
    if (!model.item(id)) return;
    model.removeEventListener('change', look);
    then();
  };
  model.addEventListener('change', look);
}

function showPanel(name) {
  list.choose(null);
  root.dataset.state = 'detail';
  detail.show(name, true);
  views.choose();
}

function changeSpeed(by) {
  const index = SPEEDS.findIndex((speed) => speed >= player.speed - 0.01);
  menus.setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, index + by))]);
}

const menus = makeMenus({ model, player, setLoop, showPanel, notice });

// Buttons
find('#do-play').addEventListener('click', () => player.toggle());
find('#back').addEventListener('click', () => player.seek(player.seconds - 5));
find('#forward').addEventListener('click', () => player.seek(player.seconds + 5));
find('#do-previous').addEventListener('click', () => jump(-1));
find('#do-next').addEventListener('click', () => jump(1));
find('#do-loop').addEventListener('click', toggleLoop);
find('#markHere').addEventListener('click', markHere);
find('#noteHere').addEventListener('click', noteHere);
find('#export').addEventListener('click', () => showPanel('export'));
find('#do-undo').addEventListener('click', () => model.undo());

function searchNow() {
  delete root.dataset.state;
  list.search.focus();
  list.search.select();
}

const marks = (by) => () => jump(by);
listen({
  ' ': (event) =>
    (event.target.closest?.('button, a, summary, input, [role=button]') && event.target.id !== 'do-play' ? false
                                                                                                         : player.toggle()),
  b: markHere,
  n: noteHere,
  l: toggleLoop,
  ArrowLeft: () => player.seek(player.seconds - 5),
  ArrowRight: () => player.seek(player.seconds + 5),
  'Shift+ArrowLeft': () => player.seek(player.seconds - 1),
  'Shift+ArrowRight': () => player.seek(player.seconds + 1),
  'Alt+ArrowLeft': marks(-1),
  'Alt+ArrowRight': marks(1),
  '[': () => changeSpeed(-1),
  ']': () => changeSpeed(1),
  '+': () => views.zoom.zoom(0.5),
  '-': () => views.zoom.zoom(2),
  '/': searchNow,
  '?': () => showPanel('keys'),
  'Ctrl+z': (event) =>
    (event.target.matches?.('input:not([type=radio]), textarea') && event.target.value !== event.target.defaultValue
        ? false
        : model.undo()),
  Escape: () => {
    delete root.dataset.state;
    return false;
  },
});

// What the player and the model tell
player.addEventListener('time', () => {
  const at = clock(player.seconds);
  if (find('#at').textContent !== at) find('#at').textContent = at;
  if (player.isPlaying) follow();
});
player.addEventListener('state', () => {
  find('#do-play').replaceChildren(icon(player.isPlaying ? 'pause' : 'play'));
  find('#do-play').setAttribute('aria-label', text(player.isPlaying ? 'pause' : 'play'));
  find('#all').textContent = clock(player.length);
  menus.showSpeed();
});
player.addEventListener('failed', () => notice.say(text('cannotPlay')));

/** The lane shows which passage is being heard, also when another item is chosen. */
let heard = null;
function follow() {
  const now = player.seconds;
  const visit = model.items.findLast((item) => item.kind === 'visit' && item.seconds <= now && now < item.end)?.id ?? null;
  if (visit === heard) return;
  heard = visit;
  list.mark(visit);
}

model.addEventListener('said', (/** @type {CustomEvent} */ { detail: { sentence } }) => {
  find('#did').hidden = false;
  find('#didText').textContent = sentence;
  find('#do-undo').disabled = !model.canUndo;
});
model.addEventListener('change', () => {
  const title = [model.facts.participant, model.facts.title].filter(Boolean).join(' · ');
  if (title) { find('#title').textContent = title; document.title = title; }
});
model.addEventListener('sound', () => { loadSound(); exports.look(); });

tellKept(model.commands, (sentence, letGo) => {
  find('#kept').hidden = !sentence;
  find('#kept').replaceChildren(icon('warn'), make('span', { class: 'grow', dir: 'auto' }, sentence),
    make('button', { type: 'button', onclick: letGo }, text('keptSeen')));
});

preparePaper(model);
const wanted = /^#at=([\d.]+)$/.exec(location.hash);
loadSound(wanted ? Number(wanted[1]) : 0);
detail.show('about');
exports.look();
addEventListener('hashchange', () => {
  const at = /^#at=([\d.]+)$/.exec(location.hash);
  if (at) player.seek(Number(at[1]));
});
root.dataset.live = 'yes';
