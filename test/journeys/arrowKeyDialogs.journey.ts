/** The site on a television: arrow keys in what opens over a page, and on the pages with several players. */
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { settled } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { plays } from './support/playing';
import { lanterna, noor, ringside, type DemoRealm } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { walkByArrows } from './support/arrowWalk';
import { arrowKeysWork, asTelevision, loadWhole } from './support/television';
import { text } from './support/texts';

beforeAll(() => resetSandbox());

interface Opened {
  readonly what: string;
  readonly realm: DemoRealm;
  readonly path: string;
  readonly isSignedIn?: boolean;
  /** Opens a dialog with Enter; without it the arrow keys are tested on the page itself. */
  open?(page: Page): Promise<void>;
}

async function press(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true }).first();
  await control.focus();
  await control.press('Enter');
}
const dialog = (page: Page) => page.locator('dialog[open]').last().waitFor();

const opened: readonly Opened[] = [
  {
    what: 'the menu',
    realm: noor,
    path: '/',
    open: async (page) => {
      await press(page, text('ar', 'openMenu'));
      await frame(page, noor).drawer.waitFor();
    },
  },
  { what: 'the search over a page', realm: noor, path: '/home#search', open: dialog },
  { what: 'results of a search', realm: ringside, path: '/search?query=a' },
  {
    what: 'a programme of the guide',
    realm: noor,
    path: '/epg',
    open: async (page) => {
      const programme = page.locator('[role=grid] [aria-current=time]').first();
      await programme.waitFor();
      await programme.press('Enter');
      await dialog(page);
    },
  },
  {
    what: 'the choice of a watchlist',
    realm: ringside,
    path: `/video/${ringside.free}`,
    isSignedIn: true,
    open: async (page) => {
      await press(page, text('en', 'addToWatchlist'));
      await dialog(page);
    },
  },
  {
    what: 'a page with several players',
    realm: noor,
    path: `/multi-video/${noor.live}`,
    open: (page) => plays(page, 0.2),
  },
  {
    what: 'watching together',
    realm: ringside,
    path: `/live/${ringside.live}/watch-together`,
    isSignedIn: true,
    open: (page) => plays(page, 0.2),
  },
  { what: 'the news', realm: ringside, path: '/news' },
  { what: 'the fighters', realm: ringside, path: '/fighters' },
  { what: 'gifts', realm: lanterna, path: '/gift' },
];

for (const { what, realm, path, isSignedIn = false, open: openIt } of opened)
  journey(`on a television, arrow keys reach every control of ${what} of ${realm.id}`, async ({ open }) => {
    const page = await open(realm, { path: null, reducedMotion: true });
    await asTelevision(page);
    if (isSignedIn) await arriveSignedIn(page, realm, 'viewer', stack.sandbox);
    await page.goto(addressOf(realm.id, path));
    await settled(page);
    await arrowKeysWork(page);
    if (openIt === undefined) await loadWhole(page);
    else await openIt(page);
    await settled(page);
    expect(await walkByArrows(page)).toEqual({ missed: [], lost: [] });
  });
