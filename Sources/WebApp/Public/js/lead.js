// The interview screen. What the server knows comes by one stream, what is done here goes out as commands; between
// the two stands the picture, which everything on the page shows.
import { data, find, findAll, focused, make } from './dom.js';
import { Live, neighbours } from './live.js';
import { Commands } from './commands.js';
import { listen, isTyping, moveWithin } from './keys.js';
import { language, text } from './texts.js';
import { Picture } from './lead/picture.js';
import { Bar } from './lead/bar.js';
import { Sections } from './lead/sections.js';
import { Here } from './lead/here.js';
import { Lists } from './lead/lists.js';
import { Marks } from './lead/marks.js';
import { Log } from './lead/log.js';
import { Notes } from './lead/notes.js';
import { Ink } from './lead/ink.js';
import { Menu } from './lead/menu.js';
import { listenToQuestions, openField, tick } from './lead/question.js';
import { listenToAnswers, choose, focusAnswer, whyNotStored } from './lead/answers.js';
import { momentOf } from './lead/touch.js';
import { send } from './server.js';
import { goOnAtOnce } from './going-on.js';
import { seeNotice } from './notices.js';

const facts = data('lead');
const address = `/interviews/${facts.id}/lead`;
const live = new Live(`/api/interviews/${facts.id}/events`);
const commands = new Commands(facts.id);
const picture = new Picture(live, commands, facts.guide);
const app = find('.app');

const bar = new Bar(picture);
const marks = new Marks(picture, facts.marks);
new Log(picture, marks, facts.marks);
const notes = new Notes(picture);
new Ink(picture);
const menu = new Menu(picture, bar, facts.id);
listenToQuestions(picture);
listenToAnswers(picture, facts.id);

let lists = null;
const here = new Here(picture, address, (section) => showWhere(section), (section) => lists?.shown || sections?.show(section));
lists = new Lists(picture, () => showWhere(here.section));
const sections = new Sections(picture, {
  onChoose: (section) => {
    sheet(null);
    lists.close({ isQuiet: true });
    here.show(section);
    picture.choose(section).catch(() => {});
  },
  onFilter: (name) => {
    sheet(null);
    if (name === 'all') lists.close({ isQuiet: true });
    else lists.open(name);
  },
});
picture.addEventListener('visit', () => sheet(null));

/** Shows either the section or one of the lists, and says so at the side. */
function showWhere(section) {
  if (!lists || !sections) return;
  find('#here').hidden = Boolean(lists.shown);
  find('#lists').hidden = !lists.shown;
  if (lists.shown) app.dataset.list = lists.shown;
  else delete app.dataset.list;
  sections.show(section, ['open', 'flagged', 'some'].includes(lists.shown) ? lists.shown : 'all');
  const chosen = picture.sections.find((one) => one.id === section);
  const target = chosen?.isHandover ? chosen : picture.sections.find((one) => one.isHandover) ?? chosen;
  if (target)
    for (const link of findAll('.hand, .menu-hand'))
      link.href = `/interviews/${facts.id}/handover?section=${encodeURIComponent(target.id)}`;
}

/** On a phone sections and notes lie over the questions, one at a time. */
function sheet(name) {
  const wanted = app.dataset.sheet === name ? null : name;
  if (wanted) app.dataset.sheet = wanted;
  else delete app.dataset.sheet;
  find('#to-notes').setAttribute('aria-expanded', String(wanted === 'notes'));
  if (wanted === 'notes') find('#log').scrollTop = find('#log').scrollHeight;
}
find('#to-notes').addEventListener('click', () => sheet('notes'));
find('#here').addEventListener('click', (event) => event.target.closest('.to-sections') && sheet('sections'));
const isNarrow = () => getComputedStyle(find('#to-notes')).display !== 'none';

