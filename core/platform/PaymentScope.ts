/**
 * In whose name payment methods speak. Usually the viewer's, about the viewer's own basket; while another basket is on its way to be
 * paid, such as a gift's (GFT-017), about that one and in its buyer's name. The methods themselves need not know.
 */
import type { AnswerOf, CallInput, Endpoint, PlatformClient } from '../sdk';
import { token } from '../sdk';

/** The calls that are about a basket, or its payment, without naming whose. */
const scoped: ReadonlySet<string> = new Set(['initPaymentMethod', 'validatePaymentMethod', 'readPayment', 'cancelPayment']);

type AnyId = Endpoint['id'];

interface Scope {
  readonly client: PlatformClient;
  readonly basketId: () => string | undefined;
}

export class PaymentScope implements PlatformClient {
  private scope: Scope | null = null;

  constructor(private readonly viewers: PlatformClient) {}

  /** Until the function that it gives is called. A buyer who is the viewer hands in this very client, which is what the site calls the platform with. */
  enter(scope: Scope): () => void {
    this.scope = scope;
    return () => {
      if (this.scope === scope) this.scope = null;
    };
  }

  call<Id extends AnyId>(endpoint: Endpoint<Id>, input: CallInput<Id>): Promise<AnswerOf<Id>> {
    const { scope } = this;
    if (scope === null || !scoped.has(endpoint.id)) return this.viewers.call(endpoint, input);
    const basketId = scope.basketId();
    const names = endpoint.id === 'initPaymentMethod' && basketId !== undefined;
    // Only a call whose body may name a basket gets one.
    const given = names ? { ...input, body: { ...(input as { readonly body?: object }).body, basketId } } : input;
    return (scope.client === this ? this.viewers : scope.client).call(endpoint, given);
  }
}

export const paymentScope = token<PaymentScope>('payment-scope@1');
