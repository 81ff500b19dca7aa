/** The rules of licences, as the requirement ledger's tables state them. */
import { holdsActive, isFree } from '../../../core/commerce/rules/licence';
import {
  activePrice,
  discounted,
  discountStatusKey,
  listedDiscounts,
} from '../../../core/commerce/rules/licenceDiscount';
import { licenceNotice } from '../../../core/commerce/rules/heldLicence';
import { licenceOffers, promptKeys } from '../../../core/commerce/rules/licenceOffers';
import { licencePrice } from '../../../core/commerce/rules/licencePrice';
import { isPurchasable } from '../../../core/commerce/rules/licencePurchase';
import { buyLabel, currentLicence, standingOf } from '../../../core/commerce/rules/licenceStanding';
import { euro, held, offered, percent } from './commerceFixture';

describe('type', () => {
  test.each([
    [false, [euro(999)]],
    [true, []],
    [true, null],
  ])('LIC-003 a licence is free: %s with amounts %j', (free, amounts) => {
    expect(isFree(offered({ amounts }))).toBe(free);
  });

  test.each([
    ['ACTIVE', true],
    ['TRIAL_ACTIVE', true],
    ['INACTIVE', false],
    ['EXPIRED', false],
    ['SWITCH_TO', false],
  ] as const)('LIC-011 LIC-052 %s counts as active: %s', (status, active) => {
    expect(holdsActive(offered({ status: held({ status }) }).holding)).toBe(active);
  });
});

describe('price', () => {
  test('LIC-005 the local entry wins over the default one', () => {
    const amounts = [euro(999), euro(1099, { default: false, local: true }), euro(500, { default: false })];
    expect(licencePrice(offered({ amounts })).headline.amount).toBe(1099);
  });

  test('LIC-005 without either there is nothing to pay', () => {
    expect(licencePrice(offered({ amounts: [] }))).toMatchObject({ headline: { amount: 0 }, free: true });
  });

  test('LIC-027 the advertised period is the headline, with the full amount beneath', () => {
    const year = offered({
      purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
      defaultMarketingPricePeriod: 'P1M',
      amounts: [euro(12999, { periodAmounts: [{ period: 'P1M', amount: 1083 }] })],
    });
    expect(licencePrice(year)).toMatchObject({
      headline: { amount: 1083 },
      period: 'P1M',
      beneath: { amount: { amount: 12999 }, period: 'P1Y' },
    });
  });

  test('LIC-027 without an entry for that period the full amount is shown alone', () => {
    const price = licencePrice(offered({ defaultMarketingPricePeriod: 'P1W' }));
    expect(price).toMatchObject({ headline: { amount: 999 }, period: 'P1M', beneath: null });
  });

  test('a licence that is paid once has no period', () => {
    expect(licencePrice(offered({ purchaseStrategy: { type: 'PAY_PER_VIEW' } })).period).toBeNull();
  });

  test('LIC-028 LIC-063 an active discount changes headline and full amount alike; the original price is retained', () => {
    const price = licencePrice(
      offered({
        purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
        defaultMarketingPricePeriod: 'P1M',
        amounts: [euro(12000, { periodAmounts: [{ period: 'P1M', amount: 1000 }] })],
        discounts: [percent(25)],
      }),
    );
    expect(price).toMatchObject({
      headline: { amount: 750 },
      before: { amount: 1000 },
      beneath: { amount: { amount: 9000 } },
    });
  });
});

