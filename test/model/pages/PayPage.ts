/** The page PAY, which is the return URL of providers. */
import { licenceCheckout } from '../../../core/commerce/purchaseStores';
import { payReturned } from '../../../core/commerce/rules/payReturn';
import type { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { purchaseServices } from '../stores';
import type { Page, Screen, Shown } from '../pageModel';
import type { SiteDocument } from '../SiteDocument';
import { leadsToPayment, paidItem } from './PurchasePage';

export class PayPage implements Page {
  readonly checkout: CheckoutStore;
  private readonly ends: (() => void)[] = [];

  constructor(private readonly site: SiteDocument) {
    this.checkout = licenceCheckout(purchaseServices(site.get));
    this.ends.push(leadsToPayment(site, this.checkout), this.checkout.payment.show());
    const judged = payReturned(site.address);
    if (judged !== null) void this.checkout.resume(judged);
    else this.goBack();
  }

  get screen(): Screen {
    const { payment } = this.checkout;
    const { status } = payment.state;
    if (status === 'complete')
      return payment.state.status === 'complete' && payment.state.pending ? 'done pending' : 'done';
    if (status === 'uncertain' || status === 'unconfirmed') return status;
    if (this.checkout.trialDenied) return 'trial question';
    if (payment.billingDetailsRequired && status !== 'idle') return 'details';
    return status === 'failed' ? 'failed' : 'checking';
  }

  get shown(): Shown {
    return { item: paidItem(this.checkout) };
  }

  /** Retries completing a secured payment, or returns to paying. */
  press(): void {
    if (this.screen !== 'failed') return;
    if (this.checkout.payment.secured) void this.checkout.payment.retry();
    else this.goBack();
  }

  goBack(): void {
    const { navigation } = this.site;
    navigation.go(navigation.hrefOf('PURCHASE'), { replace: true });
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
  }
}
