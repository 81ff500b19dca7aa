/** Access tokens that the platform no longer accepts. */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { signInOverPanel } from './support/signIn';

beforeAll(() => resetSandbox());
afterEach(() => clearFaults());

const expired = [/answer 401: GET/, /Failed to load resource.*401/];
const tokens = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('authToken'),
    refresh: localStorage.getItem('refreshToken'),
  }));
const home = addressOf('ringside');

/**
 * On a page outside the site: a running page of the site would refresh the expired token before the tested
 * page does.
 */
async function wearOut(page: Page, refreshToken: string | null = null): Promise<void> {
  allow(page, /\/images\/none/);
  await page.goto(addressOf('ringside', '/images/none'));
  await page.evaluate((spent) => {
    localStorage.setItem('authToken', 'access_worn_out');
    if (spent !== null) localStorage.setItem('refreshToken', spent);
  }, refreshToken);
}

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/token/refresh')) count += 1;
  });
  return () => count;
}

journey(
  'API-021 SGN-064 calls refused together share one token refresh (single-flight), unnoticed by the viewer',
  async ({ open }) => {
    const page = await open(ringside);
    allow(page, ...expired);
    await signInOverPanel(page, ringside, 'viewer');
    const before = await tokens(page);
    await wearOut(page);
    const refreshes = countRefreshes(page);
    await setFaults([{ path: '/api/v2/token/refresh', delayMs: 400 }]);
    await page.goto(home);
    await frame(page, ringside).cards.first().waitFor();
    await frame(page, ringside).signedIn.waitFor();
    expect(refreshes()).toBe(1);
    const after = await tokens(page);
    expect(after.access).not.toBe(before.access);
    expect(after.refresh).not.toBe(before.refresh);
  },
);

journey('API-021 two tabs with a refused token refresh it once', async ({ open }) => {
  const one = await open(ringside);
  await signInOverPanel(one, ringside, 'viewer');
  const other = await open(ringside, { beside: one, path: null });
  for (const page of [one, other]) allow(page, ...expired);
  await wearOut(one);
  const counts = [countRefreshes(one), countRefreshes(other)];
  // Slow enough for both to be waiting before the first response.
  await setFaults([{ path: '/api/v2/token/refresh', delayMs: 1200 }]);
  await Promise.all([one, other].map((page) => page.goto(home)));
  for (const page of [one, other]) await frame(page, ringside).signedIn.waitFor();
  expect(counts.reduce((sum, count) => sum + count(), 0)).toBe(1);
});

journey('API-021 SGN-064 a reload during a refresh preserves the session', async ({ open }) => {
  const page = await open(ringside);
  allow(page, ...expired, /token\/refresh/);
  await signInOverPanel(page, ringside, 'viewer');
  const before = await tokens(page);
  await wearOut(page);
  const refreshes = countRefreshes(page);
  // The platform has consumed the token; its response is in flight when the requesting page is closed.
  const spent = new Promise<void>((resolve) => {
    void page.route('**/token/refresh', (route) => void route.fetch().then(() => resolve()), { times: 1 });
  });
  await page.goto(home);
  await spent;
  await page.reload();
  await frame(page, ringside).signedIn.waitFor();
  expect(refreshes()).toBeGreaterThan(1);
  expect((await tokens(page)).refresh).not.toBe(before.refresh);
});

journey('API-021 SGN-064 a lost refresh response is requested again', async ({ open }) => {
  const page = await open(ringside);
  allow(page, ...expired, /token\/refresh/);
  await signInOverPanel(page, ringside, 'viewer');
  const { refresh } = await tokens(page);
  await wearOut(page);
  const refreshes = countRefreshes(page);
  await setFaults([{ path: '/api/v2/token/refresh', drop: 'mid', times: 1 }]);
  await page.goto(home);
  await frame(page, ringside).signedIn.waitFor();
  await frame(page, ringside).cards.first().waitFor();
  expect(refreshes()).toBe(2);
  expect((await tokens(page)).refresh).not.toBe(refresh);
});

journey('SGN-064 a session that the platform has ended becomes a guest’s', async ({ open }) => {
  const page = await open(ringside);
  allow(page, ...expired, /answer 401: POST .*refresh/);
  await signInOverPanel(page, ringside, 'viewer');
  await wearOut(page, 'refresh_spent');
  await page.goto(home);
  await frame(page, ringside).cards.first().waitFor();
  await frame(page, ringside).signIn.waitFor();
  await eventually(async () => (await tokens(page)).refresh === 'refresh_spent', false);
});

journey('a refresh without a response does not sign the viewer out', async ({ open }) => {
  const page = await open(ringside);
  allow(page, ...expired, /token\/refresh/);
  await signInOverPanel(page, ringside, 'viewer');
  const { refresh } = await tokens(page);
  await wearOut(page);
  await setFaults([{ path: '/api/v2/token/refresh', status: 503 }]);
  const failed = page.waitForResponse(
    (answer) => answer.url().endsWith('/token/refresh') && answer.status() === 503,
  );
  await page.goto(home);
  await failed;
  expect((await tokens(page)).refresh).toBe(refresh);
  await clearFaults();
  await page.reload();
  await frame(page, ringside).signedIn.waitFor();
});