describe('discounts', () => {
  test.each([
    ['a quarter off', 999, percent(25), 749],
    ['all of it off', 999, percent(100), 0],
    ['an amount off', 999, { type: 'AMOUNT', amount: 300 }, 699],
    ['more than there is off', 999, { type: 'AMOUNT', amount: 5000 }, 0],
    ['nothing said', 999, { type: 'AMOUNT' }, 999],
    ['a half rounds up, as little as it is', 25, percent(90), 3],
    ['and at any sum', 1050, percent(5), 998],
    ['a third off, to the hundredth', 9_999, percent(33.33), 6_666],
  ] as const)('LIC-028 LIC-060 %s', (_, amount, discount, after) => {
    expect(discounted(amount, discount)).toBe(after);
  });

  test.each([
    ['ACTIVE', 500],
    ['UPCOMING', 1000],
    ['EXPIRED', 1000],
  ] as const)('LIC-061 LIC-063 a %s discount of half makes 1000 %d', (state, price) => {
    expect(activePrice(1000, [percent(50, { state })])).toBe(price);
  });

  const all = (['ACTIVE', 'UPCOMING', 'EXPIRED'] as const).map((state) => percent(10, { state }));
  const forLife = all.map((discount) => ({ ...discount, lifeTimeRepeat: true }));
  test.each([
    ['LIC-063 all are listed', all, {}, ['ACTIVE', 'UPCOMING', 'EXPIRED']],
    ['LIC-063 a viewer may hide upcoming ones', all, { hideUpcoming: true }, ['ACTIVE', 'EXPIRED']],
    ['LIC-064 one for life is listed while active', forLife, {}, ['ACTIVE']],
    ['LIC-064 in the other mode while upcoming', forLife, { lifeTimeRepeat: 'upcoming' }, ['UPCOMING']],
    [
      'LIC-064 and hidden when upcoming ones are',
      forLife,
      { lifeTimeRepeat: 'upcoming', hideUpcoming: true },
      [],
    ],
  ] as const)('%s', (_, discounts, listing, states) => {
    expect(listedDiscounts(discounts, listing).map(({ state }) => state)).toEqual(states);
  });

  test.each([
    ['UPCOMING', true, 'licencePaused'],
    ['UPCOMING', false, 'discountUpcoming'],
    ['ACTIVE', true, 'discountActive'],
    ['EXPIRED', true, 'discountExpired'],
  ] as const)('LIC-062 %s on a licence whose pause is %s shows %s', (state, paused, key) => {
    expect(discountStatusKey({ state }, paused)).toBe(key);
  });
});

describe('holding', () => {
  test('LIC-010 LIC-017 is read from the status and its payment', () => {
    const status = held({
      expiryTimestamp: 20,
      licencePayment: {
        paymentEventType: 'CONFIRMED',
        expiryTimestamp: 10,
        paymentProviderInfo: { managed: false },
      },
    });
    expect(offered({ status }).holding).toMatchObject({
      managed: false,
      willRenew: true,
      expiry: 20,
      paymentStatus: 'CONFIRMED',
    });
  });

  test('LIC-017 without an expiry of its own, the payment’s counts', () => {
    expect(offered({ status: held({ licencePayment: { expiryTimestamp: 10 } }) }).holding).toMatchObject({
      expiry: 10,
      managed: true,
    });
  });

  test.each([
    ['AUTO_RENEWING', true],
    ['UNKNOWN_RENEWING', false],
    [null, false],
  ])('LIC-012 LIC-017 %s renews: %s', (autoRenewingStatus, willRenew) => {
    expect(offered({ status: held({ autoRenewingStatus }) }).holding?.willRenew).toBe(willRenew);
  });

  const unconfirmed = held({ licencePayment: { paymentEventType: 'UNCONFIRMED' } });
  test('LIC-018 an unconfirmed payment that is needed first makes it inactive, with an action pending', () => {
    const holding = offered({ activationStrategy: 'CONFIRM_PAYMENT', status: unconfirmed }).holding;
    expect(holding).toMatchObject({
      status: 'INACTIVE',
      pendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' }],
    });
  });

  test('LIC-019 with another strategy it changes nothing', () => {
    expect(offered({ activationStrategy: 'IMMEDIATE', status: unconfirmed }).holding).toMatchObject({
      status: 'ACTIVE',
      pendingActions: [],
    });
  });

  test('a licence never held has none', () => {
    expect(offered().holding).toBeNull();
  });
});

describe('notice', () => {
  test.each([
    [
      'UNCONFIRMED',
      { licencePayment: { paymentEventType: 'UNCONFIRMED' }, autoRenewingStatus: 'UNKNOWN_RENEWING' },
    ],
    [
      'UNKNOWN_RENEWING',
      { licencePayment: { paymentEventType: 'CONFIRMED' }, autoRenewingStatus: 'UNKNOWN_RENEWING' },
    ],
    ['RENEWAL', { licencePayment: { paymentEventType: 'CONFIRMED' } }],
    ['CONFIRMED', { licencePayment: { paymentEventType: 'CONFIRMED' }, autoRenewingStatus: null }],
    [null, { autoRenewingStatus: null }],
  ])('LIC-020 LIC-021 %s', (notice, status) => {
    expect(licenceNotice(offered({ status: held(status) }))).toBe(notice);
  });
});

