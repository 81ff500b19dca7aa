/** The page PAYMENT: one payment, observed until it is final. */
import type { PaymentWatch } from '../../../core/commerce/PaymentWatch';
import type { Page, Screen, Shown } from '../pageModel';
import type { SiteDocument } from '../SiteDocument';
import { paymentWatch } from '../stores';

/** The screen of an observed payment. */
export function watchScreen({ state, payment, problem, unconfirmed }: PaymentWatch): Screen {
  if (payment?.completed === true) return 'done';
  if (state.status === 'loading') return 'checking';
  if (state.status === 'unknown') return 'payment unknown';
  if (state.status === 'failed') return 'payment unread';
  if (['failed', 'canceled', 'expired'].includes(state.payment.status)) return 'payment ended';
  if (state.payment.status === 'requires_action') return 'payment open';
  if (problem !== null) return 'payment stuck';
  return unconfirmed ? 'payment to confirm' : 'payment at work';
}

/** Retries or completes, where offered. */
export function pressAtWatch(watch: PaymentWatch): void {
  const screen = watchScreen(watch);
  if (screen === 'payment to confirm') void watch.complete();
  else if (screen === 'payment unread' || screen === 'payment stuck') void watch.look();
}

export class PaymentPage implements Page {
  readonly watch: PaymentWatch;
  readonly checkout = null;
  private readonly stop: () => void;

  constructor(
    private readonly site: SiteDocument,
    readonly id: string,
  ) {
    this.watch = paymentWatch(site.get, id);
    this.stop = this.watch.watch();
  }

  get screen(): Screen {
    return watchScreen(this.watch);
  }

  get shown(): Shown {
    return { payment: this.id };
  }

  get waitsFor(): string {
    return this.id;
  }

  /** Continues where offered, else returns to paying. */
  press(): void {
    pressAtWatch(this.watch);
    if (this.screen === 'payment ended' || this.screen === 'payment unknown') this.goBack();
  }

  /** Switches to another payment method. */
  cancel(): void {
    if (this.screen === 'payment open') void this.watch.cancel().then((free) => free && this.goBack());
  }

  /** Gives up completing the payment and returns to paying. */
  letGo(): void {
    if (this.screen !== 'payment stuck') return;
    this.watch.abandon();
    this.goBack();
  }

  end(): void {
    this.stop();
  }

  private goBack(): void {
    const { navigation } = this.site;
    navigation.go(navigation.hrefOf('PURCHASE'), { replace: true });
  }
}
