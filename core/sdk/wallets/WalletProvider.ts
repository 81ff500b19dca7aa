/** What a provider of wallets does: a button of its own for one basket, and the payment that a viewer approves in its sheet (PAY-023). */
import type { Basket, PaymentDetails, WalletProps } from '../payment';

export interface WalletProvider {
  /** Its name in the log. */
  readonly name: string;
  /** Sets the wallet up for a basket, without drawing anything. Rejects when that is not possible. */
  open(basket: Basket): Promise<WalletSheet>;
}

/** The page's side of one button. */
export type WalletListener = Pick<WalletProps, 'onAvailable' | 'onPress' | 'onCancel'> & {
  /** The viewer approved the payment: {@link WalletSheet.confirm} or {@link WalletSheet.decline} follows. */
  onApprove(): void;
  /** The provider's script failed. */
  onFailed(error: unknown): void;
};

export interface WalletSheet {
  /** Draws the button into an element that is not visible yet, and reports whether the browser offers the wallet. */
  mount(place: HTMLElement, listener: WalletListener): void | Promise<void>;
  /** Has the provider secure the approved payment, and ends the sheet either way. Rejects with a PaymentRefusal. */
  confirm(returnUrl: string): Promise<PaymentDetails>;
  /** Ends the sheet of an approved payment that the page does not make. */
  decline(): void;
  /** Another attempt needs another sheet. */
  readonly spent?: boolean;
  destroy(): void;
}