const reminded = new Set();
/** A question that wants an answer and was left without one is named once; nobody is held up by it. */
function remind(id) {
  // what is on its way may be the answer
  if (picture.view(id).isWaiting) return picture.addEventListener('change', () => remind(id), { once: true });
  const { need } = picture.logic(id);
  // what stands in the field and is not stored is named each time
  const why = whyNotStored(id);
  if (!why && (!need || reminded.has(id))) return;
  reminded.add(id);
  const back = make('button', {
    type: 'button',
    onclick: (event) => {
      bar.forget('need');
      picture.visit(id, momentOf(event));
    }
  },
    text('leadBackToIt'));
  const key = why ? 'leadLeftUnstored' : need === 'invalid' ? 'leadLeftInvalid' : 'leadLeftOpen';
  bar.notice('need', text(key, { question: picture.find(id)?.text ?? '', why }),
    { isCalm: true, picture: 'warn', forMilliseconds: 10000, action: back });
}

function step(by, moment) {
  const left = picture.current;
  if (picture.step(by, moment)) {
    if (left && by > 0) remind(left);
    return;
  }
  bar.notice('end', text(by > 0 ? 'leadLast' : 'leadFirst'), { isCalm: true, forMilliseconds: 4000 });
}
for (const [id, by] of [['#previous-button', -1], ['#next-button', 1]]) {
  find(id).addEventListener('click', (event) => {
    step(by, momentOf(event));
    if (event.detail > 0) event.currentTarget.blur();
  });
}

// → and ← always step and never change an answer; ↑ and ↓ move within it
const isMedia = (event) => event.target.matches?.('audio, video');
const hasUpDown = (event) => event.target.matches?.('input[type=radio], input[type=range], audio, video');
const withNote = (action) => (event) => {
  if (isNarrow() && app.dataset.sheet !== 'notes') sheet('notes');
  action(event);
};
/** For so long a digit means a probe, in milliseconds. */
const PROBING = 5000;
let probing = 0;
/** The next digit ticks a probe. */
function probe(event) {
  probing = event.timeStamp;
  bar.notice('probe', text('leadWhichProbe'), { isCalm: true, forMilliseconds: PROBING });
}
function digit(event) {
  if (!probing || event.timeStamp - probing > PROBING) return choose(here.now, event.key);
  probing = 0;
  if (tick(here.now, event.key, event.timeStamp)) bar.forget('probe');
  else bar.notice('probe', text('leadNoProbe'), { isCalm: true, forMilliseconds: 4000 });
  return true;
}
/** Takes back the last thing done here, and says what it was. */
async function undo(moment) {
  try {
    const { takenBack } = await picture.undo(undefined, moment);
    bar.notice('undone', takenBack ?? text('leadTakenBack'), { isCalm: true, forMilliseconds: 5000 });
  } catch { /* told by the line of refusals */ }
}
const mark = (event) => { marks.set(event.timeStamp); };
const search = () => lists.open('find');
const mirrored = document.documentElement.dir === 'rtl' ? -1 : 1;
const sideways = (by) => (event) => (isMedia(event) || menu.isOpen ? false : step(by * mirrored, event.timeStamp));
const upDown = (by) => (event) => {
  if (hasUpDown(event) || menu.isOpen || event.target.closest?.('#log')) return false;
  if (moveWithin(event.target, by)) return true;
  return lists.shown ? lists.move(by) : here.move(by);
};
listen({
  m: mark,
  b: mark,
  '.': mark,
  F14: mark,
  l: () => (menu.isEnding ? menu.leave() : void findAll('#log li.m .open').at(-1)?.click()),
  ArrowLeft: sideways(-1),
  ArrowRight: sideways(1),
  PageUp: (event) => step(-1, event.timeStamp),
  PageDown: (event) => step(1, event.timeStamp),
  F13: (event) => step(-1, event.timeStamp),
  F15: (event) => step(1, event.timeStamp),
  ArrowUp: upDown(-1),
  ArrowDown: upDown(1),
  n: withNote(() => notes.open()),
  t: withNote(() => notes.open()),
  a: () => focusAnswer(here.now),
  d: (event) => (picture.current ? void picture.settle(picture.current, event.timeStamp).catch(() => {}) : false),
  x: probe,
  f: (event) => (picture.current ? void picture.flag(picture.current, event.timeStamp).catch(() => {}) : false),
  k: () => (here.now ? void openField(here.now) : false),
  '+': () => {
    lists.close({ isQuiet: true });
    here.asking();
  },
  q: (event) => menu.end(event.timeStamp),
  s: () => lists.toggle('sitemap'),
  o: (event) => menu.toggleOffRecord(event.timeStamp),
  h: () => (bar.isOver ? false : find('#handover').click()),
  '/': search,
  g: search,
  p: (event) => bar.pauseByKey(event.timeStamp),
  '?': () => menu.open('#keylist'),
  'Ctrl+Shift+p': (event) => bar.pauseByKey(event.timeStamp),
  u: (event) => { undo(event.timeStamp); },
  'Ctrl+z': (event) => (isTyping(event.target) ? false : void undo(event.timeStamp)),
  Escape: () => {
    if (menu.isOpen) return false;
    if (lists.shown) lists.close();
    else if (app.dataset.sheet) sheet(null);
    else if (isTyping(document.activeElement)) focused().blur();
    else if (picture.current) here.open(picture.current);
  },
  ...Object.fromEntries([...'123456789'].map((key) => [key, digit])),
  0: digit,
});

