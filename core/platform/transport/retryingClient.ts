/** A client for changes that outlive their page: it does not give them up at once. */
import { CallError, type Clock, type PlatformClient } from '../../sdk';

/** Milliseconds after which a page that was to be left would be gone. */
const LEAVING = 500;

/**
 * A page that is left sees its calls fail just before it hears that it is left, though they arrive: such a change must not be taken back.
 * So one that got no answer rejects a moment later, when the page is gone or stays.
 */
export const retryingClient = (client: PlatformClient, clock: Clock): PlatformClient => ({
  call: (endpoint, input) =>
    client.call(endpoint, input).catch(async (error: unknown) => {
      if (error instanceof CallError && error.status === 0) await new Promise<void>((resolve) => void clock.after(LEAVING, resolve));
      throw error;
    }),
});
