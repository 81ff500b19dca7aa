/** Lets player parts act before the content starts (such as a pre-roll ad), within a time limit. */
import { ContributionFailure } from '../../plugins/ContributionState';
import type { PluginRegistry } from '../../plugins/PluginRegistry';
import type { Clock } from '../../sdk/services';
import type { BeforeTheStart } from '../PlaybackSession';
import { declaredParts, type PartRequest } from './declaredParts';
import type { PartPlaybackSessions } from './PartPlaybackSessions';

/** Milliseconds that the content waits for parts. */
export const BEGIN_TIMEOUT_MS = 6000;

/** Never rejects: parts that throw or exceed the limit do not delay the start further. */
export function beginning(
  registry: PluginRegistry,
  views: PartPlaybackSessions,
  clock: Clock,
): BeforeTheStart {
  return async (closed) => {
    const parts = declaredParts(registry, 'adBreak');
    if (parts.length === 0) return;
    const waiting = new AbortController();
    closed.addEventListener('abort', () => waiting.abort(), { once: true });
    const begun = Promise.all(parts.map((request) => begin(registry, views, request, waiting.signal)));
    await new Promise<void>((resolve) => {
      const cancel = clock.after(BEGIN_TIMEOUT_MS, resolve);
      void begun.then(() => {
        cancel();
        resolve();
      });
    });
    waiting.abort();
  };
}

async function begin(
  registry: PluginRegistry,
  views: PartPlaybackSessions,
  request: PartRequest,
  signal: AbortSignal,
): Promise<void> {
  try {
    const part = await registry.resolve(request);
    if (!signal.aborted) await part.begin?.(views.of(request), signal);
  } catch (error) {
    // A part that failed to load has been reported already.
    if (!signal.aborted && !(error instanceof ContributionFailure)) registry.fail(request, 'call', error);
  }
}
