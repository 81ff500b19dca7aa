/** The rows of a home page by kind: growing cards, arrows, and playlists that expand. */
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { noor, ringside } from './support/realms';
import { longRow, rows, scrollUntil, turnUntil } from './support/rows';
import { text } from './support/texts';

describe('rows of every kind', () => {
  journey(
    'HOM-040, HOM-038, HOM-041 a hovered card grows and its neighbours make room without a layout shift',
    async ({ open }) => {
      const page = await open(ringside);
      const row = await longRow(page, ringside);
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
    'HOM-035, HOM-036 only cards in sight make room for the one that grows; without one, every card is in its own place',
    async ({ open }) => {
      const page = await open(ringside);
      let answered = (): void => undefined;
      const held = new Promise<void>((resolve) => (answered = resolve));
      // On a slow machine, the product gives the call up and makes another.
      allow(page, /bucket\//);
      await page.route(`**/bucket/${ringside.longRow}?**`, async (route) => {
        await held;
        return route.continue();
      });
      const row = await longRow(page, ringside);
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
      await turnUntil(
        row,
        next,
        async () => ({
          isWaiting: (await places()).some(({ isWaiting }) => isWaiting),
          arrows: await next.count(),
        }),
        { isWaiting: true, arrows: 0 },
      );
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
        const row = await longRow(page, noor, locale);
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
            // A card that has grown has further links.
            cards
              .nth(1)
              .getByRole('link')
              .first()
              .evaluate((link) => link === document.activeElement),
          true,
        );
        await page.keyboard.press('Escape');

        await arrow('nextPage').click();
        await arrow('previousPage').waitFor();
        await eventually(() => line.evaluate((element) => Math.sign(element.scrollLeft)), isRight ? -1 : 1);
        expect((await middle(arrow('previousPage'))) > centre).toBe(isRight);
        await eventually(() => points(arrow('previousPage')), isRight ? 'turned' : 'as drawn');
        await turnUntil(
          row,
          arrow('previousPage'),
          () => line.evaluate((element) => Math.abs(Math.round(element.scrollLeft))),
          0,
        );
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
