/** Apple Pay and Google Pay by Adyen, by its documented calls (PAY-023). */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentRefusal, type WalletProps } from '../../../core/sdk';
import type { AdyenOptions } from '../../../plugins/payment/adyen/options.generated';
import manifest from '../../../plugins/payment/adyen/plugin.json';
import activate from '../../../plugins/payment/adyen/wallet';
import { basket, describePaymentMethod, fakeContext, renderInRuntime, factsOf } from 'proscenium/kit';
import { fakeAdyen, type FakeAdyen } from './fakeAdyen';

const options: AdyenOptions = {
  clientKey: 'test_REALM',
  environment: 'test',
  scriptUrl: 'https://adyen.example/adyen.js',
  styleUrl: 'https://adyen.example/adyen.css',
  checkoutUrl: 'https://adyen.example/',
  bankUrls: [],
  wallets: ['applepay', 'googlepay'],
};
const setup = {
  targetPaymentProvider: 'adyen-wallet',
  sessionId: 'CS1',
  clientSecret: 'data',
  paymentDetailsExternalId: 'pay-1',
};
const returnUrl = 'https://lanterna.localhost/pay/lanterna-adyen-wallet';

let adyen: FakeAdyen;
beforeEach(() => {
  adyen = fakeAdyen();
  adyen.install();
  // The simulated browser fetches no styles.
  const { head } = document;
  jest.spyOn(head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Node) head.appendChild(node);
    for (const node of nodes)
      if (node instanceof HTMLLinkElement) queueMicrotask(() => void node.dispatchEvent(new Event('load')));
  });
});
afterEach(() => {
  cleanup();
  adyen.remove();
  document.querySelector('link[rel=stylesheet]')?.remove();
  jest.restoreAllMocks();
});

const authorised: FakeAdyen['pay'] = ({ onPaymentCompleted }) =>
  onPaymentCompleted({ resultCode: 'Authorised' });
const press = async (user = userEvent.setup(), name = 'Google Pay') =>
  user.click(screen.getByRole('button', { name }));

describePaymentMethod<AdyenOptions>('payment/adyen: adyen-wallet', {
  manifest,
  contribution: 'adyen-wallet',
  activate,
  options,
  basket,
  arrange: (runtime) => {
    runtime.platform.answer('initPaymentMethod', setup);
    runtime.platform.answer('validatePaymentMethod', { status: 'failed', code: '2' });
  },
  wallet: {
    offered: (offered) => {
      adyen.wallets = offered ? ['Google Pay'] : [];
    },
    sheet: (outcome) => {
      adyen.sheet = outcome;
    },
    press,
  },
  refuse: () => {
    adyen.pay = ({ onPaymentFailed }) => {
      adyen.pay = authorised;
      onPaymentFailed({ resultCode: 'Refused', sessionResult: 'r' });
    };
  },
  refused: '?redirect_status=failed&sessionId=CS1',
});

/** The buttons on the payment page, which pays with the approved details. */
async function drawn({ with: given = options }: { readonly with?: AdyenOptions } = {}) {
  const { context, runtime } = fakeContext({
    options: given,
    pluginId: manifest.id,
    facts: factsOf({ manifest, contribution: 'adyen-wallet' }, 'payment-method'),
    scriptSources: ['https://adyen.example'],
  });
  runtime.platform.answer('initPaymentMethod', setup);
  runtime.platform.answer('validatePaymentMethod', { status: 'failed', code: '2' });
  const method = activate(context);
  const { Wallet } = method;
  const paid: { ended: Promise<unknown>; pays: boolean } = { ended: Promise.resolve(), pays: true };
  const listeners = { onAvailable: jest.fn(), onCancel: jest.fn(), onPress: () => true };
  const onApprove: WalletProps['onApprove'] = async () => {
    if (!paid.pays) return;
    paid.ended = method.collect(basket, returnUrl);
    await paid.ended.catch(() => undefined);
  };
  await renderInRuntime(<Wallet basket={basket} disabled={false} onApprove={onApprove} {...listeners} />, {
    runtime,
  });
  await act(async () => undefined);
  const pressed = async () => {
    await press();
    await act(async () => undefined);
  };
  return { runtime, paid, listeners, pressed };
}

test('the wallets of browser and account are drawn, in the order of the realm', async () => {
  adyen.wallets = ['Apple Pay', 'Google Pay'];
  const { listeners } = await drawn();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Apple Pay',
    'Google Pay',
  ]);
  expect(listeners.onAvailable).toHaveBeenCalledWith(true);
  expect(adyen.seen.checkout).toMatchObject({
    session: { id: 'CS1', sessionData: 'data' },
    showPayButton: true,
  });
});

test('a wallet that the realm does not name is not drawn', async () => {
  adyen.wallets = ['Apple Pay', 'Google Pay'];
  await drawn({ with: { ...options, wallets: ['googlepay'] } });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Google Pay']);
});

test('a realm that names none offers none, and its log has the reason', async () => {
  const { wallets: _, ...without } = options;
  const { listeners, runtime } = await drawn({ with: without });
  expect(listeners.onAvailable).toHaveBeenCalledWith(false);
  expect(runtime.lines).toEqual(['error: Adyen could not offer its wallet.']);
});

test('the sheet shows what the total is for', async () => {
  await drawn();
  expect(adyen.seen.wallet).toMatchObject({
    transactionInfo: { totalPriceLabel: `Ringside: ${basket.basketItems[0]?.name}` },
  });
});

test('PAY-033 PAY-038 an approved payment pays the session of this provider', async () => {
  const { runtime, paid, pressed } = await drawn();
  await pressed();
  await expect(paid.ended).resolves.toEqual({
    targetPaymentProvider: 'adyen-wallet',
    paymentMethodType: 'card',
    paymentDetailsExternalId: 'pay-1',
  });
  expect(runtime.platform.calls).toMatchObject([
    { endpoint: 'initPaymentMethod', input: { body: { targetPaymentProvider: 'adyen-wallet' } } },
  ]);
});

test('PAY-039 where the answer was lost, the platform gives the result', async () => {
  const { runtime, paid, pressed } = await drawn();
  runtime.platform.answer('validatePaymentMethod', { status: 'succeeded' });
  adyen.pay = ({ onError }) => onError(Object.assign(new Error('lost'), { name: 'NETWORK_ERROR' }));
  await pressed();
  await expect(paid.ended).resolves.toMatchObject({ paymentDetailsExternalId: 'pay-1' });
});

test('a challenge that replaces the button and fails leads to a new session', async () => {
  const { paid, pressed } = await drawn();
  adyen.pay = ({ onPaymentFailed }, { onActionHandled }) => {
    onActionHandled();
    onPaymentFailed({ resultCode: 'Refused' });
  };
  await pressed();
  await expect(paid.ended).rejects.toBeInstanceOf(PaymentRefusal);
  await waitFor(() => expect(adyen.calls.filter((call) => call === 'AdyenCheckout')).toHaveLength(2));
  adyen.pay = authorised;
  await pressed();
  await expect(paid.ended).resolves.toMatchObject({ paymentDetailsExternalId: 'pay-1' });
});

test('a payment that the page does not make is reported to the sheet', async () => {
  const { paid, pressed } = await drawn();
  paid.pays = false;
  await pressed();
  expect(adyen.calls.at(-1)).toBe('reject');
});
