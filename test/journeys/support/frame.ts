/** The site layout around every page, located by role and name, in the realm's own language or another. */
import type { Locator, Page } from 'playwright-core';
import type { DemoRealm, Locale } from './realms';
import { text } from './texts';

export function frame(page: Page, realm: DemoRealm, locale: Locale = realm.locales[0]) {
  const button = (key: string): Locator => page.getByRole('button', { name: text(locale, key), exact: true });
  return {
    /** The menu, inline or in its drawer. */
    menu: page.getByRole('navigation', { name: text(locale, 'mainMenu') }),
    openMenu: button('openMenu'),
    drawer: page.getByRole('dialog', { name: text(locale, 'mainMenu') }),
    signIn: page.getByRole('banner').getByRole('button', { name: text(locale, 'signIn') }),
    /** Who is signed in: shown on every screen, unlike the link beside it. */
    signedIn: page
      .getByRole('banner')
      .locator('[data-utility=profile] button, [data-utility=account] :is(a, button)'),
    /** Opens the viewer's profiles. Until it has loaded, the account's item is in its place. */
    switcher: page.getByRole('banner').locator('[data-utility=profile] button'),
    signOut: page.getByRole('banner').getByRole('link', { name: text(locale, 'signOut') }),
    panel: page.getByRole('dialog', { name: text(locale, 'signIn') }),
    language: page.getByRole('button', { name: text(locale, 'chooseLanguage').split('{')[0] ?? '' }),
    cards: page.locator('main section ul a'),
  };
}
