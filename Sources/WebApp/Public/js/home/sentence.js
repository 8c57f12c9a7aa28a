import { text } from '../texts.js';
import { Refusal } from '../server.js';

/** The sentence for people about what the server refused. */
export function sentence(error) {
  if (!(error instanceof Refusal)) return text('cannotReach');
  const parts = [error.message, error.hint].filter(Boolean).map((part) => part[0].toUpperCase() + part.slice(1));
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
