/** The account's panel of cards, and the page on which another one is chosen for a licence. */
import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CardsPanel from '../../../../core/commerce/pages/CardsPanel';
import PaymentUpdatePage from '../../../../core/commerce/pages/PaymentUpdatePage';
import { builtInPage } from '../../../../core/pageKit/builtInPages';
import { CallError } from '../../../../core/sdk';
import { mastercard, openHolding, pass, settled, visa } from './holdingFixture';

afterEach(cleanup);
const press = (name: string, place: { getByRole: typeof screen.getByRole } = screen) =>
  userEvent.click(place.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const cards = (list: object[]) => ({ answers: { readCards: { cards: list } } });
const amex = {
  ...mastercard,
  cardId: 'old',
  cardType: 'amex',
  last4Digits: '0005',
  expired: true,
  showEula: true,
  eulaUrl: 'https://amex.example/terms',
};

describe('cards', () => {
  test('ACC-021 show type and last digits alone, and what they pay for; an expired one is marked', async () => {
    await openHolding(CardsPanel, cards([{ ...visa, cardHolder: 'Vera Vance' }, mastercard, amex]));
    const items = screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('•••• ', ''));
    expect(items).toEqual([
      'Visa4242DefaultPays for 1 plan',
      'Mastercard4444Make defaultRemove',
      'American Express0005ExpiredTerms of the cardRemove',
    ]);
    expect(screen.getByRole('link', { name: 'Terms of the card' })).toHaveAttribute(
      'href',
      'https://amex.example/terms',
    );
  });

  test('ACC-020 an empty list is stated, with a button to add one', async () => {
    await openHolding(CardsPanel, cards([]));
    expect(screen.getByRole('heading', { name: 'No card yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a card' })).toBeVisible();
  });

  test('cards that cannot be loaded show an error, and can be retried', async () => {
    const { runtime } = await openHolding(CardsPanel, {
      answers: { readCards: new CallError('readCards', 503, 'down', []) },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your cards.');
    runtime.platform.answer('readCards', { cards: [visa] });
    await press('Try again');
    await settled();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('ACC-021 another default is one press; a removal asks first, and the focus moves on', async () => {
    const { runtime, asked } = await openHolding(CardsPanel, {
      answers: { makeCardDefault: undefined, removeCard: undefined },
    });
    runtime.platform.answer('readCards', {
      cards: [
        { ...mastercard, default: true },
        { ...visa, default: false, licences: [] },
      ],
    });
    await press('Make default: Mastercard ending in 4444');
    await settled();
    // Its buttons are disabled meanwhile, so that the card itself has the focus.
    expect(screen.getByRole('listitem', { name: /Mastercard/ })).toHaveFocus();
    expect([asked('makeCardDefault'), screen.getByRole('status').textContent]).toEqual([
      [{ path: { cardId: 'two' } }],
      'This card is your default now.',
    ]);
    await press('Remove: Visa ending in 4242');
    expect(dialog().getByText('We forget it at once. You can add it again whenever you like.')).toBeVisible();
    runtime.platform.answer('readCards', { cards: [{ ...mastercard, default: true }] });
    await press('Yes, remove it', dialog());
    await settled();
    expect([asked('removeCard'), screen.getByRole('status').textContent]).toEqual([
      [{ path: { cardId: 'one' } }],
      'The card is removed.',
    ]);
    expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
  });

  test('a change that fails is shown at the card', async () => {
    await openHolding(CardsPanel, {
      answers: { makeCardDefault: new CallError('makeCardDefault', 500, 'down', []) },
    });
    await press('Make default: Mastercard ending in 4444');
    await settled();
    expect(within(screen.getAllByRole('listitem')[1]!).getByRole('alert')).toHaveTextContent(
      'That did not work',
    );
  });

  test('where cards are only saved with a purchase, adding one explains it; the back link leads to the previous page', async () => {
    await openHolding(CardsPanel, { answers: { readCardSetup: { providers: [] } } });
    await press('Add a card');
    await settled();
    expect(screen.getByText('Here a card is kept when you buy something with it.')).toBeVisible();
    await press('Not now');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus());
  });
});

describe('LIC-096 another card for a licence', () => {
  const address = '/payment-update/pass';
  const open = (options: Parameters<typeof openHolding>[1] = {}) =>
    openHolding(PaymentUpdatePage, { address, ...options });
  const third = { ...mastercard, cardId: 'three', last4Digits: '1111' };

  test('is a page of its own, within the frame', () => {
    expect(builtInPage('PAYMENT_UPDATE')).toMatchObject({ chrome: 'full', indexed: false });
  });

  test('LIC-073 shows the current one, and offers the usable ones; the chosen one pays from now on', async () => {
    const { asked } = await open({
      cards: [visa, mastercard, third, amex],
      answers: { moveLicenceToCard: undefined },
    });
    expect(within(screen.getByRole('region', { name: 'Pays until now' })).getByText('4242')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Use this card' })).toBeDisabled();
    await userEvent.click(screen.getAllByRole('radio')[1]!);
    await press('Use this card');
    await settled();
    expect(asked('moveLicenceToCard')).toEqual([
      { path: { licenceId: 'pass', cardId: 'three' }, query: { checkBillingDetails: true } },
    ]);
    expect(screen.getByRole('heading', { name: 'Done' })).toHaveFocus();
    expect(screen.getByText('House Pass is paid with Mastercard ending in 1111 from now on.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your plans' })).toHaveAttribute(
      'href',
      '/account?section=licences',
    );
  });

  test('ACC-022 424 opens the form for missing details; once saved, the move continues', async () => {
    const missingDetails = new CallError('moveLicenceToCard', 424, 'BASKET_REQUIREMENTS_FAILED', [], {
      missingFields: [{ fieldName: 'taxNumber', fieldType: 'taxNumber', required: true }],
    });
    const countries = [
      { iso3166alpha2: 'PT', name: 'Portugal', callingCode: '+351', addressRequiredFields: [] },
    ];
    const { runtime, asked } = await open({
      answers: {
        moveLicenceToCard: missingDetails,
        readCountries: { countries, callerCountryCode: 'PT' },
        readUserDetails: {},
        writeUserDetails: ({ body }: { body: object }) => body,
      },
    });
    await press('Use this card');
    await settled();
    expect(screen.getByRole('heading', { name: 'Billing details' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox'), '123456789');
    runtime.platform.answer('moveLicenceToCard', undefined);
    await press('Save and continue');
    await settled();
    expect([asked('writeUserDetails').length, asked('moveLicenceToCard').length]).toEqual([1, 2]);
    expect(screen.getByRole('heading', { name: 'Done' })).toBeVisible();
  });

  test('a refusal is shown, and another card may be chosen', async () => {
    await open({
      answers: {
        moveLicenceToCard: new CallError('moveLicenceToCard', 409, 'cardExpired', ['This card has expired.']),
      },
    });
    await press('Use this card');
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('This card has expired.');
    expect(screen.getByRole('button', { name: 'Use this card' })).toBeEnabled();
  });

  test.each([
    [
      'no other card can be charged',
      { cards: [visa, amex] },
      'You have no other card that can be charged. Add one.',
    ],
    ['the licence is not the viewer’s', { licences: [pass({ status: 'EXPIRED' })] }, 'You do not hold this'],
    [
      'the licences cannot be had',
      { answers: { readLicenceFamilies: new CallError('readLicenceFamilies', 503, 'down', []) } },
      'We could not load the plans and passes.',
    ],
    [
      'the cards cannot be had',
      { answers: { readCards: new CallError('readCards', 503, 'down', []) } },
      'We could not load your cards.',
    ],
  ])('%s', async (_, options, expected) => {
    await open(options);
    expect(screen.getByText(expected)).toBeVisible();
  });
});
