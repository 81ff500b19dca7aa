/**
 * Failures between choosing and paying for a licence. In every case the viewer sees the result and is charged
 * once at most.
 */
import type { Page, Route } from 'playwright-core';
import { addressOf, platformOf, stage } from './support/addresses';
import { axe } from './support/axe';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, noor, PASSWORD, ringside, type DemoRealm } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { cards, shop } from './support/shop';
import { arriveSignedIn, fillSignIn } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

/** Failures of a purchase are also in the operator's log. */
const logged = /\[commerce\]/;
const payCall = '/api/v2/customer/baskets/pay';

/** Receipts mailed to an account: one per charged purchase. */
async function receipts(recipient: string): Promise<number> {
  const answer = await fetch(`${platformOf('site')}/__sandbox/mail`);
  const mails = (await answer.json()) as { recipient: string; body: string }[];
  return mails.filter((mail) => mail.recipient === recipient && mail.body.includes('Purchase ')).length;
}

/** At the payment step of the first licence on offer, with all consents ticked. */
async function atPayment(
  page: Page,
  realm: DemoRealm,
  account: Parameters<typeof arriveSignedIn>[2],
  choose = '/purchase?from=/browse',
) {
  await arriveSignedIn(page, realm, account, stage.sandbox);
  await page.goto(addressOf(realm.id, choose));
  const at = shop(page, realm.locales[0]);
  await page.locator('input[type=radio]:enabled:not([value*=free])').first().press(' ');
  await at.goOn.click();
  return at;
}

describe('missing billing details', () => {
  for (const [realm, width] of [
    [ringside, 'phone'],
    [noor, 'desktop'],
    [lanterna, 'desktop'],
  ] as const)
    journey(
      `PAY-013 FRM-013 FRM-039 ${realm.id} on a ${width}: they are entered in the checkout, which then continues to the payment`,
      async ({ open }) => {
        const page = await open(realm, { width, path: null });
        const [locale] = realm.locales;
        const { consent, pay, fillCard, done } = await atPayment(page, realm, 'details');
        const save = page.getByRole('button', { name: text(locale, 'billingGoOn') });
        await save.click();
        const street = page.getByLabel(text(locale, 'detailLine1'));
        await page.getByText(text(locale, 'line1FieldIsRequired')).waitFor();
        expect(await street.evaluate((field) => field === document.activeElement)).toBe(true);
        await axe(page);
        await street.fill('1 Canvas Street');
        await page.getByLabel(text(locale, 'detailPostalCode')).fill('1100-048');
        await save.click();
        await consent.press(' ');
        await fillCard(cards.good);
        await pay.click();
        await done.waitFor();
        expect(await receipts(`details@${realm.id}.example`)).toBe(1);
      },
    );

  journey('a failed save preserves the input, and the next one continues', async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /user\/details/, logged);
    const { fields } = await atPayment(page, ringside, 'details');
    const street = page.getByLabel(text('en', 'detailLine1'));
    await street.fill('1 Canvas Street');
    await page.getByLabel(text('en', 'detailPostalCode')).fill('D01');
    await setFaults([{ method: 'PUT', path: '/api/v2/user/details', status: 500, times: 1 }]);
    await page.getByRole('button', { name: text('en', 'billingGoOn') }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'detailsNotSaved') })
      .waitFor();
    expect(await street.inputValue()).toBe('1 Canvas Street');
    await page.getByRole('button', { name: text('en', 'billingGoOn') }).click();
    await fields.getByRole('textbox').first().waitFor();
  });
});

journey(
  'SGN-008 API-022 missing details are requested after sign-in, before the redirect to the destination',
  async ({ open }) => {
    const page = await open(ringside, { path: '/login?from=/browse' });
    await fillSignIn(page, 'en', { email: 'incomplete@ringside.example', password: PASSWORD });
    await page.getByRole('heading', { name: text('en', 'owedDetailsTitle') }).waitFor();
    await page.getByLabel(text('en', 'detailDay'), { exact: true }).fill('3');
    await page.getByLabel(text('en', 'detailMonth'), { exact: true }).fill('2');
    await page.getByLabel(text('en', 'detailYear'), { exact: true }).fill('1990');
    await page.locator('input[type=tel]').fill('85 123 4567');
    await axe(page);
    await page.getByRole('button', { name: text('en', 'owedDetailsSave') }).click();
    await page.waitForURL((url) => url.pathname === '/browse');
  },
);

