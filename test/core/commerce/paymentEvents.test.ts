/** Analytics events of payments. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import type { PaymentState } from '../../../core/commerce/PaymentStore';
import { tellPayments } from '../../../core/commerce/paymentEvents';

function checkout() {
  const state = makeAutoObservable({
    payment: { state: { status: 'idle' } },
    basket: { basketItems: [{ licenceId: 'pass' }] },
  });
  const tracked: unknown[] = [];
  const stop = tellPayments(state as unknown as CheckoutStore, {
    track: (name, properties) => void tracked.push([name, properties]),
  });
  const become = (next: PaymentState) => runInAction(() => (state.payment.state = next));
  const empty = () => runInAction(() => (state.basket.basketItems = []));
  return { tracked, stop, become, empty };
}

test('ANA-012 a payment starts and completes with the licence’s id, also once the basket is empty', () => {
  const { tracked, become, empty } = checkout();
  become({ status: 'processing' });
  empty();
  become({ status: 'complete', pending: false });
  expect(tracked).toEqual([
    ['payment_started', { licenceId: 'pass' }],
    ['payment_completed', { licenceId: 'pass', pending: false }],
  ]);
});

test('ANA-012 a failed one is tracked, and each new attempt is a start', () => {
  const { tracked, become } = checkout();
  become({ status: 'processing' });
  become({ status: 'failed', message: { key: 'paymentError' }, field: null, secured: false });
  become({ status: 'processing' });
  expect(tracked).toEqual([
    ['payment_started', { licenceId: 'pass' }],
    ['payment_error', { licenceId: 'pass' }],
    ['payment_started', { licenceId: 'pass' }],
  ]);
});

test('ANA-012 intermediate questions are no end, and nothing is tracked after the page is closed', () => {
  const { tracked, become, stop } = checkout();
  become({ status: 'freeTrialDenied' });
  become({ status: 'billingDetailsRequired', missingFields: [] });
  stop();
  become({ status: 'processing' });
  expect(tracked).toEqual([]);
});
