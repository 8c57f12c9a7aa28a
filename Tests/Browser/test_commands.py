"""What every page shares: commands that wait, land once and at the right frame, and a stream that tells the truth.

A bare page stands in for all of them: it loads the two modules and nothing else.
"""
import pytest

from chromium import PHONE

LOAD = """async (interview) => {
  const assets = document.querySelector('link[rel=stylesheet]').href.replace('/base.css', '');
  const { Commands } = await import(assets + '/js/commands.js');
  const { Live } = await import(assets + '/js/live.js');
  window.commands = new Commands(interview);
  window.live = new Live(`/api/interviews/${interview}/events`);
  await new Promise((resolve) => live.addEventListener('state', resolve, { once: true }));
  await commands.ready;
}"""
GIVE = "(command) => { window.last = commands.give(command); }"
WAITING = "(count) => new Promise((done) => { const look = () => commands.waiting === count ? done(true) : setTimeout(look, 20); look(); })"
CERTAIN = "(is) => new Promise((done) => { const look = () => live.isCertain === is ? done(true) : setTimeout(look, 20); look(); })"
OFFLINE = ("ERR_", "Failed to load", "Failed to fetch")


@pytest.fixture
def bare(open_page, conversation):
    """`bare(talk, device, **options)`: a page that only has the modules."""
    def opened(talk, device=PHONE, **options):
        page = open_page("/", device, **options)
        page.evaluate(LOAD, talk.id)
        return page
    return opened


def waits(page, count):
    page.evaluate(WAITING, count)


SLOW_STREAM = """async () => {
  const assets = document.querySelector('link[rel=stylesheet]').href.replace('/base.css', '');
  const { Picture } = await import(assets + '/js/lead/picture.js');
  const live = Object.assign(new EventTarget(), { head: { sequence: 5 }, questions: {}, logic: {}, log: {}, secondsAt: () => 1 });
  let acknowledge;
  const given = Object.assign(new Promise((resolve) => { acknowledge = resolve; }), { id: 'a' });
  const commands = Object.assign(new EventTarget(), { give: () => given });
  const picture = new Picture(live, commands);
  const seen = [];
  const look = () => seen.push(picture.view('q1').flagged);
  const reach = (sequence, change = {}) => {
    live.head = { sequence };
    Object.assign(live.questions, change);
    live.dispatchEvent(new CustomEvent('state', { detail: {} }));
    look();
  };
  picture.give({ command: 'flag', question: 'q1', wanted: true });
  look();
  reach(6);
  acknowledge({ sequence: 7 });
  await given;
  await new Promise((resolve) => setTimeout(resolve, 400));
  look();
  reach(6);
  // somebody else has taken it away meanwhile: what the server says is what counts
  reach(8, { q1: { flagged: false, probes: [], keywords: [] } });
  return seen;
}"""


def test_what_was_acknowledged_is_shown_until_the_stream_has_brought_it_however_slow_that_is(open_page):
    page = open_page("/", PHONE)
    assert page.evaluate(SLOW_STREAM) == [True, True, True, True, False]


BOTH_ANSWER = """async () => {
  const assets = document.querySelector('link[rel=stylesheet]').href.replace('/base.css', '');
  const { Exchange } = await import(assets + '/js/answering/exchange.js');
  const { load } = await import(assets + '/js/answering/answering.js');
  const form = { id: 'q', kind: 'text', widget: 'text', options: [], rows: [], media: [], label: 'Job' };
  await load([form]);
  const place = document.createElement('div');
  document.body.append(place);
  let acknowledge;
  const give = () => new Promise((resolve) => { acknowledge = resolve; });
  const exchange = new Exchange(place, form, give, { media: '', files: '' });
  const field = place.querySelector('input');
  const seen = [];
  const answer = (words) => ({ value: { text: words } });
  exchange.take(null, 5);
  field.value = 'joiner';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  exchange.commit();
  // the other device's answer comes while this one is on its way to be the newer one
  exchange.take(answer('baker'), 6);
  seen.push(field.value);
  acknowledge({ sequence: 7 });
  await exchange.settled;
  seen.push(field.value);
  // the stream is slow: it knows less than what was acknowledged
  exchange.take(answer('baker'), 6);
  seen.push(field.value);
  exchange.take(answer('miller'), 8);
  seen.push(field.value);
  return seen;
}"""


def test_an_older_answer_of_the_other_device_never_covers_one_that_was_acknowledged(open_page):
    page = open_page("/", PHONE)
    assert page.evaluate(BOTH_ANSWER) == ["joiner", "joiner", "joiner", "miller"]


def test_an_acknowledgement_says_what_the_stream_will_have_brought(app, conversation):
    talk = conversation()
    numbers = [result["sequence"] for result in talk.give(("mark", {}), ("visit", {"question": "first_day"}))]
    assert 0 < numbers[0] < numbers[1]
    talk.until(lambda state: state["head"]["sequence"] >= numbers[-1], "the last event")


