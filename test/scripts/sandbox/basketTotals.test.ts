import { basketTotals, type TotalsInput } from '../../../scripts/sandbox/commerce/basketTotals';

const plain: TotalsInput = { amount: 1000, trial: false, discounts: [], credit: 0, taxPercent: 25 };

test.each<[string, Partial<TotalsInput>, object]>([
  ['nothing off', {}, { discountedTotal: 1000, tax: 200, discountedTax: 200, taken: [], creditUsed: 0 }],
  [
    'a percentage',
    { discounts: [{ type: 'PERCENTAGE', percentage: 25 }] },
    { discountedTotal: 750, discountedTax: 150, taken: [250] },
  ],
  ['an amount', { discounts: [{ type: 'AMOUNT', amount: 300 }] }, { discountedTotal: 700, taken: [300] }],
  [
    'more than the price',
    { discounts: [{ type: 'AMOUNT', amount: 3000 }] },
    { discountedTotal: 0, discountedTax: 0, taken: [1000] },
  ],
  [
    'two, each on what is left',
    {
      discounts: [
        { type: 'PERCENTAGE', percentage: 50 },
        { type: 'PERCENTAGE', percentage: 50 },
      ],
    },
    { discountedTotal: 250, taken: [500, 250] },
  ],
  ['credit for a part', { credit: 400 }, { discountedTotal: 600, creditUsed: 400 }],
  ['more credit than is due', { credit: 4000 }, { discountedTotal: 0, creditUsed: 1000 }],
  [
    'a trial: nothing due, no credit used',
    { trial: true, credit: 400 },
    { total: 1000, discountedTotal: 0, creditUsed: 0 },
  ],
  [
    'a rounded percentage',
    { amount: 999, discounts: [{ type: 'PERCENTAGE', percentage: 33 }] },
    { discountedTotal: 669, taken: [330] },
  ],
])('LIC-028 %s', (_, input, expected) => {
  expect(basketTotals({ ...plain, ...input })).toMatchObject(expected);
});
