// The bar that never leaves: what the recording does, since when, how loud, whether it is stored. Alarms stand in a
// line under it and leave by themselves.
import { find, findAll, icon, make } from '../dom.js';
import { longClock, text } from '../texts.js';
import { Tone } from './tone.js';
import { letGo, momentOf, roughly, say } from './touch.js';

/** Less room than this is worth a sentence, and less than that an alarm, in seconds. */
const LOW = 3600;
const VERY_LOW = 600;
/** Alarms that are heard as well, once when they begin; those that share a word are one for the ear. */
const HEARD = {
  gone: 'microphone',
  substitute: 'microphone',
  muted: 'silence',
  silent: 'silence',
  monitor: 'monitor',
  full: 'disk',
  'very-low': 'disk',
  mirror: 'mirror',
  storage: 'storage'
};
const FLOOR = -60;
/** A wish to stop the sound that took longer to arrive is told, in milliseconds. */
const LATE = 1500;

export class Bar {
  #picture;
  #live;
  #commands;
  #started = performance.now();
  #last = { sounding: '', seconds: 0 };
  #notices = new Map();
  #shown = '';
  #said = new Set();
  #room = '';
  #isStopped = false;
  #tone = new Tone();
  #heard = new Set();

  constructor(picture) {
    this.#picture = picture;
    [this.#live, this.#commands] = [picture.live, picture.commands];
    find('#pause-button').addEventListener('click', (event) => {
      letGo(event);
      this.togglePause(momentOf(event));
    });
    this.#live.addEventListener('pulse', () => this.#pulse());
    for (const name of ['trust', 'state', 'end', 'refused']) this.#live.addEventListener(name, () => this.update());
    this.#commands.addEventListener('waiting', () => this.update());
    setInterval(() => this.update(), 250);
    this.update();
  }

  /** What the recording does as far as the page knows: `recording paused offRecord ended unknown`. */
  get sounding() {
    return this.#live.isCertain || (this.#live.isEnded && !this.#live.isRefused)
      ? this.#live.pulse?.sounding ?? this.#live.head?.sounding ?? 'unknown'
      : 'unknown';
  }

  /** Whether nothing is recorded here any more, so that nothing can be stopped, marked or ended. */
  get isOver() {
    const { isEnded, isRefused, head } = this.#live;
    return this.#isStopped || (isEnded && !isRefused) || head?.sounding === 'ended';
  }

  /** The recording stopped without anybody's wish. */
  stop(sentence, action) {
    this.#isStopped = true;
    for (const key of ['stranger', 'ended']) this.#notices.delete(key);
    this.notice('stopped', sentence, { action });
  }

  /** The key: what is off record must not come back by the wrong one. */
  pauseByKey(moment) {
    if (this.isOver) return;
    if (this.#live.head?.sounding === 'offRecord')
      this.notice('off-key', text('leadOffRecordKey'), { isCalm: true, forMilliseconds: 5000 });
    else this.togglePause(moment);
  }

  togglePause(moment) {
    if (this.isOver) return;
    const sounding = this.#live.head?.sounding;
    const command = { paused: 'continue', offRecord: 'on-record' }[sounding] ?? 'pause';
    const promise = this.#picture.give({ command }, moment, { isUndoable: false });
    if (command === 'pause') this.tellLate(promise, moment, 'Pause');
  }

  /**
   * Says that the sound goes on while the wish to stop it is on its way, and for how long it did.
   *
   * @param what which wish: the end of the texts' keys
   */
  tellLate(promise, moment, what) {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.notice('late', text(`leadWaits${what}`));
    }, LATE);
    const told = () => {
      clearTimeout(timer);
      this.forget('late');
    };
    promise.then(() => {
      told();
      if (!isLate) return;
      const n = Math.round((performance.now() - moment) / 1000);
      this.notice('late', text(`leadLate${what}`, { n }), { forMilliseconds: 20000 });
    }, told);
  }

