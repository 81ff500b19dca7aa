/** Pictures that could not be shown: the page has put others in their place, and whoever runs the site is told of each address once. */
import type { Log } from '../sdk';

const told = new Set<string>();

/** Says nothing of other elements. What follows the path is left out: it may hold a signature. */
export function reportImageError(element: EventTarget | null, log: Log): void {
  if (!(element instanceof HTMLImageElement)) return;
  const address = addressOf(element.currentSrc || element.src);
  if (told.has(address)) return;
  told.add(address);
  log.warn('A picture could not be shown.', { address });
}

/** A drawing that travels in the page has no address of its own. */
function addressOf(source: string): string {
  if (!URL.canParse(source)) return source.split(/[?#]/)[0] ?? '';
  const { protocol, origin, pathname } = new URL(source);
  return protocol === 'data:' || protocol === 'blob:' ? protocol : origin + pathname;
}
