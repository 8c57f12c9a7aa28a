// The tone of an alarm: two short notes, for whoever looks at the other person and not at the screen.

/** Whether alarms are heard; kept in this browser. */
export const alarmTone = {
  get isOn() { return localStorage.getItem('leitfaden-alarm-tone') !== 'off'; },
  set isOn(wanted) { localStorage.setItem('leitfaden-alarm-tone', wanted ? 'on' : 'off'); },
};

const NOTES = [[0, 880], [0.18, 660]];
const SECONDS = 0.14;

export class Tone {
  #context = null;

  /** Browsers give sound to pages that were touched: the first touch makes it ready. */
  constructor() {
    const wake = () => this.#ready();
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, wake, { once: true, capture: true });
  }

  #ready() {
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') this.#context.resume().catch(() => {});
    return this.#context;
  }

  play() {
    if (!alarmTone.isOn) return;
    const context = this.#ready();
    for (const [after, hertz] of NOTES) {
      const begin = context.currentTime + after;
      const note = new OscillatorNode(context, { frequency: hertz });
      const volume = new GainNode(context, { gain: 0 });
      // without a ramp it clicks
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(0.2, begin + 0.01);
      volume.gain.setValueAtTime(0.2, begin + SECONDS - 0.02);
      volume.gain.linearRampToValueAtTime(0, begin + SECONDS);
      note.connect(volume).connect(context.destination);
      note.start(begin);
      note.stop(begin + SECONDS);
    }
  }
}
