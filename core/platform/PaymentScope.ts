/**
 * Chooses the client and basket that payment methods use: normally the viewer's own; while another basket is
 * being paid, such as a gift's (GFT-017), that basket and its buyer's client. The payment methods need not
 * know.
 */
import type { AnswerOf, CallInput, Endpoint, PlatformClient } from '../sdk/platform';
import { token } from '../sdk/token';

/** Calls about a basket or its payment that do not say whose it is. */
const scoped: ReadonlySet<string> = new Set([
  'initPaymentMethod',
  'validatePaymentMethod',
  'readPayment',
  'cancelPayment',
]);

type AnyId = Endpoint['id'];

interface Scope {
  readonly client: PlatformClient;
  readonly basketId: () => string | undefined;
}

export class PaymentScope implements PlatformClient {
  #scope: Scope | null = null;

  readonly #viewers: PlatformClient;

  constructor(viewers: PlatformClient) {
    this.#viewers = viewers;
  }

  /**
   * Applies until the returned function is called. When the buyer is the viewer, pass this very client, with
   * which the site calls the platform.
   */
  enter(scope: Scope): () => void {
    this.#scope = scope;
    return () => {
      if (this.#scope === scope) this.#scope = null;
    };
  }

  call<Id extends AnyId>(endpoint: Endpoint<Id>, input: CallInput<Id>): Promise<AnswerOf<Id>> {
    const scope = this.#scope;
    if (scope === null || !scoped.has(endpoint.id)) return this.#viewers.call(endpoint, input);
    const basketId = scope.basketId();
    const names = endpoint.id === 'initPaymentMethod' && basketId !== undefined;
    // Only a call whose body may contain a basket id gets one.
    const given = names
      ? { ...input, body: { ...(input as { readonly body?: object }).body, basketId } }
      : input;
    return (scope.client === this ? this.#viewers : scope.client).call(endpoint, given);
  }
}

export const paymentScope = token<PaymentScope>('payment-scope@1');
