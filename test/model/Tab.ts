/** One tab of a viewer who buys: its memory, the page that is open in it, and what the viewer can do there. */
import { reaction } from 'mobx';
import { createBasketApi } from '../../core/commerce/basketApi';
import { CheckoutStore } from '../../core/commerce/CheckoutStore';
import { PaymentMethodStore } from '../../core/commerce/PaymentMethodStore';
import { payReturned } from '../../core/commerce/rules/payReturn';
import { createPlatformClient, type TokenSource } from '../../core/platform';
import { payReturnQuery } from '../../core/routing';
import type { PaymentMethod, PlatformClient, RealmView } from '../../core/sdk';
import { writeUserDetails } from '../../core/sdk/endpoints/account';
import { CardCheckout } from '../../core/sdk/cardForms/CardCheckout';
import { cardReturn } from '../../core/sdk/cardForms/cardReturn';
import { offersCard } from '../../core/sdk/cardForms/cardSetup';
import { StripeProvider } from '../../plugins/payment/stripe/StripeProvider';
import zeroBalance from '../../plugins/payment/zero-balance/method';
import { remembered, tabValues } from '../core/commerce/tradingHouse';
import { API_KEY, type BoxOffice, type Customer } from './boxOffice';
import { callDesk, cardDesk, sandboxKey, type Card, type Question } from './cardDesk';
import { Line } from './line';

/** What a viewer sees; each is a thing that a page draws. */
export type Screen = 'choose' | 'trial question' | 'details' | 'basket failed' | 'filling' | 'loading methods' | 'no methods' | 'pay' | 'checking' | 'failed' | 'elsewhere' | 'done';

/** Something that was pressed for: the licence that stood on the page then. */
export interface Order {
  readonly licence: string;
  readonly amount: number;
}

const site = 'http://ringside.localhost';

export class Tab {
  readonly values = tabValues();
  /** What was ever confirmed by a press, in this tab. */
  readonly confirmed: Order[] = [];
  readonly errors: unknown[] = [];
  card: Card = 'good';
  question: Question | null = null;
  page!: Page;

  constructor(
    private readonly office: BoxOffice,
    readonly customer: Customer,
  ) {
    this.load();
  }

  /** The page is loaded: what was under way in the one before goes on at the platform alone. */
  load(returned: URL | null = null, pasted = false): void {
    this.page?.end();
    this.page?.line.cut();
    this.question = null;
    this.page = new Page(this, new Line((request) => this.office.answer(request)), returned, pasted);
  }

  /** Away within the site and back: the stores are new, but what was under way still ends in this tab. */
  leaveAndComeBack(): void {
    this.page.end();
    this.question = null;
    this.page = new Page(this, this.page.line, null, false);
  }

  /** Answers the bank. `null`: its window is closed without a word. */
  async bank(outcome: 'complete' | 'fail' | null): Promise<void> {
    const { question } = this;
    if (question === null) return;
    const { clientSecret, intent, returnUrl, tell } = question;
    this.question = null;
    if (outcome === null) return;
    const answer = await callDesk(returnUrl === null ? this.page.line.fetch : (address, init) => this.office.answer(new Request(address, init)), 'challenge', { key: sandboxKey, clientSecret, outcome });
    if (returnUrl === null) return tell(answer);
    const back = new URL(returnUrl);
    back.searchParams.set(intent.startsWith('seti_') ? 'setup_intent' : 'payment_intent', intent);
    back.searchParams.set('redirect_status', outcome === 'complete' ? 'succeeded' : 'failed');
    this.load(back);
  }
}

/** A page of the tab: PURCHASE, or PAY when a provider sent the viewer there. */
export class Page {
  readonly checkout: CheckoutStore;
  private readonly client: PlatformClient;
  private readonly stripe: CardCheckout;
  private ends: (() => void)[] = [];
  private unmount: () => void = () => undefined;

  constructor(
    private readonly tab: Tab,
    readonly line: Line,
    readonly returned: URL | null,
    /** The viewer brought the return link from elsewhere: it may speak of another tab's order. */
    readonly pasted: boolean,
  ) {
    const tokens: TokenSource = { current: () => tab.customer.token, renew: async () => 'lost' };
    this.client = createPlatformClient({ url: 'http://localhost', apiKey: API_KEY, locale: () => 'en', tokens, fetch: line.fetch, clock: { now: Date.now, after: () => () => undefined } });
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const provider = new StripeProvider({
      options: { publishableKey: sandboxKey, scriptUrl: 'http://localhost/__standin/stripe.js' },
      loadScript: async () => undefined,
      stripeGlobal: () => cardDesk({ fetch: line.fetch, card: () => tab.card, ask: (question) => this.asked(question) }),
      client: this.client,
      realm: realmView,
      log,
    });
    const stripe = new CardCheckout(provider, log);
    this.stripe = stripe;
    const names = { provider: 'stripe', ids: ['payment_intent', 'setup_intent'] };
    const methods: Readonly<Record<string, PaymentMethod>> = {
      stripe: { Form: () => null, offers: offersCard, collect: (basket, url) => stripe.collect(basket, url), resume: async (url) => cardReturn(url, { rewriteQuery: () => undefined }, names) },
      'zero-balance': zeroBalance(),
    };
    const report = (error: unknown) => void tab.errors.push(error);
    const source = {
      entries: Object.keys(methods).map((name) => ({ key: name, plugin: `payment/${name}`, contribution: name, options: {} })),
      facts: ({ contribution }: { contribution: string }) => ({ kind: contribution === 'stripe' ? ('form' as const) : ('none' as const), labelKey: '' }),
      resolve: async ({ contribution }: { contribution: string }) => methods[contribution] as PaymentMethod,
      forget: () => undefined,
    };
    this.checkout = new CheckoutStore({ api: createBasketApi(this.client), methods: new PaymentMethodStore(source, report), ...remembered(tab.values), report });
    this.ends.push(reaction(() => this.fieldsKey, () => this.drawFields(), { fireImmediately: true }));
    this.begin();
  }

