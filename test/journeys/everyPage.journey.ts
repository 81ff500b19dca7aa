/**
 * Every built-in page in every realm at every width: accessible, without horizontal overflow, and within its
 * policy.
 */
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { axeViolations } from './support/axe';
import { settled } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { noor, realms, ringside, widths, type DemoRealm, type Width } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

beforeAll(() => resetSandbox());

/** Paths of the default table; the site redirects to its own. */
const guestPages = ({ free, locked, onSignIn, outside, live }: DemoRealm): readonly string[] => [
  '/',
  '/browse',
  '/login',
  '/login/id',
  '/signup',
  `/video/${free}`,
  `/video/${locked}`,
  `/video/${onSignIn}`,
  `/video/${outside}`,
  `/live/${live}`,
  '/fighters',
  '/gift',
  '/redeem',
  '/no/such/page',
];
/** Pages that no plugin of the realm contributes: the not-found page, with its status (ADM-017). */
const absent: Readonly<Record<DemoRealm['id'], readonly string[]>> = {
  ringside: [],
  lanterna: ['/fighters'],
  noor: ['/fighters', '/gift', '/redeem'],
};
const viewerPages: readonly string[] = [
  '/home',
  '/account',
  '/profiles',
  '/purchase',
  '/pay?redirect_status=failed',
];

for (const realm of realms)
  for (const who of ['guest', 'viewer'] as const)
    journey(
      `${realm.id} as a ${who}, on phone and desktop: no violation of WCAG 2.2 AA, of the width or of the policy`,
      async ({ open }) => {
        const paths = who === 'guest' ? guestPages(realm) : viewerPages;
        const found = await Promise.all(
          (['phone', 'desktop'] as const).map(async (width) => {
            const page = await open(realm, { width, path: null, reducedMotion: true });
            allow(page, /no\/such\/page/, ...absent[realm.id].map((path) => new RegExp(`${path}$`)));
            if (who === 'viewer') await arriveSignedIn(page, realm, 'viewer', stack.sandbox);
            return faultsOf(page, realm, width, paths);
          }),
        );
        expect(found.flat()).toEqual([]);
      },
    );

/** One entry for each URL that violates a rule. */
async function faultsOf(
  page: Page,
  realm: DemoRealm,
  width: Width,
  paths: readonly string[],
): Promise<readonly object[]> {
  const found: object[] = [];
  for (const path of paths) {
    await page.goto(addressOf(realm.id, path), { waitUntil: 'load' });
    await page.locator('h1, h2').first().waitFor();
    await settled(page);
    const violations = await axeViolations(page);
    const inline = await page.evaluate(() => document.documentElement.scrollWidth);
    const overflow = inline > widths[width].viewport.width ? `${inline} px` : null;
    if (violations.length > 0 || overflow !== null) found.push({ path, width, violations, overflow });
  }
  return found;
}

journey('the plugin preview is for staff only', async ({ open }) => {
  const page = await open(ringside, { path: null });
  await arriveSignedIn(page, ringside, 'staff', stack.sandbox);
  await page.goto(addressOf('ringside', '/_admin/plugin-preview'));
  await page.getByText('section/hero').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const guest = await open(ringside, { path: '/_admin/plugin-preview' });
  await guest.getByRole('heading', { level: 1, name: text('en', 'notFoundTitle') }).waitFor();
  expect(await guest.getByText('section/hero').count()).toBe(0);
});

journey(
  'CAT-086 on a phone the reviews of a film do not shift: the surrounding list loads first',
  async ({ open }) => {
    const page = await open(noor, { width: 'phone', path: null });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      const texts = (entry: PerformanceEntry) =>
        (
          entry as PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] }
        ).sources.map(({ node }) => node?.textContent ?? '');
      new PerformanceObserver((list) => moved.push(...list.getEntries().flatMap(texts))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(addressOf('noor', `/video/${noor.free}`));
    const heading = page.getByRole('heading', { name: text('ar', 'reviewHeading') });
    await heading.waitFor();
    await page.getByRole('complementary').waitFor();
    const words = (await heading.textContent()) ?? '';
    expect(
      await page.evaluate(
        (name) => (globalThis as unknown as { moved: string[] }).moved.filter((each) => each.includes(name)),
        words,
      ),
    ).toEqual([]);
  },
);