// What went wrong, one sentence each; the recording goes on meanwhile.
addEventListener('notice', (/** @type {CustomEvent} */ { detail: { key, sentence, ...more } }) => bar.notice(key, sentence, more));
commands.addEventListener('rejected', (/** @type {CustomEvent} */ { detail: { error, isKept } }) => {
  if (isKept || error.code === 'notAnAnswer') return;
  const key = `leadRefused_${error.code}`;
  const known = text(key);
  bar.notice('refused', known === key ? text('leadRefused', { why: error.message }) : known, { forMilliseconds: 8000 });
});
const waits = () => (commands.waiting ? ` ${text('leadWaitHere', { n: commands.waiting })}` : '');
const stranger = () => bar.notice('stranger', text('serverGone') + waits());
const goOn = () => goOnAtOnce(make('a', { class: 'btn', href: `/start?interview=${facts.id}` }, text('leadGoOn')), facts.id,
  (error) => (error.code === 'token' ? fresh() : stranger()));
const hourAndMinute = (date) => date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** The program that recorded is gone: another start of it answers, to which this browser is a stranger. */
function stopped() {
  const { brokenAt } = live;
  const sentence = brokenAt ? text('leadStopped', { time: hourAndMinute(brokenAt) }) : text('leadStoppedAway');
  bar.stop(`${sentence} ${text('leadStoppedStranger')}${waits()}`, goOn());
}
const isAnotherStart = () => live.isRefused && live.start && live.start !== facts.start;
commands.addEventListener('refused', (/** @type {CustomEvent} */ { detail }) => {
  if (detail.status === 404) gone();
  // let in again, but with the secret of another start: the page that is made now has the right one
  else if (detail.code === 'token') fresh();
  else if (detail.status !== 503 && !isAnotherStart()) stranger();
});
live.addEventListener('refused',
  (/** @type { CustomEvent } */ { detail }) => (detail === 404 ? gone()
      : isAnotherStart()                                   ? stopped()
                                                           : stranger()));
live.addEventListener('admitted', () => fresh());
// somebody went on with it on another page
neighbours.addEventListener('message', ({ data }) => data.recording === facts.id && live.isEnded && location.reload());
/** Loads the page anew, but not again and again. */
function fresh() {
  const before = Number(sessionStorage.getItem('leitfaden-fresh') ?? 0);
  if (Date.now() - before < 30000) return stranger();
  sessionStorage.setItem('leitfaden-fresh', String(Date.now()));
  location.reload();
}
function gone() { bar.notice('gone', text('leadGone'), { action: make('a', { class: 'btn', href: '/' }, text('home')) }); }
const ended = () => (live.head.interrupted
    ? bar.stop(text('leadStopped', { time: live.head.interrupted }) + waits(), goOn())
    : bar.notice('ended', text('leadEndedElsewhere'),
      { isCalm: true, action: make('a', { class: 'btn', href: `/interviews/${facts.id}/review` }, text('leadListen')) }));
