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
  const posted: { readonly id: string; readonly method: string; readonly params?: unknown }[] = [];
  // The simulated browser opens no window in a frame of a shadow tree.
  const inside = { postMessage: (message: (typeof posted)[number]) => void posted.push(message) };
  Object.defineProperty(frame(), 'contentWindow', { value: inside });
  const postFromFrame = (data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, origin: SITE, source: inside, ...from }),
    );
  frame()?.dispatchEvent(new Event('load'));
  postFromFrame({ jsonrpc: '2.0', id: posted.at(-1)?.id, result: null });
  posted.length = 0;
  const answers = (result: object) => postFromFrame({ jsonrpc: '2.0', id: posted.at(-1)?.id, ...result });
  return { player, frame, posted, postFromFrame, answers };
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
    const { player, posted, answers } = listening();
    const call = player[method] as (...all: readonly unknown[]) => Promise<unknown>;
    const asked = call(...given);
    expect(posted).toMatchObject([{ jsonrpc: '2.0', method, params }]);
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
  const { player, postFromFrame } = listening();
  const received: unknown[] = [];
  player.addEventListener('seeked', (event) => received.push((event as CustomEvent<unknown>).detail));
  const news = { jsonrpc: '2.0', method: 'seeked', params: { position: 4 } };
  postFromFrame(news, { origin: 'https://stranger.example' });
  postFromFrame(news, { source: window });
  expect(received).toEqual([]);
  postFromFrame(news);
  expect(received).toEqual([{ position: 4 }]);
});

test('an element that is removed from the page leaves nothing behind, and shows its video again when it is put back', async () => {
  const { player, frame, postFromFrame } = listening();
  const received: unknown[] = [];
  player.addEventListener('play', (event) => received.push(event));
  const waiting = player.pause();
  player.remove();
  await expect(waiting).rejects.toMatchObject({ name: 'PlayerError' });
  expect(frame()).toBeNull();
  postFromFrame({ jsonrpc: '2.0', method: 'play' });
  expect(received).toEqual([]);
  document.body.append(player);
  expect(frame()?.src).toBe(`${SITE}/video/v1`);
});

test('the element may be defined repeatedly', () => expect(definePlayer).not.toThrow());
