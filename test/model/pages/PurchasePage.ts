/** The page PURCHASE for a viewer: choose a licence and pay for it. */
import { reaction } from 'mobx';
import { licenceCheckout } from '../../../core/commerce/purchaseStores';
import type { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { licenceOf } from '../../../core/commerce/rules/licence';
import type { Page, Screen, Shown } from '../pageModel';
import type { SiteDocument } from '../SiteDocument';
import { purchaseServices } from '../stores';
import { CheckoutForm } from './CheckoutForm';

export class PurchasePage implements Page {
  readonly checkout: CheckoutStore;
  readonly form: CheckoutForm;
  private readonly ends: (() => void)[] = [];

  constructor(private readonly site: SiteDocument) {
    this.checkout = licenceCheckout(purchaseServices(site.get));
    this.form = new CheckoutForm(this.checkout, () => this.screen === 'pay');
    this.ends.push(leadsToPayment(site, this.checkout), this.checkout.payment.show());
    const signedUp = site.address.searchParams.get('showPurchase') === 'true';
    void this.checkout.recover().then((recovered) => !recovered && signedUp && this.checkout.takeUp());
  }

  get screen(): Screen {
    const { basket, payment } = this.checkout;
    if (payment.state.status === 'complete') return payment.state.pending ? 'done pending' : 'done';
    if (payment.state.status === 'waiting') return 'checking';
    if (payment.uncertain) return 'uncertain';
    if (this.checkout.trialDenied) return 'trial question';
    if (basket.state.status === 'empty') return 'choose';
    if (payment.billingDetailsRequired) return 'details';
    return this.form.screen;
  }

  get shown(): Shown {
    return { item: paidItem(this.checkout) };
  }

  async choose(id: string): Promise<void> {
    const licence = this.site.tab.customer?.offers.find((each) => each.id === id);
    if (licence === undefined || this.screen !== 'choose') return;
    this.site.tab.ledger.chose(this.site.account, `licence:${id}`);
    await this.checkout.choose(licenceOf(licence));
  }

  press(): void {
    if (this.screen !== 'pay' || !this.checkout.payable) return;
    const { basketItems, discountedTotal } = this.checkout.basket;
    if (basketItems.length > 0)
      this.site.tab.ledger.confirm(this.site.account, itemOf(this.checkout), discountedTotal);
    void this.checkout.pay(this.returnUrl);
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
    this.form.end();
  }

  private get returnUrl(): string {
    const { paymentProviderId, ...query } = this.form.returnQuery();
    const { navigation, address, tab } = this.site;
    return new URL(
      navigation.hrefOf(
        'PAY',
        { providerId: paymentProviderId },
        { ...query, paymentProviderId, tab: String(tab.index) },
      ),
      address,
    ).href;
  }
}

/** Like `useWaitingPage`. */
export function leadsToPayment({ navigation }: SiteDocument, { payment }: CheckoutStore): () => void {
  return reaction(
    () => (payment.state.status === 'waiting' ? payment.state.paymentId : null),
    (id) => id !== null && navigation.go(navigation.hrefOf('PAYMENT', { id }), { replace: true }),
    { fireImmediately: true },
  );
}

/** The item that the checkout shows as purchased; null when it names none. */
export function paidItem({ payment, basket }: CheckoutStore): string | null {
  if (payment.bought === null) return null;
  const [sku] = payment.paid;
  const item = basket.basketItems.find((each) => each.sku === sku);
  return sku === undefined ? null : `licence:${item?.licenceId ?? sku}`;
}

/** The item of the checkout's basket; null when empty. */
export function itemOf({ basket }: CheckoutStore): string | null {
  const [item] = basket.basketItems;
  return item === undefined ? null : `licence:${item.licenceId ?? item.sku}`;
}
