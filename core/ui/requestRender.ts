/**
 * Lazy loading of the render queue after the first cards have been rendered: the first content of a page is
 * rendered without it.
 */
import { MAX_BATCH_SIZE } from './batchSize';
import type * as RenderQueue from './renderQueue';

type RenderRequest = RenderQueue.RenderRequest;

/** Requests made before the queue has loaded. */
const early = new Map<Element, RenderRequest>();
let queue: Pick<typeof RenderQueue, 'requestRender' | 'cancelRender'> | null = null;
let isLoading = false;

/** One pending request per element: a later one replaces the first. */
export function requestRender(request: RenderRequest): void {
  if (queue !== null) return queue.requestRender(request);
  early.set(request.place, request);
  if (isLoading) return;
  isLoading = true;
  // After the next frame: the request must not delay the first card.
  requestAnimationFrame(() => setTimeout(() => void loadQueue()));
}

/** Cancels the pending request of an element. */
export function cancelRender(place: Element): void {
  early.delete(place);
  queue?.cancelRender(place);
}

async function loadQueue(): Promise<void> {
  // If the queue fails to load, everything is rendered at once: slower, but complete.
  queue = await import('./renderQueue').catch(() => ({
    requestRender: ({ draw }: RenderRequest) => void draw(MAX_BATCH_SIZE),
    cancelRender: () => undefined,
  }));
  const waited = [...early.values()];
  early.clear();
  for (const request of waited) queue.requestRender(request);
}
