/** The rules of held licences and cards, as the requirement ledger's tables state them. */
import {
  brandName,
  paymentCardActions,
  cardsToMoveTo,
  type Card,
} from '../../../core/commerce/rules/paymentCard';
import { heldActions, heldStanding, nextPayment, pauseEnds } from '../../../core/commerce/rules/heldLicence';
import type { Licence } from '../../../core/commerce/rules/licence';
import type { LicenceStatus } from '../../../core/generated/platform';
import { euro, held, offered, percent } from './commerceFixture';

const later = Date.UTC(2026, 11, 21, 12);
const of = (status: Partial<LicenceStatus>, more: Parameters<typeof offered>[0] = {}) =>
  offered({ status: held({ expiryTimestamp: later, ...status }), ...more });
const waits = (action: string, actionDueBy?: number) => ({
  subscriptionPendingActions: [{ action, actionDueBy: actionDueBy ?? null }],
});
const once = { purchaseStrategy: { type: 'PAY_PER_VIEW' as const } };

describe('licence state', () => {
  test.each<[string, Licence, ReturnType<typeof heldStanding>]>([
    ['LIC-008 never held', offered(), null],
    ['LIC-008 over', of({ status: 'EXPIRED' }), null],
    ['LIC-008 another of the family in its place', of({ status: 'SWITCH_TO' }), null],
    ['LIC-008 active', of({}), 'active'],
    ['LIC-052 in its trial', of({ status: 'TRIAL_ACTIVE' }), 'trial'],
    ['LIC-013 paused, though active', of({ pauseState: 'PAUSED' }), 'paused'],
    ['LIC-013 paused and expired', of({ status: 'EXPIRED', pauseState: 'PAUSED' }), 'paused'],
    ['LIC-013 one that may not be paused', of({ pauseState: 'NOT_ALLOWED' }), 'active'],
    [
      'LIC-014 LIC-018 a payment is awaited',
      of({ status: 'INACTIVE', ...waits('CONFIRMED_PAYMENT_REQUIRED') }),
      'pending',
    ],
    ['LIC-012 cancelled', of({ autoRenewingStatus: null }), 'ending'],
    ['LIC-012 nobody knows whether it renews', of({ autoRenewingStatus: 'UNKNOWN_RENEWING' }), 'active'],
  ])('%s', (_, candidate, expected) => {
    expect(heldStanding(candidate)).toBe(expected);
  });
});

describe('the next payment', () => {
  const migration = {
    id: 'rise',
    currency: 'EUR',
    scale: 2,
    oldAmount: 999,
    newAmount: 1199,
    effectiveTimestamp: later,
  };
  test.each<[string, Licence, ReturnType<typeof nextPayment>]>([
    ['is taken when it renews', of({}), { date: later, amount: euro(999) }],
    [
      'LIC-035 is the first at the end of a trial',
      of({ status: 'TRIAL_ACTIVE' }),
      { date: later, amount: euro(999) },
    ],
    ['is none for what ends', of({ autoRenewingStatus: null }), null],
    ['is none while it is paused and over', of({ status: 'EXPIRED', pauseState: 'PAUSED' }), null],
    ['is none for what is free', of({}, { amounts: [] }), null],
    [
      'LIC-057 is not ours for what an outside store handles',
      of({ licencePayment: { paymentProviderInfo: { managed: false } } }),
      null,
    ],
    [
      'LIC-063 has no amount while a discount is to come',
      of({}, { discounts: [percent(40, { state: 'UPCOMING' })] }),
      { date: later, amount: null },
    ],
    [
      'LIC-061 has one again when it is over',
      of({}, { discounts: [percent(40, { state: 'EXPIRED' })] }),
      { date: later, amount: euro(999) },
    ],
    [
      'LIC-066 has no amount while a new price waits for an answer',
      of({ priceMigration: migration }),
      { date: later, amount: null },
    ],
  ])('%s', (_, candidate, next) => {
    expect(nextPayment(candidate)).toEqual(next);
  });
});

