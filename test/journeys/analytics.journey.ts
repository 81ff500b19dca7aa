/**
 * Delivery of events to the operator's collector: only while the viewer consents, and including events of a
 * closing page (plugin analytics/beacon, in lanterna).
 */
import type { Page } from 'playwright-core';
import { ROW_VIEWED } from '../../core/sdk/eventNames';
import type { CollectedEvent } from '../../scripts/sandbox/collector';
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { lanterna } from './support/realms';
import { callPlatform, resetSandbox } from './support/sandbox';

beforeAll(() => resetSandbox());

const collected = async (): Promise<readonly CollectedEvent[]> =>
  (await callPlatform('lanterna', 'GET', '/__sandbox/events')) as readonly CollectedEvent[];

/** As the operator's consent tool does. Returns the time. */
const answer = (page: Page, consent: 'granted' | null): Promise<number> =>
  page.evaluate((given) => {
    if (given === null) localStorage.removeItem('consent.analytics');
    else localStorage.setItem('consent.analytics', given);
    dispatchEvent(new Event('proscenium:consent'));
    return Date.now();
  }, consent);

/** Views a page's rows; their events are sent when the next page replaces it. */
async function browse(page: Page): Promise<void> {
  // The realm's other sink receives the same event at the same time.
  const seen = page.waitForEvent('console', (message) => message.text().includes(ROW_VIEWED));
  await page.goto(addressOf('lanterna', '/browse'));
  await seen;
}

journey('ANA-001 ANA-010 the collector receives events only while the viewer consents', async ({ open }) => {
  const page = await open(lanterna, { locale: 'en', path: null });
  await browse(page);
  const agreed = await answer(page, 'granted');
  await browse(page);
  await browse(page);
  await eventually(
    async () => (await collected()).some(({ name, userType }) => name === ROW_VIEWED && userType === 'guest'),
    true,
  );

  const takenBack = await answer(page, null);
  await browse(page);
  const agreedAgain = await answer(page, 'granted');
  await browse(page);
  await browse(page);
  await eventually(async () => (await collected()).some(({ at }) => at >= agreedAgain), true);
  expect((await collected()).filter(({ at }) => at < agreed || (at > takenBack && at < agreedAgain))).toEqual(
    [],
  );
});
