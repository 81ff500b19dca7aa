/** Watching one payment until it is final, against an HTTP platform. */
import { createBasketApi } from '../../../core/commerce/basketApi';
import { createPaymentApi } from '../../../core/commerce/licenceApi';
import { LOOK_AGAIN, PaymentWatch } from '../../../core/commerce/PaymentWatch';
import { FakeClock } from '../../kit/fakes';
import { chargeOf } from '../../../core/commerce/rules/payCall';
import { basket } from './commerceFixture';
import {
  platform,
  refusal,
  remembered,
  tabValues,
  tradesOverTheNetwork,
  tradingClient,
} from './tradingFixture';

tradesOverTheNetwork();

const path = '/api/v4/payments/pi_1';
const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
const payment = (status: string, more: object = {}) => ({
  id: 'pi_1',
  targetPaymentProvider: 'pix',
  paymentMethodType: 'pix',
  status,
  completed: false,
  ...more,
});
const done = payment('succeeded', { completed: true, name: 'Month pass' });

function watched() {
  const values = tabValues();
  const { memory, intentions, session } = remembered(values);
  const clock = new FakeClock();
  const reported: unknown[] = [];
  const trading = tradingClient();
  const calls: Promise<unknown>[] = [];
  const client: typeof trading = {
    call(endpoint, ...rest) {
      const answer = trading.call(endpoint, ...rest);
      calls.push(answer);
      return answer;
    },
  };
  /** Resolves once every call has been answered, and what it led to. */
  const settled = async () => {
    for (let seen = -1; seen !== calls.length;) {
      seen = calls.length;
      await Promise.allSettled(calls);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const watch = new PaymentWatch('pi_1', {
    payments: createPaymentApi(client),
    basket: createBasketApi(client),
    memory,
    intentions,
    session,
    clock,
    report: (error) => void reported.push(error),
  });
  const answers = (...given: object[]) => given.forEach((answer) => platform().get(path).reply(200, answer));
  /** The viewer started it in this tab. */
  const begun = () => {
    memory.begin(
      { consent: [{ fieldName: 'immediateAccess', answer: true }], trialWaived: false },
      chargeOf(basket(), 'demo-pix'),
    );
    memory.leave('pi_1');
  };
  /** The next poll is due, and has been answered. */
  const next = async () => {
    clock.pass(LOOK_AGAIN);
    await settled();
  };
  return { watch, memory, intentions, clock, reported, answers, begun, next, settled };
}
test('PAY-020 PAY-051 it is polled until the bank has given the result, and no longer', async () => {
  const { watch, answers, next, clock, settled } = watched();
  answers(payment('requires_action'), payment('pending'), done);
  const stop = watch.watch();
  await settled();
  expect(watch.payment?.status).toBe('requires_action');
  await next();
  expect(watch.payment?.status).toBe('pending');
  await next();
  expect(watch.payment).toMatchObject({ completed: true, name: 'Month pass' });
  // No further call is made: nock has no answer for one and would fail it.
  clock.pass(LOOK_AGAIN * 3);
  expect(watch.stale).toBe(false);
  stop();
});

test.each(['failed', 'canceled', 'expired'])('PAY-054 one that is %s is over', async (status) => {
  const { watch, answers, clock, settled } = watched();
  answers(payment(status));
  watch.watch();
  await settled();
  clock.pass(LOOK_AGAIN * 3);
  expect(watch.payment?.status).toBe(status);
});

test('PAY-020 a code that has expired here but was paid in time: the platform’s answer counts', async () => {
  const { watch, answers, next, settled } = watched();
  answers(payment('requires_action', { secondsLeft: 0 }), payment('pending', { secondsLeft: null }), done);
  watch.watch();
  await settled();
  await next();
  await next();
  expect(watch.payment?.completed).toBe(true);
});

test('PAY-032 one that succeeded, and that the platform leaves to the page, is paid on its original terms, once', async () => {
  const { watch, begun, answers, settled } = watched();
  begun();
  answers(payment('succeeded'));
  let sent: unknown;
  platform()
    .post(payPath, (body) => Boolean((sent = body)))
    .query({ acknowledgeNoFreeTrial: 'false' })
    .reply(200, { status: 'COMPLETED', purchaseId: 'p-1', licences: [] });
  watch.watch();
  await settled();
  expect(watch.payment?.completed).toBe(true);
  expect(sent).toEqual({
    paymentArrangement: {
      primaryPaymentDetailsAttributes: {
        paymentDetailsExternalId: 'pi_1',
        targetPaymentProvider: 'pix',
        paymentMethodType: 'pix',
      },
      consent: [{ fieldName: 'immediateAccess', answer: true }],
    },
  });
});

test('PAY-019 a pay call without an answer is checked, not repeated blindly', async () => {
  const { watch, begun, answers, next, settled } = watched();
  begun();
  answers(payment('succeeded'), done);
  platform().post(payPath).query(true).replyWithError('lost');
  watch.watch();
  await settled();
  expect([watch.payment?.completed, watch.stale]).toEqual([false, true]);
  await next();
  expect(watch.payment?.completed).toBe(true);
});

test('PAY-064 a refused pay call shows the reason', async () => {
  const { watch, begun, answers, settled } = watched();
  begun();
  answers(payment('succeeded'));
  platform().post(payPath).query(true).reply(400, refusal(400, 'BAD_REQUEST'));
  watch.watch();
  await settled();
  expect(watch.problem).toEqual({ key: 'paymentError' });
});

test('a platform that is out of reach for a while is polled again; the last known state stays', async () => {
  const { watch, answers, next, settled } = watched();
  answers(payment('requires_action', { code: '0002' }));
  watch.watch();
  await settled();
  platform().get(path).replyWithError('lost');
  await next();
  expect([watch.payment?.code, watch.stale]).toEqual(['0002', true]);
  answers(done);
  await next();
  expect([watch.payment?.completed, watch.stale]).toEqual([true, false]);
});

test('one that cannot be read even once fails, and can be retried', async () => {
  const { watch, answers, settled } = watched();
  platform().get(path).replyWithError('lost');
  watch.watch();
  await settled();
  expect(watch.state.status).toBe('failed');
  answers(done);
  await watch.look();
  expect(watch.payment?.completed).toBe(true);
});

test('PAY-054 another viewer’s payment is not found', async () => {
  const { watch, settled } = watched();
  platform().get(path).reply(404, refusal(404, 'notFound'));
  watch.watch();
  await settled();
  expect(watch.state.status).toBe('unknown');
});

test.each([
  ['free to be paid another way', payment('canceled'), true],
  ['paid all the same, when that came first', done, false],
])('PAY-020 one that is cancelled is %s', async (_, answer, free) => {
  const { watch, answers, settled } = watched();
  answers(payment('requires_action'));
  watch.watch();
  await settled();
  platform().delete(path).reply(200, answer);
  expect(await watch.cancel()).toBe(free);
  expect(watch.payment?.completed).toBe(!free);
});

test('one that could not be cancelled stays', async () => {
  const { watch, answers, reported, settled } = watched();
  answers(payment('requires_action'));
  watch.watch();
  await settled();
  platform().delete(path).replyWithError('lost');
  expect([await watch.cancel(), watch.stale, reported.length]).toEqual([false, true, 1]);
});
