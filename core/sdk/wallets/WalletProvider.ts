/** What a wallet provider implements: a button for one basket, and the payment approved in its sheet (PAY-023). */
import type { Basket, PaymentDetails, WalletProps } from '../payment';

/** Makes a provider's wallet buttons. */
export interface WalletProvider {
  /** Name in the log. */
  readonly name: string;
  /** Sets up the wallet for a basket without drawing. Rejects when that is not possible. */
  open(basket: Basket): Promise<WalletSheet>;
}

/** Events of one button. */
export type WalletListener = Pick<WalletProps, 'onAvailable' | 'onPress' | 'onCancel'> & {
  /** The viewer approved: {@link WalletSheet.confirm} or {@link WalletSheet.decline} follows. */
  onApprove(): void;
  /** The provider's script failed. */
  onFailed(error: unknown): void;
};

/** The wallet for one basket: its button, and the payment approved in its sheet. */
export interface WalletSheet {
  /** Draws the button into a still hidden element, and reports whether the browser supports the wallet. */
  mount(place: HTMLElement, listener: WalletListener): void | Promise<void>;
  /** Has the provider secure the approved payment and closes the sheet either way. Rejects with a PaymentRefusal. */
  confirm(returnUrl: string): Promise<PaymentDetails>;
  /** Closes the sheet of an approved payment that the page does not make. */
  decline(): void;
  /** Another attempt needs a new sheet. */
  readonly spent?: boolean;
  destroy(): void;
}
