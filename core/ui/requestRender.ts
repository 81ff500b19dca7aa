/** The way into drawing in turns, whose code is fetched once the first cards stand: what a page shows at first is drawn without it. */
import { MOST_AT_ONCE } from './bearable';
import type * as Turns from './renderQueue';

type RenderTurn = Turns.RenderTurn;

/** What waits until the code is there. */
const early = new Map<Element, RenderTurn>();
let turns: Pick<typeof Turns, 'requestRender' | 'cancelRender'> | null = null;
let asked = false;

/** Each place waits for one turn: another one is in place of the first. */
export function requestRender(turn: RenderTurn): void {
  if (turns !== null) return turns.requestRender(turn);
  early.set(turn.place, turn);
  if (asked) return;
  asked = true;
  // After the next frame: no request comes before the first card.
  requestAnimationFrame(() => setTimeout(() => void fetchTurns()));
}

/** Nothing is to be drawn at this place any more. */
export function cancelRender(place: Element): void {
  early.delete(place);
  turns?.cancelRender(place);
}

async function fetchTurns(): Promise<void> {
  // Without its code all is drawn when it is wanted: slower, but drawn.
  turns = await import('./renderQueue').catch(() => ({ requestRender: ({ draw }: RenderTurn) => void draw(MOST_AT_ONCE), cancelRender: () => undefined }));
  const waited = [...early.values()];
  early.clear();
  for (const turn of waited) turns.requestRender(turn);
}