  /** A sentence under the bar until it is taken away; `action` is an element beside it. */
  notice(key, sentence, { action = null, isCalm = false, picture = isCalm ? 'check' : 'warn', forMilliseconds = 0 } = {}) {
    clearTimeout(this.#notices.get(key)?.timer);
    const timer = forMilliseconds && setTimeout(() => this.forget(key), forMilliseconds);
    this.#notices.set(key, { sentence, action, isCalm, picture, timer });
    this.update();
  }

  forget(key) {
    if (this.#notices.delete(key)) this.update();
  }

  #pulse() {
    const { level, peak, silent, muted, clipping, present } = this.#live.pulse;
    this.#last = { sounding: this.#live.pulse.sounding, seconds: this.#live.pulse.seconds };
    const meter = find('#meter');
    const share = (decibels) => `${Math.min(100, Math.max(0, 100 * (1 - decibels / FLOOR)))}%`;
    meter.style.setProperty('--level', share(level));
    meter.style.setProperty('--peak', share(peak));
    const key = !present ? 'leadNoMicrophone'
      : muted || silent  ? 'leadNoSound'
      : clipping         ? 'leadTooLoud'
      : peak < -40       ? 'leadQuiet'
                         : 'leadLevelGood';
    const word = this.sounding === 'recording' ? text(key) : '';
    if (find('#level').textContent !== word) {
      find('#level').textContent = word;
      meter.setAttribute('aria-valuetext', word || text('leadPaused'));
      meter.setAttribute('aria-valuenow', Math.round(Math.max(FLOOR, Math.min(0, level))));
    }
    this.update();
  }

  update() {
    const live = this.#live;
    const { sounding } = this;
    const seconds = live.seconds;
    const [look, key] = this.#look(sounding);
    const app = find('.app');
    if (app.dataset.sounding !== look) {
      if (app.dataset.sounding !== 'unknown' || look !== 'recording') say(text(key));
      app.dataset.sounding = look;
      find('#word').textContent = text(key);
      const isOut = look === 'paused' || look === 'offRecord';
      find('#pause-word').textContent = text(look === 'offRecord' ? 'leadOnRecord' : isOut ? 'leadResume' : 'leadPause');
      find('#off-line').hidden = look !== 'offRecord';
      find('#off-word').textContent = text(look === 'offRecord' ? 'leadOnRecord' : 'leadGoOffRecord');
    }
    this.#disable();
    if (look !== 'recording' && look !== 'silent') find('#level').textContent = '';
    const time = longClock(seconds);
    if (find('#clock').textContent !== time) find('#clock').textContent = time;
    this.#showStored();
    this.#showAlarms(this.#alarms(sounding));
  }

  /** What cannot work any more cannot be touched. */
  #disable() {
    const { isOver } = this;
    if (find('#mark-button').disabled === isOver) return;
    for (const id of ['pause-button', 'mark-button', 'off-record', 'ending', 'microphones']) find(`#${id}`).disabled = isOver;
    for (const link of findAll('.hand, .menu-hand')) link.toggleAttribute('inert', isOver);
  }

  #look(sounding) {
    const { pulse, isEnded, isRefused } = this.#live;
    if (this.#isStopped) return ['failed', 'leadNotRecording'];
    if (isEnded && !isRefused) return ['ended', 'leadEnded'];
    if (sounding === 'unknown') {
      return performance.now() - this.#started < 3000 && !pulse ? ['unknown', 'leadOneMoment'] : ['unknown', 'leadUnknown'];
    }
    if (sounding === 'recording' && !pulse?.writing) return ['failed', 'leadNotRecording'];
    if (sounding === 'recording' && !pulse?.present) return ['failed', 'leadNoMicrophone'];
    if (sounding === 'recording' && (pulse.silent || pulse.muted)) return ['silent', 'leadNoSound'];
    return {
      recording: ['recording', 'leadRecording'],
      paused: ['paused', 'leadPaused'],
      offRecord: ['offRecord', 'leadOffRecord']
    }[sounding]
      ?? ['ended', 'leadEnded'];
  }