live.addEventListener('end', ended);
// ended while this page was out of reach
live.addEventListener('state', () => live.head.sounding === 'ended' && ended());
// seldom needed, and never before the server was reached again
commands.addEventListener('kept', async () => {
  const { tellKept } = await import('./kept.js');
  tellKept(commands, (sentence, letGo) => {
    if (!sentence) return bar.forget('kept');
    bar.notice('kept', sentence, { action: make('button', { type: 'button', onclick: letGo }, text('keptSeen')) });
  });
}, { once: true });
// what has to be known of the beginning, until somebody has seen it
for (const { id, sentence } of facts.notices) {
  const see = () => seeNotice(id).then(() => bar.forget(id), () => {});
  bar.notice(id, sentence, { action: make('button', { type: 'button', onclick: see }, text('keptSeen')) });
}
// whoever took it back, on whichever page: what is shown, what time counts for and where → goes are the same place again
let isOut = false;
live.addEventListener('state', () => {
  const wasOut = isOut;
  isOut = Boolean(live.head.handover);
  if (wasOut && !isOut && live.head.sounding !== 'ended') here.showPlace();
});
addEventListener('take-back', async () => {
  try {
    await send('POST', `/api/interviews/${facts.id}/handover/back`, {});
  } catch (error) {
    bar.notice('back', text('leadRefused', { why: error.status ? error.message : text('cannotReach') }), { forMilliseconds: 8000 });
  }
});

// The program died and goes on by itself: whoever has the page open is told what is missing, once.
const toldMissing = new Set();
live.addEventListener('state', (/** @type {CustomEvent} */ { detail }) => {
  for (const [id, item] of Object.entries(detail.log ?? {})) {
    if (item?.kind !== 'gap' || item.text !== 'interruption' || toldMissing.has(id)) continue;
    toldMissing.add(id);
    if (!document.documentElement.dataset.live) continue;
    const seconds = item.lasted.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    bar.notice('wentOn', text('leadWentOn', { seconds }), { forMilliseconds: 20000 });
  }
});

// Usable as soon as the first state is there; the current question is opened once.
live.addEventListener('state', () => {
  document.documentElement.dataset.live = 'yes';
  performance.mark('usable');
  if (live.head.sounding !== 'ended') neighbours.postMessage({ recording: facts.id });
  // the talk went on while the microphone was changed
  const before = sessionStorage.getItem('leitfaden-question');
  sessionStorage.removeItem('leitfaden-question');
  if (before && !picture.current && picture.find(before)) picture.visit(before);
  if (picture.current) here.open(picture.current);
  else if (picture.chosen) here.show(picture.chosen);
  else showWhere(here.section);
  const { resumed } = live.head;
  if (resumed && !before) {
    const place = picture.find(resumed.question)?.text ?? picture.title(resumed.section ?? '');
    if (place)
      bar.notice('resumed', text(resumed.isAfterCrash ? 'leadInterrupted' : 'leadResumed', { place, time: resumed.time }),
        { isCalm: true, picture: resumed.isAfterCrash ? 'warn' : 'check', forMilliseconds: 20000 });
  }
}, { once: true });

if (!facts.guide) {
  const learn = async () => {
    try {
      const answer = await fetch(`${address}/guide`);
      if (!answer.ok) return;
      picture.learn(await answer.json());
      if (picture.current) here.open(picture.current);
      else showWhere(here.section);
    } catch { setTimeout(learn, 1000); }
  };
  learn();
}