describe('available actions', () => {
  const named = (candidate: Licence) =>
    Object.entries(heldActions(candidate)).flatMap(([name, offered]) => (offered === true ? [name] : []));
  test.each<[string, Licence, string[]]>([
    ['LIC-055 LIC-086 active', of({}), ['cancel', 'pause', 'changeCard']],
    ['LIC-056 LIC-086 paused and over', of({ status: 'EXPIRED', pauseState: 'PAUSED' }), ['resume']],
    ['LIC-056 a pause is not allowed', of({ pauseState: 'NOT_ALLOWED' }), ['cancel', 'changeCard']],
    [
      'LIC-056 LIC-086 cancelled: what ends anyway is not cancelled again',
      of({ autoRenewingStatus: null }),
      ['reactivate'],
    ],
    [
      'nobody knows whether it renews',
      of({ autoRenewingStatus: 'UNKNOWN_RENEWING' }),
      ['cancel', 'pause', 'changeCard'],
    ],
    ['paid once: there is nothing to give up, or to renew', of({ autoRenewingStatus: null }, once), []],
    ['paid once, and renewing all the same', of({}, once), ['cancel', 'pause', 'changeCard']],
    ['LIC-055 over', of({ status: 'EXPIRED' }), []],
  ])('%s', (_, candidate, actions) => {
    expect(named(candidate)).toEqual(actions);
  });

  test.each<[string, Licence, ReturnType<typeof heldActions>['updatePayment']]>([
    [
      'LIC-026 LIC-014 the payment is to be updated, by a day',
      of(waits('REFRESH_PAYMENT_DETAILS', later)),
      { dueBy: later },
    ],
    ['LIC-026 or without one', of(waits('REFRESH_PAYMENT_DETAILS')), { dueBy: null }],
    ['LIC-026 not without that action', of(waits('PAUSE')), null],
    [
      'LIC-057 nor where an outside store handles it',
      of({
        ...waits('REFRESH_PAYMENT_DETAILS'),
        licencePayment: { paymentProviderInfo: { managed: false } },
      }),
      null,
    ],
  ])('%s', (_, candidate, expected) => {
    expect(heldActions(candidate).updatePayment).toEqual(expected);
  });
});

describe('LIC-074 the end of a pause', () => {
  const day = (time: number) => new Date(time).toLocaleDateString('sv-SE');
  test.each([
    ['2026-11-21T20:00:00', ['2026-12-21', '2027-01-21', '2027-02-21']],
    ['2026-01-31T10:00:00', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['2027-11-30T23:59:59', ['2027-12-30', '2028-01-30', '2028-02-29']],
    ['2026-12-31T00:00:00', ['2027-01-31', '2027-02-28', '2027-03-31']],
  ])('is on the same day of the months after %s, or the last day of a shorter one', (now, ends) => {
    const choices = pauseEnds(new Date(now).getTime());
    expect(choices.map(({ months }) => months)).toEqual([1, 2, 3]);
    expect(choices.map(({ time }) => day(time))).toEqual(ends);
  });
});

describe('cards', () => {
  const card = (more: Partial<Card> = {}): Card => ({
    cardId: 'one',
    cardType: 'visa',
    last4Digits: '4242',
    default: false,
    ...more,
  });
  test.each<[string, Card, string[]]>([
    ['one of several', card(), ['makeDefault', 'remove']],
    ['ACC-021 the default', card({ default: true }), []],
    ['ACC-021 one with licences', card({ licences: ['pass'] }), ['makeDefault']],
    ['an expired one', card({ expired: true }), ['remove']],
  ])('%s', (_, candidate, actions) => {
    expect(
      Object.entries(paymentCardActions(candidate)).flatMap(([name, offered]) => (offered ? [name] : [])),
    ).toEqual(actions);
  });

  test('LIC-073 a licence can move to a card that can be charged and is not its own', () => {
    const cards = [card(), card({ cardId: 'two', expired: true }), card({ cardId: 'three' })];
    expect(cardsToMoveTo(cards, 'one').map(({ cardId }) => cardId)).toEqual(['three']);
  });

  test.each([
    ['visa', 'Visa'],
    ['MASTERCARD', 'Mastercard'],
    ['amex', 'American Express'],
    ['bcmc', 'Bancontact'],
    ['Troy', 'Troy'],
    ['unknown', null],
    [' ', null],
  ])('ACC-020 the brand %s is labelled %s', (cardType, name) => {
    expect(brandName(cardType)).toBe(name);
  });
});
