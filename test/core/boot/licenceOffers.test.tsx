/**
 * The offers on the purchase page of the composed product, by the platform's licences and those that the
 * viewer holds.
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Licence } from '../../../core/generated/platform';
import { navigation } from '../../../core/sdk';
import { euro, held, licence, percent } from '../commerce/commerceFixture';
import { composedTests } from './composed';
import { atPurchase, later, offerOf, pass } from './licencePages';

composedTests();

const offered = async (...licences: Licence[]): Promise<string> => {
  await atPurchase({ licences });
  return offerOf(licences[0]?.name ?? '');
};
const subscription = (subscriptionPeriod: string) => ({
  purchaseStrategy: { type: 'SUBSCRIPTION' as const, subscriptionPeriod },
});
const another = licence({ id: 'other', name: 'Other pass', sku: 'other-sku' });

describe('LIC-001 the fields of a licence', () => {
  test.each<[string, Partial<Licence>, string | RegExp]>([
    ['name', {}, /^Month pass/],
    ['description', { description: 'Every fight.' }, 'Every fight.'],
    ['amounts', { amounts: [euro(1234)] }, '€12.34'],
    ['LIC-002 the type and period of its purchase strategy', subscription('P1Y'), '/ year'],
    [
      'LIC-002 a purchase strategy of one payment',
      { purchaseStrategy: { type: 'PAY_PER_VIEW' } },
      'one payment',
    ],
    [
      'LIC-002 a purchase strategy with a fixed end',
      { purchaseStrategy: { type: 'FIXED_DATE', expiryTimestamp: later } },
      'Until Mar 5th, 2999',
    ],
    [
      'defaultMarketingPricePeriod',
      {
        ...subscription('P1Y'),
        defaultMarketingPricePeriod: 'P1M',
        amounts: [euro(12_000, { periodAmounts: [{ period: 'P1M', amount: 1000 }] })],
      },
      /€10\.00\/ month€120\.00 every year/,
    ],
    ['trialDetails', { trialDetails: { duration: 'P14D', available: true } }, '14 days free'],
    ['status', { status: held({ expiryTimestamp: later }), ...subscription('P1M') }, 'Renews every month'],
  ])('%s is on its card', async (_, more, text) => {
    const texts = await offered(licence(more), another);
    if (typeof text === 'string') expect(texts).toContain(text);
    else expect(texts).toMatch(text);
  });

  test('family and rank from the navigation put licences into their family, the lower rank first', async () => {
    const licences = [
      licence({ id: 'alone', name: 'Fight night' }),
      pass({}, { rank: 2, family: 'seats', name: 'Front row' }),
      licence({ id: 'low', name: 'Back row', rank: 1, family: 'seats' }),
    ];
    const site = await atPurchase({});
    await act(async () => site.get(navigation).go('/purchase?from=/browse', { state: { licences } }));
    expect(await offerOf('Back row')).toContain('Downgrade');
    expect(
      screen
        .getAllByRole('radio')
        .map(
          (radio) => /^(Back row|Front row|Fight night)/.exec(radio.closest('label')?.textContent ?? '')?.[0],
        ),
    ).toEqual(['Back row', 'Front row', 'Fight night']);
  });

  test.each([
    ['sku', licence({ sku: 'own-sku' }), 'own-sku'],
    ['the sku of its price, where it has none of its own', licence({ sku: null }), 'sku-999'],
  ])('%s is put into the basket', async (_, candidate, sku) => {
    const site = await atPurchase({ licences: [candidate] });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('heading', { name: 'Payment' });
    expect(site.callsTo('PUT', '/api/v2/baskets/').map(({ path }) => path)).toEqual([
      `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=false`,
    ]);
  });
});

test('LIC-001 cta labels the button and ctaControl is its link, in place of the basket', async () => {
  const site = await atPurchase({
    licences: [licence({ cta: 'Call us', ctaControl: 'https://sales.example/call' })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Call us' }));
  expect([site.left, site.callsTo('PUT', '/api/v2/baskets/')]).toEqual([['https://sales.example/call'], []]);
});

test('LIC-002 a purchase strategy that names an external store leads there', async () => {
  const externalAuthProviderDetails = {
    name: 'box-office',
    acquisitionUrl: 'https://box-office.example/buy',
  };
  const site = await atPurchase({
    licences: [
      licence({
        purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M', externalAuthProviderDetails },
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(site.left).not.toEqual([]));
  expect([site.left, site.callsTo('PUT', '/api/v2/baskets/')]).toEqual([
    ['https://box-office.example/buy'],
    [],
  ]);
});

describe('LIC-003 a licence without an amount is free, and the realm decides whether free ones are offered', () => {
  const realm = (allowFreePurchase: boolean) => ({
    change: (document: Record<string, unknown>) =>
      void (document['settings'] = { ...(document['settings'] as object), allowFreePurchase }),
  });
  test.each([
    ['without amounts, where the realm allows free ones', { amounts: [], type: 'STANDARD' }, true, true],
    ['without amounts, where it does not', { amounts: [], type: 'STANDARD' }, false, false],
    ['with an amount, whatever the platform calls it', { amounts: [euro(999)], type: 'FREE' }, false, true],
  ] as const)('%s', async (_, more, allowed, canBeBought) => {
    await atPurchase({ licences: [licence({ ...more, amounts: [...more.amounts] })] }, realm(allowed));
    const card = await screen.findByRole('radio', { name: /^Month pass/ });
    expect(!card.hasAttribute('disabled')).toBe(canBeBought);
  });
});

test.each([
  [
    'the amount of the viewer’s country',
    [euro(999), euro(1099, { default: false, local: true }), euro(500, { default: false })],
    '€10.99',
  ],
  ['else the default one', [euro(500, { default: false }), euro(999)], '€9.99'],
  ['else nothing', [euro(500, { default: false })], 'Free'],
])('LIC-005 the price is %s', async (_, amounts, price) => {
  expect(await offered(licence({ amounts }), another)).toContain(price);
});

test('LIC-007 families come first with their names, the licences of none in a list of their own', async () => {
  const families = [
    {
      id: 'seats',
      name: 'Seats',
      licences: [
        licence({ id: 'front', name: 'Front row', rank: 2 }),
        licence({ id: 'back', name: 'Back row', rank: 1 }),
      ],
    },
  ];
  await atPurchase({ families, licences: [licence({ id: 'night', name: 'Fight night' })] });
  await screen.findByRole('heading', { name: 'Seats' });
  const shown = [...document.querySelectorAll('fieldset h2, fieldset label')].map(
    (element) => /^(Seats|One by one|Front row|Back row|Fight night)/.exec(element.textContent ?? '')?.[0],
  );
  expect(shown).toEqual(['Seats', 'Back row', 'Front row', 'One by one', 'Fight night']);
});

describe('how often a subscription is paid', () => {
  test.each([
    ['LIC-048 in days', 'P10D', '/ 10 days'],
    ['LIC-048 in weeks', 'P5W', '/ 5 weeks'],
    ['LIC-048 in months', 'P4M', '/ 4 months'],
    ['LIC-048 in years', 'P3Y', '/ 3 years'],
    ['LIC-046 not at all where it has another unit', 'P1H', null],
    ['LIC-046 nor where it has no number', 'PM', null],
    ['LIC-046 nor where it is a word', 'monthly', null],
  ])('is written %s: %s', async (_, period, text) => {
    const texts = await offered(licence(subscription(period)), another);
    if (text !== null) expect(texts).toContain(text);
    else expect([texts.includes('€9.99'), /\/|one payment|every/.test(texts)]).toEqual([true, false]);
  });
});

describe('who can buy a licence', () => {
  const confirm = { subscriptionPendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' }] };
  test.each<[string, NonNullable<Licence['status']>, boolean]>([
    ['LIC-050 what was held and is over', held({ status: 'EXPIRED', autoRenewingStatus: null }), true],
    ['LIC-050 but not what is over and paused', held({ status: 'EXPIRED', pauseState: 'PAUSED' }), false],
    ['LIC-052 nor what is ACTIVE', held(), false],
    ['LIC-052 nor what is TRIAL_ACTIVE', held({ status: 'TRIAL_ACTIVE' }), false],
    ['LIC-011 LIC-052 what is INACTIVE', held({ status: 'INACTIVE' }), true],
    ['LIC-011 LIC-052 and what is SWITCH_TO', { status: 'SWITCH_TO' }, true],
    ['LIC-018 but not what waits for its payment', held({ status: 'INACTIVE', ...confirm }), false],
  ])('%s', async (_, status, canBeBought) => {
    await atPurchase({ licences: [licence({ status }), another] });
    expect(!(await screen.findByRole('radio', { name: /^Month pass/ })).hasAttribute('disabled')).toBe(
      canBeBought,
    );
  });

  test('a discount that is over shows no end date in the past', async () => {
    expect(
      await offered(
        licence({
          status: held({
            status: 'EXPIRED',
            autoRenewingStatus: null,
            expiryTimestamp: Date.UTC(2020, 0, 1),
          }),
        }),
        another,
      ),
    ).not.toMatch(/2020|Ends/);
  });
});

describe('licences of one family', () => {
  const family = (...statuses: readonly (Licence['status'] | undefined)[]) => [
    {
      id: 'f',
      name: 'Seats',
      licences: statuses.map((status, index) =>
        licence({
          id: `rank-${index}`,
          name: ['Bronze', 'Silver', 'Gold'][index] ?? '',
          rank: index,
          ...(status === undefined ? {} : { status }),
        }),
      ),
    },
  ];
  const marks = async () => {
    await screen.findByRole('radio', { name: /^Gold/ });
    return [...document.querySelectorAll('[data-standing]')].map((mark) => mark.textContent);
  };

  test.each<[string, readonly (Licence['status'] | undefined)[], readonly string[]]>([
    [
      'LIC-054 below the current one are a downgrade, above it an upgrade',
      [undefined, held(), undefined],
      ['Downgrade', 'Your plan', 'Upgrade'],
    ],
    [
      'LIC-053 the highest of two that are held is the current one',
      [held(), held({ status: 'TRIAL_ACTIVE' }), undefined],
      ['Downgrade', 'Your plan', 'Upgrade'],
    ],
    ['LIC-053 what is over is not current', [held({ status: 'EXPIRED' }), undefined, undefined], []],
  ])('%s', async (_, statuses, expected) => {
    await atPurchase({ families: family(...statuses) });
    expect(await marks()).toEqual(expected);
  });

  test('LIC-018 LIC-053 a licence that waits for its payment is not current', async () => {
    const [first, ...others] = family(
      held({ licencePayment: { paymentEventType: 'UNCONFIRMED' } }),
      undefined,
      undefined,
    )[0]!.licences;
    await atPurchase({
      families: [{ id: 'f', licences: [{ ...first!, activationStrategy: 'CONFIRM_PAYMENT' }, ...others] }],
    });
    expect(await marks()).toEqual([]);
  });

  test.each([
    ['Gold', 'Upgrade to this plan'],
    ['Bronze', 'Move down to this plan'],
  ])(
    'LIC-025 LIC-054 the button for %s, which can replace the held one, is labelled %s',
    async (name, label) => {
      await atPurchase({ families: family({ status: 'SWITCH_TO' }, held(), { status: 'SWITCH_TO' }) });
      await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
      expect(screen.getByRole('button', { name: label })).toBeEnabled();
    },
  );

  test('LIC-025 its label is switch where the two have the same rank', async () => {
    await atPurchase({
      families: [
        {
          id: 'f',
          licences: [
            pass({}, { rank: 1 }),
            licence({ id: 'other', name: 'Other pass', rank: 1, status: { status: 'SWITCH_TO' } }),
          ],
        },
      ],
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^Other pass/ }));
    expect(screen.getByRole('button', { name: 'Switch to this plan' })).toBeEnabled();
  });
});

test.each([
  ['ACTIVE', /Before: €10\.00|€10\.00€5\.00.*Discount running/],
  ['UPCOMING', /^Month pass€10\.00.*Discount to come/],
  ['EXPIRED', /^Month pass€10\.00.*Discount over/],
] as const)(
  'LIC-061 LIC-063 a discount of half that is %s is listed, and lowers the price only while it runs',
  async (state, text) => {
    expect(
      await offered(licence({ amounts: [euro(1000)], discounts: [percent(50, { state })] }), another),
    ).toMatch(text);
  },
);

test.each([
  ['ACTIVE', true],
  ['UPCOMING', false],
  ['EXPIRED', false],
] as const)(
  'LIC-064 an offer lists a discount for life while it is active only: %s',
  async (state, listed) => {
    expect(
      /Discount (running|to come|over)/.test(
        await offered(licence({ discounts: [percent(50, { state, lifeTimeRepeat: true })] }), another),
      ),
    ).toBe(listed);
  },
);
