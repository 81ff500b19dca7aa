/** A licence sold by a third-party seller: redirect to the seller and back with the purchase. */
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { ringside } from './support/realms';
import { callPlatform, clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { shop } from './support/shop';
import { arriveSignedIn } from './support/signIn';
import { countPosts, withoutAnswer } from './support/stageDoor';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

interface Families {
  readonly families: readonly { readonly licences: readonly Licence[] }[];
  readonly licences: readonly Licence[];
}
interface Licence {
  readonly id: string;
  readonly purchaseStrategy: object;
}

/** Makes every licence of the platform's response sold at the Box Office; returns the first. */
async function sellElsewhere(): Promise<void> {
  const answer = (await callPlatform('ringside', 'GET', '/api/v2/licence-family')) as Families;
  const sold = (licence: Licence): Licence => {
    const query = new URLSearchParams({
      realm: 'ringside',
      licence: licence.id,
      return: addressOf('ringside', '/licence-redirect'),
      state: 'of-this-sale',
    });
    return {
      ...licence,
      purchaseStrategy: {
        ...licence.purchaseStrategy,
        externalAuthProviderDetails: {
          name: 'box-office',
          acquisitionUrl: `${stack.sandbox}/box-office?${query}`,
        },
      },
    };
  };
  await setFaults([
    {
      method: 'GET',
      path: '/api/v2/licence-family',
      body: {
        families: answer.families.map((family) => ({ ...family, licences: family.licences.map(sold) })),
        licences: answer.licences.map(sold),
      },
    },
  ]);
}

const countExchanges = (page: Page) => countPosts(page, /\/external\/box-office\/token$/);

/** A signed-in viewer chooses a licence and is redirected to the seller. */
async function toTheCounter(page: Page): Promise<void> {
  await sellElsewhere();
  await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
  await page.goto(addressOf('ringside', '/purchase?from=/browse'));
  const { licences, goOn } = shop(page, 'en');
  await licences.first().press(' ');
  await goOn.click();
  await page.getByRole('heading', { name: 'Box Office' }).waitFor();
}

journey(
  'SGP-094 SGP-096 SGP-097 LIC-088 LIC-089 a licence is bought at the seller, and the buyer is signed in at the destination; going back consumes nothing',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    const exchanges = countExchanges(page);
    await toTheCounter(page);
    await page.locator('#email').fill('buyer@box-office.example');
    await page.getByRole('button', { name: 'Buy', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/browse');
    await frame(page, ringside).signedIn.waitFor();
    await eventually(() => frame(page, ringside).signOut.getAttribute('title'), 'buyer@box-office.example');
    withoutAnswer(page);
    expect(exchanges()).toBe(1);
    await page.goto(addressOf('ringside', '/licence-redirect'));
    await page.waitForURL((url) => /^\/(home)?$/.test(url.pathname));
    expect(exchanges()).toBe(1);
  },
);

journey(
  'SGP-099 LIC-091 a refused code leads to the main page with the session unchanged',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /external\/box-office\/token/);
    await toTheCounter(page);
    await setFaults([{ method: 'POST', path: '/api/v2/external/box-office/token', status: 401 }]);
    await page.locator('#email').fill('buyer@box-office.example');
    await page.getByRole('button', { name: 'Buy', exact: true }).click();
    await page.waitForURL((url) => url.hostname === 'ringside.localhost' && /^\/(home)?$/.test(url.pathname));
    await frame(page, ringside).signedIn.waitFor();
    await eventually(() => frame(page, ringside).signOut.getAttribute('title'), 'viewer@ringside.example');
    withoutAnswer(page);
  },
);

journey(
  'SGP-098 LIC-090 cancelling at the seller, or an unknown code, leads to the main page',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    const exchanges = countExchanges(page);
    await toTheCounter(page);
    await page.getByRole('button', { name: 'Go back without buying' }).click();
    await page.waitForURL((url) => url.hostname === 'ringside.localhost' && /^\/(home)?$/.test(url.pathname));
    withoutAnswer(page);
    await page.goto(addressOf('ringside', '/licence-redirect?code=stolen&state=of-this-sale'));
    await page.waitForURL((url) => /^\/(home)?$/.test(url.pathname) && url.search === '');
    await frame(page, ringside).cards.first().waitFor();
    expect(exchanges()).toBe(0);
  },
);
