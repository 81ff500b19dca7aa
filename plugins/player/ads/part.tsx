/** Advertisements of a stream. */
import {
  clock as clockToken,
  plainFetch,
  platformClient,
  type Activate,
  type Clock,
  type PlatformClient,
  type PlaybackSessionView,
} from 'proscenium/sdk';
import { createAdNonce } from 'proscenium/sdk/endpoints/playback';
import { AdOverlay } from './AdOverlay';
import { AdScheduler } from './AdScheduler';
import { askForAd, teller } from './adServer';
import type { PlayerAdsOptions } from './options.generated';

export default ((context) => {
  const { nonceParameter } = context.options;
  const patience = context.options.patience * 1000;
  const clock = context.use(clockToken);
  const client = context.use(platformClient);
  const track = teller(context.use(plainFetch));
  const breaks = new WeakMap<PlaybackSessionView, AdScheduler>();
  const breaksOf = (playbackSession: PlaybackSessionView): AdScheduler => {
    const known =
      breaks.get(playbackSession) ??
      new AdScheduler(playbackSession, {
        clock,
        patience,
        nonceParameter,
        track,
        nonce: (signal) => adNonce(client, clock, patience, signal),
        ask: (url, signal) => askForAd(url, patience, signal),
      });
    breaks.set(playbackSession, known);
    return known;
  };
  return {
    views: {
      adBreak: ({ playbackSession, Action }) => (
        <AdOverlay breaks={breaksOf(playbackSession)} sound={() => playbackSession.sound} Action={Action} />
      ),
    },
    begin: (playbackSession, signal) => breaksOf(playbackSession).begin(signal),
  };
}) satisfies Activate<'player-part', PlayerAdsOptions>;

/**
 * Requests a nonce from the platform, by which advertisers verify that an ad was seen. Null when there is
 * none, or none in time (milliseconds): ads then play without one (PLY-063). Never rejects.
 */
function adNonce(
  client: PlatformClient,
  clock: Clock,
  patience: number,
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve) => {
    const cancel = clock.after(patience, () => resolve(null));
    client.call(createAdNonce, { signal }).then(
      ({ nonce }) => {
        cancel();
        resolve(nonce);
      },
      () => {
        cancel();
        resolve(null);
      },
    );
  });
}
