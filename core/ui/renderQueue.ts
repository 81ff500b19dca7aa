/**
 * Incremental rendering: what comes near the window is rendered in small steps, nearest first, within the
 * frame budget.
 */
import { FrameBudget } from './FrameBudget';

/** Priorities, highest first. */
const kinds = ['seen', 'gone', 'beyond'] as const;

export interface RenderRequest {
  /** The element in which it is rendered. */
  readonly place: Element;
  /** `seen`: visible or near; `gone`: now far away; `beyond`: off-screen columns of a row. */
  readonly kind: (typeof kinds)[number];
  /** Sets state for up to `items` items and returns how many; the rest needs another request. */
  readonly draw: (items: number) => number;
}

/** Pixels from the window; beyond that, the element has been scrolled past before its request was handled. */
const MAX_DISTANCE_PX = 1000;

const waiting = new Map<Element, RenderRequest>();
let running = false;
const frameBudget = new FrameBudget();

/** One pending request per element: a later one replaces the first. */
export function requestRender(request: RenderRequest): void {
  waiting.set(request.place, request);
  if (running) return;
  running = true;
  requestAnimationFrame(follow);
}

/** Cancels the pending request of an element. */
export function cancelRender(place: Element): void {
  waiting.delete(place);
}

/** Runs an animation frame loop while any request is pending. */
function follow(start: number): void {
  frameBudget.begin(start);
  const frame = (now: number): void => {
    frameBudget.frame(now);
    running = waiting.size > 0 || frameBudget.isSettling;
    if (!running) return;
    requestAnimationFrame(frame);
    if (waiting.size > 0 && frameBudget.mayDraw) renderNext();
  };
  requestAnimationFrame(frame);
}

function renderNext(): void {
  const order = [...waiting.values()]
    .map((request) => ({ request, far: distance(request.place) }))
    .toSorted(
      (one, other) =>
        kinds.indexOf(one.request.kind) - kinds.indexOf(other.request.kind) || one.far - other.far,
    );
  for (const { request, far } of order) {
    if (request.kind === 'beyond' && !frameBudget.mayDrawBeyond) return;
    waiting.delete(request.place);
    if (request.kind === 'seen' && far > MAX_DISTANCE_PX) continue;
    frameBudget.drew(request.draw(frameBudget.bears));
    return;
  }
}

/** Pixels from the window; 0 inside it. */
function distance(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}
