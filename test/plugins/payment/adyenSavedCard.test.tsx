/** 3-D Secure for a card that is saved at the platform, by Adyen. */
import { act, screen, waitFor } from '@testing-library/react';
import { PaymentRefusal } from '../../../core/sdk';
import activate from '../../../plugins/payment/adyen/method';
import manifest from '../../../plugins/payment/adyen/plugin.json';
import { basket, factsOf, fakeContext } from 'proscenium/kit';
import { adyen, details, options } from './adyenFixture';
import { fakePlace } from './fakePlace';

describe('PAY-033 the bank of a saved card (3-D Secure)', () => {
  afterEach(() => document.body.replaceChildren());
  const action = { type: 'threeDS2', subtype: 'challenge', token: 't' };
  const asked = {
    targetPaymentProvider: 'adyen',
    paymentDetailsExternalId: 'pay-9',
    action,
    countryCode: 'PT',
  };
  /** The bank's question is shown on the page, and the viewer does one thing there. */
  async function ask(
    what: (place: ReturnType<typeof fakePlace>) => void,
    verdict: object = { status: 'succeeded' },
    setupOf: object = asked,
  ) {
    const { context, runtime } = fakeContext({
      options,
      pluginId: manifest.id,
      facts: factsOf({ manifest }, 'payment-method'),
      scriptSources: ['https://adyen.example'],
    });
    runtime.platform.answer('validatePaymentMethod', verdict);
    const place = fakePlace();
    const asking =
      activate(context).challenge?.({ targetPaymentProvider: 'adyen', ...setupOf }, { basket, place }) ??
      Promise.reject(new Error('It cannot be asked.'));
    asking.catch(() => undefined);
    await act(async () => undefined);
    await waitFor(() => expect(place.frames.length + (setupOf === asked ? 0 : 1)).toBe(1));
    what(place);
    return { asking, runtime };
  }
  const answer = () => screen.getByRole('button', { name: 'Answer the bank' }).click();

  test('asks by the action that Adyen gave the platform, which gets the answer', async () => {
    const { asking, runtime } = await ask(answer);
    expect(await asking).toEqual({ ...details, paymentDetailsExternalId: 'pay-9' });
    expect(adyen.seen.checkout).toMatchObject({
      environment: 'test',
      clientKey: 'test_REALM',
      countryCode: 'PT',
      locale: 'en-US',
    });
    expect(adyen.seen.action).toEqual(action);
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: 'validatePaymentMethod',
        input: {
          body: {
            targetPaymentProvider: 'adyen',
            paymentMethodType: 'card',
            paymentDetailsExternalId: 'pay-9',
            parameters: { threeDSResult: 'yes', paymentData: 'data' },
          },
        },
      },
    ]);
    expect(adyen.calls).toEqual(['AdyenCheckout', 'mount action 01', 'resolve Authorised']);
  });

  test.each<[string, (place: ReturnType<typeof fakePlace>) => void, object, object, string | null]>([
    ['it says no', answer, { status: 'failed', code: '11' }, asked, 'generic'],
    ['nobody knows yet', answer, { status: 'pending' }, asked, 'card_declined'],
    ['the viewer closes the question', (place) => place.close(), {}, asked, null],
    ['Adyen fails', () => fail(), {}, asked, null],
    [
      'the platform hands on no action',
      () => undefined,
      {},
      { ...asked, action: null },
      'authentication_required',
    ],
    [
      'the platform does not say where',
      () => undefined,
      {},
      { ...asked, countryCode: null },
      'authentication_required',
    ],
  ])('%s: nothing is charged', async (_, what, verdict, setupOf, code) => {
    const { asking } = await ask(what, verdict, setupOf);
    const refusal = await asking.catch((error: unknown) => error as PaymentRefusal);
    expect(refusal).toBeInstanceOf(PaymentRefusal);
    expect(refusal).toMatchObject({ code });
  });

  function fail(): void {
    const { checkout } = adyen.seen;
    if (checkout !== undefined)
      checkout.onError(Object.assign(new Error('No network.'), { name: 'NETWORK_ERROR' }));
  }
});
