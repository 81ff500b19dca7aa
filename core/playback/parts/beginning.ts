/** What parts do before a content first plays: it waits for them, but not for long. */
import { ContributionFailure, type PluginRegistry } from '../../plugins';
import type { Clock } from '../../sdk';
import type { BeforeTheStart } from '../PlaybackSession';
import { declaredParts, type PartRequest } from './declaredParts';
import type { PartPlaybackSessions } from './PartPlaybackSessions';

/** Milliseconds that a content waits for parts which say nothing. */
export const BEGIN_LIMIT = 6000;

/** Never rejects: a part that throws, or takes too long, is not waited for. */
export function beginning(registry: PluginRegistry, views: PartPlaybackSessions, clock: Clock): BeforeTheStart {
  return async (closed) => {
    const parts = declaredParts(registry, 'adBreak');
    if (parts.length === 0) return;
    const waiting = new AbortController();
    closed.addEventListener('abort', () => waiting.abort(), { once: true });
    const begun = Promise.all(parts.map((request) => begin(registry, views, request, waiting.signal)));
    await new Promise<void>((resolve) => {
      const cancel = clock.after(BEGIN_LIMIT, resolve);
      void begun.then(() => {
        cancel();
        resolve();
      });
    });
    waiting.abort();
  };
}

async function begin(registry: PluginRegistry, views: PartPlaybackSessions, request: PartRequest, signal: AbortSignal): Promise<void> {
  try {
    const part = await registry.resolve(request);
    if (!signal.aborted) await part.begin?.(views.of(request), signal);
  } catch (error) {
    // One that could not be loaded has been reported already.
    if (!signal.aborted && !(error instanceof ContributionFailure)) registry.fail(request, 'call', error);
  }
}
