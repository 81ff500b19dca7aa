/** A locked title, its licences, and their payment methods. */
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { plays } from './support/playing';
import { rawPage } from './support/rawPage';
import { everyView, lanterna, PASSWORD, realms, ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { cards, shop } from './support/shop';
import { arriveSignedIn, fillSignIn } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

describe('with a card', () => {
  for (const { realm, width } of everyView)
    journey(
      `${realm.id} on a ${width}: a viewer opens a locked title, buys a licence, and watches it`,
      async ({ open }) => {
        const page = await open(realm, { width, path: null });
        const [locale] = realm.locales;
        await arriveSignedIn(page, realm, 'viewer', stack.sandbox);
        await page.goto(addressOf(realm.id, `/video/${realm.locked}`));
        const { offer, choose, licences, goOn, consent, pay, fillCard, done } = shop(page, locale);
        await offer.waitFor();
        expect(await page.locator('video').count()).toBe(0);
        await choose.click();
        await licences.first().press(' ');
        await goOn.click();
        await consent.press(' ');
        await fillCard(cards.good);
        await pay.click();
        await done.waitFor();
        await page.waitForURL((url) => url.pathname.startsWith(`/video/${realm.locked}`));
        await plays(page);
      },
    );

  journey(
    'PAY-034 a declined card shows the reason; another one succeeds and pays once',
    async ({ open }) => {
      const page = await open(ringside, { path: null });
      await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
      allow(page, /answer 40[02]: POST .*(__fake|pay)/, /Failed to load resource.*(__fake|pay)/);
      let paid = 0;
      page.on('response', (answer) => {
        if (
          /\/customer\/baskets\/pay/.test(answer.url()) &&
          answer.request().method() === 'POST' &&
          answer.ok()
        )
          paid += 1;
      });
      const namesStripe = async (path: string) =>
        String((await rawPage('ringside', path)).headers['content-security-policy']).includes(
          'js.stripe.com',
        );
      expect([
        await namesStripe('/'),
        await namesStripe(`/video/${ringside.locked}`),
        await namesStripe('/purchase'),
      ]).toEqual([false, false, true]);
      await page.goto(addressOf('ringside', `/video/${ringside.locked}`));
      const { choose, licences, goOn, consent, pay, fillCard, done } = shop(page, 'en');
      await choose.click();
      // The page is a new document with a wider policy: the title's licences are still offered.
      await page.getByRole('radio', { name: /a year/ }).waitFor({ state: 'attached' });
      await eventually(() => licences.count(), 2);
      await eventually(
        () =>
          page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname),
        '/purchase',
      );
      await licences.first().press(' ');
      await goOn.click();
      await consent.press(' ');
      await fillCard(cards.declined);
      await pay.click();
      await page
        .getByRole('alert')
        .filter({ hasText: /declined/ })
        .first()
        .waitFor();
      await axe(page);
      await fillCard(cards.good);
      await pay.click();
      await done.waitFor();
      await page.waitForURL(/\/video\/rs-101/);
      await plays(page);
      expect(paid).toBe(1);
    },
  );

  journey('a 3-D Secure challenge is passed, and the purchase continues', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
    await page.goto(addressOf('ringside', '/purchase?from=/browse'));
    const { licences, goOn, consent, pay, fillCard, bank, done } = shop(page, 'en');
    await licences.first().press(' ');
    await goOn.click();
    await consent.press(' ');
    await fillCard(cards.challenged);
    await pay.click();
    await bank.getByRole('button', { name: 'Yes, pay' }).click();
    await done.waitFor();
    await page.waitForURL((url) => url.pathname === '/browse');
    // The page is a new document whose policy forbids the provider's script.
    await page.waitForFunction(
      () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname === '/browse',
    );
    expect(await page.locator('script[src*="stripe"]').count()).toBe(0);
    // The card is stored now; its bank also requires a challenge for the next purchase.
    await page.goto(addressOf('ringside', `/purchase?from=/browse&licences=ringside-ppv-title-night`));
    await licences.first().press(' ');
    await goOn.click();
    await consent.press(' ');
    await pay.click();
    await bank.getByRole('button', { name: 'Yes, pay' }).click();
    await done.waitFor();
  });

  journey('a trial starts with nothing due', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
    await page.goto(addressOf('ringside', `/video/${ringside.locked}`));
    const { choose, goOn, consent, pay, fillCard, done } = shop(page, 'en');
    await choose.click();
    await page.getByRole('radio', { name: /a year/ }).press(' ');
    await goOn.click();
    await consent.press(' ');
    await fillCard(cards.good);
    await eventually(() => pay.innerText(), expect.stringMatching(new RegExp(text('en', 'payTrial'), 'i')));
    await pay.click();
    await done.waitFor();
    await page.waitForURL(/\/video\/rs-101/);
    await plays(page);
  });

  journey('payment fields that fail to load show a message and load on retry', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
    allow(page, /stripe/i);
    await page.route('**/__fake/stripe.js', (route) => route.abort());
    await page.goto(addressOf('ringside', '/purchase'));
    const { licences, goOn, fields } = shop(page, 'en');
    await licences.first().press(' ');
    await goOn.click();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'cardFieldsFailed') })
      .waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: text('en', 'cardFieldsAgain') }).click();
    await fields.getByRole('textbox').first().waitFor();
  });

  journey('PAY-006 nothing is paid without the consent', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
    await page.goto(addressOf('ringside', '/purchase'));
    const { licences, goOn, consent, pay, fields } = shop(page, 'en');
    await licences.first().press(' ');
    await goOn.click();
    await fields.getByRole('textbox').first().waitFor();
    await eventually(() => pay.isDisabled(), true);
    await consent.press(' ');
    await eventually(() => pay.isDisabled(), false);
  });

  journey('LIC-058 offers are side by side from 860 px, and in one column below', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
    await page.goto(addressOf('ringside', '/purchase'));
    const { licences } = shop(page, 'en');
    await licences.nth(1).waitFor({ state: 'attached' });
    for (const [width, columns] of [
      [860, 2],
      [859, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(async () => {
        const places = await licences.evaluateAll((radios) =>
          radios.map((radio) => Math.round(radio.closest('label')?.getBoundingClientRect().left ?? 0)),
        );
        return [places.length > 1, new Set(places).size];
      }, [true, columns]);
    }
  });

  journey('offers that fail to load have a retry', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
    allow(page, /licence/i);
    await setFaults([{ path: '/api/v2/licence*', status: 500 }]);
    await page.goto(addressOf('ringside', '/purchase'));
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'couldntLoadLicences') })
      .waitFor();
    await clearFaults();
    await page.getByRole('button', { name: text('en', 'tryAgain') }).click();
    await shop(page, 'en').licences.first().waitFor({ state: 'attached' });
  });
});

