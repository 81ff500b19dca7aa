/** Missing billing details, as a viewer gives them. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PayPage from '../../../../core/commerce/pages/PayPage';
import PurchasePage from '../../../../core/commerce/pages/PurchasePage';
import { CallError } from '../../../../core/sdk';
import { basket, licence } from '../commerceFixture';
import { left } from '../paymentTrade';
import { from, openPage, settled, type CheckoutFixture, type FixtureOptions } from './checkoutFixture';

const address = `/purchase?from=${encodeURIComponent(from)}`;
const pay = /^Pay €9\.99/;
const missing = (...names: string[]) =>
  names.map((fieldName) => ({ fieldName, fieldType: fieldName, required: true, label: null }));
const owing = (...names: string[]) =>
  basket({ billingDetailsRequired: true, missingFields: missing(...names) });

/** At the billing step: the basket requires an address until one is saved. */
const atBilling = async (options: Partial<FixtureOptions> = {}, names = ['line1', 'postalCode']) => {
  const user = userEvent.setup();
  const checkout = await openPage(PurchasePage, {
    address,
    licences: [licence()],
    basket: owing(...names),
    ...options,
  });
  checkout.runtime.platform.answer('readBasket', basket());
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await settled();
  return { ...checkout, user };
};
const save = () => screen.getByRole('button', { name: 'Save and continue' });
const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const saved = ({ runtime }: Pick<CheckoutFixture, 'runtime'>) =>
  runtime.platform.calls
    .filter(({ endpoint }) => endpoint === 'writeUserDetails')
    .map(({ input }) => input['body']);

afterEach(cleanup);

