// What was done while the server was out of reach and could not be taken in any more: said until somebody has seen it.
import { language, text } from './texts.js';

/** What a command was, for people; `null` for those that say nothing by themselves. */
function what({ command, text: words, question, about, refusalCode }) {
  const name = about ?? question;
  switch (command) {
    case 'begin-note': return null;
    case 'mark': case 'mark-again': return text('keptMark');
    case 'note': case 'note-text': return words ? text('keptNote', { words }) : null;
    // codes of choices and tables are nothing to read
    case 'answer': return text('keptAnswer', { question: name });
    case 'ask': return text('keptQuestion', { words });
    case 'no-answer': case 'clear-answer': return text('keptAnswer', { question: name });
    case 'visit': case 'section': return text('keptVisit', { question: name });
    // where nothing was recorded nothing went on
    case 'pause': case 'off-record': return text(refusalCode === 'notRecordedThen' ? 'keptStop' : 'keptPause');
    default: return text('keptStep');
  }
}

/** One sentence about everything that was kept; '' when there is nothing to say. */
export function keptSentence(kept) {
  const newest = new Map(kept.map((item) => [item.note && item.command === 'note-text' ? item.note : item.id, item]));
  const lines = [...newest.values()].map((item) => {
    const words = what(item);
    const time = new Date(item.wall).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
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