describe('declined cards', () => {
  for (const [number, said] of [
    [cards.poor, /insufficient|declined/i],
    ['4000 0000 0000 0069', /expired/i],
  ] as const)
    journey(`PAY-062 PAY-073 ${number} shows the reason, and another card pays once`, async ({ open }) => {
      const page = await open(ringside, { path: null });
      allow(page, /__fake/);
      const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
      await consent.press(' ');
      await fillCard(number);
      await pay.click();
      await page.getByRole('alert').filter({ hasText: said }).first().waitFor();
      expect(await receipts('viewer@ringside.example')).toBe(0);
      await fillCard(cards.good);
      await pay.click();
      await done.waitFor();
      expect(await receipts('viewer@ringside.example')).toBe(1);
    });

  journey('a failed 3-D Secure challenge charges nothing; a passed one pays once', async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /__fake/);
    const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
    const bank = page.frameLocator('iframe[src*="stripe-challenge"]');
    await consent.press(' ');
    await fillCard(cards.challenged);
    await pay.click();
    await bank.getByRole('button', { name: 'No, stop' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /confirm that it is you/ })
      .first()
      .waitFor();
    expect(await receipts('viewer@ringside.example')).toBe(0);
    await fillCard(cards.challenged);
    await pay.click();
    await bank.getByRole('button', { name: 'Yes, pay' }).click();
    await done.waitFor();
    expect(await receipts('viewer@ringside.example')).toBe(1);
  });
});

describe('PAY-021 providers with one frame per field', () => {
  for (const [realm, said] of [
    [lanterna, 'card_declined'],
    [noor, 'expired_card'],
  ] as const)
    journey(
      `PAY-070 ${realm.id}: a refusal shows a message, and a 3-D Secure card pays once`,
      async ({ open }) => {
        const page = await open(realm, { path: null });
        allow(page, /baskets\/pay/, logged);
        const [locale] = realm.locales;
        const { consent, pay, fillCard, bank, done } = await atPayment(page, realm, 'viewer');
        await consent.press(' ');
        await fillCard(said === 'expired_card' ? '4000 0000 0000 0069' : cards.poor);
        await pay.click();
        await page
          .getByRole('alert')
          .filter({ hasText: text(locale, said) })
          .waitFor();
        await axe(page);
        expect(await receipts(`viewer@${realm.id}.example`)).toBe(0);
        await fillCard(cards.challenged);
        await pay.click();
        await bank.locator('#complete:enabled').click();
        await done.waitFor();
        expect(await receipts(`viewer@${realm.id}.example`)).toBe(1);
      },
    );
});

describe('a platform failure during payment', () => {
  for (const [name, fault] of [
    ['answers 500', { path: `${payCall}/*`, method: 'POST', status: 500 }],
    // Without `times`: browsers retry by themselves when a connection breaks.
    ['drops the call', { path: `${payCall}/*`, method: 'POST', drop: 'before' }],
  ] as const)
    journey(
      `PAY-019 one that ${name} before charging: the page shows that the payment is secured, and the next press pays once`,
      async ({ open }) => {
        const page = await open(ringside, { path: null });
        allow(page, /baskets\/pay/, logged);
        const { consent, pay, fillCard, done, fields } = await atPayment(page, ringside, 'viewer');
        await consent.press(' ');
        await fillCard(cards.good);
        await setFaults([fault]);
        await pay.click();
        await page.getByText(text('en', 'paymentKept')).waitFor();
        expect(await fields.getByRole('textbox').count()).toBe(0);
        expect(await receipts('viewer@ringside.example')).toBe(0);
        await clearFaults();
        await pay.click();
        await done.waitFor();
        expect(await receipts('viewer@ringside.example')).toBe(1);
      },
    );

  journey(
    'PAY-019 one that charges but loses its response: the viewer sees the result at once and is charged once',
    async ({ open }) => {
      const page = await open(ringside, { path: null });
      allow(page, /baskets\/pay/, logged);
      const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
      await consent.press(' ');
      await fillCard(cards.good);
      await setFaults([{ path: `${payCall}/*`, method: 'POST', drop: 'mid', times: 1 }]);
      await pay.click();
      await done.waitFor();
      expect(await receipts('viewer@ringside.example')).toBe(1);
    },
  );

  journey('PAY-019 a reload after the call was lost continues without another card', async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /baskets\/pay/, logged);
    const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
    await consent.press(' ');
    await fillCard(cards.good);
    await setFaults([{ path: `${payCall}/*`, method: 'POST', drop: 'before' }]);
    await pay.click();
    await page.getByText(text('en', 'paymentKept')).waitFor();
    await clearFaults();
    await page.reload();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'paymentInterrupted') })
      .waitFor();
    expect(await page.locator('iframe[src*="stripe-element"]').count()).toBe(0);
    await consent.press(' ');
    await pay.click();
    await done.waitFor();
    expect(await receipts('viewer@ringside.example')).toBe(1);
  });

  journey('PAY-019 a reload while the call is in flight shows its result', async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /baskets\/pay/, logged);
    const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
    await consent.press(' ');
    await fillCard(cards.good);
    // The platform answers, but its answer does not arrive.
    let charged: () => void = () => undefined;
    const isCharged = new Promise<void>((resolve) => (charged = resolve));
    await page.route(`**${payCall}/*`, async (route) => {
      await route.fetch();
      charged();
    });
    await pay.click();
    await isCharged;
    await page.unrouteAll();
    await page.reload();
    await done
      .or(page.getByText(text('en', 'licenceCurrent')))
      .first()
      .waitFor();
    expect(await receipts('viewer@ringside.example')).toBe(1);
  });
});

