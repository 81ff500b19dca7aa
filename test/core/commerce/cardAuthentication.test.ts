/** PAY-033: paying with a saved card whose bank requires authentication (3-D Secure). */
import { waitFor } from '@testing-library/dom';
import { PaymentRefusal, type Asking } from '../../../core/sdk';
import { basket } from './commerceFixture';
import { platform, refusal, tabValues, tradesOverTheNetwork } from './tradingFixture';
import {
  cardDetails,
  payPath,
  basketPath,
  returnUrl,
  stripe,
  chosen,
  charged,
  done,
} from './savedCardFixture';

tradesOverTheNetwork();

describe('PAY-033 a bank that requires authentication (3-D Secure)', () => {
  const setup = {
    targetPaymentProvider: 'stripe',
    clientSecret: 'pi_9_secret',
    paymentDetailsExternalId: 'pi_9',
  };
  const asks = { ...done, status: 'CHALLENGE', challenge: setup };
  const challenge = jest.fn<Promise<object>, unknown[]>();
  beforeEach(() => {
    challenge.mockReset().mockResolvedValue({
      paymentDetailsExternalId: 'pi_9',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
    });
    Object.assign(stripe, { challenge });
  });
  afterEach(() => Reflect.deleteProperty(stripe, 'challenge'));
  const chargedNext = (id: string) =>
    platform()
      .post(
        payPath,
        ({
          paymentArrangement,
        }: {
          paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: string } };
        }) => paymentArrangement.primaryPaymentDetailsAttributes.paymentDetailsExternalId === id,
      )
      .query(true);

  test('may ask, and its authorization is charged', async () => {
    const checkout = await chosen();
    charged('card-1').reply(200, asks);
    chargedNext('pi_9').reply(200, done);
    await checkout.pay(returnUrl);
    expect(challenge).toHaveBeenCalledWith(setup, {
      basket: basket({ primaryPaymentDetails: cardDetails }),
      place: expect.anything() as unknown,
    });
    expect(checkout.payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('may ask on the page, which has a container for it meanwhile', async () => {
    const checkout = await chosen();
    const frame = document.createElement('iframe');
    const seen: (HTMLElement | undefined)[] = [];
    challenge.mockImplementationOnce(async (_, asking) => {
      void (asking as Asking).place.show(frame, () => undefined);
      seen.push(checkout.selection.challenge?.frame);
      throw new PaymentRefusal(null, '');
    });
    charged('card-1').reply(200, asks);
    await checkout.pay(returnUrl);
    expect([seen, checkout.selection.challenge]).toEqual([[frame], null]);
  });

  test('gets no answer from a viewer who closes its question, which is then removed', async () => {
    const checkout = await chosen();
    challenge.mockImplementationOnce(
      (_, asking) =>
        new Promise(
          (_, reject) =>
            void (asking as Asking).place.show(document.createElement('iframe'), () =>
              reject(new PaymentRefusal(null, '')),
            ),
        ),
    );
    charged('card-1').reply(200, asks);
    const paying = checkout.pay(returnUrl);
    await waitFor(() => expect(checkout.selection.challenge).not.toBeNull());
    checkout.selection.challenge?.onClosed();
    await paying;
    expect([checkout.selection.challenge, checkout.problem, checkout.payable]).toEqual([
      null,
      { key: 'failedPayment' },
      true,
    ]);
  });

  test('is trusted when it refuses: nothing is charged, and the card may be tried again', async () => {
    const checkout = await chosen();
    challenge.mockRejectedValueOnce(new PaymentRefusal('card_declined', 'Not you.'));
    charged('card-1').reply(200, asks);
    await checkout.pay(returnUrl);
    expect([checkout.problem, checkout.payment.secured, checkout.payable]).toEqual([
      { text: 'Not you.' },
      false,
      true,
    ]);
  });

  test('has authorized once: a lost call is repeated with the same authorization', async () => {
    const checkout = await chosen();
    charged('card-1').reply(200, asks);
    chargedNext('pi_9').reply(500);
    platform()
      .get(basketPath)
      .times(2)
      .reply(200, basket({ primaryPaymentDetails: cardDetails }));
    await checkout.pay(returnUrl);
    expect(checkout.payment.secured).toBe(true);
    chargedNext('pi_9').reply(200, done);
    await checkout.pay(returnUrl);
    expect([challenge.mock.calls.length, checkout.payment.state.status]).toEqual([1, 'complete']);
  });

  test('PAY-019 has authorized under a key of its own, which is stored when the answer is lost', async () => {
    const checkout = await chosen(tabValues(), 'basket-1', { idempotentPayments: true });
    platform()
      .persist()
      .get(basketPath)
      .reply(200, basket({ primaryPaymentDetails: cardDetails, idempotentPayments: true }));
    const keys: unknown[] = [];
    const answers: [number, object][] = [
      [200, asks],
      [500, {}],
      [200, done],
    ];
    platform()
      .persist()
      .post(payPath)
      .query(true)
      .reply(function () {
        keys.push(this.req.headers['idempotency-key']);
        return answers.splice(0, 1)[0] ?? [500, {}];
      });
    await checkout.pay(returnUrl);
    await checkout.pay(returnUrl);
    expect(checkout.payment.state.status).toBe('complete');
    expect([keys.length, new Set(keys).size, keys[1]]).toEqual([3, 2, keys[2]]);
  });

  test.each<[string, object, boolean]>([
    ['the method cannot let it', asks, false],
    ['the platform does not say what about', { ...asks, challenge: null }, true],
    ['it asks again and again', asks, true],
  ])('%s: the card must be entered again', async (_, answer, able) => {
    if (!able) Reflect.deleteProperty(stripe, 'challenge');
    const checkout = await chosen();
    charged('card-1').reply(200, answer);
    chargedNext('pi_9').optionally().reply(200, asks);
    await checkout.pay(returnUrl);
    expect([checkout.problem, checkout.selection.chosenCard, checkout.payment.secured]).toEqual([
      { key: 'cardWantsBank' },
      null,
      false,
    ]);
  });

  test('PAY-067 a platform that only names the reason is understood as well', async () => {
    const checkout = await chosen();
    charged('card-1').reply(402, refusal(402, 'authentication_required'));
    await checkout.pay(returnUrl);
    expect([checkout.problem, checkout.selection.chosenCard]).toEqual([{ key: 'cardWantsBank' }, null]);
  });
});
