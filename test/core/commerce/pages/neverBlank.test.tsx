/**
 * The purchase pages through a sample of random sequences: whatever happened before and whatever the platform
 * answers, they show something.
 */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import PayPage from '../../../../core/commerce/pages/PayPage';
import PurchasePage from '../../../../core/commerce/pages/PurchasePage';
import { CallError, PaymentRefusal } from '../../../../core/sdk';
import { basket, zeroProvider } from '../commerceFixture';
import { tabValues } from '../tradingFixture';
import { openPage, paid, settled } from './checkoutFixture';

/** The same cases each time, so that a failure points to a change in the code. */
const SEED = 19;

const failure = (status: number, code: string, body: object = {}) =>
  new CallError('call', status, code, [`${code}!`], body);
const missingFields = [{ fieldName: 'line1', fieldType: 'line1', required: true }];
const securedPayment = {
  paymentProviderId: 'demo-stripe',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentDetailsExternalId: 'pi_1',
};
const failures = [
  failure(0, 'unknownError'),
  failure(503, 'down'),
  failure(400, 'BAD_REQUEST'),
  failure(404, 'basketEmpty'),
  failure(409, 'freeTrialDenied'),
  failure(409, 'basketChanged'),
];
const baskets = [
  basket(),
  basket({ securedPayment }),
  basket({ basketItems: [], providers: [] }),
  basket({ discountedTotal: 0, providers: [zeroProvider] }),
  basket({ providers: [] }),
  basket({ billingDetailsRequired: true, missingFields }),
];
const answers = fc.record({
  putIntoBasket: fc.constantFrom(...baskets, ...failures),
  readBasket: fc.constantFrom(...baskets, ...failures),
  paySku: fc.constantFrom(
    paid,
    { ...paid, status: 'PENDING' },
    failure(424, 'BASKET_REQUIREMENTS_FAILED', { missingFields }),
    failure(402, 'card_declined'),
    ...failures,
  ),
  validatePaymentMethod: fc.constantFrom(
    { status: 'succeeded' },
    { status: 'pending' },
    { status: 'failed', messages: null },
    { status: 'succeeded', completed: true },
    ...failures,
  ),
  readActiveSubscriptions: fc.constantFrom({ licences: [] }, ...failures),
});
const collected = fc.constantFrom('details', 'refused', 'never');
const returned = fc.constantFrom(
  '',
  '&redirect_status=failed',
  '&redirect_status=succeeded&payment_intent=pi_9',
  '&payment_intent=',
  '&redirect_status=%F0%9F%8E%AD',
);

const drawn = () => {
  const place = document.body;
  expect(place.textContent?.trim()).not.toBe('');
  expect(place.querySelector('h1, h2, [role=status], [role=alert], dialog[open]')).not.toBeNull();
};

async function press(): Promise<void> {
  for (const box of screen.queryAllByRole('checkbox'))
    if (!(box as HTMLInputElement).checked) fireEvent.click(box);
  const button = document.querySelector<HTMLButtonElement>(
    'form button[type=submit]:not(:disabled), dialog[open] button:not(:disabled), main button:not(:disabled)',
  );
  if (button !== null) fireEvent.click(button);
  await settled();
}

async function through(
  Page: ComponentType,
  address: string,
  given: Record<string, unknown>,
  how: string,
): Promise<void> {
  const values = tabValues();
  try {
    // The page, and the page reloaded in the same tab.
    for (const _ of [1, 2]) {
      const runtime = await openPage(Page, { address, answers: given, values });
      runtime.next =
        how === 'refused'
          ? () => Promise.reject(new PaymentRefusal('card_declined', 'No.'))
          : how === 'never'
            ? () => new Promise(() => undefined)
            : null;
      drawn();
      for (const __ of [1, 2, 3]) {
        await press();
        drawn();
      }
      cleanup();
    }
  } finally {
    cleanup();
    await act(async () => undefined);
  }
}

test('PAY-019 PAY-051 neither the purchase page nor that of a return is ever blank', async () => {
  await fc.assert(
    fc.asyncProperty(answers, collected, (given, how) =>
      through(PurchasePage, '/purchase?showPurchase=true', given, how),
    ),
    { numRuns: 12, seed: SEED },
  );
  await fc.assert(
    fc.asyncProperty(answers, returned, (given, more) =>
      through(
        PayPage,
        `/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card${more}`,
        given,
        'details',
      ),
    ),
    { numRuns: 8, seed: SEED },
  );
}, 60_000);
