// What left the library of this interview, and its withdrawal: removed for good, in two touches.
import { find, icon, make } from '../dom.js';
import { send } from '../server.js';
import { text } from '../texts.js';

const line = (left) => {
  const kind = text(`left${left.kind[0].toUpperCase()}${left.kind.slice(1)}`);
  const seal = !left.recipients.length       ? text('leftOpen')
    : left.recipients.includes('passphrase') ? text('leftPassphrase')
                                             : text('leftSealed', { keys: left.recipients.join(', ') });
  const facts = [
    left.formats.join(', '), text(left.withNames ? 'leftNames' : 'leftNoNames'), !left.withText && text('leftNoText'), seal
  ].filter(Boolean);
  return make('li', {}, make('strong', {}, `${left.when} · ${kind}`), make('span', { class: 'small muted' }, ` ${facts.join(' · ')}`),
    left.place && make('code', { class: 'small' }, left.place));
};

const list = (entries) =>
  (entries.length ? make('ul', { class: 'ledger' }, entries.map(line)) : make('p', { class: 'muted' }, text('leftNothing')));

/** @param stop called before the interview goes, so that nothing plays or asks for it any more */
export function withdrawalPanel(model, stop) {
  const left = make('div', { role: 'status' });
  const problem = make('p', { class: 'problem', role: 'alert', hidden: true });
  const say = (error) => { problem.hidden = false; problem.textContent = [error.message, error.hint].filter(Boolean).join('; '); };
  send('GET', `/api/interviews/${model.id}/ledger`).then((entries) => left.replaceChildren(list(entries)), say);

  const begin = make('button', { type: 'button', class: 'danger', id: 'withdraw', onclick: () => ask(true) }, icon('bin'),
    text('withdrawBegin'));
  const keep = make('button', { type: 'button', onclick: () => ask(false) }, text('withdrawKeep'));
  const now = make('button', { type: 'button', class: 'danger', id: 'withdraw-now', onclick: withdraw }, icon('bin'), text('withdrawNow'));
  const question = make('div', { class: 'notice warning', role: 'alert', hidden: true }, make('p', {}, text('withdrawSure')),
    make('div', { class: 'row' }, keep, now));

  function ask(isAsking) {
    question.hidden = !isAsking;
    begin.hidden = isAsking;
    (isAsking ? keep : begin).focus();
  }

  async function withdraw() {
    stop();
    now.disabled = true;
    let entries;
    try {
      entries = await send('POST', `/api/interviews/${model.id}/withdraw`, { isSure: true });
    } catch (error) {
      now.disabled = false;
      return say(error);
    }
    model.isDeleted = true;
    const done =
      make('div', { class: 'page-end', id: 'withdrawn', tabindex: -1 }, make('p', { class: 'notice' }, text('withdrawn')),
        entries.length > 0 && make('h2', {}, text('tellThem')), entries.length > 0 && list(entries),
        make('p', {}, make('a', { class: 'btn primary', href: '/' }, text('allInterviews'))));
    const main = find('main');
    for (const part of main.children) part.hidden = true;
    main.append(done);
    for (const part of document.querySelectorAll('header button')) part.remove();
    done.focus();
  }

  return [
    make('h2', {}, text('leftHeading')), left, make('h3', {}, text('withdrawal')),
    make('p', { class: 'small' }, text('withdrawWhy')), begin, question, problem
  ];
}
