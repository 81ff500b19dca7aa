/** Leaks after thirty players: elements, media sources, and heap. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { PRELOAD_LIFETIME_MS } from '../../../core/playback/engine/shakaEngines';
import { REMEMBERED_ENTRIES } from '../../../core/routing/createEntryMemory';
import type { RunningSite } from '../../../scripts/start/startSite';

export interface MemoryMeasure {
  /** Still alive after leaving the last player. */
  readonly videos: number;
  readonly mediaSources: number;
  /** Heap growth since the warm-up, both after garbage collection. */
  readonly growth: number;
}

const PLAYERS = 30;
/** The first players load code and fill the remembered history entries. */
const WARM_UP = REMEMBERED_ENTRIES;

export async function measureMemory(site: RunningSite, browser: Browser): Promise<MemoryMeasure> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  try {
    const page = await context.newPage();
    await page.goto(`${site.address('ringside')}/`);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    for (let count = 0; count < WARM_UP; count++) await watchAndLeave(page);
    await rest(page);
    const before = await heap(session);
    for (let count = 0; count < PLAYERS; count++) await watchAndLeave(page);
    await rest(page);
    const after = await heap(session);
    return {
      growth: after / before,
      videos: await alive(session, 'HTMLVideoElement'),
      mediaSources: await alive(session, 'MediaSource'),
    };
  } finally {
    await context.close();
  }
}

/** Leaves every film and waits until the prefetch of the hovered one is released. */
async function rest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(PRELOAD_LIFETIME_MS + 1000);
}

async function watchAndLeave(page: Page): Promise<void> {
  const card = page.locator('main section ul a[href^="/video/rs-103"]').first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  await page.goBack();
  await card.waitFor();
  await page.waitForFunction(() => document.querySelector('video') === null);
}

/** Used bytes after garbage collection. */
export async function heap(session: CDPSession): Promise<number> {
  for (let count = 0; count < 3; count++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function alive(session: CDPSession, type: string): Promise<number> {
  await heap(session);
  const { result } = await session.send('Runtime.evaluate', { expression: `${type}.prototype` });
  if (result.objectId === undefined) throw new Error(`The page has no ${type}.`);
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  return Number(counted.result.value);
}
