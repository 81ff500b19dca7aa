/** A viewer's library across reloads during changes and two open tabs. */
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { eventually } from './support/eventually';
import { journey, type Open } from './support/journey';
import { allow } from './support/notes';
import { emailOf, PASSWORD, ringside } from './support/realms';
import { callPlatform, clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

beforeAll(() => resetSandbox());
afterEach(() => clearFaults());

/** The part of a button's name before the title. */
const beginningOf = (key: string): RegExp => new RegExp(`^${text('en', key).split('{')[0] ?? ''}`);
const films = ['rs-101', 'rs-103', 'rs-104', 'rs-111'];

/** A list of the viewer with `films` in it: its content at the platform and on the page. */
async function rainyList() {
  const { authorisationToken: token } = (await callPlatform('ringside', 'POST', '/api/v2/login', {
    body: { id: emailOf('viewer', ringside), secret: PASSWORD },
  })) as { authorisationToken: string };
  const { id: list } = (await callPlatform('ringside', 'POST', '/api/v3/user/watchlist', {
    token,
    body: { name: 'Rainy' },
  })) as { id: string };
  await callPlatform('ringside', 'POST', `/api/v4/user/watchlist/${list}/content`, {
    token,
    body: { content: films.map((id) => ({ id, contentType: 'vod' })) },
  });
  const stored = async () =>
    (
      (await callPlatform('ringside', 'GET', `/api/v4/user/watchlist/${list}`, { token })) as {
        content: { id: string }[];
      }
    ).content
      .map(({ id }) => id)
      .join(' ');
  return { address: addressOf('ringside', `/watchlists/${list}`), stored };
}

/** A row's first link names the film. */
const shown = (page: Page) =>
  page
    .locator('main li a[href*="/video/"]')
    .evaluateAll((links) =>
      [...new Set(links.map((link) => /rs-\d+/.exec(link.getAttribute('href') ?? '')?.[0]))].join(' '),
    );

async function firstToTheEnd(page: Page) {
  await page
    .getByRole('button', { name: beginningOf('carryItem') })
    .first()
    .focus();
  for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key);
  await eventually(() => shown(page), 'rs-103 rs-104 rs-111 rs-101');
}

journey(
  'WCH-014 WCH-016 WCH-027 a reload during changes preserves a watchlist, and so does another tab',
  async ({ open }) => {
    const { address, stored } = await rainyList();
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
    const other = await open(ringside, { beside: page, path: null });
    // A call in flight when its page is closed reports nothing; the next one finds the list changed.
    for (const each of [page, other]) allow(each, /api\/v4\/user\/watchlist/, /Failed to load resource.*409/);
    for (const each of [other, page]) {
      await each.goto(address);
      await eventually(() => shown(each), films.join(' '));
    }

    await setFaults([{ method: 'POST', path: '/api/v4/user/watchlist/*', delayMs: 700 }]);
    await firstToTheEnd(page);
    await page
      .getByRole('button', { name: beginningOf('removeItem') })
      .nth(1)
      .click();
    await eventually(() => shown(page), 'rs-103 rs-111 rs-101');
    await page.reload();
    await eventually(() => shown(page), 'rs-103 rs-111 rs-101');
    expect(await page.getByRole('alert').count()).toBe(0);
    await eventually(stored, 'rs-103 rs-111 rs-101');
    await eventually(() => shown(other), 'rs-103 rs-111 rs-101');
  },
);

