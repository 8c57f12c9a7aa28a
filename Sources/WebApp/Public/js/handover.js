// The interviewer's page for handing over: before, what and with which PIN; during, how far the interviewee is.
import { data, find, findAll } from './dom.js';
import { Live } from './live.js';
import { Network } from './network.js';
import { send } from './server.js';
import { text } from './texts.js';

const facts = data('facts');
const problem = find('#problem');
/** While this page itself hands over or takes back it must not be loaded anew by the news of it. */
let isBusy = false;
const path = facts && `/api/interviews/${facts.interview}/handover`;

function complain(words) {
  problem.hidden = !words;
  find('span', problem).textContent = words;
}

const why = (error) => {
  isBusy = false;
  complain(error.status
  ? text('handFailed', { why: error.code === 'pin' ? text('handPinWrong') : error.message }) : text('handOffline'));
};

if (facts) {
  follow();
  if (find('#choosing')) before();
}

function before() {
  const form = find('#choosing');
  const field = find('#pinfield');
  const line = find('#pinline');
  for (const choice of findAll('input[name=section]', form)) {
    choice.addEventListener('change', () => { find('#sentence').textContent = choice.dataset.sentence; });
  }
  for (const choice of findAll('input[name=which]', form)) {
    choice.addEventListener('change', () => {
      line.hidden = choice.value === 'same';
      if (!line.hidden) field.focus();
    });
  }
  find('#show').addEventListener('click', (event) => {
    const isShown = line.classList.toggle('shown');
    event.currentTarget.setAttribute('aria-pressed', String(isShown));
  });
  field.addEventListener('input', () => { field.value = field.value.replace(/\D/g, ''); complain(''); });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const isSame = line.hidden;
    if (!isSame && !/^\d{4,8}$/.test(field.value)) {
      complain(text('handPinWrong'));
      return field.focus();
    }
    const device = event.submitter?.value ?? 'this';
    const section = find('input[name=section]:checked', form).value;
    isBusy = true;
    try {
      const { go } = await send('POST', path, { section, device, ...(isSame ? {} : { pin: field.value }) });
      if (go) return location.replace(go);
      location.reload();
    } catch (error) { why(error); }
  });
}

function follow() {
  const live = new Live(`/api/interviews/${facts.interview}/events`);
  const words = { recording: 'handTold', paused: 'handToldPaused', offRecord: 'handToldOff' };
  const tell = () => {
    const told = find('#told');
    const sounding = live.isCertain && live.head ? live.head.sounding : 'unknown';
    if (told.dataset.told === sounding && find('.words', told).textContent) return;
    told.dataset.told = sounding;
    find('.words', told).textContent = text(words[sounding] ?? 'handToldUnknown');
  };
  live.addEventListener('trust', tell);
  live.addEventListener('end', () => location.replace(`/interviews/${facts.interview}`));
  setTimeout(tell, 1500);
  if (facts.isHandedOver) during(live);
  live.addEventListener('state', () => {
    tell();
    // handed over or taken back from another page
    if (!isBusy && live.head && Boolean(live.head.handover) !== facts.isHandedOver) location.reload();
  });
}

function during(live) {
  const { questions } = facts;
  live.addEventListener('state', () => {
    const at = questions.indexOf(live.head?.current);
    if (at >= 0) find('#at').textContent = text('handAt', { n: at + 1, total: questions.length });
    const { answered = 0, total = questions.length, isFinished = false } = live.head?.handover ?? {};
    find('#answered').textContent = text('handAnswered', { n: answered, total });
    Object.assign(find('#bar'), { value: answered, max: Math.max(1, total) });
    find('#finished').hidden = !isFinished;
  });

  const network = new Network(look);
  const show = (progress) => {
    const { code, seconds, count } = progress;
    find('#code').hidden = !code;
    find('#code').textContent = code && `${code.slice(0, 4)} ${code.slice(4)}`;
    find('#left').textContent = code ? text('handCodeLeft', { n: Math.ceil(seconds / 60) }) : count ? '' : text('handCodeGone');
    find('#devices').textContent = count === 0 ? text('handNoDevice')
      : count === 1                            ? text('handOneDevice')
                                               : text('handDevices', { n: count });
    network.show(progress);
  };
  async function look() { show(await send('GET', path)); }
  find('#address').textContent = `http://localhost:${location.port}/pair`;
  setInterval(() => { if (!document.hidden) look().catch(() => {}); }, 2000);
  find('#newCode').addEventListener('click', async () => {
    try {
      await send('POST', `${path}/code`, {});
      await look();
    } catch (error) { why(error); }
  });
  find('#takeBack').addEventListener('click', async () => {
    isBusy = true;
    try {
      const { go } = await send('POST', `${path}/back`, {});
      location.replace(go);
    } catch (error) { why(error); }
  });
  show(facts.progress);
}
