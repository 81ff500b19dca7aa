/** PAY-012: another licence in the basket, in the composed product. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Basket } from '../../../core/generated/platform';
import { licence } from '../commerce/commerceFixture';
import { composedTests, platform } from './composed';
import { atPurchase } from './licencePages';
import { bank, card, otherBank, scriptOfStripe, takesAll as change } from './paymentMethods';
import { savedCard, filled, owing, order } from './basketPages';

composedTests();

scriptOfStripe();
const paymentSelection = (name: string) => screen.findByRole('radio', { name });

describe('PAY-012 another licence in the basket', () => {
  const night = licence({ id: 'night', name: 'Fight night', sku: 'night-sku' });
  /** Chooses the month pass, then the night, whose basket is the second. */
  const changing = async (
    first: Partial<Basket>,
    second: Partial<Basket>,
    between: () => Promise<void> = async () => undefined,
  ) => {
    platform()
      .put('/api/v2/baskets/night-sku')
      .query(true)
      .reply(200, filled({ id: 'basket-2', ...second }));
    await atPurchase({ licences: [licence(), night] }, { filled: filled(first), change });
    await userEvent.click(await screen.findByRole('radio', { name: /^Month pass/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('region', { name: 'Your order' });
    await between();
    await userEvent.click(within(order()).getByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Fight night/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('region', { name: 'Your order' });
  };

  test('requires no details that only the first one needed', async () => {
    await changing(
      owing,
      {},
      async () => void (await screen.findByRole('heading', { name: 'Billing details' })),
    );
    expect(await paymentSelection('Card')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Billing details' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  });

  test.each<[string, Basket['providers'], string, Basket['primaryPaymentDetails']?]>([
    ['keeps the payment method if it is still offered', [card, bank], 'iDEAL'],
    ['begins with the realm’s first one where it is not', [otherBank, card], 'Card'],
    ['or with the card that the platform keeps', [otherBank, card], 'Visa ending in 4242', savedCard],
  ])('%s', async (_, providers, chosen, primaryPaymentDetails = null) => {
    await changing({}, { providers, primaryPaymentDetails }, async () =>
      userEvent.click(await paymentSelection('iDEAL')),
    );
    await paymentSelection(chosen);
    expect(
      screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent),
    ).toEqual([chosen]);
  });
});
