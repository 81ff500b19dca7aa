/** Core's checkout of a plugin's basket and the guest checkout, driven by a test. */
import { makeAutoObservable } from 'mobx';
import type { BasketCheckoutProps, GuestCheckout, PlatformClient } from '../../core/sdk';

/** Its button pays the basket; an empty basket is reported as changed instead. */
export function FakeBasketCheckout({
  purpose,
  calls,
  aside,
  returnUrl,
  onComplete,
  onChanged,
}: BasketCheckoutProps): React.ReactElement {
  const pay = async () => {
    const basket = await calls.read();
    if (basket.basketItems.length === 0) return onChanged();
    const { status } = await calls.pay({
      paymentArrangement: { primaryPaymentDetailsAttributes: { targetPaymentProvider: 'stripe' } },
    });
    onComplete(status === 'PENDING');
  };
  return (
    <section
      aria-label={`Payment of a ${purpose}`}
      data-return={returnUrl(new URLSearchParams({ paymentProviderId: 'p' }))}
    >
      {aside}
      <button onClick={() => void pay()}>Pay</button>
    </section>
  );
}

/** Succeeds unless a test makes it refuse; calls go to the fake platform, and `named` records their principal. */
export class FakeGuestCheckout implements GuestCheckout {
  email: string | null = null;
  refusal: Error | null = null;
  readonly named: string[] = [];
  readonly client: PlatformClient;

  constructor(platform: PlatformClient) {
    this.client = {
      call: (endpoint, input) => {
        this.named.push(`${this.email}: ${endpoint.id}`);
        return platform.call(endpoint, input);
      },
    };
    makeAutoObservable(this, { client: false, named: false, refusal: false });
  }

  async open(email: string): Promise<void> {
    if (this.refusal !== null) throw this.refusal;
    this.begin(email);
  }
  close(): void {
    this.email = null;
  }
  private begin(email: string): void {
    this.email = email;
  }
}
