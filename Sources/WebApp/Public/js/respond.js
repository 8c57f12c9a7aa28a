// The interviewee's page: one question on the screen, Back and Next always in the same place. What is answered goes to
// the server at once, or waits in the browser until it can be reached. The server decides what this page may do.
import { load } from './answering/answering.js';
import { data, find, findAll, make } from './dom.js';
import { listen, moveWithin } from './keys.js';
import { Live } from './live.js';
import { fetchPage, merged } from './respond/course.js';
import { commandsOf, leftover, refusedAnswers } from './respond/late.js';
import { PinPad } from './respond/pin.js';
import { Step } from './respond/step.js';
import { swipe } from './respond/swipe.js';
import { chooseTongue } from './respond/tongue.js';
import { text } from './texts.js';

const facts = data('facts');
// what stops to apply must not stay in the page
find('#facts').remove();
const page = find('#ho');
const lock = find('#leave');

// text size: the interviewee's own, not the interviewer's
const SIZES = [100, 125, 150, 175, 200];
const root = document.documentElement;
const size = (by) => {
  const index = SIZES.indexOf(Number(root.dataset.text)) + by;
  if (!SIZES[index]) return;
  root.dataset.text = String(SIZES[index]);
  sessionStorage.setItem('text', root.dataset.text);
};
if (sessionStorage.getItem('text')) root.dataset.text = sessionStorage.getItem('text');
find('#smaller').addEventListener('click', () => size(-1));
find('#larger').addEventListener('click', () => size(1));

const parts = ['ask', 'tongue', 'end', 'pin'].map((name) => find(`#${name}`)).filter(Boolean);
let state = page.dataset.state ?? 'ask';
let isPadOpen = false;

/** Shows one of the page's faces: `tongue`, `ask`, `end`, `over`. An open pad for the PIN stays until it is closed. */
function face(name) {
  state = name;
  const shown = isPadOpen ? 'pin' : name;
  page.dataset.state = shown;
  for (const part of parts) part.hidden = part.id !== (shown === 'over' ? 'end' : shown);
  if (find('#foot')) find('#foot').hidden = ['pin', 'tongue'].includes(shown);
}

function showPad(isOpen) {
  isPadOpen = isOpen;
  face(state);
  if (isOpen) pad.open();
  else lock.focus();
}

let isOver = false;
let commands = null;
// what was answered goes before the device does
const pad = lock && new PinPad(() => showPad(false), () => isOver && over(), () => commands?.settled(3000));

/** Taken back: nothing of it stays on the screen, whatever the network does. */
function over() {
  isOver = true;
  find('#ask')?.replaceChildren();
  if (!pad?.isTrying) location.replace('/respond');
}

if (lock) {
  lock.addEventListener('click', () => showPad(true));
  lock.disabled = false;
}
if (facts) load(facts.forms).then(questionnaire);
else handIn();

/** Taken back while answers waited here: they are handed in, or said to be lost. */
function handIn() {
  commands = leftover();
  if (!commands) return;
  const tell = () => {
    const refused = refusedAnswers(commands);
    find('#saved').textContent = commands.waiting ? text('overWaiting', { n: commands.waiting })
      : refused.length ? text('overRefused', { n: refused.length, why: refused[0].refusal }) : '';
  };
  for (const name of ['waiting', 'kept']) commands.addEventListener(name, tell);
  commands.addEventListener('refused', () => { find('#saved').textContent = text('overStranger', { n: commands.waiting }); });
}

