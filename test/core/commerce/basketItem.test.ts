/** The item of a basket. */
import { basketTrial } from '../../../core/commerce/rules/basketItem';
import { basket, offered } from './commerceFixture';

describe('basket item', () => {
  test('LIC-023 is put by the licence’s sku', () => {
    expect(offered().sku).toBe('pass-month-sku');
  });

  test('without a sku of its own it has its price’s, and without that it cannot be bought', () => {
    expect(offered({ sku: null }).sku).toBe('sku-999');
    expect(offered({ sku: null, amounts: [] }).sku).toBeNull();
  });

  test.each([
    ['P7D', true, 'P7D'],
    ['P7D', null, 'P7D'],
    ['P7D', false, null],
    ['P0D', true, null],
    [null, true, null],
  ])('LIC-047 a trial of %s, available %s, is shown as %s', (duration, available, shown) => {
    expect(offered({ trialDetails: { duration, available } }).trial).toBe(shown);
  });

  test('PAY-018 a basket shows which trial it starts', () => {
    const [item] = basket().basketItems;
    expect(basketTrial(basket())).toBeNull();
    expect(
      basketTrial({
        basketItems: [
          {
            ...item!,
            subscriptionSetting: { subscriptionType: 'SUBSCRIPTION', trialPeriodDuration: 'P14D' },
          },
        ],
      }),
    ).toBe('P14D');
  });
});
