/** Languages: choosing one, its direction, its URLs, and complete translation. */
import type { Page } from 'playwright-core';
import { shippedLocales } from '../../core/i18n/shippedLocales';
import { addressOf } from './support/addresses';
import { countLoads } from './support/countLoads';
import { allow } from './support/notes';
import { rawPage } from './support/rawPage';
import { untranslated } from './support/assertClean';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { lanterna, noor, realms, ringside, type DemoRealm, type Locale } from './support/realms';
import { messagesIn, text } from './support/texts';

const root = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

async function choose(page: Page, realm: DemoRealm, from: Locale, name: string): Promise<void> {
  await frame(page, realm, from).language.click();
  await page.getByRole('button', { name }).click();
}

describe('choosing a language', () => {
  const choices: readonly (readonly [DemoRealm, Locale, string, string, string])[] = [
    [ringside, 'es', 'Español', '/browse', '/canales'],
    [lanterna, 'en', 'English', '/explorar', '/browse'],
    [noor, 'en', 'English', '/browse', '/browse'],
  ];
  for (const [realm, locale, name, from, to] of choices)
    journey(
      `LOC-008, LOC-010, LOC-011, ROU-003, NAV-069 ${realm.id} switches to ${locale}: same page, localised path, lang and dir, also after a reload`,
      async ({ open }) => {
        const page = await open(realm, { path: from });
        await frame(page, realm).cards.first().waitFor();
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/')) asked.push(request.headers()['accept-language'] ?? '');
        });
        const loads = countLoads(page);
        await choose(page, realm, realm.locales[0], name);
        await page.waitForURL((url) => url.pathname === to);
        await eventually(async () => (await root(page)).lang, locale);
        await eventually(() => root(page), { lang: locale, dir: 'ltr' });
        await page
          .getByRole('banner')
          .getByRole('button', { name: text(locale, 'signIn') })
          .waitFor();
        expect(loads()).toBe(0);
        await page.reload();
        await frame(page, realm, locale).cards.first().waitFor();
        await eventually(() => root(page), { lang: locale, dir: 'ltr' });
        expect(new URL(page.url()).pathname).toBe(to);
        expect(asked.at(-1)).toBe(locale);
      },
    );

  test.each(realms)(
    'LOC-009 $id is served in the language of the browser, and in its own when it has none of them',
    async ({ id, locales }) => {
      for (const locale of locales)
        expect(
          (await rawPage(id, '/', { headers: { 'accept-language': `de-DE, ${locale};q=0.7` } })).body,
        ).toContain(`<html lang="${locale}"`);
      expect((await rawPage(id, '/', { headers: { 'accept-language': 'de' } })).body).toContain(
        `<html lang="${locales[0]}"`,
      );
    },
  );
});

describe('right to left', () => {
  for (const width of ['phone', 'desktop'] as const)
    journey(
      `LOC-012, RLM-094, API-038 noor on a ${width} is mirrored: logo at the right, rows from the right, panel at the left`,
      async ({ open }) => {
        const page = await open(noor, { width });
        const row = page.locator('main section:has(ul a)').first();
        await row.waitFor();
        await eventually(() => root(page), { lang: 'ar', dir: 'rtl' });
        const middle = (page.viewportSize()?.width ?? 0) / 2;
        const utilities = await frame(page, noor).signIn.boundingBox();
        expect((utilities?.x ?? 0) + (utilities?.width ?? 0)).toBeLessThan(middle);
        const logo = await page.getByRole('banner').locator('a:has(img)').first().boundingBox();
        expect((logo?.x ?? 0) + (logo?.width ?? 0) / 2).toBeGreaterThan(middle * 0.9);
        const [first, second] = await row
          .locator('ul > li')
          .evaluateAll((items) => items.slice(0, 2).map((item) => item.getBoundingClientRect().right));
        expect(first).toBeGreaterThan(second ?? Infinity);
        await frame(page, noor).signIn.click();
        await eventually(async () => Math.round((await frame(page, noor).panel.boundingBox())?.x ?? -1), 0);
        await page.keyboard.press('Escape');
        if (width === 'phone') return;
        const next = row.getByRole('button', { name: text('ar', 'nextPage') });
        if ((await next.count()) > 0) expect((await next.boundingBox())?.x).toBeLessThan(middle);
      },
    );

  journey('LOC-011 noor in English runs from left to right', async ({ open }) => {
    const page = await open(noor, { locale: 'en' });
    await frame(page, noor, 'en').cards.first().waitFor();
    await eventually(() => root(page), { lang: 'en', dir: 'ltr' });
    const utilities = await frame(page, noor, 'en').signIn.boundingBox();
    expect(utilities?.x).toBeGreaterThan(720);
  });
});

describe('LOC-036 no untranslated key, and the requested language', () => {
  /** With the addresses that belong to a single language. */
  const spoken: readonly (readonly [DemoRealm, Locale, string, string])[] = [
    [ringside, 'en', '/browse', '/fighters'],
    [ringside, 'es', '/canales', '/luchadores'],
    [lanterna, 'pt', '/explorar', '/lutadores'],
    [noor, 'ar', '/browse', '/fighters'],
  ];
  for (const [realm, locale, browse, fighters] of spoken)
    journey(
      `LOC-036 ${realm.id} in ${locale}: home, browse, login, sign-up, a locked title, nothing found`,
      async ({ open }) => {
        const page = await open(realm, { locale, path: null });
        allow(page, /404/);
        for (const path of [
          '/',
          browse,
          '/login',
          '/signup',
          `/video/${realm.locked}`,
          '/nothing-here',
          fighters,
        ]) {
          await page.goto(addressOf(realm.id, path));
          await page.locator('h1, h2').first().waitFor();
          await page.waitForLoadState('networkidle');
          expect({ path, keys: await untranslated(page) }).toEqual({ path, keys: [] });
          expect((await root(page)).lang).toBe(locale);
        }
      },
    );

  test.each(shippedLocales.filter((locale) => locale !== 'en'))(
    '%s has its own words for the frame',
    (locale) => {
      const own = messagesIn(locale);
      const english = messagesIn('en');
      for (const key of ['signIn', 'signUp', 'skipToContent', 'notFoundTitle', 'tryAgain'])
        expect(own[key]).not.toBe(english[key]);
    },
  );
});