describe('missing billing details', () => {
  test('PAY-013 FRM-013 FRM-039 are asked for before the payment, saved, and the basket continues', async () => {
    const { user, calls, runtime } = await atBilling();
    expect(screen.getByRole('heading', { name: 'Billing details' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Steps of your purchase' })).toHaveTextContent(
      /Choose.*Details.*Pay/,
    );
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent('Month pass');
    expect(screen.queryByRole('button', { name: pay })).not.toBeInTheDocument();
    await user.type(box(/Street/), 'Rua Augusta 1');
    await user.type(box(/Postal code/), '1100-048{Enter}');
    await settled();
    expect(saved({ runtime })).toEqual([
      { address: { country: 'PT', line1: 'Rua Augusta 1', postalCode: '1100-048' } },
    ]);
    expect(screen.getByRole('button', { name: pay })).toBeEnabled();
    expect(calls('putIntoBasket')).toBe(1);
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
  });

  test('RLM-099 API-033 FRM-015 the caller’s country is preselected; another has its own fields and keeps the typed values', async () => {
    const { user } = await atBilling();
    const country = screen.getByRole('combobox', { name: /Country/ });
    expect(country).toHaveValue('PT');
    expect(screen.queryByRole('combobox', { name: /State/ })).not.toBeInTheDocument();
    await user.type(box(/Street/), 'Avenida Paulista 1');
    await user.selectOptions(country, 'BR');
    expect(
      within(screen.getByRole('combobox', { name: /State/ })).getByRole('option', { name: 'São Paulo' }),
    ).toBeInTheDocument();
    expect(box(/Street/)).toHaveValue('Avenida Paulista 1');
    await user.type(box(/Tax number/), '12345678909999');
    expect(box(/Tax number/)).toHaveValue('123.456.789-09');
  });

  test('the fields support autofill', async () => {
    await atBilling();
    const tokens = [screen.getByRole('combobox', { name: /Country/ }), box(/Street/), box(/Postal code/)].map(
      (field) => field.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['country', 'address-line1', 'postal-code']);
  });

  test('FRM-014 FRM-037 SGN-086 an empty field shows an error, is announced, and the first has the focus; nothing is sent', async () => {
    const { user, calls } = await atBilling();
    await user.type(box(/Postal code/), '  ');
    await user.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('Check the marked fields.');
    expect(box(/Street/)).toHaveFocus();
    expect(box(/Street/)).toBeInvalid();
    expect(box(/Street/)).toHaveAccessibleDescription('Enter your street and number.');
    expect(box(/Postal code/)).toHaveAccessibleDescription('Enter your postal code.');
    expect(calls('writeUserDetails')).toBe(0);
    await user.type(box(/Street/), 'R');
    expect(box(/Street/)).toBeValid();
  });

  test('FRM-030 a text is trimmed when its field is left', async () => {
    const { user } = await atBilling();
    await user.type(box(/Street/), '  Rua Augusta 1  ');
    await user.tab();
    expect(box(/Street/)).toHaveValue('Rua Augusta 1');
  });

  test('a save that fails shows an error and keeps the typed values; the next one continues', async () => {
    const { user, runtime } = await atBilling({
      answers: { writeUserDetails: new CallError('writeUserDetails', 500, 'down', ['Boom.']) },
    });
    await user.type(box(/Street/), 'Rua Augusta 1');
    await user.type(box(/Postal code/), '1100-048');
    await user.click(save());
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('We could not save this.');
    expect([box(/Street/), box(/Postal code/)].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Rua Augusta 1',
      '1100-048',
    ]);
    runtime.platform.answer('writeUserDetails', {});
    await user.click(save());
    await settled();
    expect(screen.getByRole('button', { name: pay })).toBeEnabled();
  });

  test('a field that the platform rejects is marked, with its message above', async () => {
    const { user } = await atBilling({
      answers: {
        writeUserDetails: new CallError('writeUserDetails', 400, 'BAD_REQUEST', ['No such postal code.'], {
          missingFields: missing('postalCode'),
        }),
      },
    });
    await user.type(box(/Street/), 'Rua Augusta 1');
    await user.type(box(/Postal code/), '0');
    await user.click(save());
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('No such postal code.');
    expect(box(/Postal code/)).toHaveFocus();
    expect(box(/Postal code/)).toHaveAccessibleDescription('Check the postal code.');
  });

  test('a platform that still requires details shows so', async () => {
    const { user, runtime } = await atBilling();
    runtime.platform.answer('readBasket', owing('line1', 'postalCode'));
    await user.type(box(/Street/), 'Rua Augusta 1');
    await user.type(box(/Postal code/), '1100-048');
    await user.click(save());
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('Saved, but we still need the details below.');
  });

  test('a double press saves once', async () => {
    const { user, calls } = await atBilling();
    await user.type(box(/Street/), 'Rua Augusta 1');
    await user.type(box(/Postal code/), '1100-048');
    await user.dblClick(save());
    await settled();
    expect(calls('writeUserDetails')).toBe(1);
  });

  test('a form that cannot be loaded shows an error, and can be retried', async () => {
    const { user, runtime } = await atBilling({
      answers: { readCountries: new CallError('readCountries', 503, 'down', []) },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the form.');
    runtime.platform.answer('readCountries', {
      countries: [
        { iso3166alpha2: 'PT', name: 'Portugal', callingCode: '+351', addressRequiredFields: null },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(box(/Street/)).toBeInTheDocument();
  });

  test('known values are prefilled', async () => {
    await atBilling({ answers: { readUserDetails: { address: { country: 'BR', line1: 'Rua Um 1' } } } });
    expect(screen.getByRole('combobox', { name: /Country/ })).toHaveValue('BR');
    expect(box(/Street/)).toHaveValue('Rua Um 1');
  });

  test('FRM-001 FRM-016 other details have fields of their kind', async () => {
    const { user, runtime } = await atBilling({}, ['phoneNumber', 'birthDate', 'vat']);
    expect(screen.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument();
    const phone = screen.getByRole('group', { name: 'Phone number' });
    await user.type(within(phone).getByRole('textbox'), '912 345 678');
    const born = screen.getByRole('group', { name: /Date of birth/ });
    await user.type(within(born).getAllByRole('textbox')[0]!, '12');
    expect(within(born).getAllByRole('textbox')[1]).toHaveFocus();
    await user.keyboard('311990');
    await user.type(box(/^vat/), 'X1');
    await user.click(save());
    await settled();
    expect(saved({ runtime })).toEqual([
      { phoneNumber: '+351912345678', birthDate: '1990-12-31', address: { vat: 'X1' } },
    ]);
  });

  test('choosing something else leads back to the offers', async () => {
    const { user } = await atBilling();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: /Month pass/ })).toBeChecked();
  });

  test.each([
    ['pt', 'Guardar e continuar', 'Continuar para o pagamento', 'Rua e número'],
    ['es', 'Guardar y continuar', 'Continuar al pago', 'Calle y número'],
    ['ar', 'حفظ ومتابعة', 'المتابعة إلى الدفع', 'الشارع ورقم المبنى'],
  ])('a viewer who reads %s sees them in it', async (locale, saving, choose, street) => {
    await openPage(PurchasePage, { address, licences: [licence()], basket: owing('line1'), locale });
    await userEvent.click(screen.getByRole('button', { name: choose }));
    await settled();
    expect(screen.getByRole('button', { name: saving })).toBeEnabled();
    expect(box(new RegExp(street))).toBeInTheDocument();
  });
});

describe('details required by the pay call', () => {
  const refused = () =>
    new CallError('paySku', 424, 'BASKET_REQUIREMENTS_FAILED', [], { missingFields: missing('line1') });

  test('PAY-061 FRM-039 are given, and the payment repeated once without another card', async () => {
    const user = userEvent.setup();
    const { runtime, calls, collected } = await openPage(PurchasePage, { address, licences: [licence()] });
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await settled();
    let asked = 0;
    runtime.platform.answer('paySku', () =>
      ++asked === 1 ? refused() : { status: 'COMPLETED', purchaseId: 'p', licences: [] },
    );
    await user.click(screen.getByRole('button', { name: pay }));
    await settled();
    await user.type(box(/Street/), 'Rua Augusta 1');
    await user.type(box(/Postal code/), '1100-048');
    await user.click(save());
    await settled();
    expect([calls('paySku'), collected.length]).toEqual([2, 1]);
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
  });

  test('PAY-051 PAY-061 after the return from a bank as well', async () => {
    let asked = 0;
    const back = `/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&payment_intent=pi_9`;
    const { calls } = await openPage(PayPage, {
      address: back,
      values: left(),
      card: {
        resume: async () => ({
          targetPaymentProvider: 'stripe',
          paymentMethodType: 'card',
          paymentDetailsExternalId: 'pi_9',
        }),
      },
      answers: {
        validatePaymentMethod: { status: 'succeeded' },
        paySku: () => (++asked === 1 ? refused() : { status: 'COMPLETED', purchaseId: 'p', licences: [] }),
      },
    });
    await userEvent.type(box(/Street/), 'Rua Augusta 1');
    await userEvent.type(box(/Postal code/), '1100-048');
    await userEvent.click(save());
    await settled();
    expect([calls('validatePaymentMethod'), calls('paySku')]).toEqual([1, 2]);
    expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
  });
});
