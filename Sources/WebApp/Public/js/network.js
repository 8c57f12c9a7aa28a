// Devices over the network: the switch, the address with its fingerprint, and the list of those that joined.
import { find, make } from './dom.js';
import { send } from './server.js';
import { text } from './texts.js';

/** The part of a page that `network.mustache` made. */
export class Network {
  #changed;
  #devices = '';

  /** @param changed called with the server's answer after a touch of one of the buttons */
  constructor(changed) {
    this.#changed = changed;
    find('#lanTurnOn').addEventListener('click', () => this.#ask('PUT', '/api/lan', { isOn: true }));
    find('#lanTurnOff').addEventListener('click', () => this.#ask('PUT', '/api/lan', { isOn: false }));
    find('#revokeAll')?.addEventListener('click', () => this.#ask('DELETE', '/api/devices'));
  }

  /** Shows what the server said: `lan`, and `devices` with a picture to scan if there is one. */
  show({ lan, devices, picture = null }) {
    find('#lanOn').hidden = !lan.isOn;
    find('#lanOff').hidden = lan.isOn;
    this.#complain(lan.problem);
    find('#lanHow').textContent = text(picture ? 'lanScan' : 'lanOpen');
    find('#lanAddress').textContent = lan.address && `${lan.address}/pair`;
    find('#lanNamed').textContent = lan.named && `${lan.named}/pair`;
    this.#print(lan.fingerprint);
    this.#draw(picture);
    this.#list(devices);
  }

  #complain(words) {
    const problem = find('#lanProblem');
    problem.hidden = !words;
    find('span', problem).textContent = words;
  }

  #print(fingerprint) {
    const place = find('#fingerprint');
    if (place.dataset.shown === fingerprint) return;
    place.dataset.shown = fingerprint;
    place.replaceChildren(...fingerprint.split(' ').flatMap((group) => [make('span', {}, group), ' ']));
  }

  #draw(picture) {
    const qr = find('#qr');
    qr.toggleAttribute('hidden', !picture);
    if (!picture || find('path', qr).getAttribute('d') === picture.path) return;
    qr.setAttribute('viewBox', `0 0 ${picture.size} ${picture.size}`);
    find('path', qr).setAttribute('d', picture.path);
  }

  #list(devices) {
    // a list that is made anew under somebody's finger takes the touch away
    const shown = JSON.stringify(devices.map((device) => [device.id, device.isAnswering, seen(device)]));
    if (shown === this.#devices) return;
    this.#devices = shown;
    const focused = document.activeElement?.getAttribute('data-device');
    find('#joined').replaceChildren(...devices.map((device) => this.#row(device)));
    if (focused) find(`#joined [data-device="${focused}"]`)?.focus();
    const none = find('#noDevices');
    if (none) none.hidden = devices.length > 0;
    const all = find('#revokeAll');
    if (all) all.hidden = devices.length < 2;
  }

  #row(device) {
    const name = device.name || text('devUnknown');
    const facts = [text(device.isFromNetwork ? 'devNetwork' : 'devCable'), seen(device)];
    if (!device.isAnswering) facts.push(text('devOver'));
    return make('li', {},
      make('span', { class: 'device' }, make('b', { dir: 'auto' }, name), make('span', { class: 'small muted' }, facts.join(' · '))),
      make('button', {
        type: 'button', 'data-device': device.id, 'aria-label': text('devRevokeName', { name }),
        onclick: () => this.#ask('DELETE', `/api/devices/${device.id}`),
      }, text('devRevoke')));
  }

  async #ask(method, path, body) {
    try {
      await send(method, path, body);
      await this.#changed();
    } catch (error) {
      this.#complain(error.status ? [error.message, error.hint].filter(Boolean).join(' – ') : text('lanUnreachable'));
    }
  }
}

/** When a device was last here, in words that change seldom. */
function seen({ seen: seconds }) {
  if (seconds < 15) return text('devNow');
  return seconds < 60
    ? text('devSeconds', { n: Math.floor(seconds / 15) * 15 }) : text('devMinutes', { n: Math.floor(seconds / 60) });
}
