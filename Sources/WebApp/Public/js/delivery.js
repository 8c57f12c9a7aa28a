// What waited in this browser for interviews of which no page is open: it is sent, and what became of it is said.
import { make } from './dom.js';
import { Commands } from './commands.js';
import { keptSentence } from './kept.js';
import { text } from './texts.js';

/** Sends it; the lines about it stand in `place`. `nameOf(interview)` is what people call one, or ''. */
export async function deliver(place, nameOf) {
  for (const { interview, commands } of await Commands.deliver()) {
    const line = make('div', { class: 'strip', hidden: true });
    place.append(line);
    const tell = () => show(line, commands, nameOf(interview));
    for (const name of ['waiting', 'kept']) commands.addEventListener(name, tell);
    commands.ready.then(tell);
  }
}

function show(line, commands, name) {
  const { waiting, stored } = commands;
  const kept = keptSentence(commands.kept);
  const words = [waiting ? text('keptWaits', { n: waiting }) : stored ? text('keptSent', { n: stored }) : '', kept].filter(Boolean);
  line.hidden = !words.length;
  line.classList.toggle('bad', Boolean(kept));
  line.replaceChildren(
    make('span', { class: 'grow', dir: 'auto' }, [name && text('keptFor', { name }), ...words].filter(Boolean).join(' ')),
    kept ? make('button', { type: 'button', onclick: () => commands.letGo() }, text('keptSeen')) : '');
}
