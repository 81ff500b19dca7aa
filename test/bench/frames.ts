/**
 * Frame timing of a page while input like a viewer's acts on it. A frame is the time between two calls of
 * requestAnimationFrame, so every delay counts: scripts, styles, layout, painting, and a lagging compositor.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { Row } from './table';

export interface Frames {
  /** Frame durations in milliseconds, in order. */
  readonly lengths: readonly number[];
  /** Maximum number of elements on the page. */
  readonly elements: number;
}

/** A frame longer than this is a visible stall (ms). */
export const HALT = 50;

/** Records the page's frames while `act` runs. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  const watched = page.evaluateHandle(async () => {
    // No named functions here: the compiler would insert a helper that the page does not have.
    const lengths: number[] = [];
    let [elements, over] = [0, false];
    document.addEventListener('bench-ended', () => (over = true), { once: true });
    let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    while (!over) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      lengths.push(now - before);
      // Counting elements has a cost of its own, so only every eighth frame does.
      if (lengths.length % 8 === 0) elements = Math.max(elements, document.getElementsByTagName('*').length);
      before = now;
    }
    return { lengths, elements };
  });
  await act();
  await page.evaluate(() => document.dispatchEvent(new Event('bench-ended')));
  return (await watched).jsonValue();
}

/** Summary of several visits: the best, since background load only slows frames down, and the worst. */
export interface Smoothness {
  /** Frames longer than {@link HALT}. */
  readonly halts: number;
  readonly halting: number;
  readonly count: number;
  /** Milliseconds: median, 95th percentile, maximum. */
  readonly half: number;
  readonly most: number;
  readonly longest: number;
}

export function smoothness(visits: readonly Frames[]): Smoothness {
  const measured = visits.map(({ lengths }) => {
    const sorted = lengths.toSorted((one, other) => one - other);
    const upTo = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return {
      halts: haltsIn(lengths),
      count: sorted.length,
      half: upTo(0.5),
      most: upTo(0.95),
      longest: upTo(1),
    };
  });
  const [best = { halts: Infinity, count: 0, half: 0, most: 0, longest: 0 }] = measured.toSorted(
    (one, other) => one.halts - other.halts || one.longest - other.longest,
  );
  return { ...best, halting: Math.max(0, ...measured.map(({ halts }) => halts)) };
}

/** Tolerance of the browser's clock in milliseconds: a frame of three refreshes takes 50 ms and is reported as 50.1. */
const COARSE = 1;

const haltsIn = (lengths: readonly number[]): number =>
  lengths.filter((length) => length > HALT + COARSE).length;

/** A table row: no frame may stall. */
export function smoothnessRow(what: string, visits: readonly Frames[]): Row {
  const { halts, halting, count, half, most, longest } = smoothness(visits);
  const round = (value: number) => Math.round(value);
  return {
    what: `${what}: frames over ${HALT} ms`,
    value: halts,
    unit: `of ${count} (half ≤ ${round(half)}, 95 % ≤ ${round(most)}, all ≤ ${round(longest)} ms; worst visit ${halting})`,
    budget: 0,
  };
}

/**
 * Scrolls by wheel or two-finger gesture over the middle of the window: px down and sideways, at a speed in
 * px per second. Resolves when the page has consumed all of it.
 */
export async function wheel(
  session: CDPSession,
  { down = 0, along = 0, speed }: { readonly down?: number; readonly along?: number; readonly speed: number },
  at = { x: 720, y: 450 },
): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    ...at,
    yDistance: -down,
    xDistance: -along,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}
