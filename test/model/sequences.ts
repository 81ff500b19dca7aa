/** Draws random sequences of steps. */
import fc from 'fast-check';
import {
  unkindModeDelays,
  type UnkindModeName,
  type UnkindModeSet,
} from '../../scripts/sandbox/control/unkindModes';
import type { Patron } from './boxOffice';
import type { Card } from './cardService';
import { steps, type Step } from './commands';
import type { Called, Fault } from './line';
import type { BankOutcome } from './Tab';
import type { World } from './World';

const vouchers = ['TENOFF', 'FULLHOUSE', 'CASACHEIA', 'YESTERDAY', 'NEVER'];
export const patrons: readonly Patron[] = [
  'newcomer',
  'newcomer',
  'trial used up',
  'owes details',
  'has credit',
  'has a saved card',
  'has a saved card',
  'has a saved card whose bank asks',
];
const cards: readonly Card[] = [
  'good',
  'good',
  'good',
  'declined',
  'asks the bank',
  'leaves for the bank',
  'half typed',
];
const called: readonly Called[] = [
  'pay',
  'pay',
  'pay',
  'confirm',
  'confirm',
  'init',
  'read',
  'put',
  'voucher',
  'validate',
  'payment',
  'holds',
  'any',
];
const faults: readonly Fault[] = [
  'lost before',
  'lost after',
  'lost after',
  'down before',
  'down after',
  'slow answer',
  'slow call',
];

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
const inTab = fc.constantFrom(0, 0, 0, 1);
const nth = fc.nat({ max: 5 });

/**
 * Sets of unkind modes; a platform of an earlier contract cannot prevent concurrent calls and price changes.
 * Webhooks are sent for redirect methods only, so half of the sets duplicate them.
 */
export function modeSets(plain: boolean): fc.Arbitrary<UnkindModeSet> {
  const names = (Object.keys(unkindModeDelays) as UnkindModeName[]).filter(
    (name) => name !== 'duplicateWebhooks' && !(plain && ['parallel', 'priceChange'].includes(name)),
  );
  const others = fc.subarray(names, { minLength: 1, maxLength: 3 });
  return fc
    .tuple(others, fc.boolean(), fc.constantFrom(1, 2, null))
    .map(([chosen, duplicates, times]) =>
      Object.fromEntries(
        [...chosen, ...(duplicates ? (['duplicateWebhooks'] as const) : [])].map((name) => [
          name,
          times === null || name === 'parallel' ? {} : { times },
        ]),
      ),
    );
}

/** The start of a sequence: a buyer arrives, possibly with a fault. */
export function openings(plain: boolean): fc.Arbitrary<readonly Step[]> {
  const trouble = fc.oneof(
    fc.constant([]),
    fc.tuple(pick(called), pick(faults)).map(([which, fault]) => [steps.fault(0, which, fault)]),
    modeSets(plain).map((modes) => [steps.modes(modes)]),
    modeSets(plain).map((modes) => [steps.modes(modes)]),
  );
  const purchase = fc
    .tuple(fc.boolean(), nth, nth, pick(cards))
    .map(([isGift, item, method, card]) =>
      isGift ? steps.give(0, item, method, card) : steps.buy(0, item, method, card),
    );
  // Only redirect methods ask a bank.
  const decision = pick([null, 'pay', 'pay', 'later', 'fail'] as const).map((outcome) =>
    outcome === null ? [] : [steps.bank(0, outcome), steps.bankDecides(0, outcome)],
  );
  return fc
    .tuple(trouble, purchase, decision)
    .map(([before, bought, after]) => [...before, bought, ...after]);
}

/** The rest: up to `length` steps. */
export function sequences(
  length: number,
  plain: boolean,
): fc.Arbitrary<Iterable<fc.AsyncCommand<object, World>>> {
  const pay = fc.tuple(inTab, pick(cards)).map(([tab, card]) => steps.pay(tab, card));
  const fault = fc
    .tuple(inTab, pick(called), pick(faults))
    .map(([tab, which, kind]) => steps.fault(tab, which, kind));
  const bank = fc
    .tuple(inTab, pick<BankOutcome>(['pay', 'pay', 'fail', 'later', null]))
    .map(([tab, outcome]) => steps.bank(tab, outcome));
  const buy = fc
    .tuple(inTab, nth, nth, pick(cards))
    .map(([tab, offer, method, card]) => steps.buy(tab, offer, method, card));
  const gift = fc
    .tuple(inTab, nth, nth, pick(cards), pick([false, false, true]))
    .map(([tab, gift, method, card, again]) => steps.give(tab, gift, method, card, again));
  return fc.commands(
    [
      buy,
      gift,
      pay,
      pay,
      pick(cards).map(steps.bothPay),
      fault,
      bank,
      bank,
      fc
        .tuple(inTab, pick(['pay', 'fail', 'later'] as const))
        .map(([tab, outcome]) => steps.bankDecides(tab, outcome)),
      modeSets(plain).map(steps.modes),
      pick([2, 10, 31, 40]).map(steps.pass),
      inTab.map(steps.press),
      inTab.map(steps.pressTwice),
      fc.tuple(inTab, fc.boolean()).map(([tab, answer]) => steps.agree(tab, answer)),
      fc.tuple(inTab, pick(cards)).map(([tab, card]) => steps.type(tab, card)),
      fc.tuple(inTab, pick(vouchers)).map(([tab, code]) => steps.voucher(tab, code)),
      inTab.map(steps.voucherOut),
      inTab.map(steps.change),
      fc.tuple(inTab, nth).map(([tab, method]) => steps.select(tab, method)),
      inTab.map(steps.otherWay),
      inTab.map(steps.confirmReturn),
      inTab.map(steps.findOut),
      inTab.map(steps.payAnyway),
      inTab.map(steps.details),
      inTab.map(steps.waive),
      inTab.map(steps.stop),
      inTab.map(steps.retry),
      inTab.map(steps.reload),
      inTab.map(steps.purchase),
      inTab.map(steps.home),
      inTab.map(steps.giftPage),
      inTab.map(steps.signOut),
      fc.tuple(inTab, pick([0, 0, 1] as const)).map(([tab, who]) => steps.signIn(tab, who)),
      inTab.map(steps.changePeople),
      inTab.map(steps.free),
      fc
        .tuple(
          inTab,
          pick(['succeeded', 'failed', 'canceled', 'pending', 'of another world', null]),
          pick(['own', 'own', 'pi_of_nobody']),
          fc.boolean(),
        )
        .map(([tab, status, id, isGift]) => steps.openReturn(tab, status, id, isGift)),
    ],
    { maxCommands: length, size: 'max' },
  );
}
