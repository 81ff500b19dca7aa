/** Drawing in turns: what comes near the window is drawn bit by bit, the nearest first, so that no frame has more to draw than it bears. */

export interface Turn {
  /** Where it is drawn. */
  readonly place: Element;
  /** Out of sight even where its place is not: comes after all that is in sight. */
  readonly later: boolean;
  /** Sets state, as a transition. What is not done by it awaits the next turn. */
  readonly draw: () => void;
}

/** Milliseconds of the frames around a turn, as a rule, from which a machine is slow. */
const SLOW = 36;
/** Pixels a second: what passes by faster is not read, and on a slow machine not drawn. */
const FLICK = 2500;
/** Milliseconds after a flick in which it may go on. */
const REST = 160;
/** Pixels from the window: what is further away has passed by before its turn came. */
const TOO_FAR = 1000;
/** Frames in which the browser lays out and paints what a turn has drawn. */
const FRAMES = 2;
/** Turns of one frame, where they cost little. */
const MOST = 4;

const waiting = new Map<Element, Turn>();
let running = false;
/** What the frames around a turn take, ms. A machine is slow until it has shown that it is not. */
let usual = 2 * SLOW;

const isSlow = (): boolean => usual > SLOW;

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
  let [before, y, flicked, settling] = [start, window.scrollY, -Infinity, 0];
  const frame = (now: number): void => {
    const length = now - before;
    if (Math.abs(window.scrollY - y) * 1000 > FLICK * length) flicked = now;
    if (settling > 0) {
      // A machine that was slow once is soon slow again.
      usual = Math.max(length, usual * 0.8 + length * 0.2);
      settling -= 1;
    }
    [before, y] = [now, window.scrollY];
    running = waiting.size > 0 || settling > 0;
    if (!running) return;
    requestAnimationFrame(frame);
    if (waiting.size === 0 || (isSlow() && (settling > 0 || now - flicked < REST))) return;
    settling = FRAMES;
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
