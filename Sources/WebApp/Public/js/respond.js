// The interviewee's page: one question on the screen, Back and Next always in the same place. What is answered goes to
// the server at once, or waits in the browser until it can be reached. The server decides what this page may do.
import { load } from './answering/answering.js';
import { Commands } from './commands.js';
import { data, find, findAll } from './dom.js';
import { listen } from './keys.js';
import { Live } from './live.js';
import { PinPad } from './respond/pin.js';
import { Step } from './respond/step.js';
import { swipe } from './respond/swipe.js';
import { text } from './texts.js';

const facts = data('facts');
const page = find('#ho');
const lock = find('#leave');

// text size: the interviewee's own, not the interviewer's
const SIZES = [100, 125, 150, 175, 200];
const root = document.documentElement;
const size = (by) => {
  const index = SIZES.indexOf(Number(root.dataset.text)) + by;
  if (!SIZES[index]) return;
  root.dataset.text = SIZES[index];
  sessionStorage.setItem('text', SIZES[index]);
};
if (sessionStorage.getItem('text')) root.dataset.text = sessionStorage.getItem('text');
find('#smaller').addEventListener('click', () => size(-1));
find('#larger').addEventListener('click', () => size(1));

const parts = ['ask', 'end', 'pin'].map((name) => find(`#${name}`)).filter(Boolean);
let state = page.dataset.state ?? 'ask';

/** Shows one of the page's faces: `ask`, `end`, `pin`, `over`. */
function face(name) {
  page.dataset.state = name;
  for (const part of parts) part.hidden = part.id !== (name === 'over' ? 'end' : name);
  if (find('#foot')) find('#foot').hidden = name === 'pin';
  if (name !== 'pin') state = name;
}

let isOver = false;
const pad = lock && new PinPad(() => { face(state); lock.focus(); }, () => isOver && over());

/** Taken back: nothing of it stays on the screen, whatever the network does. */
function over() {
  isOver = true;
  find('#ask')?.replaceChildren();
  if (!pad?.isTrying) location.replace('/respond');
}

if (lock) {
  lock.addEventListener('click', () => { face('pin'); pad.open(); });
}
if (facts) load(facts.forms).then(questionnaire);

function questionnaire() {
  const commands = new Commands(facts.handover, '/api/respond/commands', '/api/respond/clock');
  const live = new Live('/api/respond/events');
  const oops = find('#oops');
  const [back, next] = [find('#backward'), find('#onward')];
  const context = { media: '/api/respond/media/', files: '/api/respond/files' };
  const steps = findAll('.q').map((element, index) => {
    const form = facts.forms[index];
    return new Step(element, form, facts.answers[form.id], commands, told, context);
  });
  let now = Math.max(0, facts.forms.findIndex((form) => form.id === facts.position));

  const complain = (words) => {
    find('span', oops).textContent = words;
    oops.hidden = !words;
    for (const step of steps) step.element.removeAttribute('aria-describedby');
    if (!words) return;
    oops.scrollIntoView({ block: 'nearest' });
    steps[now].element.setAttribute('aria-describedby', 'oops');
    if (matchMedia('(pointer: coarse)').matches && steps[now].isTyped) oops.focus();
    else steps[now].focus();
  };

  function told(step) {
    if (step === steps[now] && state === 'ask') {
      if (step.trouble) complain(step.trouble);
      else if (!oops.hidden) complain('');
    }
    if (state === 'end') showEnd();
  }

  function show(index, moment, isQuiet = false) {
    now = index;
    complain('');
    steps.forEach((step, each) => step.element.classList.toggle('now', each === now));
    for (const line of findAll('.intro')) line.hidden = now > 0;
    const count = find('#count');
    count.replaceChildren(...counted(now + 1, steps.length));
    Object.assign(find('#progress'), { value: now + 1, max: steps.length });
    back.hidden = now === 0;
    find('span', next).textContent = text(now === steps.length - 1 ? 'respondFinish' : 'respondNext');
    find('#swipe').hidden = now > 0 || steps.length < 2;
    face('ask');
    find('#ask').scrollTop = 0;
    // a text to read scrolls by keyboard, too
    find('#ask').tabIndex = steps[now].isAnswerable ? -1 : 0;
    if (!isQuiet) steps[now].heading.focus({ preventScroll: true });
    commands.give({ command: 'visit', question: steps[now].form.id }, moment);
  }

  function showEnd() {
    const answerable = steps.filter((step) => step.isAnswerable);
    const given = answerable.filter((step) => step.isGiven).length;
    const words = given === answerable.length ? text('endSavedAll') : text('endSaved', { n: given, total: answerable.length });
    find('#saved').textContent = commands.waiting ? text('endWaiting') : words;
    back.hidden = false;
    face('end');
  }

  let isWaiting = false;
  async function forward(moment) {
    if (state !== 'ask' || isWaiting) return;
    const step = steps[now];
    step.commit(moment);
    if (step.form.hasPattern || step.form.widget === 'text') {
      // only the server knows the form; when it is out of reach the next question must not wait
      isWaiting = true;
      await Promise.race([step.settled, new Promise((resolve) => setTimeout(resolve, 800))]);
      isWaiting = false;
    }
    const objection = step.objection();
    if (objection) return complain(objection);
    if (now < steps.length - 1) return show(now + 1, moment);
    const troubled = steps.findIndex((each) => each.trouble);
    if (troubled >= 0) {
      show(troubled, moment);
      return complain(steps[troubled].trouble);
    }
    commands.give({ command: 'finish-hand-over' }, moment);
    showEnd();
    find('#thanks').focus();
  }

  function backward(moment) {
    if (state === 'end') return show(now, moment);
    if (state !== 'ask' || now === 0) return;
    steps[now].commit(moment);
    show(now - 1, moment);
  }

  next.addEventListener('click', (event) => forward(event.timeStamp));
  back.addEventListener('click', (event) => backward(event.timeStamp));
  const rtl = root.dir === 'rtl';
  const arrow = (step) => (event) => {
    if (event.target.matches('input[type=radio], input[type=range], audio, video')) return false;
    if (page.dataset.state === 'pin') return false;
    return step > 0 ? forward(event.timeStamp) : backward(event.timeStamp);
  };
  const keys = { ArrowRight: arrow(rtl ? -1 : 1), ArrowLeft: arrow(rtl ? 1 : -1) };
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
  live.addEventListener('state', (event) => {
    const { isWhole, questions } = event.detail;
    for (const step of steps) {
      if (isWhole || (questions && step.form.id in questions)) step.take(live.questions[step.form.id] ?? null);
    }
    if (state === 'end') showEnd();
    tell();
  });
  live.addEventListener('trust', tell);
  commands.addEventListener('waiting', () => state === 'end' && page.dataset.state !== 'pin' && showEnd());
  live.addEventListener('end', over);
  live.addEventListener('refused', over);
  commands.addEventListener('refused', (event) => [401, 403].includes(event.detail.status) && over());
  setTimeout(tell, 1500);

  if (facts.isFinished) {
    now = steps.length - 1;
    show(now, performance.now(), true);
    showEnd();
  } else {
    show(now, performance.now(), true);
  }
}

/** `Question 3 of 9` with the number in bold. */
function counted(number, total) {
  const bold = document.createElement('strong');
  bold.textContent = number;
  const [before, after] = text('respondOf', { total }).split('{n}');
  return [before, bold, after];
}
