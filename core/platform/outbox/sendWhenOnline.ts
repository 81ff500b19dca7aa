/** Sends changes that wait for a connection. */
import { CallError } from '../../sdk/platform';
import { isOnline, whenOnline } from '../../ui/useOnline';

/**
 * Sends a change; when there was no connection meanwhile, again as soon as there is one. Until then it is pending as any
 * other that the platform has not acknowledged. Rejects with a failure that has another cause.
 */
export async function sendWhenOnline<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    let wasOffline = !isOnline();
    const note = (): void => {
      wasOffline = true;
    };
    addEventListener('offline', note);
    try {
      return await send();
    } catch (error) {
      const isAnswered = error instanceof CallError && error.status !== 0;
      if (isAnswered || !wasOffline) throw error;
    } finally {
      removeEventListener('offline', note);
    }
    if (!isOnline()) await new Promise<void>((resolve) => whenOnline(resolve));
  }
}
