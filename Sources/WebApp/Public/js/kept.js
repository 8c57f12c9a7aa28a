// What was done while the server was out of reach and could not be taken in any more: said until somebody has seen it.
import { language, text } from './texts.js';

/** What a command was, for people; `null` for those that say nothing by themselves. */
function what({ command, text: words, question }) {
  switch (command) {
    case 'begin-note': return null;
    case 'mark': case 'mark-again': return text('keptMark');
    case 'note': case 'note-text': return words ? text('keptNote', { words }) : null;
    case 'answer': return text('keptAnswer', { words, question });
    case 'ask': return text('keptQuestion', { words });
    case 'visit': return text('keptVisit', { question });
    case 'pause': case 'off-record': return text('keptPause');
    default: return text('keptStep');
  }
}

/** One sentence about everything that was kept; '' when there is nothing to say. */
export function keptSentence(kept) {
  const newest = new Map(kept.map((item) => [item.note && item.command === 'note-text' ? item.note : item.id, item]));
  const lines = [...newest.values()].map((item) => {
    const words = what(item);
    const time = new Date(item.wall).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
    return words && `${words}, ${time} (${item.refusal})`;
  }).filter(Boolean);
  return lines.length ? text('kept', { list: lines.join('; ') }) : '';
}

/** Calls `show(sentence, letGo)` whenever there is something to say, and with '' when it was seen. */
export function tellKept(commands, show) {
  const tell = () => show(keptSentence(commands.kept), () => commands.letGo());
  commands.addEventListener('kept', tell);
  if (commands.kept.length) tell();
}