  #showStored() {
    const { waiting } = this.#commands;
    const key = `${waiting}`;
    if (find('#saved').dataset.waiting !== key) {
      find('#saved').dataset.waiting = key;
      find('#saved').replaceChildren(
        icon(waiting ? 'undo' : 'check'), make('span', {}, waiting ? text('waiting', { n: waiting }) : text('saved')));
      find('#saved').classList.toggle('waiting', waiting > 0);
    }
    const { pulse, head } = this.#live;
    const room = pulse?.room == null ? '' : text('leadRoom', { time: roughly(pulse.room) });
    if (room !== this.#room) find('#room').textContent = this.#room = room;
    if (head?.microphone && find('#mic-name').textContent !== head.microphone) find('#mic-name').textContent = head.microphone;
  }

  #alarms(sounding) {
    const { pulse, head, isEnded } = this.#live;
    const alarms = [];
    const choose = { event: 'choose-microphone', word: 'leadChooseMicrophone' };
    const add = (key, sentence, more = {}) => alarms.push({ key, sentence, ...more });
    if (!isEnded && !this.#isStopped && sounding === 'unknown' && performance.now() - this.#started > 3000) {
      const state = { recording: 'leadRecording', paused: 'leadPaused', offRecord: 'leadOffRecord' }[this.#last.sounding];
      add('lost', state ? text('connectionLost', { state: text(state), time: longClock(this.#last.seconds) }) : text('leadNoConnection'));
    } else if (sounding === 'recording' && pulse) {
      if (!pulse.writing) add('full', text('leadDiskFull'));
      else if (!pulse.present) add('gone', text('leadMicrophoneGone'), choose);
      else if (pulse.substitute) add('substitute', text('leadSubstitute', { name: head?.microphone ?? '' }), choose);
      if (!pulse.writing || !pulse.present) { /* there is no sound to judge */ }
      else if (pulse.muted) add('muted', text('leadMuted'), choose);
      else if (pulse.silent) add('silent', text('leadSilent'), choose);
      else if (pulse.clipping) add('clipping', text('leadClipping'));
      if (pulse.monitor) add('monitor', text('leadMonitor'), choose);
    }
    if (pulse?.room != null && pulse.room < LOW && pulse.writing && !isEnded)
      add(pulse.room < VERY_LOW ? 'very-low' : 'low', text('leadLow', { time: roughly(pulse.room) }));
    if (pulse?.mirror && !['following', 'verified', 'firstDamaged'].includes(pulse.mirror) && !isEnded)
      add('mirror', text(`leadMirror_${pulse.mirror}`));
    if (head?.storageProblem) add('storage', text('leadNotStored'));
    if (head?.handover && !isEnded) {
      const { section, answered, total, isFinished } = head.handover;
      const title = this.#picture.sections.find((one) => one.id === section)?.title ?? '';
      add('hand', text(isFinished ? 'leadHandoverDone' : 'leadHandoverOn', { section: title, n: answered, total }),
        { isCalm: true, event: 'take-back', word: 'leadTakeBack' });
    }
    for (const [key, notice] of this.#notices) alarms.push({ key, ...notice });
    return alarms;
  }

  /** Rebuilds the lines only when they say something else, so that nothing is read out twice. */
  #showAlarms(alarms) {
    const heard = new Set(alarms.map(({ key }) => HEARD[key]).filter(Boolean));
    if ([...heard].some((word) => !this.#heard.has(word))) this.#tone.play();
    this.#heard = heard;
    const said = JSON.stringify(alarms.map(({ key, sentence }) => [key, sentence]));
    if (said === this.#shown) return;
    this.#shown = said;
    // an alarm interrupts who listens, what is calm waits for its turn
    const calm = alarms.filter(({ isCalm }) => isCalm).map(({ sentence }) => sentence);
    for (const sentence of calm) if (!this.#said.has(sentence)) say(sentence);
    this.#said = new Set(calm);
    find('#alarms').replaceChildren(...alarms.map(
      ({ key, sentence, isCalm, picture, event, word, action }) =>
        make('p', { class: isCalm ? 'alarm calm' : 'alarm', role: isCalm ? null : 'alert' },
          icon(key === 'hand' ? 'hand' : picture ?? 'warn'),
          make('span', { class: 'grow', dir: 'auto' }, sentence),
          event && make('button', { type: 'button', onclick: () => dispatchEvent(new Event(event)) }, text(word)), action)));
  }
}