journey('PAY-019 a double press pays once', async ({ open }) => {
  const page = await open(ringside, { path: null });
  const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
  await consent.press(' ');
  await fillCard(cards.good);
  await pay.dblclick();
  await done.waitFor();
  expect(await receipts('viewer@ringside.example')).toBe(1);
});

journey('going back from the payment buys nothing, and going forward offers it again', async ({ open }) => {
  const page = await open(ringside, { path: '/browse' });
  const { licences } = await atPayment(page, ringside, 'viewer');
  await page.frameLocator('iframe[src*="stripe-element"]').getByRole('textbox').first().waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/browse');
  await page.goForward();
  await licences.first().waitFor({ state: 'attached' });
  expect(await receipts('viewer@ringside.example')).toBe(0);
});

journey('PAY-060 a viewer who has used the trial confirms and pays without one', async ({ open }) => {
  const page = await open(ringside, { path: null });
  allow(page, /answer 409/, /409/);
  await arriveSignedIn(page, ringside, 'trial', stage.sandbox);
  await page.goto(addressOf('ringside', '/purchase?from=/browse'));
  const { goOn, consent, pay, fillCard, done } = shop(page, 'en');
  await page.getByRole('radio', { name: /a year/ }).press(' ');
  await goOn.click();
  const question = page.getByRole('dialog', { name: text('en', 'freeTrialDeniedTitle') });
  await question.waitFor();
  await axe(page);
  await question.getByRole('button', { name: text('en', 'freeTrialDeniedGoOn') }).click();
  await consent.press(' ');
  await fillCard(cards.good);
  await pay.click();
  await done.waitFor();
  expect(await receipts('trial@ringside.example')).toBe(1);
});

describe('vouchers', () => {
  for (const [realm, code] of [
    [ringside, 'FULLHOUSE'],
    [noor, 'KARAM'],
  ] as const)
    journey(
      `PAY-020 PAY-025 PAY-035 PAY-036 ${realm.id}: one of 100 % needs no card; an invalid one shows an error`,
      async ({ open }) => {
        const page = await open(realm, { path: null });
        allow(page, /vouchers/);
        const [locale] = realm.locales;
        const { consent, pay, done, fields } = await atPayment(page, realm, 'viewer');
        await fields.getByRole('textbox').first().waitFor();
        await page.getByRole('button', { name: text(locale, 'voucherAdd') }).click();
        const field = page.getByLabel(text(locale, 'voucherCode'));
        await field.fill('NOSUCHTHING');
        await field.press('Enter');
        await page.getByText(text(locale, 'voucherUnknown')).waitFor();
        await axe(page);
        await field.fill(code.toLowerCase());
        await field.press('Enter');
        await page.getByText(text(locale, 'paymentNothingDue')).waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
        await consent.press(' ');
        await pay.click();
        await done.waitFor();
      },
    );
});

