/** 3-D Secure for a card that is saved at the platform, by Braintree. */
import { act, screen } from '@testing-library/react';
import { decimalAmount } from '../../../plugins/payment/braintree/BankCheck';
import activate from '../../../plugins/payment/braintree/method';
import type { BraintreeOptions } from '../../../plugins/payment/braintree/options.generated';
import manifest from '../../../plugins/payment/braintree/plugin.json';
import { basket, factsOf, fakeContext } from 'proscenium/kit';
import { bankAsks, braintree, details, options } from './braintreeFixture';
import { fakePlace } from './fakePlace';

describe('PAY-033 the bank of a saved card (3-D Secure)', () => {
  afterEach(() => document.body.replaceChildren());
  const asked = {
    targetPaymentProvider: 'braintree',
    clientSecret: 'client-token',
    paymentDetailsExternalId: 'nonce-kept',
    bin: '400000',
  };
  async function ask(setupOf: object = asked, more: Partial<BraintreeOptions> = {}) {
    const { context, runtime } = fakeContext({
      options: { ...options, ...more },
      pluginId: manifest.id,
      facts: factsOf({ manifest }, 'payment-method'),
      scriptSources: ['https://braintree.example'],
    });
    const place = fakePlace();
    const asking =
      activate(context).challenge?.({ targetPaymentProvider: 'braintree', ...setupOf }, { basket, place }) ??
      Promise.reject(new Error('It cannot be asked.'));
    asking.catch(() => undefined);
    await act(async () => undefined);
    return { asking, place, runtime };
  }

  test('verifies the nonce that Braintree made for it, with its sum and its first digits; the resulting nonce is named to the platform', async () => {
    bankAsks();
    const { asking, runtime } = await ask();
    (await screen.findByRole('button', { name: 'Yes' })).click();
    expect(await asking).toEqual(details);
    expect(braintree.seen).toMatchObject({
      authorization: 'client-token',
      card: {
        nonce: 'nonce-kept',
        bin: '400000',
        amount: decimalAmount(basket.discountedTotal, basket.scale),
      },
    });
    expect(braintree.calls).toEqual(['client', 'threeDSecure', 'verifyCard', 'teardown 3ds']);
    expect(runtime.scripts).toEqual(
      ['client', 'three-d-secure'].map((name) => `https://braintree.example/js/${name}.min.js`),
    );
  });

  test('is not asked where the nonce is accepted as it is', async () => {
    const { asking, place } = await ask();
    expect(await asking).toEqual(details);
    expect(place.frames).toEqual([]);
  });

  test.each<[string, (place: ReturnType<typeof fakePlace>) => void]>([
    ['it says no', () => screen.getByRole('button', { name: 'No' }).click()],
    ['the viewer closes the question', (place) => place.close()],
  ])('%s: nothing is charged', async (_, what) => {
    bankAsks();
    const { asking, place } = await ask();
    await screen.findByRole('button', { name: 'No' });
    what(place);
    await expect(asking).rejects.toMatchObject({ name: 'PaymentRefusal', code: null });
  });

  test.each<[string, object, Partial<BraintreeOptions>, object]>([
    [
      'the platform gives no nonce',
      { ...asked, paymentDetailsExternalId: null },
      {},
      { code: 'authentication_required' },
    ],
    ['the platform gives no first digits', { ...asked, bin: null }, {}, { code: 'authentication_required' }],
    ['the realm never asks a bank', asked, { threeDSecure: 'off' }, { code: 'authentication_required' }],
  ])('%s: the card must be entered again', async (_, setupOf, more, refusal) => {
    const { asking } = await ask(setupOf, more);
    await expect(asking).rejects.toMatchObject({ name: 'PaymentRefusal', ...refusal });
  });

  test('errors of Braintree itself have core’s texts', async () => {
    braintree.verify = async () => Promise.reject(new Error('Songbird has flown.'));
    const { asking, runtime } = await ask();
    await expect(asking).rejects.toMatchObject({ name: 'PaymentRefusal', code: null, message: '' });
    expect(runtime.lines).toEqual([expect.stringContaining('Braintree could not confirm the payment.')]);
  });
});
