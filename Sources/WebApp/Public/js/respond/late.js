// What was answered before the device was taken back and could not be sent then. The browser remembers whose it is, and
// hands it in as soon as the server can be reached.
import { Commands } from '../commands.js';

const KEY = 'handover';
const ANSWERS = ['answer', 'no-answer', 'clear-answer'];

/** The commands of a hand-over. */
export function commandsOf(handover) {
  sessionStorage.setItem(KEY, handover);
  return new Commands(handover, '/api/respond/commands', '/api/respond/clock');
}

/** The commands of the hand-over that this browser answered in last; `null` when it answered in none. */
export function leftover() {
  const handover = sessionStorage.getItem(KEY);
  if (!handover) return null;
  const commands = commandsOf(handover);
  commands.lateAfter = 0;
  return commands;
}

/** Answers among what was refused: where somebody went matters to nobody. */
export const refusedAnswers = (commands) => commands.kept.filter((item) => ANSWERS.includes(item.command));
