/** A guest's home: what loads first, its rows, and lazy loading while scrolling. */
import { addressOf, drawnByBrowser } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { rawPage } from './support/rawPage';
import { everyView, realms, ringside } from './support/realms';
import { longRow, rows, scrollToEnd, turnUntil } from './support/rows';
import { text } from './support/texts';

describe('the page as the host sends it', () => {
  test.each(realms)(
    '$id brings theme, language, shell skeleton and its title before any script',
    async ({ id, locales }) => {
      const { status, body: html } = await rawPage(id, '/', { headers: { 'accept-language': locales[0] } });
      expect(status).toBe(200);
      expect(html).toMatch(
        new RegExp(`<html [^>]*lang="${locales[0]}"[^>]*dir="${locales[0] === 'ar' ? 'rtl' : 'ltr'}"`),
      );
      expect(html).toMatch(/:root\{[^}]*--color-ground:#/);
      const body = html.slice(html.indexOf('<body>'));
      expect(body).toContain('sk-bar');
      expect(body.match(/sk-row/g)?.length).toBeGreaterThanOrEqual(2);
      expect(body).toContain('<img');
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    },
  );

  test.each(realms)(
    '$id sends a policy without unsafe scripts, with Trusted Types, and the headers of isolation',
    async ({ id }) => {
      const { headers } = await rawPage(id);
      const policy = String(headers['content-security-policy']);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|(^| )(\*|https?:|data:)( |$)/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain('base-uri');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );
});

describe('a guest at home', () => {
  for (const { realm, width } of everyView)
    journey(
      `HOM-001, NAV-004, NAV-006 ${realm.id} on a ${width} shows titled rows of cards and the sign-in links`,
      async ({ open }) => {
        const page = await open(realm, { width });
        const locale = realm.locales[0];
        // The second row is rendered when it is near the viewport: a tall hero delays it.
        await rows(page).first().waitFor();
        await rows(page).first().scrollIntoViewIfNeeded();
        await rows(page).nth(1).waitFor();
        for (const heading of await rows(page).locator('h2').allInnerTexts())
          expect(heading.trim()).not.toBe('');
        const card = rows(page).first().locator('ul a').first();
        if (width === 'phone')
          expect(await card.evaluate((link) => link.getBoundingClientRect().top + scrollY)).toBeLessThan(
            page.viewportSize()?.height ?? 0,
          );
        await eventually(
          () => card.getAttribute('href'),
          expect.stringMatching(/^\/(live|video|directo|aovivo|ao-vivo|[\w%-]+)\//),
        );
        await page
          .getByRole('banner')
          .getByRole('button', { name: text(locale, 'signIn') })
          .waitFor();
        if (width === 'phone') await page.getByRole('button', { name: text(locale, 'openMenu') }).click();
        await page
          .locator('header, dialog')
          .getByRole('link', { name: text(locale, 'signUp') })
          .waitFor();
        await eventually(
          () => page.title(),
          expect.stringContaining(
            realm.id === 'ringside' ? 'Ringside' : realm.id === 'lanterna' ? 'Lanterna' : 'Noor',
          ),
        );
        await page.waitForFunction(() => localStorage.length > 0);
      },
    );

  for (const realm of realms)
    journey(`HOM-042, HOM-043 a row of ${realm.id} loads its next ten cards on scroll`, async ({ open }) => {
      const page = await open(realm);
      const path = new RegExp(`/bucket/${realm.longRow}\\?`);
      const asked: URL[] = [];
      page.on('request', (request) => {
        if (path.test(request.url()) && request.method() === 'GET') asked.push(new URL(request.url()));
      });
      const row = await longRow(page, realm);
      await row.scrollIntoViewIfNeeded();
      const cards = row.locator('ul a');
      // Rows are virtualised, so the index of the last card counts.
      const last = () =>
        row
          .locator('[data-column]')
          .evaluateAll((all) => Math.max(...all.map((each) => Number(each.getAttribute('data-column')))));
      expect(await last()).toBeLessThan(10);
      const next = row.getByRole('button', { name: text(realm.locales[0], 'nextPage') });
      // At the end of the loaded cards the arrow is hidden until more have loaded.
      await turnUntil(row, next, async () => (await last()) >= 10, true);
      expect(asked.length).toBeGreaterThanOrEqual(1);
      expect(asked[0]?.searchParams.get('lastSeen')).toBeTruthy();
      expect(asked[0]?.searchParams.has('displayGeoblocked')).toBe(true);
      expect(new Set(asked.map(({ search }) => search)).size).toBe(asked.length);
      const links = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(new Set(links).size).toBe(links.length);
    });

  journey('HOM-034 an arrow without further cards is hidden', async ({ open }) => {
    const page = await open(ringside);
    const row = await longRow(page, ringside);
    await row.scrollIntoViewIfNeeded();
    const previous = row.getByRole('button', { name: text('en', 'previousPage') });
    expect(await previous.count()).toBe(0);
    await row.getByRole('button', { name: text('en', 'nextPage') }).click();
    await previous.waitFor();
  });

  for (const realm of realms)
    journey(
      `HOM-100 rows further down ${realm.id} are rendered near the viewport, without layout shift`,
      async ({ open }) => {
        const page = await open(realm);
        await rows(page).first().waitFor();
        const before = await rows(page).count();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const end = page.locator('main');
        await scrollToEnd(page);
        await page.waitForFunction(
          (count) => document.querySelectorAll('main section').length > count,
          before,
        );
        const after = await page.evaluate(() => document.documentElement.scrollHeight);
        await eventually(async () => (await end.locator('ul a').count()) > 10, true);
        expect(Math.abs(after - height) / height).toBeLessThan(0.35);
      },
    );

  journey(
    'HOM-002 a section with more rows than one response loads the rest at its end',
    async ({ open }) => {
      const page = await open(ringside, { path: null });
      const asked: (string | null)[] = [];
      // The same platform, but its first response ends after two rows.
      await page.route('**/api/v4/content/browse?**', async (route) => {
        const lastSeen = new URL(route.request().url()).searchParams.get('lastSeen');
        asked.push(lastSeen);
        if (lastSeen !== null) return route.continue();
        const response = await route.fetch();
        const body = (await response.json()) as { buckets: { bucketId: string }[] };
        const buckets = body.buckets.slice(0, 2);
        return route.fulfill({
          response,
          json: { ...body, buckets, paging: { moreDataAvailable: true, lastSeen: buckets[1]?.bucketId } },
        });
      });
      await page.goto(addressOf('ringside', `/browse${drawnByBrowser}`));
      await rows(page).first().waitFor();
      await scrollToEnd(page);
      await page.waitForFunction(() => document.querySelectorAll('main h2').length >= 4);
      expect(asked.filter((cursor) => cursor !== null)).toEqual(['browse-free']);
    },
  );
});
