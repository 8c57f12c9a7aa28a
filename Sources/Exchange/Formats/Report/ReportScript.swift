/// The script of reports: plays from whatever was touched, and filters. It makes no markup of any text.
enum ReportScript {
  /// The script as it stands in the page.
  static let text = #"""
    'use strict';
    (() => {
    const all = (what, root = document) => [...root.querySelectorAll(what)];
    const one = (id) => document.getElementById(id);

    function listen(player) {
      const sounds = all('audio', player).map((audio) => ({ audio, start: +audio.dataset.start, end: +audio.dataset.end }));
      if (!sounds.length) return;
      const words = player.dataset;
      const line = one('line'), length = sounds.at(-1).end;
      const [play, clock, now, speed] = ['play', 'clock', 'now', 'speed'].map(one);
      const [head, played] = ['.head', '.played'].map((what) => line.querySelector(what));
      const visits = all('[data-from]').map((element) => ({ element, from: +element.dataset.from, to: +element.dataset.to,
        title: element.closest('article').querySelector('h3')?.textContent ?? '' }));
      let here = sounds[0];

      const time = (seconds) => {
        const whole = Math.floor(seconds), two = (n) => String(n).padStart(2, '0');
        const rest = `${two(Math.floor(whole / 60 % 60))}:${two(whole % 60)}`;
        return whole < 3600 ? rest.replace(/^0/, '') : `${Math.floor(whole / 3600)}:${rest}`;
      };
      const at = () => here.start + here.audio.currentTime;
      const show = () => {
        const seconds = at(), place = `${(100 * seconds / length).toFixed(3)}%`, isOn = !here.audio.paused;
        clock.firstChild.textContent = time(seconds);
        head.setAttribute('x1', place);
        head.setAttribute('x2', place);
        played.setAttribute('width', place);
        play.setAttribute('aria-label', isOn ? words.pause : words.play);
        play.classList.toggle('on', isOn);
        let title = '';
        for (const visit of visits) {
          const isHere = visit.from <= seconds && seconds < visit.to;
          visit.element.classList.toggle('here', isHere && (isOn || seconds > 0));
          if (isHere) title = visit.title;
        }
        if (now.textContent !== title) now.textContent = title;
        line.setAttribute('aria-valuenow', Math.round(seconds));
        line.setAttribute('aria-valuetext', title ? `${time(seconds)}, ${title}` : time(seconds));
      };
      const problem = () => {
        const code = here.audio.error?.code ?? MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
        one('problem').textContent = code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ? words.missing : words.failed;
      };
      const start = () => {
        here.audio.playbackRate = +speed.value;
        here.audio.play().catch((error) => { if (error.name !== 'AbortError') problem(); });
      };
      const stop = () => here.audio.pause();
      const go = (seconds, plays) => {
        const wanted = Math.min(Math.max(seconds, 0), length);
        const part = sounds.findLast((sound) => sound.start <= wanted) ?? sounds[0];
        if (part !== here) { stop(); here = part; }
        here.audio.currentTime = wanted - here.start;
        if (plays) start();
        show();
      };
      const skip = (seconds) => go(at() + seconds, !here.audio.paused);
      const toggle = () => (here.audio.paused ? start() : stop());

      for (const [index, sound] of sounds.entries()) {
        sound.audio.controls = false;
        for (const event of ['timeupdate', 'play', 'pause', 'seeked']) sound.audio.addEventListener(event, () => sound === here && show());
        sound.audio.addEventListener('error', problem);
        sound.audio.addEventListener('ended', () => {
          const next = sounds[index + 1];
          if (sound === here && next) go(next.start, true);
        });
      }
      play.addEventListener('click', toggle);
      one('back').addEventListener('click', () => skip(-5));
      one('on').addEventListener('click', () => skip(5));
      speed.addEventListener('change', () => { here.audio.playbackRate = +speed.value; });
      for (const [name, value] of [['role', 'slider'], ['tabindex', 0], ['aria-label', words.position], ['aria-valuemin', 0], ['aria-valuemax', Math.round(length)]]) line.setAttribute(name, value);

      document.addEventListener('click', (event) => {
        const touched = event.target.closest('[data-at]');
        // whoever marks text to copy it does not want to hear it
        if (!touched || (!event.target.closest('button') && !getSelection().isCollapsed)) return;
        go(+touched.dataset.at, true);
        // after a click the space bar pauses; from the keyboard the focus stays where it is
        if (event.detail) play.focus({ preventScroll: true });
      });
      line.addEventListener('click', (event) => {
        if (event.target.closest('[data-at]')) return;
        const box = line.getBoundingClientRect();
        go(length * (event.clientX - box.left) / box.width, true);
      });
      document.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select, textarea')) return;
        const isLine = event.target === line;
        const steps = { ArrowLeft: -5, ArrowRight: 5, ...(isLine && { ArrowDown: -5, ArrowUp: 5, PageDown: -30, PageUp: 30 }) };
        if (event.key === ' ' && !event.target.closest('button')) toggle();
        else if (event.key in steps) skip(steps[event.key]);
        else if (isLine && event.key === 'Home') go(0, !here.audio.paused);
        else if (isLine && event.key === 'End') go(length, false);
        else return;
        event.preventDefault();
      });
      one('controls').hidden = false;
      show();
    }

    function find(form) {
      const field = form.querySelector('input'), choice = form.querySelector('select'), said = form.querySelector('[role=status]');
      const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      const items = all('[data-kinds]').map((element) => ({ element, kinds: element.dataset.kinds.split(' '), text: plain(element.textContent) }));
      const parts = all('.part').map((element) => ({ element, items: items.filter((item) => element.contains(item.element)) }));
      const marked = globalThis.Highlight && new Highlight();
      if (marked) CSS.highlights.set('found', marked);
      const mark = (root, words) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode, text = plain(node.data);
          // where taking accents away moved the letters, nothing is marked rather than something wrong
          if (text.length !== node.data.length) continue;
          for (const word of words) for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + word.length)) {
            marked.add(new StaticRange({ startContainer: node, startOffset: place, endContainer: node, endOffset: place + word.length }));
          }
        }
      };
      const update = () => {
        const words = plain(field.value).split(/\s+/).filter(Boolean), kind = choice?.value ?? '';
        let count = 0;
        marked?.clear();
        for (const item of items) {
          const fits = words.every((word) => item.text.includes(word)) && (!kind || item.kinds.includes(kind));
          item.element.hidden = !fits;
          if (fits && marked && words.length) mark(item.element, words);
          count += fits;
        }
        for (const part of parts) part.element.hidden = part.items.length > 0 && part.items.every((item) => item.element.hidden);
        said.textContent = words.length || kind ? form.dataset.found.replace('{n}', count).replace('{m}', items.length) : '';
        one('nothing').hidden = count > 0 || !items.length;
      };
      form.addEventListener('input', update);
      form.addEventListener('submit', (event) => event.preventDefault());
      form.hidden = false;
    }

    if (one('player')) listen(one('player'));
    if (one('find')) find(one('find'));
    })();
    """#
}
