/** Measures how long a page runs the code of a plugin, on a device that is a quarter as fast as this one. */
import type { CDPSession, Page } from 'playwright-core';

/** A CPU profile of the browser: its samples name nodes of a tree of calls. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples?: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas?: readonly number[];
}

const SLOWER = 4;
/** Microseconds. */
const INTERVAL = 500;

/**
 * Begins to measure, on a page of the same site as those that follow. Returns a function that ends it and resolves with
 * the milliseconds that modules whose address contains `modules` ran, and what they called.
 */
export async function measurePlugin(page: Page, modules: string): Promise<() => Promise<number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.send('Profiler.start');
  return async () => {
    const { profile } = (await session.send('Profiler.stop')) as { readonly profile: Profile };
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
    return Math.round(timeWithin(profile, modules) / 1000);
  };
}

/** Microseconds in which a call of the modules was on the stack. */
function timeWithin({ nodes, samples = [], timeDeltas = [] }: Profile, modules: string): number {
  const within = new Set<number>();
  // A node comes before its children.
  for (const { id, callFrame, children = [] } of nodes) {
    if (callFrame.url.includes(modules)) within.add(id);
    if (within.has(id)) for (const child of children) within.add(child);
  }
  return samples.reduce((sum, id, index) => sum + (within.has(id) ? (timeDeltas[index + 1] ?? 0) : 0), 0);
}