function questionnaire() {
  commands = commandsOf(facts.handover);
  const live = new Live('/api/respond/events');
  const oops = find('#oops');
  const [back, next] = [find('#backward'), find('#onward')];
  const context = { media: '/api/respond/media/', files: '/api/respond/files' };
  const makeStep = (element, form, answer) => new Step(element, form, answer, commands, told, context);
  let steps = findAll('.q').map((element, index) => {
    const form = facts.forms[index];
    const step = makeStep(element, form, facts.answers[form.id]);
    [, step.print] = facts.steps[index];
    return step;
  });
  let decisive = new Set(facts.decisive);
  let isWaiting = false;
  // a touch on Next that waits for what the server makes of an answer: the step, and how often it was edited
  let touch = null;
  let now = Math.max(0, facts.forms.findIndex((form) => form.id === facts.position));

  const complain = (words) => {
    find('span', oops).textContent = words;
    oops.hidden = !words;
    find('button', oops)?.remove();
    // the way out that the sentence names may lie below the edge
    const skip = words && steps[now].form.requirement === 'required' && find('.skip', steps[now].element);
    if (skip) oops.append(make('button', { type: 'button', onclick: () => skip.click() }, skip.textContent));
    for (const step of steps) step.element.removeAttribute('aria-describedby');
    if (!words) return;
    oops.scrollIntoView({ block: 'nearest' });
    steps[now].element.setAttribute('aria-describedby', 'oops');
    if (matchMedia('(pointer: coarse)').matches && steps[now].isTyped) oops.focus();
    else steps[now].focus();
  };

  function told(step) {
    // another answer since: that touch was not meant for it
    if (touch?.step === step && touch.edits !== step.edits) [touch, isWaiting] = [null, false];
    if (step === steps[now] && state === 'ask') {
      if (step.trouble) complain(step.trouble);
      else if (!oops.hidden) complain('');
    }
    if (state === 'end') {
      tellEnd();
      goBackTo(step);
    }
  }

  /** An answer that was on its way when the page came to its end was refused: its question says why. */
  function goBackTo(step) {
    const index = steps.indexOf(step);
    if (!step.trouble || index < 0 || isOver) return;
    show(index, performance.now());
    complain(step.trouble);
  }

  /** Shows which question it is, and of how many. */
  function mark() {
    steps.forEach((step, each) => step.element.classList.toggle('now', each === now));
    for (const line of findAll('.intro')) line.hidden = now > 0;
    const count = find('#count');
    count.replaceChildren(...counted(now + 1, steps.length));
    Object.assign(find('#progress'), { value: now + 1, max: steps.length });
    back.hidden = now === 0;
    // an answer may still bring more questions
    find('span', next).textContent = text(now === steps.length - 1 && !decisive.has(steps[now].form.id) ? 'respondFinish' : 'respondNext');
    find('#swipe').hidden = now > 0 || steps.length < 2;
  }

  /** Goes to a question; to one that is never recorded when the sound has stopped, which only the server can tell. */
  async function go(index, moment) {
    const [here, { form }] = [steps[now], steps[index]];
    if (!form.isOffRecord) return show(index, moment);
    isWaiting = true;
    const visit = commands.give({ command: 'visit', question: form.id }, moment).then(() => true, () => false);
    const isSilent = await Promise.race([visit, new Promise((resolve) => setTimeout(resolve, 3000, false))]);
    isWaiting = false;
    const place = steps.findIndex((step) => step.form.id === form.id);
    if (isOver || steps[now] !== here || place < 0 || page.dataset.state === 'pin') return;
    if (isSilent) show(place, moment, false, true);
    else if (state === 'end') find('#saved').textContent = text('oopsUnheard');
    else complain(text('oopsUnheard'));
  }

  function show(index, moment, isQuiet = false, isTold = false) {
    now = index;
    complain('');
    mark();
    face('ask');
    find('#ask').scrollTop = 0;
    // a text to read scrolls by keyboard, too
    find('#ask').tabIndex = steps[now].isAnswerable ? -1 : 0;
    if (!isQuiet) steps[now].heading.focus({ preventScroll: true });
    if (!isTold) commands.give({ command: 'visit', question: steps[now].form.id }, moment);
  }

  function tellEnd() {
    const answerable = steps.filter((step) => step.isAnswerable);
    const given = answerable.filter((step) => step.isGiven && !step.trouble).length;
    const words = given === answerable.length ? text('endSavedAll') : text('endSaved', { n: given, total: answerable.length });
    find('#saved').textContent = commands.waiting ? text('endWaiting') : words;
    back.hidden = false;
  }

  function showEnd() {
    tellEnd();
    face('end');
  }

  /** Takes in what applies now. Stays at the question that is shown, or goes to what stands in its place. */
  async function refresh() {
    const news = await fetchPage();
    if (!news || isOver) return;
    if (news.facts.language !== facts.language) return location.reload();
    await load(news.facts.forms);
    const here = steps[now];
    const before = new Set(steps.slice(0, now + 1).map((step) => step.form.id));
    steps = merged(steps, news, find('#ask'), makeStep);
    decisive = new Set(news.facts.decisive);
    const place = steps.findIndex((step) => step.form.id === here?.form.id);
    if (place >= 0) now = place;
    else now = Math.max(0, Math.min(steps.length - 1, steps.findLastIndex((step) => before.has(step.form.id)) + 1));
    if (!steps.length) return showEnd();
    if (state !== 'ask') return;
    if (steps[now] === here) mark();
    else show(now, performance.now(), page.dataset.state !== 'ask');
  }

  /** What is known of the course is shown by the stream; asks for what is not in the page yet. */
  let isRefreshing = false;
  async function catchUp() {
    const wanted = live.steps;
    if (!wanted || isRefreshing) return;
    const isSame = wanted.length === steps.length
      && wanted.every(
        ([id, print], index) => steps[index].form.id === id && (steps[index].print === print || steps[index].isEdited));
    if (isSame) return;
    isRefreshing = true;
    await refresh();
    isRefreshing = false;
  }

  async function forward(moment) {
    if (state !== 'ask' || isWaiting) return;
    const step = steps[now];
    step.commit(moment);
    const isDecisive = decisive.has(step.form.id) && step.isNew;
    if (step.form.hasPattern || step.form.widget === 'text' || isDecisive) {
      // only the server knows the form, and what comes next; when it is out of reach the next question must not wait
      const mine = { step, edits: step.edits };
      [touch, isWaiting] = [mine, true];
      const patience = new Promise((resolve) => setTimeout(resolve, 800));
      await Promise.race([step.settled.then(() => isDecisive && refresh()), patience]);
      if (touch !== mine) return;
      [touch, isWaiting] = [null, false];
      step.isNew = false;
      if (steps[now] !== step || state !== 'ask') return;
    }
    const objection = step.objection();
    if (objection) return complain(objection);
    if (now < steps.length - 1) return go(now + 1, moment);
    if (goToOpen(moment)) return;
    commands.give({ command: 'finish-hand-over' }, moment).catch(async (error) => {
      if (error.code !== 'needed') return;
      await refresh();
      goToOpen(performance.now());
    });
    showEnd();
    find('#thanks').focus();
  }

  /** Goes to the first question without which nobody gets to the end; `false` when there is none. */
  function goToOpen(moment) {
    const open = steps.findIndex((each) => each.isOpen);
    if (open < 0) return false;
    go(open, moment).then(() => now === open && complain(steps[open].objection()));
    return true;
  }

  function backward(moment) {
    if (state === 'end') return go(now, moment);
    if (state !== 'ask' || now === 0 || isWaiting) return;
    steps[now].commit(moment);
    go(now - 1, moment);
  }

  next.addEventListener('click', (event) => forward(event.timeStamp));
  back.addEventListener('click', (event) => backward(event.timeStamp));
  const rtl = root.dir === 'rtl';
  const arrow = (step) => (event) => {
    if (event.target.matches('audio, video')) return false;
    if (page.dataset.state === 'pin') return false;
    return step > 0 ? forward(event.timeStamp) : backward(event.timeStamp);
  };
  const keys = { ArrowRight: arrow(rtl ? -1 : 1), ArrowLeft: arrow(rtl ? 1 : -1),
    ArrowUp: (event) => moveWithin(event.target, -1), ArrowDown: (event) => moveWithin(event.target, 1) };
  for (let digit = 0; digit <= 9; digit += 1) keys[digit] = (event) => {
    if (page.dataset.state !== 'ask') return false;
    return !event.ctrlKey && steps[now].widget.press(String(digit));
  };
  listen(keys);
  swipe(find('#ask'), {
    page: () => steps[now].element,
    may: (step) => step > 0 || now > 0,
    turn: (step, moment) => (step > 0 ? forward(moment) : backward(moment)),
  });
  document.addEventListener('visibilitychange', () => document.hidden && steps[now].commit(performance.now()));
  addEventListener('pagehide', () => steps[now].commit(performance.now()));
  find('#ask').addEventListener('submit', (event) => event.preventDefault());

  // the truth comes from the stream
  const words = { recording: 'toldRecording', paused: 'toldPaused', offRecord: 'toldOff', trouble: 'toldTrouble' };
  const tell = () => {
    const told = find('#told');
    const recording = live.isCertain && live.head ? live.head.recording : 'unknown';
    if (told.dataset.told === recording && find('.words', told).textContent) return;
    told.dataset.told = recording;
    find('.words', told).textContent = text(words[recording] ?? 'toldUnknown');
  };
  live.addEventListener('state', (/** @type {CustomEvent} */ event) => {
    const { isWhole, questions, sequence } = event.detail;
    for (const step of steps) {
      if (!isWhole && !(questions && step.form.id in questions)) continue;
      step.take(live.questions[step.form.id] ?? null, sequence);
      if (!isWhole) told(step);
    }
    if (state === 'end') tellEnd();
    tell();
    catchUp();
  });
  live.addEventListener('trust', tell);
  commands.addEventListener('waiting', () => state === 'end' && tellEnd());
  live.addEventListener('end', over);
  live.addEventListener('refused', over);
  commands.addEventListener('refused', (/** @type {CustomEvent} */ event) => [401, 403].includes(event.detail.status) && over());
  setTimeout(tell, 1500);
  // a browser grants the whole screen to a touch only; whoever leaves it by hand wants to
  addEventListener('click', () => root.requestFullscreen?.({ navigationUI: 'hide' })?.catch(() => {}), { once: true, capture: true });
  for (const button of [back, next]) button.disabled = false;

  if (!steps.length) return showEnd();
  if (facts.isFinished) {
    now = steps.length - 1;
    show(now, performance.now(), true);
    showEnd();
  } else {
    show(now, performance.now(), true);
  }
  chooseTongue(face, () => face('ask'));
}

/** `Question 3 of 9` with the number in bold. */
function counted(number, total) {
  const bold = document.createElement('strong');
  bold.textContent = number;
  const [before, after] = text('respondOf', { total }).split('{n}');
  return [before, bold, after];
}
