/** A guest's home: what loads first, its rows, and lazy loading while scrolling. */
import type { Locator } from 'playwright-core';
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { rawPage } from './support/rawPage';
import { everyView, noor, realms, ringside } from './support/realms';
import { longRow, rows, scrollToEnd, scrollUntil, watchScrolling } from './support/rows';
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

/** An arrow goes as its row comes to an end: it is found and pressed in one step. */
const pressIfThere = (arrow: Locator): Promise<void> =>
  arrow.evaluateAll((all: HTMLElement[]) => all.forEach((each) => each.click()));

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
      const row = await longRow(page);
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
      await eventually(async () => {
        if ((await next.count()) > 0) await next.click();
        return (await last()) >= 10;
      }, true);
      expect(asked.length).toBeGreaterThanOrEqual(1);
      expect(asked[0]?.searchParams.get('lastSeen')).toBeTruthy();
      expect(asked[0]?.searchParams.has('displayGeoblocked')).toBe(true);
      expect(new Set(asked.map(({ search }) => search)).size).toBe(asked.length);
      const links = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(new Set(links).size).toBe(links.length);
    });

  journey('HOM-034 an arrow without further cards is hidden', async ({ open }) => {
    const page = await open(ringside);
    const row = await longRow(page);
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
      await page.goto(addressOf('ringside', '/browse'));
      await rows(page).first().waitFor();
      await scrollToEnd(page);
      await page.waitForFunction(() => document.querySelectorAll('main h2').length >= 4);
      expect(asked.filter((cursor) => cursor !== null)).toEqual(['browse-free']);
    },
  );
});

