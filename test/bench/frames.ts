/**
 * How smoothly a page moves: every frame while something is done with it, under hands as a viewer's are. A frame is the time from one call of
 * requestAnimationFrame to the next, so whatever holds the page up counts: scripts, styles, layout, painting, and a compositor that lags behind.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { Row } from './table';

export interface Frames {
  /** Milliseconds from one frame to the next, in the order they came. */
  readonly lengths: readonly number[];
  /** Elements on the page, at most. */
  readonly elements: number;
}

/** A frame that takes longer is seen as a halt; ms. */
export const HALT = 50;

/** The frames of a page while `act` goes on. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  const watched = page.evaluateHandle(async () => {
    // No function has a name here: the compiler would call a helper that the page does not have.
    const lengths: number[] = [];
    let [elements, over] = [0, false];
    document.addEventListener('bench-ended', () => (over = true), { once: true });
    let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    while (!over) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      lengths.push(now - before);
      // To count them has its own price.
      if (lengths.length % 8 === 0) elements = Math.max(elements, document.getElementsByTagName('*').length);
      before = now;
    }
    return { lengths, elements };
  });
  await act();
  await page.evaluate(() => document.dispatchEvent(new Event('bench-ended')));
  return (await watched).jsonValue();
}

/** Several visits of one kind: what the best of them was like, since whatever else the machine does only adds, and what the worst was like. */
export interface Smoothness {
  /** Frames longer than {@link HALT}. */
  readonly halts: number;
  readonly halting: number;
  readonly count: number;
  /** Milliseconds: half of the frames are no longer, 95 in 100, all. */
  readonly half: number;
  readonly most: number;
  readonly longest: number;
}

export function smoothness(visits: readonly Frames[]): Smoothness {
  const told = visits.map(({ lengths }) => {
    const sorted = lengths.toSorted((one, other) => one - other);
    const upTo = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { halts: haltsIn(lengths), count: sorted.length, half: upTo(0.5), most: upTo(0.95), longest: upTo(1) };
  });
  const [best = { halts: Infinity, count: 0, half: 0, most: 0, longest: 0 }] = told.toSorted((one, other) => one.halts - other.halts || one.longest - other.longest);
  return { ...best, halting: Math.max(0, ...told.map(({ halts }) => halts)) };
}

/** Milliseconds by which the browser's clock may be off: a frame of three refreshes takes 50 ms and is told as 50.1. */
const COARSE = 1;

const haltsIn = (lengths: readonly number[]): number => lengths.filter((length) => length > HALT + COARSE).length;

/** A line of the table: no frame may halt. */
export function smoothnessRow(what: string, visits: readonly Frames[]): Row {
  const { halts, halting, count, half, most, longest } = smoothness(visits);
  const round = (value: number) => Math.round(value);
  return { what: `${what}: frames over ${HALT} ms`, value: halts, unit: `of ${count} (half ≤ ${round(half)}, 95 % ≤ ${round(most)}, all ≤ ${round(longest)} ms; worst visit ${halting})`, budget: 0 };
}

/** Turns the wheel, or moves two fingers, over the middle of the window: px down and along, at a speed in px a second. Ends when the page has taken it all. */
export async function wheel(session: CDPSession, { down = 0, along = 0, speed }: { readonly down?: number; readonly along?: number; readonly speed: number }, at = { x: 720, y: 450 }): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', { ...at, yDistance: -down, xDistance: -along, speed, gestureSourceType: 'mouse', preventFling: true });
}
