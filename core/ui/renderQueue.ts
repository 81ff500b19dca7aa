/** Drawing in turns: what comes near the window is drawn bit by bit, the nearest first, so that no frame has more to draw than it bears. */
import { FrameBudget } from './FrameBudget';

/** What a turn is for, in the order in which they are taken. */
const kinds = ['seen', 'gone', 'beyond'] as const;

export interface RenderTurn {
  /** Where it is drawn. */
  readonly place: Element;
  /** What is in sight or comes near, what has gone far away, or what is out of sight where its place is not. */
  readonly kind: (typeof kinds)[number];
  /** Sets state for up to so many items. Tells how many; what is left awaits the next turn. */
  readonly draw: (items: number) => number;
}

/** Pixels from the window: what is further away has passed by before its turn came. */
const TOO_FAR = 1000;

const waiting = new Map<Element, RenderTurn>();
let running = false;
const frameBudget = new FrameBudget();

/** Each place waits for one turn: another one is in place of the first. */
export function requestRender(turn: RenderTurn): void {
  waiting.set(turn.place, turn);
  if (running) return;
  running = true;
  requestAnimationFrame(follow);
}

/** Nothing is to be drawn at this place any more. */
export function cancelRender(place: Element): void {
  waiting.delete(place);
}

/** Follows the page from frame to frame for as long as anything waits. */
function follow(start: number): void {
  frameBudget.begin(start);
  const frame = (now: number): void => {
    frameBudget.frame(now);
    running = waiting.size > 0 || frameBudget.isSettling;
    if (!running) return;
    requestAnimationFrame(frame);
    if (waiting.size > 0 && frameBudget.mayDraw) takeTurn();
  };
  requestAnimationFrame(frame);
}

function takeTurn(): void {
  const order = [...waiting.values()].map((turn) => ({ turn, far: distance(turn.place) })).toSorted((one, other) => kinds.indexOf(one.turn.kind) - kinds.indexOf(other.turn.kind) || one.far - other.far);
  for (const { turn, far } of order) {
    if (turn.kind === 'beyond' && !frameBudget.mayDrawBeyond) return;
    waiting.delete(turn.place);
    if (turn.kind === 'seen' && far > TOO_FAR) continue;
    frameBudget.drew(turn.draw(frameBudget.bears));
    return;
  }
}

/** Pixels from the window; 0 for what is in it. */
function distance(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}