/** The first row with a whole page of cards; scrolled into view first, since rows below the fold are not rendered. */
describe('rows of every kind', () => {
  journey(
    'HOM-040, HOM-038, HOM-041 a hovered card grows and its neighbours make room without a layout shift',
    async ({ open }) => {
      const page = await open(ringside);
      const row = await longRow(page);
      await row.scrollIntoViewIfNeeded();
      const card = row.locator('ul li').nth(1);
      const [before, list] = await Promise.all([card.boundingBox(), row.locator('ul').boundingBox()]);
      if (before === null || list === null) throw new Error('The card is not on the page.');
      await page.mouse.move(before.x + 20, before.y + 20);
      await page.mouse.move(before.x + before.width / 2, before.y + 40, { steps: 3 });
      const grown = page.locator('[data-hover-card]');
      await grown.waitFor();
      await page.waitForFunction(() =>
        document
          .querySelector('[data-hover-card]')
          ?.getAnimations()
          .every(({ playState }) => playState === 'finished'),
      );
      const larger = await grown.boundingBox();
      expect((larger?.width ?? 0) / before.width).toBeCloseTo(1.4, 1);
      const states = await row
        .locator('ul li')
        .evaluateAll((items) => items.slice(0, 3).map((item) => (item as HTMLElement).dataset['cardState']));
      expect(states).toEqual(['BEFORE_ACTIVE', 'ACTIVE', 'AFTER_ACTIVE']);
      // Row heights are fractional pixels.
      expect((await row.locator('ul').boundingBox())?.height).toBeCloseTo(list.height, 0);
      await page.keyboard.press('Escape');
      await grown.waitFor({ state: 'detached' });
    },
  );

  journey(
    'HOM-035, HOM-036 only cards in sight make room for the one that grows; without one, every card stands in its own place',
    async ({ open }) => {
      const page = await open(ringside);
      let answered = (): void => undefined;
      const held = new Promise<void>((resolve) => (answered = resolve));
      await page.route(`**/bucket/${ringside.longRow}?**`, async (route) => {
        await held;
        return route.continue();
      });
      const row = await longRow(page);
      await row.scrollIntoViewIfNeeded();
      /** Every place of the row: whether it is in sight and has its card, its state, and how far it was moved, px. */
      const places = () =>
        row.locator('ul').evaluate((line) => {
          const seen = line.getBoundingClientRect();
          return [...line.children].map((item) => {
            const { left, right } = item.getBoundingClientRect();
            const { transform } = getComputedStyle(item);
            const moved = transform === 'none' ? 0 : new DOMMatrix(transform).m41;
            return {
              // Without the move: a card at the edge can be moved out of sight.
              isSeen: item.ariaHidden !== 'true' && right - moved > seen.left && left - moved < seen.right,
              isWaiting: item.ariaHidden === 'true',
              state: (item as HTMLElement).dataset['cardState'],
              moved,
            };
          });
        });
      expect(new Set((await places()).map(({ moved }) => moved))).toEqual(new Set([0]));

      // At the end of the ten cards, the place of the next ones waits for them.
      const next = row.getByRole('button', { name: text('en', 'nextPage') });
      const scrolled = await watchScrolling(row.locator('ul'));
      await eventually(async () => {
        await pressIfThere(next);
        return (await places()).some(({ isWaiting }) => isWaiting) && (await next.count()) === 0;
      }, true);
      await scrolled();
      const card = row.locator('ul li:has(a)').nth(-3);
      const box = await card.boundingBox();
      if (box === null) throw new Error('The card is not on the page.');
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 3 });
      const grown = page.locator('[data-hover-card]');
      await grown.waitFor();
      await page.waitForFunction(() => document.querySelector('[data-card-state="ACTIVE"]') !== null);
      const whileGrown = await places();
      expect(whileGrown.filter(({ isSeen }) => !isSeen).length).toBeGreaterThan(1);
      for (const { isSeen, isWaiting, state, moved } of whileGrown) {
        if (!isSeen) expect({ isWaiting, state, moved }).toEqual({ isWaiting, state: 'HIDDEN', moved: 0 });
        else expect(['BEFORE_ACTIVE', 'ACTIVE', 'AFTER_ACTIVE']).toContain(state);
      }

      await page.keyboard.press('Escape');
      await grown.waitFor({ state: 'detached' });
      await eventually(async () => (await places()).every(({ moved }) => moved === 0), true);
      for (const { isSeen, state } of await places()) expect(state).toBe(isSeen ? 'DEFAULT' : 'HIDDEN');
      answered();
    },
  );

  for (const [locale, start] of [
    ['ar', 'right'],
    ['en', 'left'],
  ] as const)
    journey(
      `HOM-097 a row of noor in ${locale} begins at the ${start}, and its arrows, their pictures and the arrow keys follow`,
      async ({ open }) => {
        const page = await open(noor, { locale });
        const row = await longRow(page);
        await row.scrollIntoViewIfNeeded();
        const isRight = start === 'right';
        const line = row.locator('ul');
        const box = async (of: typeof line) => {
          const found = await of.boundingBox();
          if (found === null) throw new Error('It is not on the page.');
          return found;
        };
        const middle = async (of: typeof line): Promise<number> =>
          (await box(of)).x + (await box(of)).width / 2;
        const arrow = (name: 'previousPage' | 'nextPage') =>
          row.getByRole('button', { name: text(locale, name) });
        /** Which way the picture of an arrow points. */
        const points = (of: typeof line) =>
          of
            .locator('svg')
            .evaluate((svg) =>
              new DOMMatrix(getComputedStyle(svg).transform).a < 0 ? 'turned' : 'as drawn',
            );
        const centre = await middle(line);
        const cards = line.locator('li:has(a)');
        const firsts = await Promise.all([0, 1, 2].map((index) => middle(cards.nth(index))));
        expect([...firsts].sort((one, other) => (isRight ? other - one : one - other))).toEqual(firsts);
        const [first, whole] = [await box(cards.first()), await box(line)];
        expect(isRight ? whole.x + whole.width - first.x - first.width : first.x - whole.x).toBeLessThan(
          first.width / 2,
        );

        expect((await middle(arrow('nextPage'))) < centre).toBe(isRight);
        await eventually(() => points(arrow('nextPage')), isRight ? 'turned' : 'as drawn');
        await cards.first().getByRole('link').focus();
        await page.keyboard.press(isRight ? 'ArrowLeft' : 'ArrowRight');
        await eventually(
          () =>
            cards
              .nth(1)
              .getByRole('link')
              .evaluate((link) => link === document.activeElement),
          true,
        );
        await page.keyboard.press('Escape');

        await arrow('nextPage').click();
        await arrow('previousPage').waitFor();
        await eventually(() => line.evaluate((element) => Math.sign(element.scrollLeft)), isRight ? -1 : 1);
        expect((await middle(arrow('previousPage'))) > centre).toBe(isRight);
        await eventually(() => points(arrow('previousPage')), isRight ? 'turned' : 'as drawn');
        await eventually(async () => {
          await pressIfThere(arrow('previousPage'));
          return line.evaluate((element) => Math.abs(Math.round(element.scrollLeft)));
        }, 0);
      },
    );

  journey('HOM-074, HOM-078 a playlist opens beneath its row, and Escape closes it', async ({ open }) => {
    const page = await open(ringside);
    await rows(page).first().waitFor();
    const list = page.locator('main ul a[aria-expanded]').first();
    await scrollUntil(page, list);
    await list.click();
    const name = (await list.locator('span').last().innerText()).trim();
    const opened = page
      .locator('section[aria-label]')
      .filter({ has: page.getByRole('button', { name: text('en', 'viewAll') }) });
    await opened.locator('ul a').first().waitFor();
    expect(name).not.toBe('');
    await eventually(() => opened.locator('ul > li').count(), 2);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  });
});