def test_a_command_lands_once_however_often_it_is_sent(bare, conversation):
    talk = conversation()
    page = bare(talk)
    page.evaluate("""async () => {
      const send = window.fetch;
      // every answer gets lost once, so that everything is sent twice
      let lost = new Set();
      window.fetch = async (address, options = {}) => {
        const answer = await send(address, options);
        if (options.method === 'POST' && !lost.has(options.body)) { lost.add(options.body); throw new TypeError('lost'); }
        return answer;
      };
      await Promise.all([commands.give({ command: 'mark' }), commands.give({ command: 'mark', colour: 2 })]);
    }""")
    assert [mark["colour"] for mark in talk.until_marks(2)] == [1, 2]
    talk.save()
    talk.untouched()


def test_taps_without_a_network_land_once_at_the_frame_of_the_touch(bare, conversation, cable):
    talk = conversation()
    page = bare(talk, through=cable, quiet=OFFLINE)
    talk.until_seconds(1)
    cable.cut()
    at = []
    for number in range(3):
        page.evaluate(GIVE, {"command": "mark", "colour": number + 1})
        at.append(page.evaluate("() => performance.now() + commands.offset"))
        talk.until_seconds(1.5 + number * 0.7)
    waits(page, 3)
    assert talk.log("mark") == []
    cable.mend()
    waits(page, 0)
    marks = talk.until_marks(3)
    assert [mark["colour"] for mark in marks] == [1, 2, 3]
    moments(talk, marks, at)
    talk.save()
    talk.untouched()


def moments(talk, marks, at):
    """That marks lie where the sound was when they were made: `at` by the server's clock, in milliseconds."""
    for _, pulse in talk.visitor.told(talk.id):
        if "seconds" in pulse and pulse["sounding"] == "recording":
            break
    for mark, moment in zip(marks, at):
        wanted = pulse["seconds"] - (pulse["now"] - moment) / 1000
        # what a pulse says of the sound is behind by up to what the device delivers at once
        assert abs(mark["seconds"] - wanted) < 0.25, (mark, wanted)


def test_what_waits_outlives_the_page(bare, conversation, cable):
    talk = conversation()
    page = bare(talk, through=cable, quiet=OFFLINE)
    talk.until_seconds(1)
    cable.cut()
    page.evaluate(GIVE, {"command": "mark", "colour": 4})
    at = page.evaluate("() => performance.now() + commands.offset")
    waits(page, 1)
    talk.until_seconds(2.5)
    cable.mend()
    page.reload()
    page.evaluate(LOAD, talk.id)
    marks = talk.until_marks(1)
    moments(talk, marks, [at])
    talk.save()
    talk.untouched()


def test_a_page_says_when_it_does_not_know_and_knows_again(bare, conversation, cable):
    talk = conversation()
    page = bare(talk, through=cable, quiet=OFFLINE)
    page.evaluate(CERTAIN, True)
    cable.cut()
    page.evaluate(CERTAIN, False)
    talk.give("mark")
    cable.mend()
    page.evaluate(CERTAIN, True)
    assert page.evaluate("() => Object.values(live.log).filter((item) => item.kind === 'mark').length") == 1


def test_a_connection_that_hangs_is_noticed_as_well(bare, conversation, cable):
    talk = conversation()
    page = bare(talk, through=cable, quiet=OFFLINE)
    page.evaluate(CERTAIN, True)
    cable.stall()
    page.evaluate(CERTAIN, False)
    cable.mend()
    page.evaluate(CERTAIN, True)


def test_two_pages_at_once_lose_and_double_nothing(bare, conversation):
    talk = conversation()
    pages = [bare(talk), bare(talk)]
    for page in pages:
        page.evaluate("""() => { window.all = Promise.all(Array.from({ length: 40 }, (_, number) =>
            commands.give(number % 4 ? { command: 'mark', colour: 1 + number % 9 } : { command: 'visit', question: number % 8 ? 'first_day' : 'advice' })
              .then(() => true, (error) => error.code))); }""")
    for page in pages:
        said = page.evaluate("() => window.all")
        assert all(word is True for word in said), said
    assert len(talk.until_marks(60)) == 60
    told = [page.evaluate("""() => new Promise((done) => {
        const look = () => Object.values(live.log).filter((item) => item.kind === 'mark').length === 60
            ? done([live.head, live.log]) : setTimeout(look, 20); look(); })""") for page in pages]
    assert told[0] == told[1], "both pages show the same"
    talk.save()
    talk.untouched()


def test_a_command_that_is_refused_does_not_keep_back_the_others(bare, conversation):
    talk = conversation()
    page = bare(talk)
    said = page.evaluate("""() => Promise.all([
        commands.give({ command: 'visit', question: 'no-such-question' }), commands.give({ command: 'no-such-word' }),
        commands.give({ command: 'mark' })].map((promise) => promise.then(() => 'done', (error) => error.message)))""")
    assert said[2] == "done" and all(len(words) > 10 for words in said[:2]), said
    talk.until_marks(1)


def test_a_touch_is_never_later_than_its_arrival(conversation):
    talk = conversation()
    talk.until_seconds(0.5)
    for at in (1e12, 0):
        result, = talk.give(("mark", {"at": at}))
        assert 0 <= result["seconds"] <= talk.state()["log"][result["event"]]["seconds"] + 1
    talk.save()
    assert all(0 <= mark["frame"] <= talk.untouched()["frames"] for mark in talk.app.shown(talk.id)["marks"])
