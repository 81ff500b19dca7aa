import { definePlayer } from '../../../core/embed/client/PlayerElement';

const SITE = 'https://www.velvet.example';

beforeAll(() => {
  // Browser APIs that jsdom lacks.
  CSSStyleSheet.prototype.replaceSync ??= () => undefined;
  definePlayer();
});
afterEach(() => document.body.replaceChildren());

function element(attributes: Readonly<Record<string, string>> = { site: SITE, video: 'v1' }) {
  const player = document.createElement('proscenium-player');
  for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
  document.body.append(player);
  const frame = () => player.shadowRoot?.querySelector('iframe') ?? null;
  return { player, frame };
}

/** An element whose frame records the messages sent to it, and a function to answer for the frame. */
function listening() {
  const { player, frame } = element();
  const said: { readonly id: string; readonly method: string; readonly params?: unknown }[] = [];
  // The simulated browser opens no window in a frame of a shadow tree.
  const inside = { postMessage: (message: (typeof said)[number]) => void said.push(message) };
  Object.defineProperty(frame(), 'contentWindow', { value: inside });
  const says = (data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, origin: SITE, source: inside, ...from }),
    );
  frame()?.dispatchEvent(new Event('load'));
  says({ jsonrpc: '2.0', id: said.at(-1)?.id, result: null });
  said.length = 0;
  const answers = (result: object) => says({ jsonrpc: '2.0', id: said.at(-1)?.id, ...result });
  return { player, frame, said, says, answers };
}

test.each([
  [{ site: SITE, video: 'v1' }, `${SITE}/video/v1`],
  [{ site: `${SITE}/anywhere?x=1`, video: 'v1' }, `${SITE}/video/v1`],
  [{ site: SITE, live: 'e1' }, `${SITE}/live/e1`],
  [{ site: SITE, video: 'v1', live: 'e1' }, `${SITE}/video/v1`],
  [{ site: SITE, video: '../admin?x=#y' }, `${SITE}/video/..%2Fadmin%3Fx%3D%23y`],
])('BRG-018 %p shows the player of that site in a frame', (attributes, address) => {
  expect(element(attributes).frame()?.src).toBe(address);
});

test.each([
  [{}],
  [{ site: SITE }],
  [{ video: 'v1' }],
  [{ site: SITE, video: '' }],
  [{ site: 'velvet', video: 'v1' }],
  [{ site: 'javascript:alert(1)', video: 'v1' }],
])('BRG-018 %p shows nothing, and every call fails with the reason', async (attributes) => {
  const { player, frame } = element(attributes);
  expect(frame()).toBeNull();
  await expect(player.play()).rejects.toMatchObject({ name: 'PlayerError', code: null });
});

test('the frame has an accessible name, which may change during playback', () => {
  const { player, frame } = element({ site: SITE, video: 'v1', label: 'The long round' });
  const first = frame();
  expect(first?.title).toBe('The long round');
  player.setAttribute('label', 'The last round');
  expect(frame()).toBe(first);
  expect(first?.title).toBe('The last round');
  player.removeAttribute('label');
  expect(first?.title).toBe('Video player');
});

test('BRG-018 another video is another frame, and pending calls of the first are rejected', async () => {
  const { player, frame } = listening();
  const first = frame();
  const waiting = player.pause();
  player.setAttribute('video', 'v2');
  await expect(waiting).rejects.toMatchObject({ message: 'The player is gone.' });
  expect(first?.isConnected).toBe(false);
  expect(frame()?.src).toBe(`${SITE}/video/v2`);
});

test.each([
  ['play', [], {}],
  ['pause', [], {}],
  ['seek', [12], { position: 12 }],
  ['setVolume', [40], { volume: 40 }],
  ['mute', [], {}],
  ['unmute', [], {}],
  ['setFullscreen', [true], { fullscreen: true }],
  ['loadVod', ['v2'], { id: 'v2' }],
  ['setSubtitleTrack', [null], { track: null }],
  ['setAudioTrack', ['es'], { track: 'es' }],
  ['getState', [], {}],
] as const)(
  'BRG-008 BRG-018 %s is sent to the frame, and settles on its answer',
  async (method, given, params) => {
    const { player, said, answers } = listening();
    const call = player[method] as (...all: readonly unknown[]) => Promise<unknown>;
    const asked = call(...given);
    expect(said).toMatchObject([{ jsonrpc: '2.0', method, params }]);
    answers({ result: { told: method } });
    expect(await asked).toEqual({ told: method });
  },
);

test('a failure of the player is an error with its code', async () => {
  const { player, answers } = listening();
  const asked = player.loadVod('none');
  answers({ error: { code: -32000, message: 'VOD does not exist' } });
  await expect(asked).rejects.toMatchObject({
    name: 'PlayerError',
    code: -32000,
    message: 'VOD does not exist',
  });
});

test('BRG-010 the player’s events are the element’s own; messages of other origins are not', () => {
  const { player, says } = listening();
  const heard: unknown[] = [];
  player.addEventListener('seeked', (event) => heard.push((event as CustomEvent<unknown>).detail));
  const news = { jsonrpc: '2.0', method: 'seeked', params: { position: 4 } };
  says(news, { origin: 'https://stranger.example' });
  says(news, { source: window });
  expect(heard).toEqual([]);
  says(news);
  expect(heard).toEqual([{ position: 4 }]);
});

test('an element that is removed from the page leaves nothing behind, and shows its video again when it is put back', async () => {
  const { player, frame, says } = listening();
  const heard: unknown[] = [];
  player.addEventListener('play', (event) => heard.push(event));
  const waiting = player.pause();
  player.remove();
  await expect(waiting).rejects.toMatchObject({ name: 'PlayerError' });
  expect(frame()).toBeNull();
  says({ jsonrpc: '2.0', method: 'play' });
  expect(heard).toEqual([]);
  document.body.append(player);
  expect(frame()?.src).toBe(`${SITE}/video/v1`);
});

test('the element may be defined repeatedly', () => expect(definePlayer).not.toThrow());
