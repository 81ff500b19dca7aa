/**
 * Pages of the composed product that play: everything is the product's own, down to the `<video>` element and its events. Only the media
 * library is a fake, which writes down what it was told, and time stands still until a test lets it pass.
 */
import { act } from '@testing-library/react';
import { PassThrough } from 'node:stream';
import { createPlayback, playbackService, type Playback } from '../../../core/playback';
import { shakaEngines } from '../../../core/playback/engine/shakaEngines';
import type { Clock } from '../../../core/sdk';
import { FakeClock } from '../../kit';
import { FakeShaka, shaka } from '../playback/engine/shakaFixture';
import { browserProfile, compose, platform, signedIn, type Composed, type ComposeOptions } from './composed';

export const film = { id: '7', type: 'VOD', title: 'One', accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE', duration: 600, licences: [], availableLicences: [] };
export const bout = { id: 'e1', type: 'LIVE', title: 'Title night', accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE' };
export const streams = [{ protocol: 'HLS', url: 'https://cdn.test/master.m3u8' }];
export const pass = { id: 'pass', name: 'Month pass', purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' }, amounts: [{ id: 'a', sku: 's', amount: 999, currency: 'EUR', scale: 2, default: true, taxInclusive: true }] };

/** What the platform answers: by method and path, an answer, a status, or what gives the answer of the moment. */
export type Answers = Readonly<Record<string, object | number | (() => object)>>;

const user = { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false };
const usual: Answers = {
  'GET /api/v2/user': user,
  'GET /api/v4/vod/7': film,
  'GET /api/v4/event/e1': bout,
  'POST /api/v5/manifest/video/7': { streams },
  'POST /api/v5/manifest/event/e1': { streams },
};

export interface Given extends Pick<ComposeOptions, 'change' | 'realm'> {
  readonly answers?: Answers;
  /** Signed in, or a guest. */
  readonly member?: boolean;
  /** What the player keeps on this device: the viewer's own choices. */
  readonly choices?: object;
  /** The browser lets a video start without a press. */
  readonly autoplay?: boolean;
}

export interface Watching {
  readonly site: Composed;
  readonly playback: Playback;
  readonly clock: FakeClock;
  /** Every attempt to start the element, with the sound it had then. */
  readonly starts: { readonly muted: boolean; readonly volume: number }[];
  /** Whether the browser lets a video start. */
  autoplay: boolean;
  video(): HTMLVideoElement;
  library(): FakeShaka;
  /** The element or the library tells of something. */
  tells(type: string, properties?: Readonly<Record<string, unknown>>): void;
  /** Time passes, and what follows from it happens. */
  pass(milliseconds: number): Promise<void>;
}

/** A message channel of the platform, which stays open; the function it gives says something to all who listen. */
export function openChannel(channel: string): (message: object) => void {
  const lines: PassThrough[] = [];
  platform().persist().get(`/api/v2/channel/${channel}`).query(true).reply(
    200,
    () => {
      const line = new PassThrough();
      lines.push(line);
      return line;
    },
    { 'content-type': 'text/event-stream' },
  );
  return (message) => lines.forEach((line) => line.write(`data: ${JSON.stringify({ channel, ...message })}\n\n`));
}

/** Opens a page of a realm; it plays as soon as the product starts it. */
export async function watching(at: string, { answers = {}, change, realm, member = true, choices = {}, autoplay = true }: Given = {}): Promise<Watching> {
  for (const [call, answer] of Object.entries({ ...usual, ...answers })) {
    const [method = '', path = ''] = call.split(' ');
    const reply = (): object => (typeof answer === 'function' ? (answer as () => object)() : answer as object);
    platform().persist().intercept(path, method).query(true).reply(typeof answer === 'number' ? answer : 200, typeof answer === 'number' ? {} : reply);
  }
  const clock = new FakeClock();
  const profile = browserProfile({ ...(member ? signedIn() : {}), 'player choices': JSON.stringify(choices) });
  // As the browser's clock, whose methods stand alone.
  const unbound: Clock = { now: () => clock.now(), after: (milliseconds, task) => clock.after(milliseconds, task) };
  const site = await compose({ at, clock: unbound, tab: profile.tab(), ...(realm === undefined ? {} : { realm }), ...(change === undefined ? {} : { change }) });
  const playback = site.get(playbackService).open((parts) => createPlayback({ ...parts, engines: shakaEngines({ load: async () => shaka, clock, report: parts.report }) }));
  const starts: { readonly muted: boolean; readonly volume: number }[] = [];
  const video = (): HTMLVideoElement => {
    const found = document.querySelector('video');
    if (found === null) throw new Error('Nothing plays.');
    return found;
  };
  const made: Watching = {
    ...{ site, playback, clock, starts, autoplay, video },
    library: () => FakeShaka.last,
    tells: (type, properties = {}) =>
      act(() => {
        for (const [name, value] of Object.entries(properties)) Object.defineProperty(video(), name, { configurable: true, writable: true, value });
        video().dispatchEvent(new Event(type));
      }),
    pass: (milliseconds) => act(async () => clock.pass(milliseconds)),
  };
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    starts.push({ muted: this.muted, volume: this.volume });
    if (!made.autoplay) throw new DOMException('A press is wanted.', 'NotAllowedError');
    this.dispatchEvent(new Event('play'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  await site.draw();
  return made;
}