  get screen(): Screen {
    const { basket, payment, methods } = this.checkout;
    if (payment.state.status === 'complete') return 'done';
    if (payment.state.status === 'waiting') return 'elsewhere';
    if (this.checkout.trialDenied) return 'trial question';
    if (this.returned !== null) {
      if (payment.billingDetailsRequired && payment.state.status !== 'idle') return 'details';
      return payment.state.status === 'failed' ? 'failed' : 'checking';
    }
    if (basket.state.status === 'empty') return 'choose';
    if (payment.billingDetailsRequired) return 'details';
    if (basket.state.status === 'failed') return 'basket failed';
    if (basket.state.status !== 'ready') return 'filling';
    if (methods.state.status === 'loading') return 'loading methods';
    return methods.state.status === 'failed' || this.checkout.chosen === null ? 'no methods' : 'pay';
  }

  async choose(id: string): Promise<void> {
    const licence = this.tab.customer.offers.find((each) => each.id === id);
    if (licence !== undefined && this.screen === 'choose') await this.checkout.choose(licence);
  }

  /** Ticks what must be agreed to. */
  agree(answer: boolean): void {
    for (const consent of this.checkout.choice.asked) this.checkout.choice.tick(consent, answer);
  }

  press(): void {
    const { checkout, tab } = this;
    if (this.screen === 'failed' && checkout.payment.kept) return void checkout.payment.retry();
    if (this.screen !== 'pay' || !checkout.payable) return;
    const { basketItems, discountedTotal } = checkout.basket;
    const [item] = basketItems;
    if (item !== undefined) tab.confirmed.push({ licence: item.licenceId ?? item.sku, amount: discountedTotal });
    void checkout.pay(this.returnUrl);
  }

  async giveDetails(): Promise<void> {
    try {
      await this.client.call(writeUserDetails, { body: { address: { line1: '1 Ring Road' } } });
    } catch {
      return;
    }
    await this.checkout.detailsGiven();
  }

  /** The fields' own way to be tried again. */
  drawFields(): void {
    this.unmount();
    this.unmount = () => undefined;
    const { basket } = this.checkout.basket;
    if (this.fieldsKey === null || basket === null) return;
    this.unmount = this.stripe.mount({} as HTMLElement, basket, {
      onReady: () => this.checkout.setFormReady(true),
      onFailed: () => this.checkout.setFormReady(false),
      onChange: () => this.checkout.setFieldProblem(null),
      onSpent: () => this.drawFields(),
      challenge: { show: async () => undefined, hide: () => undefined },
    });
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
    this.unmount();
    this.stripe.dispose();
  }

  get returnUrl(): string {
    const { chosen } = this.checkout;
    const id = chosen?.provider.id ?? 'ringside-stripe';
    const query = payReturnQuery({ targetPaymentProvider: chosen?.provider.name ?? 'stripe', paymentProviderId: id, paymentMethodType: 'card' });
    return `${site}/pay/${id}?${query.toString()}`;
  }

  private begin(): void {
    const { checkout, returned } = this;
    if (returned === null) return void checkout.recover();
    const judged = payReturned(returned);
    if (judged !== null) void checkout.resume(judged);
  }

  private asked(question: Question): void {
    this.tab.question = question;
    if (question.returnUrl !== null) this.line.cut();
  }

  /** Fields stand for one method and one charge; another needs others. */
  private get fieldsKey(): string | null {
    const { checkout } = this;
    const { basket } = checkout.basket;
    if (this.returned !== null || this.screen !== 'pay' || basket === null || checkout.payment.kept || checkout.chosen?.method.Form === undefined) return null;
    const { round } = checkout.payment;
    return [checkout.chosen.entry.key, round, basket.id, basket.discountedTotal, ...basket.basketItems.map(({ sku }) => sku)].join(' ');
  }
}

const realmView: RealmView = { id: 'ringside', title: 'Ringside', locale: 'en', direction: 'ltr', color: () => '#000000', bodyFont: 'serif', radius: 0 };
