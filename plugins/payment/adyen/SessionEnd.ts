/** Outcome of an attempt: Adyen Web reports it by callbacks, possibly several times; the first one counts. */
import type { AdyenError, AdyenResult, CheckoutSettings } from './adyenWeb';

export type Ended =
  | { readonly kind: 'result'; readonly result: Partial<AdyenResult> }
  | { readonly kind: 'error'; readonly error: AdyenError };

export class SessionEnd {
  #settle: (ended: Ended) => void = () => undefined;

  readonly listeners: Pick<CheckoutSettings, 'onPaymentCompleted' | 'onPaymentFailed' | 'onError'> = {
    onPaymentCompleted: (result) => this.#settle({ kind: 'result', result }),
    onPaymentFailed: (result = {}) => this.#settle({ kind: 'result', result }),
    onError: (error) => this.#settle({ kind: 'error', error }),
  };

  /** Resolves at the end of the attempt that `begin` starts. */
  after(begin: () => void): Promise<Ended> {
    return new Promise((settle) => {
      this.#settle = settle;
      begin();
    });
  }
}
