/** A client for changes that outlive their page: it delays network failures until it is clear that the page stays. */
import { CallError, type PlatformClient } from '../../sdk/platform';
import type { Clock } from '../../sdk/services';

/** Milliseconds after which a page that is being left is gone. */
const LEAVE_PAUSE_MS = 500;

/**
 * When a page is left, its calls appear to fail just before `pagehide`, although they arrive: such an
 * optimistic update must not be reverted. So a call without a response rejects a moment later, when the page
 * is gone or stays.
 */
export const retryingClient = (client: PlatformClient, clock: Clock): PlatformClient => ({
  call: (endpoint, input) =>
    client.call(endpoint, input).catch(async (error: unknown) => {
      if (error instanceof CallError && error.status === 0)
        await new Promise<void>((resolve) => void clock.after(LEAVE_PAUSE_MS, resolve));
      throw error;
    }),
});