describe('the return from a provider', () => {
  const link = (more: string): string =>
    `/pay/ringside-stripe?targetPaymentProvider=stripe&paymentProviderId=ringside-stripe&paymentMethodType=card&from=%2Fbrowse${more}`;

  for (const status of ['failed', 'canceled'])
    journey(
      `PAY-051 redirect_status ${status} shows a message and leads back to the payment`,
      async ({ open }) => {
        const page = await open(ringside, { path: null });
        // The platform is called whatever the URL claims, and knows no such payment.
        allow(page, /payment-method\/validate/);
        await arriveSignedIn(page, ringside, 'viewer', stage.sandbox);
        await page.goto(addressOf('ringside', link(`&payment_intent=pi_x&redirect_status=${status}`)));
        await page
          .getByRole('alert')
          .filter({ hasText: text('en', 'failedPayment') })
          .waitFor();
        await page.getByRole('button', { name: text('en', 'paymentBack') }).click();
        await page.waitForURL((url) => url.pathname === '/purchase');
      },
    );

  for (const status of ['&redirect_status=succeeded', '&redirect_status=pending', ''])
    journey(
      `PAY-051 ${status === '' ? 'no redirect_status' : status.slice(1)} is no proof: an unknown payment is not paid`,
      async ({ open }) => {
        const page = await open(ringside, { path: null });
        allow(page, /payment-method\/validate/, logged);
        await arriveSignedIn(page, ringside, 'viewer', stage.sandbox);
        await page.goto(addressOf('ringside', link(`&payment_intent=pi_made_up${status}`)));
        await page.getByRole('alert').waitFor();
        expect(await receipts('viewer@ringside.example')).toBe(0);
      },
    );

  journey(
    'PAY-024 PAY-051 a payment finished on the bank’s own page is completed once, on its original terms',
    async ({ open }) => {
      const page = await open(ringside, { path: null });
      // Makes the fake redirect to the bank, as real banks do.
      await page.route('**/__fake/stripe.js', async (route) => {
        const script = await (await route.fetch()).text();
        await route.fulfill({
          body: script.replace("redirect === 'if_required'", 'false'),
          contentType: 'text/javascript',
        });
      });
      const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
      await consent.press(' ');
      await fillCard(cards.good);
      await pay.click();
      await page.waitForURL(/\/pay\/ringside-stripe/);
      await done.waitFor();
      expect(page.url()).not.toContain('secret');
      await page.waitForURL((url) => url.pathname === '/browse');
      expect(await receipts('viewer@ringside.example')).toBe(1);
    },
  );
});

journey(
  'PAY-004 PAY-019 a platform without idempotency keys: a saved card whose response is lost is not charged again before a warning',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /baskets\/pay/, logged);
    // Responses of a platform that supports neither versions nor idempotency keys.
    const plain = async (route: Route): Promise<void> => {
      const answer = await route.fetch();
      const {
        version: _version,
        idempotentPayments: _keys,
        ...basket
      } = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ response: answer, json: basket });
    };
    await page.route(/\/api\/v2\/(customer\/basket|baskets\/[^/?]+)(\?|$)/, (route) =>
      route.request().method() === 'OPTIONS' ? route.continue() : plain(route),
    );
    await arriveSignedIn(page, ringside, 'member', stage.sandbox);
    await page.goto(addressOf('ringside', '/purchase?from=/browse&licences=ringside-ppv-title-night'));
    const { consent, pay, goOn, licences, done } = shop(page, 'en');
    await licences.first().press(' ');
    await goOn.click();
    await page.locator('input[value=saved]:checked').waitFor();
    await consent.press(' ');
    await page.route(/\/customer\/baskets\/pay/, (route) => route.abort('connectionreset'), { times: 1 });
    await pay.click();
    const told = page.getByRole('heading', { name: text('en', 'paymentUncertainTitle') });
    await told.waitFor();
    expect(await told.evaluate((title) => title === document.activeElement)).toBe(true);
    await axe(page);
    await page.getByRole('button', { name: text('en', 'paymentLookAgain') }).press('Enter');
    await told.waitFor();
    await page.getByRole('button', { name: text('en', 'paymentPayAnyway'), exact: true }).click();
    await pay.waitFor();
    expect(await receipts('member@ringside.example')).toBe(0);
    await pay.click();
    await done.waitFor();
    expect(await receipts('member@ringside.example')).toBe(1);
  },
);
