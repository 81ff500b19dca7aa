/** Actions of viewers, banks, the network and the platform; each is a step of a random sequence. */
import fc from 'fast-check';
import {
  unkindModeDelays,
  type UnkindModeName,
  type UnkindModeSet,
} from '../../scripts/sandbox/control/unkindModes';
import type { Patron } from './boxOffice';
import type { Card } from './cardService';
import type { Called, Fault } from './line';
import { GiftPayPage } from './pages/GiftPayPage';
import { PaymentPage } from './pages/PaymentPage';
import { PayPage } from './pages/PayPage';
import { PurchasePage } from './pages/PurchasePage';
import { giveDetails, payAnyway } from './steps';
import type { BankOutcome } from './Tab';
import type { World } from './World';
import {
  choose,
  formOf,
  gifts,
  give,
  payAsGuest,
  payWith,
  purchasePage,
  retry,
  select,
  type Act,
  vouchers,
  waive,
} from './actions';

/** A step in one tab; a no-op when the page does not offer the action. */
export class Step implements fc.AsyncCommand<object, World> {
  private readonly acts: readonly Act[];

  constructor(
    private readonly name: string,
    private readonly tab: number,
    ...acts: readonly Act[]
  ) {
    this.acts = acts;
  }
  check(): boolean {
    return true;
  }
  async run(_model: object, world: World): Promise<void> {
    for (const act of this.acts) {
      void act(world.tab(this.tab), world);
      await world.settle();
    }
    await world.check();
  }
  toString(): string {
    return this.tab === 0 ? this.name : `${this.name} (second tab)`;
  }
}

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

