// Requests to the server, with what it asks for to accept a change.

/** What the server wants to see with a change. */
export const token = document.querySelector('meta[name=leitfaden]')?.getAttribute('content') ?? '';

/** A request that the server refused: `code`, and a sentence as `message`. */
export class Refusal extends Error {
  constructor(status, { error = 'error', message = '', hint = '' } = {}) {
    super(message || `${status}`);
    this.status = status;
    this.code = error;
    this.hint = hint;
  }

  /** What is wrong and what to do, in whole sentences. */
  get whole() {
    return [this.message, this.hint].filter(Boolean).map((part) => part[0].toUpperCase() + part.slice(1).replace(/[.]?$/, '.')).join(' ');
  }
}

/**
 * Sends JSON and reads JSON. Throws `Refusal` when the server says no, `TypeError` when it cannot be reached.
 */
export async function send(method, path, body, options = {}) {
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Leitfaden': token },
    body: body === undefined ? undefined : JSON.stringify(body),
    ...options,
  });
  const isJSON = response.headers.get('Content-Type')?.includes('json');
  const answer = isJSON ? await response.json() : null;
  if (!response.ok) throw new Refusal(response.status, answer ?? {});
  return answer;
}

/** 128 random bits as a UUID; `crypto.randomUUID` is missing outside secure contexts. */
export function newID() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