describe('with nothing to pay', () => {
  for (const realm of realms)
    journey(
      `${realm.id}: credit that covers the basket asks for no card, and opens the title`,
      async ({ open }) => {
        const page = await open(realm, { path: null });
        const [locale] = realm.locales;
        await arriveSignedIn(page, realm, 'credit', stack.sandbox);
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('stripe')) foreign.push(request.url());
        });
        await page.goto(addressOf(realm.id, `/video/${realm.locked}`));
        const { choose, licences, goOn, consent, pay, done } = shop(page, locale);
        await choose.click();
        await licences.first().press(' ');
        await goOn.click();
        await pay.waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
        if ((await consent.count()) > 0) await consent.press(' ');
        await pay.click();
        await done.waitFor();
        await page.waitForURL((url) => url.pathname.startsWith(`/video/${realm.locked}`));
        await plays(page);
        expect(foreign).toEqual([]);
      },
    );

  journey('PLY-066 lanterna: a ticket from credit opens an encrypted film', async ({ open }) => {
    const page = await open(lanterna, { path: null });
    await arriveSignedIn(page, lanterna, 'credit', stack.sandbox);
    await page.goto(addressOf('lanterna', '/video/ln-24'));
    const { choose, goOn, consent, pay, done } = shop(page, 'pt');
    await choose.click();
    await page.getByRole('radio', { name: /bilhete/i }).press(' ');
    await goOn.click();
    await pay.waitFor();
    if ((await consent.count()) > 0) await consent.press(' ');
    await pay.click();
    await done.waitFor();
    await page.waitForURL(/\/video\/ln-24/);
    await plays(page);
    await eventually(
      () => page.locator('video').evaluate((element: HTMLVideoElement) => element.mediaKeys !== null),
      true,
    );
  });
});

describe('purchase restrictions', () => {
  journey('PAY-057 a guest sees the offers, signs in first and returns to them', async ({ open }) => {
    const page = await open(ringside, { path: `/video/${ringside.locked}` });
    const { choose, licences } = shop(page, 'en');
    await choose.click();
    await page.waitForURL((url) => url.pathname === '/signup' || url.pathname.startsWith('/login'));
    const offers = page.getByRole('list', { name: text('en', 'licenceChoices') }).getByRole('listitem');
    await eventually(() => offers.count(), 2);
    await axe(page);
    await page.getByRole('link', { name: text('en', 'signInInstead') }).click();
    await page.waitForURL(/\/login/);
    await fillSignIn(page, 'en', { email: 'viewer@ringside.example', password: PASSWORD });
    await page.waitForURL(/\/purchase/);
    await licences.first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).searchParams.get('from')).toMatch(/^\/video\/rs-101/);
    await eventually(() => licences.count(), 2);
  });

  journey('a child’s profile sees the restriction and goes back', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'kid', stack.sandbox);
    await page.goto(addressOf('ringside', `/video/${ringside.locked}`));
    await shop(page, 'en').choose.click();
    const dialog = page.getByRole('dialog').filter({ hasText: text('en', 'kidPurchasePermissionDenied') });
    await dialog.waitFor();
    await axe(page);
    await dialog
      .getByRole('button', { name: text('en', 'purchaseRestrictedClose') })
      .last()
      .click();
    await page.waitForURL(/\/video\/rs-101/);
    expect(await shop(page, 'en').licences.count()).toBe(0);
  });

  journey('a member skips the purchase', async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'member', stack.sandbox);
    await page.goto(addressOf('ringside', `/video/${ringside.locked}`));
    await plays(page);
    expect(await shop(page, 'en').offer.count()).toBe(0);
    await frame(page, ringside).drawer.waitFor({ state: 'detached' });
  });
});
