/** The payment of a gift's basket, as `BasketCheckout` renders it. */
import { observable, reaction, runInAction } from 'mobx';
import { basketCheckoutStores } from '../../../core/commerce/purchaseStores';
import { payReturned, withoutReturn } from '../../../core/commerce/rules/payReturn';
import type { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import type { PaymentWatch } from '../../../core/commerce/PaymentWatch';
import { paymentScope } from '../../../core/platform/PaymentScope';
import type { GiftPurchase } from '../../../plugins/route/gifting/GiftPurchase';
import type { GiftBuyer } from '../../../plugins/route/gifting/useGiftBuyer';
import type { Screen } from '../pageModel';
import type { SiteDocument } from '../SiteDocument';
import { paymentWatch, purchaseServices } from '../stores';
import { CheckoutForm } from './CheckoutForm';
import { pressAtWatch, watchScreen } from './PaymentPage';

export interface GiftCheckoutDeps {
  readonly buyer: GiftBuyer;
  readonly purchase: GiftPurchase;
  readonly item: string;
  readonly giftId: string;
  readonly onComplete: (pending: boolean) => void;
}

export class GiftCheckout {
  readonly checkout: CheckoutStore;
  readonly form: CheckoutForm;
  private readonly looked = observable.box(false);
  private readonly watched = observable.box<PaymentWatch | null>(null, { deep: false });
  private stopWatch = (): void => undefined;
  private readonly ends: (() => void)[] = [];

  constructor(
    private readonly site: SiteDocument,
    private readonly deps: GiftCheckoutDeps,
  ) {
    const { purchase, buyer, onComplete } = deps;
    const { checkout, watched } = basketCheckoutStores(purchaseServices(site.get, buyer.name), {
      purpose: purchase.purpose,
      calls: purchase.calls,
      client: buyer.client,
    });
    this.checkout = checkout;
    const { payment } = checkout;
    this.form = new CheckoutForm(checkout, () => this.screen === 'pay');
    this.ends.push(payment.show());
    this.ends.push(
      site.get(paymentScope).enter({ client: buyer.client, basketId: () => checkout.basket.basket?.id }),
    );
    this.ends.push(
      reaction(
        () => payment.state,
        (state) => state.status === 'complete' && onComplete(state.pending),
      ),
    );
    const changed = () => void purchase.lookAgain();
    this.ends.push(
      reaction(
        () =>
          this.isGone &&
          !['complete', 'processing', 'waiting', 'uncertain', 'unconfirmed'].includes(payment.state.status),
        (gone) => gone && changed(),
      ),
    );
    this.ends.push(
      reaction(
        () =>
          payment.error !== null &&
          ('key' in payment.error ? payment.error.key : payment.error.text) === 'basketChanged',
        (told) => told && changed(),
      ),
    );
    this.ends.push(
      reaction(
        () => (payment.state.status === 'waiting' ? payment.state.paymentId : null),
        (id) => {
          this.stopWatch();
          const watch = id === null ? null : paymentWatch(site.get, id, watched);
          runInAction(() => this.watched.set(watch));
          this.stopWatch = watch?.watch() ?? (() => undefined);
        },
        { fireImmediately: true },
      ),
    );
    this.ends.push(
      reaction(
        () => this.watch?.payment?.completed === true,
        (done) => done && onComplete(false),
      ),
    );
    const back = payReturned(site.address);
    const begun =
      back === null
        ? checkout.recover().then((recovered) => recovered || checkout.takeUp())
        : checkout.takeUp().then(() => checkout.resume(back));
    void begun.then(() => runInAction(() => this.looked.set(true)));
    if (back !== null) site.navigation.rewriteQuery(withoutReturn);
  }

  get screen(): Screen {
    const { payment } = this.checkout;
    if (payment.state.status === 'complete') return 'checking';
    if (this.isGone) return 'gift preparing';
    if (payment.state.status === 'waiting') return this.watch === null ? 'checking' : watchScreen(this.watch);
    if (payment.state.status === 'uncertain' || payment.state.status === 'unconfirmed')
      return payment.state.status;
    if (payment.state.status === 'processing' && this.checkout.selection.chosen === null) return 'filling';
    return this.form.screen;
  }

  get waitsFor(): string | null {
    const { state } = this.checkout.payment;
    return state.status === 'waiting' ? state.paymentId : null;
  }

  press(): void {
    const { checkout, site, deps } = this;
    const { screen } = this;
    if (screen === 'basket failed' || screen === 'no methods') return void checkout.retry();
    if (this.watch !== null) pressAtWatch(this.watch);
    if (screen === 'payment ended' || screen === 'payment unknown') return void checkout.takeUp();
    if (screen !== 'pay' || !checkout.payable) return;
    site.tab.ledger.confirm(site.account ?? deps.buyer.name, deps.item, checkout.basket.discountedTotal);
    const query = this.form.returnQuery();
    void checkout.pay(
      new URL(
        site.navigation.hrefOf(
          'GIFT_PAY',
          { giftId: deps.giftId },
          { ...query, tab: String(site.tab.index) },
        ),
        site.address,
      ).href,
    );
  }

  /** Gives up completing the payment and returns to paying. */
  letGo(): void {
    if (this.screen !== 'payment stuck') return;
    this.watch?.abandon();
    void this.checkout.takeUp();
  }

  /** Switches to another payment method. */
  cancel(): void {
    if (this.screen === 'payment open')
      void this.watch?.cancel().then((free) => free && void this.checkout.takeUp());
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
    this.stopWatch();
    this.form.end();
  }

  private get watch(): PaymentWatch | null {
    return this.watched.get();
  }

  private get isGone(): boolean {
    const { basket, payment } = this.checkout;
    return (
      this.looked.get() &&
      !['waiting', 'uncertain', 'unconfirmed'].includes(payment.state.status) &&
      (basket.state.status === 'empty' ||
        (basket.state.status === 'ready' && basket.basketItems.length === 0))
    );
  }
}
