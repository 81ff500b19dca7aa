/** What viewers press, for measuring how soon the page answers. */
import type { Locator, Page } from 'playwright-core';
import { frame } from '../journeys/support/frame';
import { plays } from '../journeys/support/playing';
import { noor, type DemoRealm } from '../journeys/support/realms';
import { text } from '../journeys/support/texts';

export interface Interaction {
  /** What the viewer does. */
  readonly what: string;
  /** `television`: 1920 × 1080, driven by keys. */
  readonly screen: 'phone' | 'television';
  /** Only in realms that have it; all by default. */
  readonly realms?: readonly DemoRealm[];
  readonly isSignedIn?: boolean;
  /** The page's path. */
  path(realm: DemoRealm): string;
  /** Resolves once the page can be acted on. */
  ready(page: Page, realm: DemoRealm): Promise<void>;
  /** The element to tap; an interaction without one presses `keys`. */
  tapped?(page: Page, realm: DemoRealm): Locator;
  readonly keys?: readonly string[];
  /** Resolves once the result is shown. */
  shown(page: Page, realm: DemoRealm): Promise<void>;
}

const button = (page: Page, { locales: [locale] }: DemoRealm, key: string): Locator =>
  page.getByRole('button', { name: text(locale, key), exact: true });
const searchField = (page: Page, { locales: [locale] }: DemoRealm): Locator =>
  page.getByRole('searchbox', { name: text(locale, 'searchPage') });
const home = () => '/';
const homeReady = (page: Page, realm: DemoRealm) => frame(page, realm).cards.first().waitFor();
const film = ({ free }: DemoRealm) => `/video/${free}`;

export const interactions: readonly Interaction[] = [
  {
    what: 'opening the menu',
    screen: 'phone',
    path: home,
    ready: homeReady,
    tapped: (page, realm) => frame(page, realm).openMenu,
    shown: (page, realm) => frame(page, realm).drawer.waitFor(),
  },
  {
    what: 'opening the languages',
    screen: 'phone',
    path: home,
    ready: homeReady,
    tapped: (page, realm) => frame(page, realm).language,
    shown: (page) => page.locator('button[lang]').first().waitFor(),
  },
  {
    what: 'opening search',
    screen: 'phone',
    path: home,
    ready: async (page, realm) => {
      await homeReady(page, realm);
      await frame(page, realm).openMenu.click();
      await frame(page, realm).drawer.waitFor();
    },
    tapped: (page, realm) => {
      const { drawer } = frame(page, realm);
      const name = text(realm.locales[0], 'menuSearch');
      return drawer.getByRole('link', { name }).or(drawer.getByRole('button', { name }));
    },
    shown: (page, realm) => searchField(page, realm).waitFor(),
  },
  {
    what: 'typing in search',
    screen: 'phone',
    path: () => '/search?query=a',
    ready: async (page, realm) => {
      await page.locator('main li a').first().waitFor();
      await searchField(page, realm).focus();
    },
    keys: ['l', 'e', 'Backspace'],
    shown: (page) => page.waitForTimeout(1500),
  },
  {
    what: 'pressing a card',
    screen: 'phone',
    path: home,
    ready: homeReady,
    tapped: (page, realm) => frame(page, realm).cards.first(),
    // Its page, or a sheet with its preview.
    shown: (page, realm) =>
      page
        .locator('video')
        .or(page.getByRole('dialog'))
        .or(page.getByRole('heading', { name: text(realm.locales[0], 'watchPurchaseTitle') }))
        .first()
        .waitFor(),
  },
  {
    what: 'pressing the favourite',
    screen: 'phone',
    isSignedIn: true,
    path: film,
    ready: (page, realm) => button(page, realm, 'favourite').first().waitFor(),
    tapped: (page, realm) => button(page, realm, 'favourite').first(),
    // Added or removed.
    shown: (page) => page.waitForTimeout(1000),
  },
  {
    what: 'opening the settings of the player',
    screen: 'phone',
    path: film,
    ready: async (page) => {
      await plays(page);
      // The controls stay.
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    },
    tapped: (page, realm) => button(page, realm, 'playerSettings'),
    shown: (page) => page.getByRole('menu').waitFor(),
  },
  {
    what: 'moving in the guide',
    screen: 'television',
    realms: [noor],
    path: () => '/epg',
    ready: async (page) => {
      await page.locator('[role=grid] [data-kind=programme]').first().waitFor();
      await page.locator('[role=grid] [tabindex="0"]').focus();
    },
    keys: ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'PageDown', 'ArrowRight', 'End', 'Home'],
    shown: (page) => page.waitForTimeout(500),
  },
];
