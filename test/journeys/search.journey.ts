/** Browser-only behaviour of search: scroll restoration, and the search overlay. */
import type { Page } from 'playwright-core';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { noor, ringside } from './support/realms';
import { text } from './support/texts';

const results = (page: Page) => page.locator('[data-list-state="ready"] ul > li');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

journey(
  'NAV-027 CAT-089 ROU-115 going back from a result restores the scroll position of the search',
  async ({ open }) => {
    const page = await open(ringside, { path: '/search?query=a' });
    await results(page).nth(23).waitFor();
    await axe(page);
    await results(page).nth(23).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await results(page).nth(30).waitFor();
    const card = results(page).nth(26).getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    const [place, count] = [await scrolled(page), await results(page).count()];
    expect(place).toBeGreaterThan(300);
    await card.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/search');
    await page.goBack();
    await results(page).nth(30).waitFor();
    await eventually(() => results(page).count(), count);
    expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(5);
  },
);

journey(
  'NAV-028 CAT-049 CAT-055 the search overlay on a phone: Escape closes the filters first, then the overlay',
  async ({ open }) => {
    const page = await open(noor, { width: 'phone', path: '/home#search' });
    const field = page.getByRole('searchbox', { name: text('ar', 'searchPage') });
    await field.fill('بيت');
    await results(page).first().waitFor();
    await axe(page);
    await page.getByRole('button', { name: text('ar', 'listFilters'), exact: true }).click();
    await page.getByRole('checkbox').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox').first().waitFor({ state: 'detached' });
    await field.waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    const { hash, search } = new URL(page.url());
    expect([hash, search]).toEqual(['', '']);
  },
);

journey('HOM-098 CAT-058 the filters of the grid survive a reload', async ({ open }) => {
  const page = await open(ringside, { path: '/grid' });
  await results(page).first().waitFor();
  await axe(page);
  const answered = page.waitForResponse((response) => new URL(response.url()).search.includes('facets'));
  await page.getByRole('checkbox').first().check();
  const { results: found } = (await (await answered).json()) as { results: readonly { title: string }[] };
  const narrowed = found.map(({ title }) => expect.stringContaining(title) as string);
  await eventually(() => results(page).allTextContents(), narrowed);
  await page.waitForURL(/facets=/);
  await page.reload();
  await eventually(() => results(page).allTextContents(), narrowed);
});
