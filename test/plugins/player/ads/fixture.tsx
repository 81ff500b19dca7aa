/** An ad break in a player, and the server of its advertisements. */
import { act, waitFor } from '@testing-library/react';
import type { PlaybackFacts } from '../../../../core/sdk';
import activate from '../../../../plugins/player/ads/part';
import {
  FakeAction,
  FakeControl,
  fakeContext,
  FakePlaybackSession,
  noFacts,
  renderInRuntime,
} from 'proscenium/kit';
import nock from '../../../nock';

export const options = { servers: ['https://ads.example'], nonceParameter: 'paln', patience: 4 };

export const server = 'https://ads.example';
export const open = { 'access-control-allow-origin': '*', 'content-type': 'application/xml' };
export const linear = (inside = '', skip = ' skipoffset="00:00:05"') =>
  `<Ad><InLine><Impression>${server}/seen</Impression><Error>${server}/wrong</Error><Creatives><Creative><Linear${skip}><Duration>00:00:20</Duration>` +
  `<TrackingEvents><Tracking event="midpoint">${server}/half</Tracking><Tracking event="complete">${server}/whole</Tracking><Tracking event="skip">${server}/skipped</Tracking></TrackingEvents>` +
  `<VideoClicks><ClickThrough><![CDATA[https://shop.example/?a=1&b=2]]></ClickThrough><ClickTracking>${server}/visited</ClickTracking></VideoClicks>` +
  `<MediaFiles><MediaFile type="video/mp4" delivery="progressive" height="360">${server}/ad.mp4</MediaFile>${inside}</MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;
export const vast = (inside: string) => `<VAST version="4.0">${inside}</VAST>`;
export const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

export const tracked: string[] = [];
beforeEach(() => {
  tracked.length = 0;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  // The answers to tracking pixels are not read.
  nock(server)
    .persist()
    .get(/^\/(seen|wrong|half|whole|skipped|visited)$/)
    .reply(function () {
      tracked.push(this.req.path);
      return [204, '', open];
    });
});
afterEach(() => {
  nock.cleanAll();
  jest.restoreAllMocks();
});
export const unit = (type: string, path = '/vast', offsetMs?: number) => ({
  adTagUrl: server + path,
  type,
  ...(offsetMs === undefined ? {} : { offsetMs }),
});
export const facts = (...adUnits: PlaybackFacts['adUnits']): PlaybackFacts => ({ ...noFacts, adUnits });
export const answers = (path: string, body: string) => nock(server).get(path).reply(200, body, open);

export async function drawn(
  given: PlaybackFacts,
  changes: ConstructorParameters<typeof FakePlaybackSession>[0] = {
    state: 'preparing',
    started: false,
    position: 0,
  },
) {
  const { context, runtime } = fakeContext({ options });
  const part = activate(context);
  const session = new FakePlaybackSession({ ...changes, facts: given });
  const View = part.views.adBreak;
  const rendered = await renderInRuntime(
    <View playbackSession={session} Control={FakeControl} Action={FakeAction} />,
    { runtime },
  );
  const life = new AbortController();
  const begin = () => act(() => part.begin(session, life.signal));
  const video = () => rendered.container.querySelector('video');
  const at = (position: number) => {
    const element = video() as HTMLVideoElement;
    Object.defineProperty(element, 'currentTime', { value: position, configurable: true });
    act(() => void element.dispatchEvent(new Event('timeupdate')));
  };
  const happens = (event: string) => act(async () => void video()?.dispatchEvent(new Event(event)));
  return { ...rendered, runtime, session, begin, video, at, happens, life };
}
/** Server answers arrive asynchronously. */
export const until = async (is: () => boolean) => {
  await waitFor(() => expect(is()).toBe(true), { timeout: 10_000 });
};
