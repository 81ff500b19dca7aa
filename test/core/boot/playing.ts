/**
 * Pages of the composed product that play: everything is the product's own, down to the `<video>` element and
 * its events. Only the media library is a fake, which records its calls, and time does not pass until a test
 * advances it.
 */
import { act } from '@testing-library/react';
import { PassThrough } from 'node:stream';
import { createPlayback, type Playback } from '../../../core/playback/Playback';
import { playbackService } from '../../../core/playback/playbackService';
import { shakaEngines } from '../../../core/playback/engine/shakaEngines';
import type { Clock } from '../../../core/sdk';
import { FakeClock } from '../../kit';
import { FakeShaka, shaka } from '../playback/engine/shakaFixture';
import { browserProfile, compose, platform, signedIn, type Composed, type ComposeOptions } from './composed';

export const film = {
  id: '7',
  type: 'VOD',
  title: 'One',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  duration: 600,
  licences: [],
  availableLicences: [],
};
export const bout = {
  id: 'e1',
  type: 'LIVE',
  title: 'Title night',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
};
export const streams = [{ protocol: 'HLS', url: 'https://cdn.test/master.m3u8' }];
export const pass = {
  id: 'pass',
  name: 'Month pass',
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
  amounts: [{ id: 'a', sku: 's', amount: 999, currency: 'EUR', scale: 2, default: true, taxInclusive: true }],
};

/** The platform's answers by method and path: an answer, a status, or a function of either. */
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
  /** The player's preferences stored on this device. */
  readonly choices?: object;
  /** The browser allows autoplay. */
  readonly autoplay?: boolean;
}

export interface Watching {
  readonly site: Composed;
  readonly playback: Playback;
  readonly clock: FakeClock;
  /** Every attempt to start the element, with its volume and mute state at that moment. */
  readonly starts: { readonly muted: boolean; readonly volume: number }[];
  /** Whether the browser allows the video to start. */
  autoplay: boolean;
  video(): HTMLVideoElement;
  library(): FakeShaka;
  /** Raises an event of the element or the library. */
  tells(type: string, properties?: Readonly<Record<string, unknown>>): void;
  /** Advances the clock and runs what was due. */
  pass(milliseconds: number): Promise<void>;
}

/** An open message channel of the platform; the function it gives sends a message to all subscribers. */
export function openChannel(channel: string): (message: object) => void {
  const lines: PassThrough[] = [];
  platform()
    .persist()
    .get(`/api/v2/channel/${channel}`)
    .query(true)
    .reply(
      200,
      () => {
        const line = new PassThrough();
        lines.push(line);
        return line;
      },
      { 'content-type': 'text/event-stream' },
    );
  return (message) =>
    lines.forEach((line) => line.write(`data: ${JSON.stringify({ channel, ...message })}\n\n`));
}

/** Opens a page of a realm; it plays as soon as the product starts it. */
export async function watching(
  at: string,
  { answers = {}, change, realm, member = true, choices = {}, autoplay = true }: Given = {},
): Promise<Watching> {
  for (const [call, answer] of Object.entries({ ...usual, ...answers })) {
    const [method = '', path = ''] = call.split(' ');
    const reply = (): object =>
      typeof answer === 'function' ? (answer as () => object)() : (answer as object);
    platform()
      .persist()
      .intercept(path, method)
      .query(true)
      .reply(typeof answer === 'number' ? answer : 200, typeof answer === 'number' ? {} : reply);
  }
  const clock = new FakeClock();
  const profile = browserProfile({
    ...(member ? signedIn() : {}),
    'player choices': JSON.stringify(choices),
  });
  // As the browser's clock, whose methods need no receiver.
  const unbound: Clock = {
    now: () => clock.now(),
    after: (milliseconds, task) => clock.after(milliseconds, task),
  };
  const site = await compose({
    at,
    clock: unbound,
    tab: profile.tab(),
    ...(realm === undefined ? {} : { realm }),
    ...(change === undefined ? {} : { change }),
  });
  const playback = site.get(playbackService).open((parts) =>
    createPlayback({
      ...parts,
      engines: shakaEngines({ load: async () => shaka, fetch, clock, report: parts.report }),
    }),
  );
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
        for (const [name, value] of Object.entries(properties))
          Object.defineProperty(video(), name, { configurable: true, writable: true, value });
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
