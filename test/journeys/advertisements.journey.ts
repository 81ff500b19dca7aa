/** Advertisements before and in a film. */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { plays, video } from './support/playing';
import { ringside } from './support/realms';
import { text } from './support/texts';

describe('advertisements', () => {
  const withAds = '/video/rs-111';
  const advertisement = (page: Page) => page.getByRole('region', { name: text('en', 'adRegion') });

  journey(
    'PLY-068, PLY-071 play before the film, which starts when they are skipped, with its watermark',
    async ({ open }) => {
      const page = await open(ringside, { path: null, reducedMotion: true });
      const tracked: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.endsWith('/tracking'))
          tracked.push(`${searchParams.get('event')} ${searchParams.get('ad')}`);
      });
      await page.goto(addressOf('ringside', withAds));
      const link = advertisement(page).getByRole('link', { name: new RegExp(text('en', 'adVisit')) });
      await link.waitFor();
      await eventually(() => link.getAttribute('rel'), expect.stringContaining('noopener'));
      // The skip button appears by itself.
      const skip = advertisement(page).getByRole('button', { name: text('en', 'adSkip') });
      await skip.waitFor();
      await axe(page);
      expect((await video(page)).time).toBe(0);
      await skip.press('Enter');
      await plays(page, 0.3);
      expect(await advertisement(page).count()).toBe(0);
      await eventually(
        () =>
          page
            .locator('img[data-corner="TOP_RIGHT"]')
            .evaluate((mark: HTMLImageElement) => mark.complete && mark.naturalWidth > 0),
        true,
      );
      expect(tracked).toEqual(
        expect.arrayContaining([
          'impression wrapper',
          'impression corner-shop',
          'start corner-shop',
          'skip corner-shop',
        ]),
      );
    },
  );

  journey(
    'PLY-063, PLY-068 neither a failed nonce nor a blocked ad server stops the film',
    async ({ open }) => {
      const page = await open(ringside, { path: null });
      allow(page, /ads/);
      await page.route('**/api/v4/ads/nonce', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 424, json: { status: 424, code: 'noNonce', messages: [] } })
          : route.continue(),
      );
      await page.route('**/__fake/ads/**', (route) => route.abort('blockedbyclient'));
      await page.goto(addressOf('ringside', withAds));
      await plays(page);
      expect(await advertisement(page).count()).toBe(0);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );
});
