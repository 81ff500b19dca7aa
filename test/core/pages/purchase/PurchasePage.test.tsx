/** Buying, as a viewer does it. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LicenceRedirectPage from '../../../../core/pages/purchase/LicenceRedirectPage';
import PurchasePage from '../../../../core/pages/purchase/PurchasePage';
import { CallError, PaymentRefusal } from '../../../../core/sdk';
import { basket, held, licence, stripeProvider, zeroProvider } from '../../commerce/commerceFixture';
import { tabValues } from '../../commerce/tradingHouse';
import { from, openPage, settled, viewer, type HouseOptions } from './checkoutHouse';

const address = `/purchase?from=${encodeURIComponent(from)}`;
const open = (options: Partial<HouseOptions> = {}) => openPage(PurchasePage, { address, ...options });
const pay = /^Pay €9\.99/;

/** At the payment of the month pass. */
const atPayment = async (options: Partial<HouseOptions> = {}) => {
  const user = userEvent.setup();
  const checkout = await open({ ...options, licences: options.licences ?? [licence()] });
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await settled();
  return { ...checkout, checkout, user };
};

afterEach(cleanup);

describe('who may buy', () => {
  test('PAY-057 a guest is sent to sign up, and what they came for is kept', async () => {
    const { house, calls } = await open({ user: null, address: `${address}&selected-licence=pass-month&licences=pass-month` });
    expect(house.navigation.visited).toHaveLength(1);
    const target = new URL(house.navigation.visited[0]!, 'https://ringside.localhost');
    expect(target.pathname).toBe('/signup');
    expect(target.searchParams.get('from')).toBe(from);
    expect(target.searchParams.get('showPurchase')).toBe('true');
    expect(target.searchParams.get('licences')).toBe('pass-month');
    expect(target.searchParams.get('selectedLicence') ?? target.searchParams.get('selected-licence')).toBe('pass-month');
    expect(calls('readLicenceFamilies')).toBe(0);
  });

  test('PAY-058 SGN-046 the way to signing in keeps where it began, as what, and where it leads', async () => {
    const asked = { entryPage: '/video/7', type: 'signup', partitionData: 'p1', redirectTo: '/browse' };
    const { house } = await open({ user: null, address: `${address}&${new URLSearchParams(asked).toString()}` });
    const query = new URL(house.navigation.visited[0]!, 'https://ringside.localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({ ...asked, from, showPurchase: 'true' });
  });

  test.each<[string, Partial<HouseOptions>, RegExp]>([
    [
      'SGN-080 PAY-056 a child’s profile',
      { user: { ...viewer, profile: { id: 'k', name: 'Kiko', type: 'CHILD' } } },
      /child’s profile cannot buy/,
    ],
    ['PAY-056 a VPN', { user: { ...viewer, location: { countryCode: 'PT', isVpn: true } } }, /VPN/],
    [
      'PAY-056 SGN-075 another territory',
      { settings: { addressCountryRestriction: [{ type: 'BLACKLIST', context: 'REGISTRATION', countries: ['PT'] }] } },
      /not offered where you are/,
    ],
  ])('%s meets the restriction modal in place of the offers', async (_, options, text) => {
    await open(options);
    expect(within(screen.getByRole('dialog', { name: 'Not available to buy' })).getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('FAV-043 SGN-078 closing it leads back', async () => {
    const { house } = await open({ user: { ...viewer, profile: { id: 'k', name: 'Kiko', type: 'CHILD' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Back without buying' }));
    expect(house.navigation.visited).toEqual([from]);
  });

  test('SGN-078 or to the default menu page, when there is no way back', async () => {
    const { house } = await open({
      address: '/purchase?from=https%3A%2F%2Felsewhere.example',
      user: { ...viewer, profile: { id: 'k', name: 'Kiko', type: 'CHILD' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Back without buying' }));
    expect(house.navigation.visited).toEqual(['/home']);
  });
});

describe('choosing', () => {
  test('offers are radio buttons with name, price and period; arrow keys move between those that can be bought', async () => {
    const user = userEvent.setup();
    await open({
      licences: [
        licence(),
        licence({ id: 'held', name: 'Held pass', status: held() }),
        licence({ id: 'night', name: 'Fight night', purchaseStrategy: { type: 'PAY_PER_VIEW' } }),
      ],
    });
    const month = screen.getByRole('radio', { name: /Month pass/ });
    expect(month).toHaveAccessibleName(expect.stringContaining('€9.99'));
    expect(month).toHaveAccessibleName(expect.stringContaining('/ month'));
    expect(screen.getByRole('radio', { name: /Held pass/ })).toBeDisabled();
    expect(screen.getByText('Your plan')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
    await user.click(month);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Fight night/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  });

  test('LIC-009 LIC-027 LIC-047 headline, full price, plus tax and trial stand on the card', async () => {
    const year = licence({
      name: 'Year pass',
      description: 'Twelve months.',
      purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
      defaultMarketingPricePeriod: 'P1M',
      trialDetails: { duration: 'P7D', available: true },
      amounts: [
        {
          id: 'a',
          sku: 'a',
          amount: 12999,
          currency: 'EUR',
          scale: 2,
          default: true,
          local: true,
          taxInclusive: false,
          periodAmounts: [{ period: 'P1M', amount: 1083 }],
        },
      ],
    });
    await open({ licences: [year] });
    const card = screen.getByRole('radio', { name: /Year pass/ });
    expect(card).toHaveAccessibleName(expect.stringMatching(/€10\.83.*€129\.99 every year.*plus tax/));
    expect(card).toHaveAccessibleDescription(expect.stringMatching(/1 week free.*Twelve months/));
    expect(screen.getByRole('button', { name: 'Start the free trial' })).toBeEnabled();
  });

  test('LIC-085 the licences a locked title brought along are offered without asking for them', async () => {
    const { calls } = await open({ state: { licences: [licence({ name: 'From the title' })] } });
    expect(screen.getByRole('radio', { name: /From the title/ })).toBeChecked();
    expect(calls('readLicenceFamilies')).toBe(0);
  });

  test('LIC-085 LIC-095 those that the address names are loaded by id, and the selected one is chosen', async () => {
    const { house } = await open({ address: `${address}&licences=pass-month,night&selected-licence=night` });
    expect(house.platform.calls.find(({ endpoint }) => endpoint === 'readLicenceFamilies')?.input).toMatchObject({
      query: { licenceId: ['pass-month', 'night'] },
    });
    expect(screen.getByRole('radio', { name: /Fight night/ })).toBeChecked();
  });

  test('LIC-082 offers that did not load say so, and can be tried again', async () => {
    const { house } = await open({ answers: { readLicenceFamilies: new CallError('readLicenceFamilies', 503, 'down', []) } });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the offers.');
    house.platform.answer('readLicenceFamilies', { families: [], licences: [licence()] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByRole('radio', { name: /Month pass/ })).toBeInTheDocument();
  });

  test('nothing that can be bought says so, with a way back', async () => {
    await open({ licences: [] });
    expect(screen.getByRole('heading', { name: 'Nothing on sale here' })).toBeInTheDocument();
    for (const way of screen.getAllByRole('link', { name: 'Back without buying' })) expect(way).toHaveAttribute('href', from);
  });

  test('LIC-022 the operator’s own control takes the place of the basket', async () => {
    const { house, calls } = await open({ licences: [licence({ cta: 'Call us', ctaControl: '/section/contact' })] });
    await userEvent.click(screen.getByRole('button', { name: 'Call us' }));
    expect(house.navigation.visited).toEqual(['/section/contact']);
    expect(calls('putIntoBasket')).toBe(0);
  });

  test('LIC-024 LIC-088 a licence that somebody else sells goes by the redirect page, once, and never through the basket', async () => {
    const values = tabValues();
    const sold = { name: 'Elsewhere', acquisitionUrl: 'https://seller.example/ringside' };
    const { house, calls } = await open({
      values,
      licences: [licence({ purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M', externalAuthProviderDetails: sold } })],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(house.navigation.visited).toEqual(['/licence_redirect']);
    expect(calls('putIntoBasket')).toBe(0);
    cleanup();
    const there = await openPage(LicenceRedirectPage, { address: '/licence-redirect', values });
    expect(there.house.navigation.left).toEqual(['https://seller.example/ringside']);
    expect(document.querySelector('main, h1, p')).toBeNull();
    cleanup();
    const again = await openPage(LicenceRedirectPage, { address: '/licence-redirect', values });
    expect([again.house.navigation.left, again.house.navigation.visited]).toEqual([[], ['/home']]);
  });

  test('LIC-090 LIC-093 the redirect page without an address leads to the default menu page', async () => {
    const { house } = await openPage(LicenceRedirectPage, { address: '/licence-redirect' });
    expect(house.navigation.visited).toEqual(['/home']);
  });
});

describe('paying', () => {
  test('LIC-023 PAY-053 a viewer chooses, pays and is back at what they came for', async () => {
    const { house, user, calls, collected } = await atPayment();
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(/Month pass.*Due today€9\.99/s);
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
    expect(calls('paySku')).toBe(1);
    expect(collected).toHaveLength(1);
    act(() => house.clock.pass(2000));
    expect(house.navigation.visited).toEqual([from]);
  });

  test('PAY-053 the button goes on at once', async () => {
    const { house, user } = await atPayment();
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(house.navigation.visited).toEqual([from]);
  });

  test('PAY-050 a challenge that leaves comes back to the pay-return link, with the way on in it', async () => {
    const { user, collected } = await atPayment();
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    const link = new URL(collected[0]!);
    expect(link.pathname).toBe('/pay/house-stripe');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      targetPaymentProvider: 'stripe',
      paymentProviderId: 'house-stripe',
      paymentMethodType: 'card',
      from,
    });
  });

  test('PAY-019 a double press pays once, and the button says that it is working', async () => {
    const { checkout, user, calls, collected } = await atPayment();
    let go: (details: { targetPaymentProvider: string; paymentMethodType: string }) => void = () => undefined;
    checkout.next = () => new Promise((resolve) => (go = resolve));
    const button = screen.getByRole('button', { name: pay });
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/on its way/)).toHaveAttribute('role', 'status');
    expect(screen.getByLabelText('Card number')).toBeDisabled();
    await act(async () => go({ targetPaymentProvider: 'stripe', paymentMethodType: 'card' }));
    await settled();
    expect([collected.length, calls('paySku')]).toEqual([1, 1]);
  });

  test('Enter in a field pays', async () => {
    const { user, calls } = await atPayment();
    await user.type(screen.getByLabelText('Card number'), '4242{Enter}');
    await settled();
    expect(calls('paySku')).toBe(1);
  });

  test('PAY-062 a decline is said at once, in the provider’s words; entering something takes it away, and paying again works', async () => {
    const { checkout, user, calls } = await atPayment();
    checkout.next = async () => Promise.reject(new PaymentRefusal('card_declined', 'Your card was declined.', 'number'));
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

  test('a problem while typing is said as well', async () => {
    const { user } = await atPayment();
    await user.type(screen.getByLabelText('Card number'), 'bad');
    expect(screen.getByRole('alert')).toHaveTextContent('This is not a card number.');
  });

  test('PAY-064 a refusal of the platform has its text, and the focus', async () => {
    const { house, user } = await atPayment();
    house.platform.answer('paySku', new CallError('paySku', 400, 'BAD_REQUEST', []));
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The payment could not be made.');
    expect(alert.parentElement).toHaveFocus();
  });

  test('PAY-024 what must be agreed to is waited for', async () => {
    const consents = [
      { fieldName: 'immediateAccess', kind: 'checkbox' as const, text: 'Start at once.', required: true },
      { fieldName: 'note', kind: 'text' as const, text: 'Prices include tax.' },
    ];
    const { house, user } = await atPayment({ basket: basket({ providers: [{ ...stripeProvider, consents }] }) });
    const button = screen.getByRole('button', { name: pay });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Tick the box above to go on.');
    expect(screen.getByText('Prices include tax.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Start at once.' }));
    await user.click(button);
    await settled();
    expect(house.platform.calls.find(({ endpoint }) => endpoint === 'paySku')?.input).toMatchObject({
      body: { paymentArrangement: { consent: [{ fieldName: 'immediateAccess', answer: true }] } },
    });
  });

  test('PAY-020 a basket at zero is paid without any details', async () => {
    const { house, user } = await atPayment({
      basket: basket({ total: 0, discountedTotal: 0, discountedTax: 0, providers: [zeroProvider] }),
    });
    expect(screen.getByText('Nothing is charged today.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await settled();
    expect(house.platform.calls.find(({ endpoint }) => endpoint === 'paySku')?.input).toMatchObject({
      body: { paymentArrangement: { primaryPaymentDetailsAttributes: { targetPaymentProvider: 'zero-balance' } } },
    });
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
  });

  test('PAY-018 a trial says what it costs today, how long it lasts, and what follows', async () => {
    const [item] = basket().basketItems;
    const trial = {
      ...item!,
      subscriptionSetting: { subscriptionType: 'SUBSCRIPTION' as const, subscriptionPeriod: 'P1M', trialPeriodDuration: 'P7D' },
    };
    await atPayment({ basket: basket({ basketItems: [trial], discountedTotal: 0, discountedTax: 0 }), card: { offers: () => true } });
    const order = screen.getByRole('region', { name: 'Your order' });
    expect(order).toHaveTextContent('After 1 week: €9.99 every month');
    expect(order).toHaveTextContent(/Due today€0\.00/);
    expect(screen.getByRole('button', { name: 'Start the free trial now' })).toBeEnabled();
  });

  test('PAY-014 several ways to pay are radio buttons, and the fields follow the choice', async () => {
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

  test('PAY-021 PAY-022 ways to pay that did not load say so, and can be tried again', async () => {
    let up = false;
    const { user } = await atPayment({ cardLoads: () => up });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the ways to pay.');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByRole('button', { name: pay })).toBeEnabled();
  });

  test('PAY-021 a provider that the realm does not know is none', async () => {
    await atPayment({ basket: basket({ providers: [{ id: 'x', name: 'barter', kind: 'form' }] }) });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the ways to pay.');
  });

  test('PAY-060 a denied trial is asked about; going on pays without one', async () => {
    const { house, user, calls } = await atPayment();
    house.platform.answer('paySku', (input: { query: { acknowledgeNoFreeTrial: boolean } }) =>
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

  test('PAY-060 not going on leads back to the choice', async () => {
    const { house, user } = await atPayment();
    house.platform.answer('paySku', new CallError('paySku', 409, 'freeTrialDenied', []));
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('radio', { name: /Month pass/ })).toBeInTheDocument();
  });

  test('changing one’s mind leads back to the choice', async () => {
    const { user } = await atPayment();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: /Month pass/ })).toBeChecked();
  });

  test('PAY-016 back from signing up in the middle of it, the payment goes on', async () => {
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

  test('PAY-019 the viewer reads that it is kept, no field is left to fill in, and the next press pays once', async () => {
    const { house, user, calls, collected } = await atPayment();
    house.platform.answer('paySku', lost());
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('Your payment was interrupted before it was finished.');
    expect(screen.getByText(/you are not charged again/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    house.platform.answer('paySku', { status: 'COMPLETED', purchaseId: 'p', licences: [] });
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
    expect([calls('paySku'), collected.length]).toEqual([2, 1]);
  });

  test('PAY-019 one that had gone through is told at once', async () => {
    const { house, user, calls } = await atPayment();
    house.platform.answer('paySku', () => {
      house.platform.answer('readBasket', basket({ basketItems: [], providers: [] })).answer('readActiveSubscriptions', { licences: [licence()] });
      return lost();
    });
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
    expect(calls('paySku')).toBe(1);
  });

  test('PAY-019 a page that is loaded again in the middle stands at the payment, without a card to enter', async () => {
    const values = tabValues();
    const { house, user } = await atPayment({ values });
    house.platform.answer('paySku', lost());
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    cleanup();
    const { collected, calls } = await open({ values, licences: [licence()] });
    expect(screen.getByRole('alert')).toHaveTextContent('Your payment was interrupted before it was finished.');
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
    expect([calls('paySku'), calls('putIntoBasket'), collected.length]).toEqual([1, 0, 0]);
  });
});

describe('vouchers', () => {
  const taking = { ...stripeProvider, hasVouchers: true };
  const free = basket({
    discountedTotal: 0,
    discountedTax: 0,
    providers: [{ ...zeroProvider, hasVouchers: true }],
    vouchers: [{ code: 'FULLHOUSE', name: 'Full house', discount: 999 }],
  });

  test('PAY-025 are entered only where the way to pay takes them', async () => {
    await atPayment();
    expect(screen.queryByRole('button', { name: 'Add a voucher' })).not.toBeInTheDocument();
  });

  test('PAY-003 PAY-020 PAY-035 PAY-036 one that covers it all leaves nothing to pay; taken out again, the card is back', async () => {
    const { house, user } = await atPayment({ basket: basket({ providers: [taking] }), answers: { addVoucher: free, removeVoucher: free } });
    await user.click(screen.getByRole('button', { name: 'Add a voucher' }));
    const code = screen.getByRole('textbox', { name: 'Voucher code' });
    expect(code).toHaveFocus();
    house.platform.answer('readBasket', free);
    await user.type(code, ' fullhouse {Enter}');
    await settled();
    expect(house.platform.calls.find(({ endpoint }) => endpoint === 'addVoucher')?.input).toEqual({ path: { code: 'fullhouse' } });
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(/Full house.*−€9\.99.*Due today€0\.00/s);
    expect(screen.getByText('1 voucher applied')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    house.platform.answer('readBasket', basket({ providers: [taking] }));
    await user.click(screen.getByRole('button', { name: 'Remove Full house' }));
    await settled();
    expect(screen.getByLabelText('Card number')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a voucher' })).toHaveFocus();
  });

  test.each([
    [404, 'voucherUnknown', 'There is no voucher with this code.'],
    [409, 'voucherExpired', 'This voucher has run out.'],
    [500, 'down', 'The voucher could not be checked. Try again.'],
  ])('PAY-035 a refusal with %i %s is said at the field, and the code stays', async (status, code, text) => {
    const { user } = await atPayment({ basket: basket({ providers: [taking] }), answers: { addVoucher: new CallError('addVoucher', status, code, []) } });
    await user.click(screen.getByRole('button', { name: 'Add a voucher' }));
    await user.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'NOPE{Enter}');
    await settled();
    const field = screen.getByRole('textbox', { name: 'Voucher code' });
    expect(field).toHaveValue('NOPE');
    expect(field).toHaveAccessibleDescription(text);
    expect(field).toHaveFocus();
  });
});
