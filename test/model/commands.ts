/** Actions of viewers, banks, the network and the platform; each is a step of a random sequence. */
import type fc from 'fast-check';
import type { UnkindModeSet } from '../../scripts/sandbox/control/unkindModes';
import type { RealmId } from './boxOffice';
import type { Card } from './cardService';
import type { Called, Fault } from './line';
import type { CheckoutForm } from './pages/CheckoutForm';
import { GiftPayPage } from './pages/GiftPayPage';
import { PaymentPage } from './pages/PaymentPage';
import { PayPage } from './pages/PayPage';
import { ShopPage } from './pages/plainPages';
import { PurchasePage } from './pages/PurchasePage';
import { giveDetails, payAnyway } from './steps';
import type { BankOutcome, Tab } from './Tab';
import type { World } from './World';

/** Not awaited: its response may be delayed. */
type Act = (tab: Tab, world: World) => unknown;

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

/** The checkout form on the tab's page; null when there is none. */
function formOf({ page }: Tab): CheckoutForm | null {
  if (page.screen !== 'pay') return null;
  return page instanceof PurchasePage
    ? page.form
    : page instanceof GiftPayPage
      ? (page.paying?.checkout?.form ?? null)
      : null;
}

function payWith(at: Tab, card: Card): void {
  const form = formOf(at);
  if (form === null) return;
  at.card = card;
  form.agree(true);
  at.page.press();
}

function retry({ page }: Tab): void {
  const form = formOf({ page } as Tab);
  if (form !== null && !form.checkout.selection.formReady) form.drawFields();
  else if (page instanceof PurchasePage && (page.screen === 'basket failed' || page.screen === 'no methods'))
    void page.checkout.retry();
  else page.press();
}

const purchasePage: Act = ({ site }) => site.open(site.navigation.hrefOf('PURCHASE'));
const choose =
  (offer: number): Act =>
  async ({ page, site, world }) => {
    const { offers } = world.customers[0] ?? { offers: [] };
    if (page instanceof PurchasePage && site.account !== null)
      await page.choose(offers[offer % offers.length]?.id ?? '');
  };
const waive: Act = ({ page }) =>
  page.screen === 'trial question' &&
  (page instanceof PurchasePage || page instanceof PayPage) &&
  page.checkout.waiveTrial();
const give =
  (gift: number, again: boolean): Act =>
  ({ page, site, world }) => {
    if (!(page instanceof ShopPage)) return;
    const { giftId, address } = world.present(gifts[world.realm][gift % 3] ?? '', {
      again: again && site.account !== null,
    });
    page.give(giftId, address);
  };
/** Selects the payment method at this index; the saved card comes last. */
const select =
  (place: number): Act =>
  (tab) => {
    const form = formOf(tab);
    if (form === null) return;
    const { providers } = form.checkout.basket;
    const saved = form.checkout.selection.savedCard;
    const provider = providers[place % (providers.length + 1)];
    if (provider !== undefined) form.checkout.select(provider.id);
    else if (saved !== null) form.checkout.select(saved.providerId, true);
  };

const gifts: Readonly<Record<RealmId, readonly string[]>> = {
  ringside: ['three-months', 'a-year', 'title-night'],
  lanterna: ['tres-meses', 'um-ano', 'um-bilhete'],
};
/** The steps by name. */
export const steps = {
  buy: (tab: number, offer: number, method: number, card: Card) =>
    new Step(
      `buy licence ${offer} by way ${method} with a card: ${card}`,
      tab,
      purchasePage,
      choose(offer),
      waive,
      giveDetails,
      select(method),
      (at) => payWith(at, card),
    ),
  give: (tab: number, gift: number, method: number, card: Card, again = false) =>
    new Step(
      `give ${again ? 'the last gift again' : `gift ${gift}`} by way ${method} with a card: ${card}`,
      tab,
      ({ site }) => site.open('/'),
      give(gift, again),
      payAsGuest,
      select(method),
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
  select: (tab: number, method: number) => new Step(`choose way ${method}`, tab, select(method)),
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
  openReturn: (tab: number, status: string | null, id: string, isGift: boolean) =>
    new Step(
      `open a return link${isGift ? ' of a gift' : ''}: ${status ?? 'no status'}, ${id}`,
      tab,
      (at, world) => {
        const provider = world.realm === 'ringside' ? 'stripe' : 'ideal';
        const query = {
          targetPaymentProvider: provider,
          paymentProviderId: `${world.realm}-${provider}`,
          paymentMethodType: provider === 'stripe' ? 'card' : provider,
        };
        const { navigation } = at.site;
        const page = isGift
          ? navigation.hrefOf('GIFT_PAY', { giftId: gifts[world.realm][0] ?? '' }, query)
          : navigation.hrefOf('PAY', { providerId: query.paymentProviderId }, query);
        const link = new URL(page, world.origin);
        const intent = id === 'own' ? world.lastIntent : id;
        if (intent !== null) link.searchParams.set('payment_intent', intent);
        if (status !== null) link.searchParams.set('redirect_status', status);
        at.load(link.href);
      },
    ),
};

const payAsGuest: Act = ({ page }, world) =>
  page instanceof GiftPayPage && page.payAsGuest(`guest${world.guests}`);
