/**
 * A wallet on the purchase page of the composed product: the realm's plugin, the fake of its provider's
 * script, and the platform's calls (PAY-023).
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commerceExamples from '../../../schemas/platform/examples/commerce.json';
import { fakeStripe, type FakeStripe } from '../../plugins/payment/fakeStripe';
import { licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';

const basketExample = commerceExamples.basket.value;

composedTests();
// The whole page with its plugins is drawn, which is slow on a busy machine.

let stripe: FakeStripe;
beforeEach(() => {
  stripe = fakeStripe();
  stripe.install();
  const { head } = document;
  // The simulated browser fetches no scripts.
  jest.spyOn(head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Node) head.appendChild(node);
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) queueMicrotask(() => void node.dispatchEvent(new Event('load')));
  });
});
afterEach(() => {
  stripe.remove();
  jest.restoreAllMocks();
});

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const consents = [{ fieldName: 'immediateAccess', kind: 'checkbox', text: 'Start now.', required: true }];
const providers = [
  {
    id: 'ringside-stripe-wallet',
    name: 'stripe-wallet',
    kind: 'native',
    paymentMethodTypes: ['card'],
    hasVouchers: true,
    consents,
  },
  {
    id: 'ringside-stripe',
    name: 'stripe',
    kind: 'form',
    paymentMethodTypes: ['card'],
    hasVouchers: true,
    consents,
  },
];
const basket = {
  ...basketExample,
  vouchers: [],
  primaryPaymentDetails: null,
  securedPayment: null,
  missingFields: [],
  billingDetailsRequired: false,
  providers,
};
const setup = {
  targetPaymentProvider: 'stripe-wallet',
  clientSecret: 'pi_1_secret_x',
  paymentDetailsExternalId: 'pi_1',
  intentKind: 'payment',
};

/** At the payment of a basket, with the payment methods drawn. */
async function atPayment() {
  platform().get('/api/v2/user').reply(200, user);
  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, { families: [], licences: [licence()] });
  platform()
    .put(/\/api\/v2\/baskets\//)
    .query(true)
    .reply(200, basket);
  platform().persist().get('/api/v2/customer/basket').reply(200, basket);
  platform().persist().post('/api/v4/payment-method/init').reply(200, setup);
  const site = await compose({
    at: '/purchase?from=%2Fbrowse%3Fx%3D1',
    tab: browserProfile(signedIn()).tab(),
  });
  await site.draw();
  const actor = userEvent.setup();
  await actor.click(await screen.findByRole('radio'));
  await actor.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByLabelText('Card number');
  const group = () => screen.queryByRole('group', { name: 'Apple Pay and Google Pay' });
  return { site, actor, group, paid: () => site.callsTo('POST', '/api/v2/customer/baskets/pay') };
}

test('ROU-107 is offered before the card, waits for the consent, and pays once with the approval; the return link carries the method and where the viewer came from', async () => {
  const { actor, group, paid, site } = await atPayment();
  const wallet = screen.getByRole('button', { name: 'Google Pay' });
  expect(
    wallet.compareDocumentPosition(screen.getByRole('button', { name: /^Pay/ })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0);
  expect(group()).toBeVisible();

  await actor.click(wallet);
  expect(screen.getByRole('alert')).toHaveTextContent('First tick the box');
  expect(screen.getByRole('checkbox', { name: 'Start now.' })).toHaveFocus();
  expect(stripe.calls).not.toContain('open');

  await actor.click(screen.getByRole('checkbox', { name: 'Start now.' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  platform()
    .post(/\/api\/v2\/customer\/baskets\/pay/)
    .query(true)
    .reply(200, { status: 'COMPLETED', purchaseId: 'p', licences: [] });
  await actor.click(wallet);
  await waitFor(() => expect(paid()).toHaveLength(1));
  expect(paid()[0]?.body).toMatchObject({
    paymentArrangement: {
      primaryPaymentDetailsAttributes: {
        targetPaymentProvider: 'stripe-wallet',
        paymentDetailsExternalId: 'pi_1',
      },
      consent: [{ fieldName: 'immediateAccess', answer: true }],
    },
  });
  const { return_url: returnUrl } = (stripe.seen.confirm as { confirmParams: { return_url: string } })
    .confirmParams;
  expect(new URL(returnUrl).pathname).toBe('/pay/ringside-stripe-wallet');
  expect([...new URL(returnUrl).searchParams]).toEqual([
    ['targetPaymentProvider', 'stripe-wallet'],
    ['paymentProviderId', 'ringside-stripe-wallet'],
    ['paymentMethodType', 'card'],
    ['from', '/browse?x=1'],
  ]);
  expect(site.left).toEqual([]);
});

test('that is closed leaves no error and no charge, though its button would submit a form', async () => {
  const { actor, paid } = await atPayment();
  await actor.click(screen.getByRole('checkbox', { name: 'Start now.' }));
  stripe.sheet = 'cancel';
  await actor.click(screen.getByRole('button', { name: 'Google Pay' }));
  await act(async () => undefined);
  expect(stripe.calls).toContain('open');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled());
  expect(paid()).toEqual([]);
});

test('that the browser lacks leaves nothing behind', async () => {
  stripe.wallets = undefined;
  const { group } = await atPayment();
  expect(group()).toBeNull();
  expect(screen.queryByText('or pay another way')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Start now.' })).toBeInTheDocument();
});