journey(
  'WCH-014 WCH-027 an order whose tab closes before it is sent is replayed from the outbox by the next tab',
  async ({ open }) => {
    const { address, stored } = await rainyList();
    const left = await open(ringside, { path: null });
    allow(left, /api\/v4\/user\/watchlist/);
    await arriveSignedIn(left, ringside, 'viewer', stack.sandbox);
    await left.goto(address);
    await eventually(() => shown(left), films.join(' '));

    // The request that outlives the closed tab (keepalive) fails as well, like that of a long list.
    await setFaults([{ method: 'POST', path: '/api/v4/user/watchlist/*', delayMs: 3_000, drop: 'before' }]);
    await firstToTheEnd(left);
    const next = await open(ringside, { beside: left, path: null });
    await Promise.all([left.waitForEvent('close'), left.close({ runBeforeUnload: true })]);
    await clearFaults();
    expect(await stored()).toBe(films.join(' '));
    await next.goto(address);
    await eventually(() => shown(next), 'rs-103 rs-104 rs-111 rs-101');
    expect(await stored()).toBe('rs-103 rs-104 rs-111 rs-101');
    expect(await next.getByRole('alert').count()).toBe(0);
  },
);

const FILM = 'rs-103';
const favourite = `/api/v2/favourite/vods/${FILM}`;

/** A page with a film's favourite button, for a viewer who has or has not added it. */
async function heartOn(open: Open, path: string, isFavourite: boolean) {
  const { authorisationToken: token } = (await callPlatform('ringside', 'POST', '/api/v2/login', {
    body: { id: emailOf('viewer', ringside), secret: PASSWORD },
  })) as { authorisationToken: string };
  await callPlatform('ringside', isFavourite ? 'PUT' : 'DELETE', favourite, { token });
  const page = await open(ringside, { path: null });
  allow(page, /api\/v2\/favourite/, /Failed to load resource/);
  await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
  await page.goto(addressOf('ringside', path));
  const heart = page.getByRole('button', { name: text('en', 'favourite'), exact: true }).first();
  await heart.waitFor();
  const pressed = () => heart.getAttribute('aria-pressed');
  const stored = async () =>
    (
      (await callPlatform('ringside', 'GET', '/api/v2/favourite/vods?p=1&rpp=99', { token })) as {
        vods: { id: string }[];
      }
    ).vods.some(({ id }) => id === FILM);
  await eventually(pressed, String(isFavourite));
  return { page, heart, pressed, stored };
}

journey(
  'NAV-084 FAV-004 a favourite whose page reloads before it is sent is shown optimistically and replayed',
  async ({ open }) => {
    const { page, heart, pressed, stored } = await heartOn(open, `/video/${FILM}`, false);
    await setFaults([{ method: 'PUT', path: favourite, delayMs: 2_000, drop: 'before' }]);
    await heart.click();
    await eventually(pressed, 'true');
    await page.reload();
    await clearFaults();
    await eventually(pressed, 'true');
    await eventually(stored, true);
  },
);

journey(
  'NAV-084 FAV-004 a favourite chosen without a connection is sent when it returns, and nothing is reported',
  async ({ open }) => {
    const { page, heart, pressed, stored } = await heartOn(open, `/video/${FILM}`, false);
    allow(page, /ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(favourite));
    await heart.click();
    await failed;
    await eventually(pressed, 'true');
    expect([await page.getByText(/could not be changed/).count(), await stored()]).toEqual([0, false]);
    await page.context().setOffline(false);
    await eventually(stored, true);
    await eventually(pressed, 'true');
    expect(await page.getByText(/could not be changed/).count()).toBe(0);
  },
);

journey(
  'NAV-084 FAV-005 a favourite refused after navigation shows its error and retry on the next page',
  async ({ open }) => {
    const { page, heart, pressed, stored } = await heartOn(open, '/favourites', true);
    await setFaults([{ method: 'DELETE', path: favourite, delayMs: 1_500, status: 500 }]);
    await heart.click();
    await eventually(pressed, 'false');
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByText(/^“.+” could not be changed in your favourites\.$/).waitFor();
    expect([new URL(page.url()).pathname === '/favourites', await stored()]).toEqual([false, true]);
    await clearFaults();
    await page.getByRole('button', { name: text('en', 'tryAgain') }).click();
    await eventually(stored, false);
    expect(await page.getByText(/could not be changed/).count()).toBe(0);
  },
);
