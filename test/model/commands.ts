/** What a viewer, a bank and the network can do; each is a step of a random sequence. */
import fc from 'fast-check';
import type { Card } from './cardDesk';
import type { Called, Fault } from './line';
import type { Tab } from './Tab';
import type { World } from './World';

/** What it begins goes on by itself: an answer may be long in coming. */
type Act = (tab: Tab, world: World) => unknown;

/** A step in one tab. What its page does not offer at that moment, nobody can do: then nothing happens. */
class Step implements fc.AsyncCommand<object, World> {
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

function payWith(at: Tab, card: Card): void {
  if (at.page.screen !== 'pay') return;
  at.card = card;
  at.page.agree(true);
  at.page.press();
}

const licences = ['ringside-pass-month', 'ringside-pass-year', 'ringside-ppv-title-night', 'ringside-free-taster'] as const;
const cards: readonly Card[] = ['good', 'good', 'good', 'declined', 'asks the bank', 'leaves for the bank', 'half typed'];
const called: readonly Called[] = ['pay', 'pay', 'pay', 'confirm', 'confirm', 'init', 'read', 'put', 'voucher', 'validate', 'any'];
const faults: readonly Fault[] = ['lost before', 'lost after', 'lost after', 'down before', 'down after', 'slow answer', 'slow call'];

/** Mostly the first tab. */
const inTab = fc.constantFrom(0, 0, 0, 0, 1);

const steps = {
  choose: (tab: number, licence: string) => new Step(`choose ${licence}`, tab, ({ page }) => page.choose(licence)),
  change: (tab: number) =>
    new Step('change the order', tab, ({ page: { screen, checkout } }) => {
      if (screen === 'pay' || screen === 'no methods' || screen === 'basket failed') checkout.change();
    }),
  voucher: (tab: number, code: string) =>
    new Step(`voucher ${code}`, tab, ({ page: { screen, checkout } }) => {
      if (screen !== 'pay' || checkout.payment.binding || !checkout.choice.providerHasVouchers) return;
      checkout.vouchers.type(code);
      void checkout.vouchers.apply();
    }),
  voucherOut: (tab: number) =>
    new Step('voucher out', tab, ({ page: { screen, checkout } }) => {
      const [first] = checkout.basket.vouchers;
      if (screen === 'pay' && !checkout.payment.binding && first !== undefined) void checkout.vouchers.remove(first.code);
    }),
  provider: (tab: number) =>
    new Step('choose a way to pay', tab, ({ page: { screen, checkout } }) => {
      const last = checkout.basket.providers.at(-1);
      if (screen === 'pay' && last !== undefined) checkout.select(last.id);
    }),
  agree: (tab: number, answer: boolean) => new Step(answer ? 'agree' : 'disagree', tab, ({ page }) => page.screen === 'pay' && page.agree(answer)),
  type: (tab: number, card: Card) =>
    new Step(`type a card: ${card}`, tab, (at) => {
      at.card = card;
      at.page.checkout.setFieldProblem(null);
    }),
  press: (tab: number) => new Step('press pay', tab, ({ page }) => page.press()),
  pressTwice: (tab: number) =>
    new Step('press pay twice', tab, ({ page }) => {
      page.press();
      page.press();
    }),
  pay: (tab: number, card: Card) =>
    new Step(`agree, type a card: ${card}, press pay`, tab, (at) => payWith(at, card)),
  buy: (tab: number, licence: string, card: Card) =>
    new Step(
      `buy ${licence} with a card: ${card}`,
      tab,
      ({ page }) => page.choose(licence),
      ({ page }) => page.screen === 'trial question' && page.checkout.waiveTrial(),
      ({ page }) => page.screen === 'details' && page.giveDetails(),
      (at) => payWith(at, card),
    ),
  details: (tab: number) => new Step('give details', tab, ({ page }) => page.screen === 'details' && page.giveDetails()),
  waive: (tab: number) => new Step('go on without a trial', tab, ({ page }) => page.screen === 'trial question' && page.checkout.waiveTrial()),
  stop: (tab: number) => new Step('stop, without a trial', tab, ({ page }) => page.screen === 'trial question' && page.checkout.change()),
  retry: (tab: number) =>
    new Step('try again', tab, ({ page }) => {
      if (page.screen === 'basket failed' || page.screen === 'no methods') void page.checkout.retry();
      else if (page.screen === 'pay' && !page.checkout.formReady) page.drawFields();
      else if (page.screen === 'failed') page.press();
    }),
  reload: (tab: number) => new Step('load the page again', tab, (at) => at.load(at.page.returned, at.page.pasted)),
  purchase: (tab: number) => new Step('open the purchase page', tab, (at) => at.load()),
  comeBack: (tab: number) => new Step('back, and here again', tab, (at) => at.leaveAndComeBack()),
  bank: (tab: number, outcome: 'complete' | 'fail' | null) => new Step(`the bank: ${outcome ?? 'abandoned'}`, tab, (at) => at.bank(outcome)),
  fault: (tab: number, which: Called, fault: Fault) => new Step(`${which}: ${fault}`, tab, ({ page }) => page.line.strike(which, fault)),
  free: (tab: number) => new Step('the line is free', tab, ({ page }) => page.line.free()),
  openReturn: (tab: number, status: string | null, id: string) =>
    new Step(`open a return link: ${status ?? 'no status'}, ${id}`, tab, (at, world) => {
      const link = new URL(at.page.returnUrl);
      const intent = id === 'own' ? world.lastIntent : id;
      if (intent !== null) link.searchParams.set('payment_intent', intent);
      if (status !== null) link.searchParams.set('redirect_status', status);
      at.load(link, true);
    }),
};

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** How a sequence begins: somebody comes to buy, and something may go wrong with it at once. */
export const openings: fc.Arbitrary<readonly fc.AsyncCommand<object, World>[]> = fc
  .tuple(fc.option(fc.tuple(pick(called), pick(faults)), { freq: 2 }), pick(licences.slice(0, 3)), pick(cards))
  .map(([fault, licence, card]) => [...(fault === null ? [] : [steps.fault(0, ...fault)]), steps.buy(0, licence, card)]);

/** What follows: up to `length` steps. */
export function sequences(length: number): fc.Arbitrary<Iterable<fc.AsyncCommand<object, World>>> {
  const press = inTab.map(steps.press);
  const pay = fc.tuple(inTab, pick(cards)).map(([tab, card]) => steps.pay(tab, card));
  const choose = fc.tuple(inTab, pick(licences)).map(([tab, licence]) => steps.choose(tab, licence));
  const fault = fc.tuple(inTab, pick(called), pick(faults)).map(([tab, which, kind]) => steps.fault(tab, which, kind));
  const bank = fc.tuple(inTab, pick(['complete', 'complete', 'fail', null] as const)).map(([tab, outcome]) => steps.bank(tab, outcome));
  return fc.commands(
    [
      choose,
      fc.tuple(inTab, pick(licences), pick(cards)).map(([tab, licence, card]) => steps.buy(tab, licence, card)),
      pay,
      pay,
      pay,
      fault,
      fault,
      bank,
      bank,
      press,
      inTab.map(steps.pressTwice),
      fc.tuple(inTab, fc.boolean()).map(([tab, answer]) => steps.agree(tab, answer)),
      fc.tuple(inTab, pick(cards)).map(([tab, card]) => steps.type(tab, card)),
      fc.tuple(inTab, pick(['TENOFF', 'FULLHOUSE', 'YESTERDAY', 'NEVER'])).map(([tab, code]) => steps.voucher(tab, code)),
      inTab.map(steps.voucherOut),
      inTab.map(steps.change),
      inTab.map(steps.provider),
      inTab.map(steps.details),
      inTab.map(steps.waive),
      inTab.map(steps.stop),
      inTab.map(steps.retry),
      inTab.map(steps.reload),
      inTab.map(steps.purchase),
      inTab.map(steps.comeBack),
      inTab.map(steps.free),
      fc.tuple(inTab, pick(['succeeded', 'failed', 'canceled', 'pending', 'of another world', null]), pick(['own', 'own', 'pi_of_nobody'])).map(([tab, status, id]) => steps.openReturn(tab, status, id)),
    ],
    { maxCommands: length, size: 'max' },
  );
}
