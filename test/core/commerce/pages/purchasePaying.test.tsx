/** The purchase page: paying, and a payment whose answer is lost. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, PaymentRefusal } from '../../../../core/sdk';
import { basket, licence, stripeProvider, zeroProvider } from '../commerceFixture';
import { tabValues } from '../tradingFixture';
import { from, settled } from './checkoutFixture';
import { address, atPayment, open, pay } from './purchaseVisit';

afterEach(cleanup);

describe('paying', () => {
  test('LIC-023 PAY-053 a viewer chooses, pays and returns to their target', async () => {
    const { runtime, user, calls, collected } = await atPayment();
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(
      /Month pass.*Due today€9\.99/s,
    );
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
    expect(calls('paySku')).toBe(1);
    expect(collected).toHaveLength(1);
    act(() => runtime.clock.pass(2000));
    expect(runtime.navigation.visited).toEqual([from]);
  });

  test('PAY-053 the button continues at once', async () => {
    const { runtime, user } = await atPayment();
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(runtime.navigation.visited).toEqual([from]);
  });

  test('PAY-050 a redirecting challenge returns to the pay-return link, with the target in it', async () => {
    const { user, collected } = await atPayment();
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    const link = new URL(collected[0]!);
    expect(link.pathname).toBe('/pay/demo-stripe');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      targetPaymentProvider: 'stripe',
      paymentProviderId: 'demo-stripe',
      paymentMethodType: 'card',
      from,
    });
  });

  test('PAY-019 a double press pays once, and the button is marked as busy', async () => {
    const { checkout, user, calls, collected } = await atPayment();
    let go: (details: { targetPaymentProvider: string; paymentMethodType: string }) => void = () => undefined;
    checkout.next = () => new Promise((resolve) => (go = resolve));
    const button = screen.getByRole('button', { name: pay });
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button.closest('form')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/on its way/)).toHaveAttribute('role', 'status');
    expect(screen.getByLabelText('Card number')).toBeDisabled();
    await act(async () => go({ targetPaymentProvider: 'stripe', paymentMethodType: 'card' }));
    await settled();
    expect([collected.length, calls('paySku')]).toEqual([1, 1]);
  });

  test('the next step has the focus, so that a screen reader reads on from there', async () => {
    await atPayment();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: pay }));
  });

  test('Enter in a field pays', async () => {
    const { user, calls } = await atPayment();
    await user.type(screen.getByLabelText('Card number'), '4242{Enter}');
    await settled();
    expect(calls('paySku')).toBe(1);
  });

  test('PAY-062 a decline is shown at once, in the provider’s words; typing clears it, and paying again works', async () => {
    const { checkout, user, calls } = await atPayment();
    checkout.next = async () =>
      Promise.reject(new PaymentRefusal('card_declined', 'Your card was declined.', 'number'));
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.');
    expect(calls('paySku')).toBe(0);
    await user.type(screen.getByLabelText('Card number'), '4');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    checkout.next = null;
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(calls('paySku')).toBe(1);
  });

  test('an error while typing is shown as well', async () => {
    const { user } = await atPayment();
    await user.type(screen.getByLabelText('Card number'), 'bad');
    expect(screen.getByRole('alert')).toHaveTextContent('This is not a card number.');
  });

  test('PAY-064 a refusal of the platform has its text, and the focus', async () => {
    const { runtime, user } = await atPayment();
    runtime.platform.answer('paySku', new CallError('paySku', 400, 'BAD_REQUEST', []));
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The payment could not be made.');
    expect(alert.parentElement).toHaveFocus();
  });

  test('PAY-024 required consents must be given first', async () => {
    const consents = [
      { fieldName: 'immediateAccess', kind: 'checkbox' as const, text: 'Start at once.', required: true },
      { fieldName: 'note', kind: 'text' as const, text: 'Prices include tax.' },
    ];
    const { runtime, user } = await atPayment({
      basket: basket({ providers: [{ ...stripeProvider, consents }] }),
    });
    const button = screen.getByRole('button', { name: pay });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Tick the box above to go on.');
    expect(screen.getByText('Prices include tax.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Start at once.' }));
    await user.click(button);
    await settled();
    expect(runtime.platform.calls.find(({ endpoint }) => endpoint === 'paySku')?.input).toMatchObject({
      body: { paymentArrangement: { consent: [{ fieldName: 'immediateAccess', answer: true }] } },
    });
  });

  test('PAY-020 a basket at zero is paid without any details', async () => {
    const { runtime, user } = await atPayment({
      basket: basket({ total: 0, discountedTotal: 0, discountedTax: 0, providers: [zeroProvider] }),
    });
    expect(screen.getByText('Nothing is charged today.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await settled();
    expect(runtime.platform.calls.find(({ endpoint }) => endpoint === 'paySku')?.input).toMatchObject({
      body: {
        paymentArrangement: { primaryPaymentDetailsAttributes: { targetPaymentProvider: 'zero-balance' } },
      },
    });
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
  });

  test('PAY-018 a trial shows its cost today, its length, and what follows', async () => {
    const [item] = basket().basketItems;
    const trial = {
      ...item!,
      subscriptionSetting: {
        subscriptionType: 'SUBSCRIPTION' as const,
        subscriptionPeriod: 'P1M',
        trialPeriodDuration: 'P7D',
      },
    };
    await atPayment({
      basket: basket({ basketItems: [trial], discountedTotal: 0, discountedTax: 0 }),
      card: { offers: () => true },
    });
    const order = screen.getByRole('region', { name: 'Your order' });
    expect(order).toHaveTextContent('After 1 week: €9.99 every month');
    expect(order).toHaveTextContent(/Due today€0\.00/);
    expect(screen.getByRole('button', { name: 'Start the free trial now' })).toBeEnabled();
  });

  test('PAY-014 several payment methods are radio buttons, and the fields follow the choice', async () => {
    const { user } = await atPayment({
      basket: basket({ discountedTotal: 0, providers: [stripeProvider, zeroProvider] }),
      card: { offers: () => true },
    });
    const group = screen.getByRole('group', { name: 'How would you like to pay?' });
    expect(within(group).getByRole('radio', { name: 'Card' })).toBeChecked();
    await user.click(within(group).getByRole('radio', { name: 'Nothing to pay' }));
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  });

  test('PAY-021 PAY-022 payment methods that did not load show an error, and can be retried', async () => {
    let up = false;
    const { user } = await atPayment({ cardLoads: () => up });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the ways to pay.');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByRole('button', { name: pay })).toBeEnabled();
  });

  test('PAY-021 a provider unknown to the realm is not offered', async () => {
    await atPayment({ basket: basket({ providers: [{ id: 'x', name: 'barter', kind: 'form' }] }) });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the ways to pay.');
  });

  test('PAY-060 a denied trial needs confirmation; continuing pays without one', async () => {
    const { runtime, user, calls } = await atPayment();
    runtime.platform.answer('paySku', (input: { query: { acknowledgeNoFreeTrial: boolean } }) =>
      input.query.acknowledgeNoFreeTrial
        ? { status: 'COMPLETED', purchaseId: 'p', licences: [] }
        : new CallError('paySku', 409, 'freeTrialDenied', []),
    );
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    const dialog = screen.getByRole('dialog', { name: 'No free trial this time' });
    await user.click(within(dialog).getByRole('button', { name: 'Go on without a trial' }));
    await settled();
    expect(calls('paySku')).toBe(2);
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
  });

  test('PAY-060 declining leads back to the choice', async () => {
    const { runtime, user } = await atPayment();
    runtime.platform.answer('paySku', new CallError('paySku', 409, 'freeTrialDenied', []));
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('radio', { name: /Month pass/ })).toBeInTheDocument();
  });

  test('the back button leads back to the choice', async () => {
    const { user } = await atPayment();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: /Month pass/ })).toBeChecked();
  });

  test('PAY-016 after signing up during the purchase, the payment continues', async () => {
    await open({ address: `${address}&showPurchase=true` });
    expect(screen.getByRole('button', { name: pay })).toBeEnabled();
  });

  test.each([
    ['pt', 'Continuar para o pagamento', /^Pagar/],
    ['es', 'Continuar al pago', /^Pagar/],
    ['ar', 'المتابعة إلى الدفع', /^ادفع/],
  ])('a viewer who reads %s chooses and pays in it', async (locale, choose, payText) => {
    const { calls } = await open({ locale, licences: [licence()] });
    await userEvent.click(screen.getByRole('button', { name: choose }));
    await settled();
    await userEvent.click(screen.getByRole('button', { name: payText }));
    await settled();
    expect(calls('paySku')).toBe(1);
  });
});

describe('a payment whose answer is lost', () => {
  const lost = () => new CallError('paySku', 0, 'unknownError', []);

  test('PAY-019 the viewer reads that it is stored, no field is left to fill in, and the next press pays once', async () => {
    const { runtime, user, calls, collected } = await atPayment();
    runtime.platform.answer('paySku', lost());
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your payment was interrupted before it was finished.',
    );
    expect(screen.getByText(/you are not charged again/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    runtime.platform.answer('paySku', { status: 'COMPLETED', purchaseId: 'p', licences: [] });
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
    expect([calls('paySku'), collected.length]).toEqual([2, 1]);
  });

  test('PAY-019 is reported at once when it had succeeded', async () => {
    const { runtime, user, calls } = await atPayment();
    runtime.platform.answer('paySku', () => {
      runtime.platform
        .answer('readBasket', basket({ basketItems: [], providers: [] }))
        .answer('readActiveSubscriptions', { licences: [licence()] });
      return lost();
    });
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
    expect(calls('paySku')).toBe(1);
  });

  test('PAY-019 is restored after a reload, without a card to enter', async () => {
    const values = tabValues();
    const { runtime, user } = await atPayment({ values });
    runtime.platform.answer('paySku', lost());
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    cleanup();
    const { collected, calls } = await open({ values, licences: [licence()] });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your payment was interrupted before it was finished.',
    );
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
    expect([calls('paySku'), calls('putIntoBasket'), collected.length]).toEqual([1, 0, 0]);
  });
});
