/** Drawing in turns: what comes near the window is drawn bit by bit, the nearest first, so that no frame has more to draw than it bears. */
import { isSlow, Pace } from './pace';

export interface Turn {
  /** Where it is drawn. */
  readonly place: Element;
  /** Out of sight even where its place is not: comes after all that is in sight. */
  readonly later: boolean;
  /** Sets state, as a transition. What is not done by it awaits the next turn. */
  readonly draw: () => void;
}

/** Pixels from the window: what is further away has passed by before its turn came. */
const TOO_FAR = 1000;
/** Turns of one frame, where they cost little. */
const MOST = 4;

const waiting = new Map<Element, Turn>();
let running = false;
const pace = new Pace();

/** How many items are drawn in one turn. */
export const itemsOfTurn = (): number => (isSlow() ? 2 : 4);

/** Each place waits for one turn: another one is in place of the first. */
export function awaitTurn(turn: Turn): void {
  waiting.set(turn.place, turn);
  if (running) return;
  running = true;
  requestAnimationFrame(follow);
}

/** Nothing is to be drawn at this place any more. */
export function leaveTurn(place: Element): void {
  waiting.delete(place);
}

/** Follows the page from frame to frame for as long as anything waits. */
function follow(start: number): void {
  pace.begin(start);
  const frame = (now: number): void => {
    pace.frame(now);
    running = waiting.size > 0 || pace.isSettling;
    if (!running) return;
    requestAnimationFrame(frame);
    if (waiting.size === 0 || !pace.mayDraw()) return;
    pace.drew();
    // After the frame: where things stand is known then, without another layout.
    setTimeout(takeTurns);
  };
  requestAnimationFrame(frame);
}

function takeTurns(): void {
  const order = [...waiting.values()].map((turn) => ({ turn, far: distance(turn.place) })).toSorted((one, other) => Number(one.turn.later) - Number(other.turn.later) || one.far - other.far);
  let left = isSlow() ? 1 : MOST;
  for (const { turn, far } of order) {
    if (left === 0) return;
    waiting.delete(turn.place);
    if (far > TOO_FAR && !turn.later) continue;
    turn.draw();
    left -= 1;
  }
}

/** Pixels from the window; 0 for what is in it. */
function distance(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}
