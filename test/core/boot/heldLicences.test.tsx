/**
 * How the composed product's account shows held licences, and which actions it offers, by the platform's data
 * for each.
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserClock } from '../../../core/platform/browser/browserClock';
import type { Licence } from '../../../core/generated/platform';
import { FakeClock } from '../../kit/fakes';
import { euro, licence, percent } from '../commerce/commerceFixture';
import { composedTests } from './composed';
import { actionsAt, atHeld, atPurchase, heldAt, later, pass } from './licencePages';

composedTests();

type Status = Partial<NonNullable<Licence['status']>>;
const payment = (more: NonNullable<Status['licencePayment']>) => ({ licencePayment: more });
const pending = (...actions: readonly string[]) => ({
  subscriptionPendingActions: actions.map((action) => ({ action })),
});

describe('the fields of a licence’s status', () => {
  test.each<[string, Status, string]>([
    ['LIC-010 status', { status: 'TRIAL_ACTIVE' }, 'Free trial'],
    ['LIC-010 autoRenewingStatus', { autoRenewingStatus: null }, 'Ending'],
    ['LIC-010 expiryTimestamp', { autoRenewingStatus: null }, 'Ends on Mar 5th, 2999'],
    ['LIC-010 LIC-013 pauseState', { pauseState: 'PAUSED' }, 'Paused'],
    ['LIC-010 LIC-015 subscriptionPendingActions', pending('PAUSE'), 'A pause has been asked for'],
    [
      'LIC-014 requestedAt of a pending action',
      { subscriptionPendingActions: [{ action: 'PAUSE', requestedAt: Date.UTC(2026, 4, 3, 12) }] },
      'May 3rd, 2026',
    ],
    [
      'LIC-014 LIC-015 actionDueBy of a pending action',
      { subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', actionDueBy: later }] },
      'The card that pays for this can no longer be charged. Choose another one by Mar 5th, 2999.',
    ],
    [
      'LIC-010 LIC-016 paymentEventType of its payment',
      payment({ paymentEventType: 'UNCONFIRMED' }),
      'The payment is not confirmed yet.',
    ],
    [
      'LIC-016 purchaseTimestamp of its payment',
      payment({ purchaseTimestamp: Date.UTC(2025, 6, 1, 12) }),
      'Jul 1st, 2025',
    ],
    [
      'LIC-016 LIC-017 expiryTimestamp of its payment, where the status has none',
      { autoRenewingStatus: null, expiryTimestamp: null, ...payment({ expiryTimestamp: later }) },
      'Ends on Mar 5th, 2999',
    ],
    [
      'LIC-016 LIC-017 paymentProviderInfo of its payment',
      payment({ paymentProviderInfo: { managed: false } }),
      'This plan was bought in another store. Change or cancel it there.',
    ],
    ['LIC-016 cardId of its payment', payment({ cardId: 'one' }), 'Visa ending in 4242'],
    ['LIC-016 purchaseId of its payment', payment({ purchaseId: 'order-77' }), 'order-77'],
  ])('%s is shown', async (_, status, text) => {
    await atHeld({ licences: [pass(status)] });
    expect(await heldAt().findByText(text)).toBeVisible();
  });

  test('LIC-017 the status’s own expiry wins over that of the payment', async () => {
    await atHeld({
      licences: [pass({ autoRenewingStatus: null, ...payment({ expiryTimestamp: Date.UTC(2998, 0, 1) }) })],
    });
    expect(heldAt().getByText('Ends on Mar 5th, 2999')).toBeVisible();
  });
});

describe('LIC-011 held licences', () => {
  test.each([
    ['ACTIVE', 'Active'],
    ['TRIAL_ACTIVE', 'Free trial'],
    ['INACTIVE', null],
    ['EXPIRED', null],
    ['SWITCH_TO', null],
  ] as const)('%s is %s', async (status, text) => {
    await atHeld({ licences: [pass({ status })] });
    if (text === null) expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    else expect(heldAt().getByText(text)).toBeVisible();
  });
});

test.each([
  ['AUTO_RENEWING', 'Renews every month'],
  ['UNKNOWN_RENEWING', 'We do not know yet whether this renews.'],
  ['UNKNOWN_RENEWING', 'Ends on Mar 5th, 2999'],
  [null, 'Ends on Mar 5th, 2999'],
])('LIC-012 LIC-017 a renewal that is %s is shown as: %s', async (autoRenewingStatus, text) => {
  await atHeld({ licences: [pass({ autoRenewingStatus })] });
  expect(heldAt().getByText(text)).toBeVisible();
});

describe('an unconfirmed payment', () => {
  const unconfirmed = payment({ paymentEventType: 'UNCONFIRMED' });

  test('LIC-018 LIC-033 of a licence that waits for it shows the licence as pending, with nothing to cancel or to pause', async () => {
    await atHeld({ licences: [pass(unconfirmed, { activationStrategy: 'CONFIRM_PAYMENT' })] });
    expect(heldAt().getByText('Waiting for the payment')).toBeVisible();
    expect([heldAt().queryByText('Active'), actionsAt()]).toEqual([null, []]);
  });

  test.each([['IMMEDIATE'], [null]])(
    'LIC-019 with the activation strategy %s leaves the licence active',
    async (activationStrategy) => {
      await atHeld({ licences: [pass(unconfirmed, { activationStrategy })] });
      expect(heldAt().getByText('Active')).toBeVisible();
      expect(heldAt().queryByText('Waiting for the payment')).toBeNull();
      expect(actionsAt()).toContain('Cancel');
    },
  );
});

const notices = [
  'The payment is not confirmed yet.',
  'We do not know yet whether this renews.',
  'It renews by itself until you cancel it.',
  'Paid. Nothing more will be charged.',
];
test.each<[string, Status, readonly string[]]>([
  [
    'an unconfirmed payment first',
    { autoRenewingStatus: 'UNKNOWN_RENEWING', ...payment({ paymentEventType: 'UNCONFIRMED' }) },
    [notices[0]!],
  ],
  ['also before a renewal', payment({ paymentEventType: 'UNCONFIRMED' }), [notices[0]!]],
  [
    'then a renewal that is not known',
    { autoRenewingStatus: 'UNKNOWN_RENEWING', ...payment({ paymentEventType: 'CONFIRMED' }) },
    [notices[1]!],
  ],
  ['then a renewal', payment({ paymentEventType: 'CONFIRMED' }), [notices[2]!]],
  [
    'then a confirmed payment',
    { autoRenewingStatus: null, ...payment({ paymentEventType: 'CONFIRMED' }) },
    [notices[3]!],
  ],
  ['none where there is nothing to say', { autoRenewingStatus: null }, []],
])('LIC-021 one notice: %s', async (_, status, expected) => {
  await atHeld({ licences: [pass(status)] });
  expect(notices.filter((notice) => heldAt().queryByText(notice) !== null)).toEqual(expected);
});

const today = { expiryTimestamp: new FakeClock().now() };
test.each<[string, Status, string]>([
  [
    'LIC-031 a requested pause before all else',
    { ...pending('CONFIRMED_PAYMENT_REQUIRED', 'RESUME', 'PAUSE'), pauseState: 'PAUSED', ...today },
    'A pause has been asked for',
  ],
  [
    'LIC-032 a requested resume before a payment',
    { ...pending('CONFIRMED_PAYMENT_REQUIRED', 'RESUME'), pauseState: 'PAUSED', ...today },
    'It will go on shortly',
  ],
  [
    'LIC-015 LIC-033 a payment that is awaited before a pause',
    { ...pending('CONFIRMED_PAYMENT_REQUIRED'), pauseState: 'PAUSED', ...today },
    'Waiting for the payment',
  ],
])('%s', async (_, status, text) => {
  await atHeld({ licences: [pass(status)] }, { clock: new FakeClock() });
  const texts = [
    'A pause has been asked for',
    'It will go on shortly',
    'Waiting for the payment',
    'Paused',
    'Renews today',
  ];
  expect(texts.filter((each) => heldAt().queryByText(each) !== null)).toEqual([text]);
});

describe('when a held licence renews or ends, at eight in the evening of Greenwich', () => {
  const hour = 3_600_000;
  const now = new FakeClock().now();
  const ends = { autoRenewingStatus: null };
  const type = (of: 'FIXED_DATE' | 'PAY_PER_VIEW') => ({
    purchaseStrategy: { type: of, subscriptionPeriod: null },
  });
  const period = (subscriptionPeriod: string) => ({
    purchaseStrategy: { type: 'SUBSCRIPTION' as const, subscriptionPeriod },
  });

  test.each<[string, Status, Partial<Licence>, string, string]>([
    ['LIC-036 today', { expiryTimestamp: now + hour }, {}, 'UTC', 'Renews today'],
    ['LIC-036 LIC-040 today', { ...ends, expiryTimestamp: now + hour }, {}, 'UTC', 'Ends today'],
    ['LIC-037 tomorrow', { expiryTimestamp: now + 4 * hour }, {}, 'UTC', 'Renews tomorrow'],
    ['LIC-037 LIC-040 tomorrow', { ...ends, expiryTimestamp: now + 4 * hour }, {}, 'UTC', 'Ends tomorrow'],
    ['LIC-040 today, in Lima', { expiryTimestamp: now + 4 * hour }, {}, 'America/Lima', 'Renews today'],
    [
      'LIC-040 tomorrow, in Tokyo',
      { ...ends, expiryTimestamp: now + 20 * hour },
      {},
      'Asia/Tokyo',
      'Ends tomorrow',
    ],
    ['LIC-039 on a fixed date', {}, type('FIXED_DATE'), 'UTC', 'Renews on Mar 5th, 2999'],
    ['LIC-039 LIC-040 on a fixed date', ends, type('FIXED_DATE'), 'UTC', 'Ends on Mar 5th, 2999'],
    ['LIC-039 after a single view', ends, type('PAY_PER_VIEW'), 'UTC', 'Ends on Mar 5th, 2999'],
    ['LIC-041 after one unit', {}, period('P1M'), 'UTC', 'Renews every month'],
    ['LIC-041 after several units', {}, period('P3M'), 'UTC', 'Renews every 3 months'],
    ['LIC-041 after the seven days of one week', {}, period('P7D'), 'UTC', 'Renews every week'],
  ])('%s', async (_, status, more, timeZone, text) => {
    await atHeld(
      { licences: [pass(status, more)] },
      { clock: { ...browserClock(), now: () => now }, timeZone },
    );
    expect(heldAt().getByText(text)).toBeVisible();
  });
});

test.each([
  ['LIC-046 names its day where the period is none', 'monthly', 'Renews on Mar 5th, 2999', null],
  ['LIC-048 names number and unit of any period', 'P10D', 'Renews every 10 days', '/ 10 days'],
])('a renewal %s', async (_, subscriptionPeriod, renewal, period) => {
  await atHeld({ licences: [pass({}, { purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod } })] });
  expect(heldAt().getByText(renewal)).toBeVisible();
  expect(
    [...screen.getByRole('article').querySelectorAll('p')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^\/|one payment/.test(text ?? '')),
  ).toEqual(period === null ? [] : [period]);
});

describe('available actions', () => {
  const choices = ['Cancel', 'Pause', 'Resume', 'Reactivate'];
  test.each<[string, Status, readonly string[]]>([
    ['LIC-055 an active licence is cancelled or paused', {}, ['Cancel', 'Pause']],
    ['LIC-052 LIC-055 one in its trial as well', { status: 'TRIAL_ACTIVE' }, ['Cancel', 'Pause']],
    [
      'LIC-055 one that is not active is neither',
      { status: 'INACTIVE', ...pending('CONFIRMED_PAYMENT_REQUIRED') },
      [],
    ],
    [
      'LIC-013 LIC-056 one whose pause is NOT_ALLOWED is not paused',
      { pauseState: 'NOT_ALLOWED' },
      ['Cancel'],
    ],
    ['LIC-013 LIC-056 one that is PAUSED is resumed', { pauseState: 'PAUSED' }, ['Cancel', 'Resume']],
    ['LIC-056 also when it is over', { status: 'EXPIRED', pauseState: 'PAUSED' }, ['Resume']],
    ['LIC-056 one that does not renew is reactivated', { autoRenewingStatus: null }, ['Reactivate']],
    [
      'LIC-017 LIC-057 what an outside store handles is left to it',
      payment({ paymentProviderInfo: { managed: false } }),
      [],
    ],
  ])('%s', async (_, status, expected) => {
    await atHeld({ licences: [pass(status)] });
    expect(choices.filter((choice) => actionsAt().includes(choice))).toEqual(expected);
  });
});

describe('discounts of a held licence', () => {
  const texts = () =>
    [...screen.getByRole('article').querySelectorAll('p')]
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^(Discount|Paused)/.test(text));
  const all = (['ACTIVE', 'UPCOMING', 'EXPIRED'] as const).map((state) => percent(10, { state }));

  test('LIC-061 LIC-063 are listed in each state, and the viewer may hide future ones', async () => {
    await atHeld({ licences: [pass({}, { amounts: [euro(1000)], discounts: all })] });
    expect(texts()).toEqual(['Discount to come', 'Discount running', 'Discount over']);
    expect(heldAt().getByText('€9.00')).toBeVisible();
    await userEvent.click(heldAt().getByRole('button', { name: 'Hide discounts to come' }));
    expect(texts()).toEqual(['Discount running', 'Discount over']);
    await userEvent.click(heldAt().getByRole('button', { name: 'Show discounts to come' }));
    expect(texts()).toContain('Discount to come');
  });

  test.each([
    ['LIC-028 LIC-060 a share of the price', percent(15), '€8.49'],
    ['LIC-028 LIC-060 an amount', { type: 'AMOUNT', amount: 300, state: 'ACTIVE' }, '€6.99'],
    ['LIC-028 never below nothing', { type: 'AMOUNT', amount: 1200, state: 'ACTIVE' }, 'Free'],
    ['LIC-060 not before its state is active', percent(15, { state: 'UPCOMING' }), '€9.99'],
  ] as const)('%s lowers the price that is due', async (_, discount, price) => {
    await atHeld({ licences: [pass({}, { amounts: [euro(999)], discounts: [discount] })] });
    expect(heldAt().getByText(price)).toBeVisible();
  });

  test.each([
    ['ACTIVE', ['Discount running']],
    ['UPCOMING', ['Discount to come']],
    ['EXPIRED', []],
  ] as const)(
    'LIC-060 LIC-064 for life are listed while they run, and among future ones before: %s',
    async (state, expected) => {
      await atHeld({ licences: [pass({}, { discounts: [percent(10, { state, lifeTimeRepeat: true })] })] });
      expect(texts()).toEqual(expected);
    },
  );

  test('LIC-062 in the future show a paused licence as paused', async () => {
    await atHeld({
      licences: [pass({ pauseState: 'PAUSED' }, { discounts: [percent(10, { state: 'UPCOMING' })] })],
    });
    expect(texts()).toEqual(['Paused', 'Paused']);
  });

  test('LIC-062 on the purchase page as well', async () => {
    await atPurchase({
      licences: [
        pass(
          { status: 'EXPIRED', pauseState: 'PAUSED' },
          { discounts: [percent(10, { state: 'UPCOMING' })] },
        ),
        licence(),
      ],
    });
    const card = await screen.findByRole('radio', { name: /^House Pass/ });
    expect([
      card.closest('label')?.textContent?.match(/Paused/g)?.length,
      card.closest('label')?.textContent?.includes('Discount to come'),
    ]).toEqual([2, false]);
  });
});