const steps = {
  buy: (tab: number, offer: number, way: number, card: Card) =>
    new Step(
      `buy licence ${offer} by way ${way} with a card: ${card}`,
      tab,
      purchasePage,
      choose(offer),
      waive,
      giveDetails,
      select(way),
      (at) => payWith(at, card),
    ),
  give: (tab: number, gift: number, way: number, card: Card) =>
    new Step(
      `give gift ${gift} by way ${way} with a card: ${card}`,
      tab,
      ({ site }) => site.open('/'),
      give(gift),
      payAsGuest,
      select(way),
      (at) => payWith(at, card),
    ),
  bothPay: (card: Card) =>
    new Step(`both tabs press pay at once, with a card: ${card}`, 0, (_, world) => {
      for (const index of [0, 1]) payWith(world.tab(index), card);
    }),
  change: (tab: number) =>
    new Step(
      'change the order',
      tab,
      ({ page }) =>
        page instanceof PurchasePage &&
        ['pay', 'no methods', 'basket failed'].includes(page.screen) &&
        page.checkout.change(),
    ),
  voucher: (tab: number, code: string) =>
    new Step(`voucher ${code}`, tab, (at) => {
      const form = formOf(at);
      if (form === null || form.checkout.payment.binding || !form.checkout.choice.providerHasVouchers) return;
      form.checkout.vouchers.type(code);
      void form.checkout.vouchers.apply();
    }),
  voucherOut: (tab: number) =>
    new Step('voucher out', tab, (at) => {
      const form = formOf(at);
      const first = form?.checkout.basket.vouchers[0];
      if (form !== null && !form.checkout.payment.binding && first !== undefined)
        void form.checkout.vouchers.remove(first.code);
    }),
  select: (tab: number, way: number) => new Step(`choose way ${way}`, tab, select(way)),
  agree: (tab: number, answer: boolean) =>
    new Step(answer ? 'agree' : 'disagree', tab, (at) => formOf(at)?.agree(answer)),
  type: (tab: number, card: Card) =>
    new Step(`type a card: ${card}`, tab, (at) => {
      at.card = card;
      formOf(at)?.checkout.setFieldProblem(null);
    }),
  press: (tab: number) => new Step('press the button', tab, ({ page }) => page.press()),
  pressTwice: (tab: number) =>
    new Step('press the button twice', tab, ({ page }) => {
      page.press();
      page.press();
    }),
  pay: (tab: number, card: Card) =>
    new Step(`agree, type a card: ${card}, press pay`, tab, (at) => payWith(at, card)),
  otherWay: (tab: number) =>
    new Step('pay another way', tab, ({ page }) =>
      page instanceof PaymentPage
        ? page.cancel()
        : page instanceof GiftPayPage && page.paying?.checkout?.cancel(),
    ),
  confirmReturn: (tab: number) =>
    new Step('confirm the return', tab, ({ page }) => page.checkout?.payment.confirm()),
  findOut: (tab: number) =>
    new Step('look what became of it', tab, ({ page }) => page.checkout?.payment.findOut()),
  payAnyway: (tab: number) => new Step('pay anyway', tab, payAnyway),
  details: (tab: number) => new Step('give details', tab, giveDetails),
  waive: (tab: number) => new Step('go on without a trial', tab, waive),
  stop: (tab: number) =>
    new Step(
      'stop, without a trial',
      tab,
      ({ page }) =>
        page.screen === 'trial question' &&
        (page instanceof PurchasePage ? page.checkout.change() : page instanceof PayPage && page.goBack()),
    ),
  retry: (tab: number) => new Step('try again', tab, retry),
  reload: (tab: number) => new Step('load the page again', tab, (at) => at.load(at.site.address.href)),
  purchase: (tab: number) => new Step('open the purchase page', tab, purchasePage),
  home: (tab: number) => new Step('open the home page', tab, ({ site }) => site.open('/')),
  giftPage: (tab: number) =>
    new Step('open the gift’s payment again', tab, ({ site, world }) =>
      site.open(site.navigation.hrefOf('GIFT_PAY', { giftId: gifts[world.realm][0] ?? '' })),
    ),
  signOut: (tab: number) => new Step('sign out', tab, ({ site }) => site.account !== null && site.signOut()),
  signIn: (tab: number, who: 0 | 1) =>
    new Step(
      `sign in as ${who === 0 ? 'the first' : 'the second'}`,
      tab,
      (at, world) => at.site.account === null && world.signIn(at, who),
    ),
  changePeople: (tab: number) =>
    new Step(
      'sign out, and the other one signs in',
      tab,
      ({ site }) => site.signOut(),
      (at, world) => world.signIn(at, 1),
    ),
  bank: (tab: number, outcome: BankOutcome) =>
    new Step(`the bank: ${outcome ?? 'closed'}`, tab, (at) => at.bank(outcome)),
  bankDecides: (tab: number, outcome: 'pay' | 'fail' | 'later') =>
    new Step(`the bank decides on what is waited for: ${outcome}`, tab, (at, world) =>
      world.bankDecides(at, outcome),
    ),
  fault: (tab: number, which: Called, fault: Fault) =>
    new Step(`${which}: ${fault}`, tab, ({ site }) => site.line.strike(which, fault)),
  free: (tab: number) => new Step('the line is free', tab, ({ site }) => site.line.free()),
  modes: (modes: UnkindModeSet) =>
    new Step(`modes ${JSON.stringify(modes)}`, 0, (_, world) => world.setModes(modes)),
  pass: (seconds: number) => new Step(`${seconds} s pass`, 0, (_, world) => world.pass(seconds * 1000)),
  openReturn: (tab: number, status: string | null, id: string) =>
    new Step(`open a return link: ${status ?? 'no status'}, ${id}`, tab, (at, world) => {
      const provider = world.realm === 'ringside' ? 'stripe' : 'ideal';
      const query = {
        targetPaymentProvider: provider,
        paymentProviderId: `${world.realm}-${provider}`,
        paymentMethodType: provider === 'stripe' ? 'card' : provider,
      };
      const link = new URL(
        at.site.navigation.hrefOf('PAY', { providerId: query.paymentProviderId }, query),
        world.origin,
      );
      const intent = id === 'own' ? world.lastIntent : id;
      if (intent !== null) link.searchParams.set('payment_intent', intent);
      if (status !== null) link.searchParams.set('redirect_status', status);
      at.load(link.href);
    }),
};

/** Sets of unkind modes; a platform of an earlier contract cannot prevent concurrent calls and price changes. */
export function modeSets(plain: boolean): fc.Arbitrary<UnkindModeSet> {
  const names = (Object.keys(unkindModeDelays) as UnkindModeName[]).filter(
    (name) => !plain || !['parallel', 'priceChange'].includes(name),
  );
  return fc
    .tuple(fc.subarray(names, { minLength: 1, maxLength: 3 }), fc.constantFrom(1, 2, null))
    .map(([chosen, times]) =>
      Object.fromEntries(
        chosen.map((name) => [name, times === null || name === 'parallel' ? {} : { times }]),
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
    .map(([gift, thing, way, card]) =>
      gift ? steps.give(0, thing, way, card) : steps.buy(0, thing, way, card),
    );
  return fc.tuple(trouble, purchase).map(([before, bought]) => [...before, bought]);
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
    .map(([tab, offer, way, card]) => steps.buy(tab, offer, way, card));
  const gift = fc
    .tuple(inTab, nth, nth, pick(cards))
    .map(([tab, thing, way, card]) => steps.give(tab, thing, way, card));
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
      fc.tuple(inTab, nth).map(([tab, way]) => steps.select(tab, way)),
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
        )
        .map(([tab, status, id]) => steps.openReturn(tab, status, id)),
    ],
    { maxCommands: length, size: 'max' },
  );
}
