// Before the interview: who, which microphone, and off it goes.
import { find, findAll } from './dom.js';
import { text } from './texts.js';
import { deliver } from './delivery.js';
import { Refusal, send } from './server.js';
import { SoundCheck } from './soundcheck.js';
import { consent, isConsentOpen } from './start/consent.js';

// what was done while the program was away
deliver(find('#waiting'), () => '');

const form = find('#start');
if (form) {
  const chosen = (name) => find(`input[name=${name}]:checked`)?.value;
  const check = new SoundCheck(() => chosen('microphone'));
  for (const radio of findAll('input[name=microphone]')) {
    radio.addEventListener('change', () => check.listen(radio.value));
  }
  // one glance tells whether it hears
  check.listen(chosen('microphone'));
  addEventListener('pagehide', () => check.stop());

  const participant = find('#participant');
  const remark = find('#participant-said');
  let wait = null;
  participant?.addEventListener('input', () => {
    clearTimeout(wait);
    wait = setTimeout(async () => {
      try {
        const { sentence = '' } = await send('GET', `/api/participants/check?code=${encodeURIComponent(participant.value)}`);
        remark.textContent = sentence;
      } catch { /* the beginning tells */ }
    }, 250);
  });

  // in another language a title that nobody changed is that of the other file
  const title = () => {
    const { value, defaultValue } = find('#title');
    return value === defaultValue && (chosen('language') ?? form.dataset.guide) !== form.dataset.guide ? null : value;
  };
  const button = find('#begin');
  const label = find('span:last-child', button);
  const refusal = find('#refusal');
  const anyway = find('#anyway');
  let isAnyway = false;
  anyway.addEventListener('click', () => {
    isAnyway = true;
    form.requestSubmit();
  });
  // asked once; whoever answers is not held up again
  const question = find('#ask-consent');
  let isAsked = false;
  let consentFirst = false;
  for (const id of ['#consent-first', '#consent-later']) {
    find(id).addEventListener('click', () => {
      [isAsked, consentFirst, question.hidden] = [true, id === '#consent-first', true];
      form.requestSubmit();
    });
  }
  form.addEventListener('change', () => { question.hidden = true; });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled')) return;
    if (isConsentOpen() && !isAsked) {
      question.hidden = false;
      find('#consent-first').focus();
      return;
    }
    const words = label.textContent;
    button.setAttribute('aria-disabled', 'true');
    label.textContent = text('beginning');
    refusal.textContent = '';
    anyway.hidden = true;
    check.stop();
    try {
      const { id } = form.dataset.interview ? await send('POST', `/api/interviews/${form.dataset.interview}/reopen`,
                     { microphone: chosen('microphone'), mirror: chosen('mirror'), consent: consent(), consentFirst })
                                          : await send('POST', '/api/interviews', {
                                              guide: chosen('language') ?? form.dataset.guide,
                                              participant: participant.value,
                                              title: title(),
                                              microphone: chosen('microphone'),
                                              quality: chosen('quality'),
                                              mirror: chosen('mirror'),
                                              anyway: isAnyway,
                                              consent: consent(),
                                              consentFirst
                                            });
      location.assign(`/interviews/${id}/lead`);
    } catch (error) {
      refusal.textContent = error instanceof Refusal ? error.whole : text('cannotReach');
      anyway.hidden = error.code !== 'disk-short';
      label.textContent = words;
      button.removeAttribute('aria-disabled');
    }
  });
}
