/** A provider's wallet on the payment page: its button, and the payment approved in its sheet. */
import { chargeKey } from '../chargeKey';
import type { Log } from '../context';
import { PaymentRefusal, type Basket, type PaymentDetails, type WalletProps } from '../payment';
import { providerRefusal } from '../providerRefusal';
import type { WalletProvider, WalletSheet } from './WalletProvider';

export interface WalletButtonListener extends Pick<
  WalletProps,
  'onAvailable' | 'onPress' | 'onCancel' | 'onApprove'
> {
  /** The sheet accepts no further attempt. */
  onSpent(): void;
}

interface Mounted {
  readonly sheet: WalletSheet;
  readonly charge: string;
  readonly listener: WalletButtonListener;
  approved: boolean;
}

export class WalletCheckout {
  #mounted: Mounted | null = null;

  readonly #provider: WalletProvider;
  readonly #log: Log;

  constructor(provider: WalletProvider, log: Log) {
    this.#provider = provider;
    this.#log = log;
  }

  /** Draws the button for a basket; the returned function removes it, also during set-up. */
  mount(place: HTMLElement, basket: Basket, listener: WalletButtonListener): () => void {
    let removed = false;
    let mounted: Mounted | null = null;
    const failed = (error: unknown): void => {
      this.#log.error(`${this.#provider.name} could not offer its wallet.`, error);
      if (!removed) listener.onAvailable(false);
    };
    const draw = async (): Promise<void> => {
      const sheet = await this.#provider.open(basket);
      if (removed) return sheet.destroy();
      const opened = { sheet, charge: chargeKey(basket), listener, approved: false };
      mounted = opened;
      this.#mounted = opened;
      await sheet.mount(place, {
        onAvailable: (available) => !removed && listener.onAvailable(available),
        onPress: () => !removed && listener.onPress(),
        onCancel: () => !removed && listener.onCancel(),
        onApprove: () => void this.#approve(opened, removed),
        onFailed: failed,
      });
    };
    draw().catch(failed);
    return () => {
      removed = true;
      mounted?.sheet.destroy();
      if (this.#mounted === mounted) this.#mounted = null;
      listener.onCancel();
    };
  }

  /**
   * Has the provider secure the approved payment. Refuses when nothing was approved, or it was approved for
   * another charge.
   */
  async collect(basket: Basket, returnUrl: string): Promise<PaymentDetails> {
    const mounted = this.#mounted;
    if (mounted === null || !mounted.approved || mounted.charge !== chargeKey(basket))
      throw new PaymentRefusal(null, '');
    mounted.approved = false;
    try {
      return await mounted.sheet.confirm(returnUrl);
    } catch (error) {
      if (mounted.sheet.spent === true) mounted.listener.onSpent();
      throw providerRefusal(error, this.#provider.name, this.#log);
    }
  }

  /** Called when the plugin is disposed. */
  dispose(): void {
    this.#mounted?.sheet.destroy();
    this.#mounted = null;
  }

  /** The paying page consumes the approval with {@link collect}; otherwise the sheet is declined. */
  async #approve(mounted: Mounted, removed: boolean): Promise<void> {
    mounted.approved = true;
    if (!removed) await mounted.listener.onApprove();
    if (!mounted.approved) return;
    mounted.approved = false;
    mounted.sheet.decline();
  }
}
