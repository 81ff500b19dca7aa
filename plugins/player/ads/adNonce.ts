/** Requests a nonce from the platform, by which advertisers verify that an ad was seen. */
import type { Clock, PlatformClient } from '../../../core/sdk';
import { createAdNonce } from '../../../core/sdk/endpoints/playback';

/** Null when there is none, or none in time (milliseconds): ads then play without one (PLY-063). Never rejects. */
export function adNonce(
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
