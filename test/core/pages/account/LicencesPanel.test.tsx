/** The account's panel of licences: its contents, and what each press does. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LicencesPanel from '../../../../core/commerce/pages/LicencesPanel';
import { CallError } from '../../../../core/sdk';
import { licence } from '../../commerce/commerceFixture';
import { at, END, openHolding, pass, settled } from './holdingFixture';

afterEach(cleanup);
const press = (name: string, within_: { getByRole: typeof screen.getByRole } = screen) =>
  userEvent.click(within_.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const migration = {
  id: 'rise',
  currency: 'EUR',
  scale: 2,
  oldAmount: 999,
  newAmount: 1199,
  effectiveTimestamp: END,
};

test('LIC-008 LIC-020 a held licence shows its state, its renewal, the next payment, and the card', async () => {
  await openHolding(LicencesPanel, { licences: [pass(), licence({ id: 'other', name: 'Never bought' })] });
  const card = at('House Pass');
  for (const text of [
    'Active',
    'Renews every month',
    '€9.99 on Dec 21st, 2026',
    'Visa ending in 4242',
    'It renews by itself until you cancel it.',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(screen.queryByText('Never bought')).toBeNull();
});

test.each([
  [
    'LIC-034 paused',
    { status: 'EXPIRED', pauseState: 'PAUSED', pausedUntil: END },
    ['Paused', 'Goes on by itself on', 'Dec 21st, 2026'],
    ['Resume'],
  ],
  ['LIC-035 in its trial', { status: 'TRIAL_ACTIVE' }, ['Free trial'], ['Pause', 'Cancel']],
  [
    'LIC-038 ending',
    { autoRenewingStatus: null },
    ['Ending', 'Ends on Dec 21st, 2026', 'Paid. Nothing more will be charged.'],
    ['Reactivate'],
  ],
  [
    'RLM-101 LIC-057 handled by an outside store',
    { licencePayment: { paymentProviderInfo: { managed: false } } },
    ['This plan was bought in another store. Change or cancel it there.'],
    [],
  ],
] as const)('%s', async (_, status, texts, buttons) => {
  await openHolding(LicencesPanel, { licences: [pass(status)] });
  for (const text of texts) expect(at('House Pass').getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
});

test('without licences there is a link to the passes, and back from there', async () => {
  await openHolding(LicencesPanel, { licences: [licence()] });
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the passes' })).toHaveAttribute(
    'href',
    '/purchase?from=%2Faccount%3Fsection%3Dlicences',
  );
});

test('LIC-082 licences that cannot be loaded show an error, and can be retried', async () => {
  const { becomes } = await openHolding(LicencesPanel, {
    answers: { readLicenceFamilies: new CallError('readLicenceFamilies', 503, 'down', []) },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the plans and passes.');
  becomes([pass()]);
  await press('Try again');
  await settled();
  expect(at('House Pass').getByText('Active')).toBeVisible();
});

test('LIC-020 the space for the paying card is reserved while it loads, so that nothing below moves', async () => {
  await openHolding(LicencesPanel, {
    licences: [pass()],
    answers: { readCards: () => new Promise(() => undefined) },
  });
  expect(at('House Pass').getByText('Paid with').nextElementSibling?.textContent).toBe('\u00a0');
});

test('cards that cannot be loaded only lose their line', async () => {
  await openHolding(LicencesPanel, { answers: { readCards: new CallError('readCards', 503, 'down', []) } });
  expect(at('House Pass').queryByText('Paid with')).toBeNull();
});

test('LIC-074 LIC-083 LIC-086 a pause asks for its length; its end is sent, and the licence is read again', async () => {
  const { asked, becomes } = await openHolding(LicencesPanel, { answers: { pauseLicence: undefined } });
  await press('Pause', at('House Pass'));
  expect(dialog().getAllByRole('radio')[0]).toBeChecked();
  await userEvent.click(dialog().getAllByRole('radio')[1]!);
  becomes([pass({ status: 'EXPIRED', pauseState: 'PAUSED' })]);
  await press('Pause', dialog());
  await settled();
  expect(asked('pauseLicence')).toEqual([
    { path: { id: 'pass' }, body: { resumeAfter: Date.UTC(2026, 11, 21, 20) } },
  ]);
  expect(asked('readLicenceFamilies')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'House Pass' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('House Pass is paused.');
});

test('LIC-074 a pause without an end sends none; cancelling the dialog sends nothing', async () => {
  const { asked } = await openHolding(LicencesPanel, { answers: { pauseLicence: undefined } });
  await press('Pause', at('House Pass'));
  await press('Not now', dialog());
  expect([asked('pauseLicence'), screen.queryByRole('dialog')]).toEqual([[], null]);
  await press('Pause', at('House Pass'));
  await press('Pause', dialog());
  await settled();
  expect(asked('pauseLicence')).toEqual([{ path: { id: 'pass' }, body: {} }]);
});

test('RLM-101 LIC-057 LIC-086 reactivating asks first', async () => {
  const { asked } = await openHolding(LicencesPanel, {
    licences: [pass({ autoRenewingStatus: null })],
    answers: { reactivateLicence: undefined },
  });
  await press('Reactivate');
  expect(dialog().getByText('Do you want this plan to renew again?')).toBeVisible();
  expect(asked('reactivateLicence')).toEqual([]);
  await press('Yes, renew it again', dialog());
  await settled();
  expect(asked('reactivateLicence')).toHaveLength(1);
});

test('a change that fails is shown in place, in the platform’s words if there are any', async () => {
  await openHolding(LicencesPanel, {
    licences: [pass({ pauseState: 'PAUSED' })],
    answers: { resumeLicence: new CallError('resumeLicence', 0, 'unknownError', []) },
  });
  await press('Resume');
  await settled();
  expect(at('House Pass').getByRole('alert')).toHaveTextContent(
    'That did not work, and nothing has changed. Try again.',
  );
  cleanup();
  await openHolding(LicencesPanel, {
    licences: [pass({ pauseState: 'PAUSED' })],
    answers: { resumeLicence: new CallError('resumeLicence', 409, 'notPaused', ['It goes on already.']) },
  });
  await press('Resume');
  await settled();
  expect(at('House Pass').getByRole('alert')).toHaveTextContent('It goes on already.');
});

test('LIC-083 done, though the new state is unknown', async () => {
  const { runtime, becomes } = await openHolding(LicencesPanel, {
    licences: [pass({ pauseState: 'PAUSED' })],
    answers: { resumeLicence: undefined },
  });
  runtime.platform.answer('readLicenceFamilies', new CallError('readLicenceFamilies', 500, 'down', []));
  await press('Resume');
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'It is done, but we could not read how things stand now.',
  );
  becomes([pass()]);
  await press('Try again');
  await settled();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('LIC-065 LIC-066 a change of price', () => {
  test('shows the old price, the new one and its day', async () => {
    await openHolding(LicencesPanel, { licences: [pass({ priceMigration: migration })] });
    const consent = within(screen.getByRole('region', { name: 'The price is about to change' }));
    expect(consent.getByText('Price until then').nextSibling).toHaveTextContent('€9.99 / month');
    expect(consent.getByText('From Dec 21st, 2026').nextSibling).toHaveTextContent('€11.99 / month');
  });

  test.each([
    ['Stay at the new price', 'CONTINUE', 'House Pass goes on at the new price.'],
    ['Leave', 'LEAVE', 'House Pass ends before the price changes.'],
  ])('%s shows %s; both buttons are disabled until it is answered', async (name, status, expected) => {
    let answer: () => void = () => undefined;
    const { asked, becomes } = await openHolding(LicencesPanel, {
      licences: [pass({ priceMigration: migration })],
      answers: { answerPriceMigration: () => new Promise<void>((resolve) => (answer = resolve)) },
    });
    await press(name);
    for (const each of ['Stay at the new price', 'Leave'])
      expect(screen.getByRole('button', { name: each })).toBeDisabled();
    becomes([pass()]);
    answer();
    await settled();
    expect(asked('answerPriceMigration')).toEqual([{ path: { id: 'rise' }, body: { status } }]);
    expect(screen.getByRole('status')).toHaveTextContent(expected);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test.each([
  [
    'LIC-026 the payment is to be updated, by a day',
    { subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', actionDueBy: END }] },
    'Update the payment',
    'Choose another one by Dec 21st, 2026.',
  ],
  [
    'LIC-026 or without one',
    { subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS' }] },
    'Update the payment',
    'Choose another one.',
  ],
  ['LIC-086 another card may pay', {}, 'Use another card', ''],
])('%s', async (_, status, link, expected) => {
  await openHolding(LicencesPanel, { licences: [pass(status)] });
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/payment-update/pass');
  if (expected !== '') expect(screen.getByRole('alert')).toHaveTextContent(expected);
});

test('RLM-101 LIC-067 LIC-057 cancelling asks first, then requests an offer; when it is accepted, everything is read again', async () => {
  const discount = { type: 'PERCENTAGE', percentage: 40, state: 'UPCOMING' };
  const { asked } = await openHolding(LicencesPanel, {
    answers: { verifyCancellationPromo: { valid: true, discount }, redeemCancellationPromo: undefined },
  });
  await press('Cancel');
  expect(dialog().getByText('Do you want to cancel this plan? You can watch until it ends.')).toBeVisible();
  expect(asked('verifyCancellationPromo')).toEqual([]);
  await press('Yes, cancel it', dialog());
  await settled();
  await press('Keep my plan');
  await settled();
  await press('Done');
  await settled();
  expect([
    asked('redeemCancellationPromo').length,
    asked('cancelLicence').length,
    asked('readLicenceFamilies').length,
  ]).toEqual([1, 0, 2]);
  expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
});

test('LIC-068 LIC-076 declining the offer cancels; going back before that cancels nothing', async () => {
  const answers = {
    verifyCancellationPromo: {
      valid: true,
      discount: { type: 'PERCENTAGE', percentage: 40, state: 'UPCOMING' },
    },
    refuseCancellationPromo: undefined,
    cancelLicence: undefined,
  };
  const { asked, becomes } = await openHolding(LicencesPanel, { answers });
  const begin = async () => {
    await press('Cancel');
    await press('Yes, cancel it', dialog());
    await settled();
  };
  await begin();
  await press('Back to your plans');
  await settled();
  expect(asked('cancelLicence')).toEqual([]);
  await begin();
  becomes([pass({ autoRenewingStatus: null })]);
  await press('Cancel anyway');
  await settled();
  await press('Done');
  await settled();
  expect(asked('cancelLicence')).toEqual([
    { path: { id: 'pass' }, query: { cancellationDiscount: 'IGNORE' } },
  ]);
  expect(at('House Pass').getByText('Ends on Dec 21st, 2026')).toBeVisible();
});

test('it is translated to Arabic', async () => {
  await openHolding(LicencesPanel, { licences: [pass({ priceMigration: migration })], locale: 'ar' });
  expect(at('House Pass').getByText('سارٍ')).toBeVisible();
  expect(screen.getByRole('button', { name: 'البقاء بالسعر الجديد' })).toBeVisible();
});

test('PAY-037 a voucher is redeemed at the licence, without a basket; a refused one shows why', async () => {
  const { asked } = await openHolding(LicencesPanel, {
    answers: {
      redeemVoucher: ({ body }: { body: { voucherCode: string } }) =>
        body.voucherCode === 'half'
          ? { licences: [] }
          : new CallError('redeemVoucher', 404, 'voucherUnknown', []),
    },
  });
  await press('Add a voucher');
  const field = screen.getByRole('textbox', { name: 'Voucher code' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'NOPE{Enter}');
  await settled();
  expect(screen.getByText('There is no voucher with this code.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'half{Enter}');
  await settled();
  expect(screen.getByText('The voucher is taken: your next payment costs less.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.getByRole('button', { name: 'Add a voucher' })).toHaveFocus();
  expect(asked('redeemVoucher').at(-1)).toEqual({ body: { voucherCode: 'half', licenceId: 'pass' } });
});
