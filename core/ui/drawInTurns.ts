/** Draws what comes near the window a little at a time: a page that is flicked through brings much of it near at once, which is too much for one frame. */
import { flushSync } from 'react-dom';

/** Draws a little, and tells whether there is more to draw. */
export type DrawSome = () => boolean;

/**
 * Milliseconds of a frame after which the rest waits for the next one. React's own slices do not do: the browser may take one
 * after the other before it paints again.
 */
const BUDGET = 4;

/** Nobody sees it go: it waits until nothing is wanted. */
const waiting = { wanted: new Set<DrawSome>(), unwanted: new Set<DrawSome>() };
let frame = 0;
let drawing = false;

/**
 * Calls `draw` in the frames to come until it has nothing more to draw; whoever else draws takes turns with it. Called again meanwhile, it changes
 * nothing. `unwanted`: it takes away what is out of sight.
 */
export function drawInTurns(draw: DrawSome, unwanted = false): void {
  stopDrawing(draw);
  waiting[unwanted ? 'unwanted' : 'wanted'].add(draw);
  if (frame === 0) frame = requestAnimationFrame(drawSome);
}

/** Whoever is gone draws nothing more. */
export function stopDrawing(draw: DrawSome): void {
  waiting.wanted.delete(draw);
  waiting.unwanted.delete(draw);
}

/** Something has its turn right now: what is part of it begins with little, and takes turns of its own. */
export const isInTurn = (): boolean => drawing;

function drawSome(): void {
  const end = performance.now() + BUDGET;
  const line = waiting.wanted.size > 0 ? waiting.wanted : waiting.unwanted;
  try {
    for (const draw of [...line]) {
      // To the end of the line: the next one may be nearer to being seen.
      if (line.delete(draw) && inTurn(draw)) line.add(draw);
      if (performance.now() > end) break;
    }
  } finally {
    frame = waiting.wanted.size + waiting.unwanted.size > 0 ? requestAnimationFrame(drawSome) : 0;
  }
}

function inTurn(draw: DrawSome): boolean {
  drawing = true;
  try {
    return flushSync(draw);
  } finally {
    drawing = false;
  }
}