describe('purchase', () => {
  const paid = { allowFreePurchase: true, isChild: false };
  test.each([
    ['LIC-051 never held', offered(), paid, true],
    ['LIC-051 held before', offered({ status: held({ status: 'EXPIRED' }) }), paid, true],
    ['LIC-051 LIC-052 active', offered({ status: held() }), paid, false],
    ['LIC-051 LIC-052 in its trial', offered({ status: held({ status: 'TRIAL_ACTIVE' }) }), paid, false],
    [
      'LIC-050 expired and paused',
      offered({ status: held({ status: 'EXPIRED', pauseState: 'PAUSED' }) }),
      paid,
      false,
    ],
    [
      'LIC-050 expired and paused, though free',
      offered({ amounts: [], status: held({ status: 'EXPIRED', pauseState: 'PAUSED' }) }),
      paid,
      false,
    ],
    [
      'LIC-051 a payment is awaited',
      offered({
        status: held({
          status: 'INACTIVE',
          subscriptionPendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' }],
        }),
      }),
      paid,
      false,
    ],
    ['LIC-051 free, and the realm allows it', offered({ amounts: [] }), paid, true],
    [
      'LIC-051 free, and the realm does not',
      offered({ amounts: [] }),
      { ...paid, allowFreePurchase: false },
      false,
    ],
    ['LIC-051 SGN-080 a child', offered(), { ...paid, isChild: true }, false],
    ['SGN-080 a child, though free', offered({ amounts: [] }), { ...paid, isChild: true }, false],
  ] as const)('%s', (_, candidate, conditions, expected) => {
    expect(isPurchasable(candidate, conditions)).toBe(expected);
  });
});

describe('position in a family', () => {
  const bronze = offered({ id: 'bronze', rank: 1, status: held() });
  const silver = offered({ id: 'silver', rank: 2, status: held({ status: 'TRIAL_ACTIVE' }) });
  const gold = offered({ id: 'gold', rank: 3, status: held({ status: 'SWITCH_TO' }) });

  test('LIC-053 the highest-ranked active licence is the current one', () => {
    expect(currentLicence([bronze, gold, silver])?.id).toBe('silver');
    expect(currentLicence([gold])).toBeNull();
  });

  test.each([
    ['bronze', bronze, 'downgrade'],
    ['silver', silver, 'current'],
    ['gold', gold, 'upgrade'],
    ['one of the same rank', offered({ id: 'other', rank: 2 }), 'none'],
  ] as const)('LIC-054 compared with silver, %s is %s', (_, candidate, expected) => {
    expect(standingOf(candidate, silver)).toBe(expected);
  });

  const offer = { free: false, trial: false };
  test.each([
    [
      'LIC-022 in the operator’s words',
      offered({ cta: 'Take a seat' }),
      'none',
      offer,
      { text: 'Take a seat' },
    ],
    ['LIC-022 without them, the default', offered(), 'none', offer, { key: 'buyLicence' }],
    ['a free one', offered({ amounts: [] }), 'none', { free: true, trial: false }, { key: 'getFreeLicence' }],
    ['one with a trial', offered(), 'none', { free: false, trial: true }, { key: 'startTrial' }],
    ['LIC-025 one to switch to', gold, 'none', offer, { key: 'switchLicence' }],
    ['LIC-025 and higher', gold, 'upgrade', offer, { key: 'upgradeLicence' }],
    ['LIC-025 and lower', gold, 'downgrade', offer, { key: 'downgradeLicence' }],
  ] as const)('the button is labelled %s', (_, candidate, expected, terms, label) => {
    expect(buyLabel(candidate, expected, terms)).toEqual(label);
  });
});

describe('offers', () => {
  test.each([
    ['LIC-055 active', held(), ['cancel', 'pause', 'changeCard']],
    ['LIC-055 expired', held({ status: 'EXPIRED' }), []],
    ['LIC-056 a pause that is not allowed', held({ pauseState: 'NOT_ALLOWED' }), ['cancel', 'changeCard']],
    ['LIC-056 paused', held({ pauseState: 'PAUSED' }), ['cancel', 'resume', 'changeCard']],
    [
      'LIC-056 not renewing',
      held({ autoRenewingStatus: null }),
      ['cancel', 'pause', 'reactivate', 'changeCard'],
    ],
  ])('%s', (_, status, actions) => {
    const { unmanagedKey, ...offers } = licenceOffers(offered({ status }));
    expect(unmanagedKey).toBeNull();
    expect(Object.entries(offers).flatMap(([name, offered]) => (offered ? [name] : []))).toEqual(actions);
  });

  test('LIC-057 a licence of an external store offers nothing and names the store', () => {
    const offers = licenceOffers(
      offered({ status: held({ licencePayment: { paymentProviderInfo: { managed: false } } }) }),
    );
    expect(offers).toEqual({
      cancel: false,
      pause: false,
      resume: false,
      reactivate: false,
      changeCard: false,
      unmanagedKey: 'planCancellationUnmanaged',
    });
  });

  test('LIC-057 cancelling and reactivating need confirmation', () => {
    expect(promptKeys).toEqual({ cancel: 'planCancellationPrompt', reactivate: 'planReactivationPrompt' });
  });
});
