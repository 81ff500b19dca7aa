/** Failures of the platform, the network or a plugin: the viewer's message and recovery. */
import { addressOf, drawnByBrowser } from './support/addresses';
import { eventually, quiet } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, noor, ringside } from './support/realms';
import { longRow, turnUntil } from './support/rows';
import { clearFaults, setFaults } from './support/sandbox';
import { text } from './support/texts';
import { toAllFights } from './support/toAllFights';

afterEach(() => clearFaults());

/** The browser's own messages about a call that fails on purpose. */
const failed = (path: RegExp): RegExp =>
  new RegExp(`(answer 5\\d\\d|request failed|console error: Failed to load resource).*${path.source}`);

describe('the rows of a page', () => {
  for (const realm of [ringside, lanterna, noor])
    journey(
      `HOM-003, ERR-028 ${realm.id} shows an error when home fails to load, and a retry loads it`,
      async ({ open }) => {
        await setFaults([{ path: '/api/v4/content/*', status: 503 }]);
        const page = await open(realm);
        allow(page, failed(/content\/home/));
        const [locale] = realm.locales;
        const message = page.getByRole('alert').filter({ hasText: text(locale, 'pageFailedTitle') });
        await message.waitFor();
        await frame(page, realm).signIn.or(frame(page, realm).openMenu).first().waitFor();
        expect(await page.locator('body').innerText()).not.toMatch(/503|http|sandbox/i);
        await clearFaults();
        await page.getByRole('button', { name: text(locale, 'tryAgain') }).click();
        await frame(page, realm).cards.first().waitFor();
        expect(await message.count()).toBe(0);
      },
    );

  journey('HOM-003 a broken answer is a failure like any other', async ({ open }) => {
    await setFaults([{ path: '/api/v4/content/*', drop: 'mid' }]);
    const page = await open(ringside);
    allow(page, failed(/content\/home/));
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'pageFailedTitle') })
      .waitFor();
  });

  journey('an invalid section body leaves a working page with an action', async ({ open }) => {
    await setFaults([
      { path: '/api/v4/content/*', body: { heroes: 'none', buckets: [null, { bucketId: 7 }], paging: [] } },
    ]);
    const page = await open(ringside);
    await page.getByRole('heading', { level: 1 }).waitFor();
    allow(page, /page error/, /console error/);
    await page
      .getByRole('main')
      .getByRole('button')
      .or(page.getByRole('main').getByRole('link'))
      .or(page.getByText(text('en', 'pageEmptyText')))
      .first()
      .waitFor();
    await frame(page, ringside).menu.waitFor();
  });

  journey(
    'HOM-004 ENT-025 entries that break the contract are omitted, the rest is shown, and the log names the fields',
    async ({ open }) => {
      const page = await open(ringside, { path: null });
      const change = (path: string, how: (body: never) => void) =>
        page.route(`**/api/${path}*`, async (route) => {
          const answer = await route.fetch();
          const body = (await answer.json()) as never;
          how(body);
          await route.fulfill({ response: answer, json: body });
        });
      const warning = (call: string, place: string) =>
        page.waitForEvent('console', {
          predicate: (line) =>
            line.type() === 'warning' &&
            line.text().includes(`The answer to ${call} is not what`) &&
            line.text().includes(place),
        });
      await change('v4/content/home', (body: { heroes: { title: string; bout: { red: unknown } }[] }) =>
        Object.assign(body.heroes[0]?.bout ?? {}, { red: null }),
      );
      await change('v2/event/live', (body: { events: { title: unknown }[] }) =>
        Object.assign(body.events[0] ?? {}, { id: {} }),
      );

      const home = warning('readSection', 'heroes[0].bout');
      await page.goto(addressOf('ringside', `/${drawnByBrowser}`));
      await home;
      await page.getByRole('heading', { level: 1, name: 'Title Night: Vance v Thiandoum' }).waitFor();
      await frame(page, ringside).cards.first().waitFor();

      const live = warning('readLiveEvents', 'events[0]');
      await page.goto(addressOf('ringside', '/livenow'));
      await live;
      await page.getByRole('main').locator('ul a').first().waitFor();
    },
  );

  journey(
    'a slow platform shows an announced skeleton, and the site layout works meanwhile',
    async ({ open }) => {
      await setFaults([{ path: '/api/v4/content/*', delayMs: 2500 }]);
      const page = await open(ringside, { path: `/${drawnByBrowser}` });
      const loading = page.getByRole('status').filter({ hasText: text('en', 'loadingPage') });
      await loading.waitFor({ state: 'attached' });
      await frame(page, ringside).signIn.click();
      await frame(page, ringside).panel.waitFor();
      await page.keyboard.press('Escape');
      await frame(page, ringside).cards.first().waitFor();
      expect(await loading.count()).toBe(0);
    },
  );

  journey('an empty section shows a message', async ({ open }) => {
    await setFaults([
      {
        path: '/api/v4/content/*',
        body: { sectionId: 'browse', heroes: [], buckets: [], paging: { moreDataAvailable: false } },
      },
    ]);
    const page = await open(ringside, { path: '/browse' });
    await page.getByText(text('en', 'pageEmptyTitle')).waitFor();
  });

  journey(
    'HOM-047 the next page of a row fails: the row remains, and the next scroll retries',
    async ({ open }) => {
      await setFaults([{ path: '/api/v4/content/home/bucket/*', status: 500, times: 1 }]);
      const page = await open(lanterna, { path: null });
      let refusals = 0;
      page.on('response', (answer) => {
        if (/bucket\//.test(answer.url()) && answer.status() === 500) refusals += 1;
      });
      allow(page, failed(/bucket\//));
      await page.goto(addressOf('lanterna', '/'));
      const row = await longRow(page, lanterna);
      await row.scrollIntoViewIfNeeded();
      const last = () =>
        row
          .locator('[data-column]')
          .evaluateAll((all) => Math.max(...all.map((each) => Number(each.getAttribute('data-column')))));
      const next = row.getByRole('button', { name: text('pt', 'nextPage') });
      await turnUntil(row, next, () => refusals, 1);
      // The row remains, and its arrow requests the cards again.
      expect(await row.locator('ul a').count()).toBeGreaterThan(0);
      await turnUntil(row, next, async () => (await last()) >= 10, true);
    },
  );
});

describe('pictures', () => {
  journey('HOM-050 a missing picture is replaced by the realm’s fallback, and logged', async ({ open }) => {
    await setFaults([{ path: '/media/ringside/stills/*', status: 404 }]);
    const page = await open(ringside, { path: null });
    allow(page, /stills\//);
    const warning = page.waitForEvent('console', {
      predicate: (line) => line.type() === 'warning' && /A picture could not be shown/.test(line.text()),
    });
    await page.goto(addressOf('ringside'));
    await warning;
    const picture = page.locator('main section ul a img').first();
    await picture.waitFor();
    await page.waitForFunction(() =>
      document.querySelector<HTMLImageElement>('main section ul a img')?.src.includes('card-thumbnail'),
    );
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  journey('NAV-003 a failed logo is replaced by the brand’s name', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await page.route(/\/images\/logo/, (route) => route.abort());
    allow(page, /logo/);
    await page.addInitScript(() => {
      // Small drawings are inlined into the page, where the network cannot fail them: this one is made to break.
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(() => {
          const logo = document.querySelector<HTMLImageElement>('header a img');
          if (logo?.src.startsWith('data:') && !logo.src.endsWith('#broken'))
            logo.src = 'data:image/svg+xml,#broken';
        }).observe(document.body, { childList: true, subtree: true }),
      );
    });
    await page.goto(addressOf('ringside'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Ringside', exact: true })
      .getByText('Ringside')
      .waitFor();
  });
});

describe('resources loaded after the page', () => {
  journey('API-059, NAV-025 menus whose refresh fails remain unchanged', async ({ open }) => {
    await setFaults([{ path: '/api/v2/menu', status: 500 }]);
    const page = await open(ringside, { path: null });
    allow(page, failed(/\/menu/));
    const refreshed = page.waitForResponse((answer) => answer.url().includes('/api/v2/menu'));
    await page.goto(addressOf('ringside'));
    await refreshed;
    await quiet(page);
    await eventually(
      () => frame(page, ringside).menu.getByRole('link', { name: 'Tonight' }).isVisible(),
      true,
    );
    await toAllFights(page);
    await page.waitForURL(/\/browse/);
  });

  journey('when labels fail to load the built-in texts are used', async ({ open }) => {
    await setFaults([{ path: '/api/v2/label', status: 500 }]);
    const page = await open(ringside, { path: null });
    allow(page, failed(/\/label/));
    const refused = page.waitForResponse((answer) => answer.url().includes('/api/v2/label'));
    await page.goto(addressOf('ringside'));
    await refused;
    await quiet(page);
    await page.locator('main section').getByText(text('en', 'signInToWatch')).first().waitFor();
  });

  journey('the platform’s labels override the built-in texts', async ({ open }) => {
    const page = await open(ringside);
    await page.locator('main section').getByText('Sign in to get in').first().waitFor();
  });

  journey('SGN-002, ERR-025 without a guest session the page can still be browsed', async ({ open }) => {
    await setFaults([{ path: '/api/v2/guest-session', status: 500 }]);
    const page = await open(ringside, { path: null });
    allow(page, failed(/guest-session/), /answer 401/, /401 \(Unauthorized\)/);
    const asked = page.waitForResponse(
      (answer) => answer.url().includes('guest-session') && answer.status() === 500,
    );
    await page.goto(addressOf('ringside'));
    await asked;
    await frame(page, ringside).cards.first().waitFor();
    await toAllFights(page);
    await page.getByRole('heading', { name: 'Free at the gate' }).waitFor();
    await frame(page, ringside).signIn.waitFor();
  });
});
