/** Reports images that failed to load: the page shows a fallback, and each address is logged once for the operator. */
import type { Log } from '../sdk/context';

const reported = new Set<string>();

/** Ignores other elements. Omits the query and hash: they may hold a signature. */
export function reportImageError(element: EventTarget | null, log: Log): void {
  if (!(element instanceof HTMLImageElement)) return;
  const address = addressOf(element.currentSrc || element.src);
  if (reported.has(address)) return;
  reported.add(address);
  log.warn('A picture could not be shown.', { address });
}

/** An inline image has no address. */
function addressOf(source: string): string {
  if (!URL.canParse(source)) return source.split(/[?#]/)[0] ?? '';
  const { protocol, origin, pathname } = new URL(source);
  return protocol === 'data:' || protocol === 'blob:' ? protocol : origin + pathname;
}
