/**
 * Failures of a payment and returns from a provider. In every case the viewer sees the result and is charged
 * once at most.
 */
import type { Route } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { cards, shop } from './support/shop';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';
import { atPayment, logged, payCall, receipts } from './support/checkout';

beforeEach(() => resetSandbox());

afterEach(() => clearFaults());

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
        await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
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
        await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
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
    await arriveSignedIn(page, ringside, 'member', stack.sandbox);
    await page.goto(addressOf('ringside', '/purchase?from=/browse&licences=ringside-ppv-title-night'));
    const { consent, pay, goOn, licences, done } = shop(page, 'en');
    await licences.first().press(' ');
    await goOn.click();
    await page.locator('input[value=saved]:checked').waitFor();
    await consent.press(' ');
    await page.route(/\/customer\/baskets\/pay/, (route) => route.abort('connectionreset'), { times: 1 });
    await pay.click();
    const heading = page.getByRole('heading', { name: text('en', 'paymentUncertainTitle') });
    await heading.waitFor();
    await eventually(() => heading.evaluate((title) => title === document.activeElement), true);
    await axe(page);
    await page.getByRole('button', { name: text('en', 'paymentLookAgain') }).press('Enter');
    await heading.waitFor();
    await page.getByRole('button', { name: text('en', 'paymentPayAnyway'), exact: true }).click();
    await pay.waitFor();
    expect(await receipts('member@ringside.example')).toBe(0);
    await pay.click();
    await done.waitFor();
    expect(await receipts('member@ringside.example')).toBe(1);
  },
);
