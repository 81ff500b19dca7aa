/**
 * Lazy loading of the render queue after the first cards have been rendered: the first content of a page is
 * rendered without it.
 */
import { MOST_AT_ONCE } from './bearable';
import type * as Turns from './renderQueue';

type RenderTurn = Turns.RenderTurn;

/** Requests made before the queue has loaded. */
const early = new Map<Element, RenderTurn>();
let turns: Pick<typeof Turns, 'requestRender' | 'cancelRender'> | null = null;
let asked = false;

/** One pending request per element: a later one replaces the first. */
export function requestRender(turn: RenderTurn): void {
  if (turns !== null) return turns.requestRender(turn);
  early.set(turn.place, turn);
  if (asked) return;
  asked = true;
  // After the next frame: the request must not delay the first card.
  requestAnimationFrame(() => setTimeout(() => void fetchTurns()));
}

/** Cancels the pending request of an element. */
export function cancelRender(place: Element): void {
  early.delete(place);
  turns?.cancelRender(place);
}

async function fetchTurns(): Promise<void> {
  // If the queue fails to load, everything is rendered at once: slower, but complete.
  turns = await import('./renderQueue').catch(() => ({
    requestRender: ({ draw }: RenderTurn) => void draw(MOST_AT_ONCE),
    cancelRender: () => undefined,
  }));
  const waited = [...early.values()];
  early.clear();
  for (const turn of waited) turns.requestRender(turn);
}
