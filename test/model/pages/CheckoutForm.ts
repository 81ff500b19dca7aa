/** A checkout's form as `PaymentForm` renders it: the method's fields, the consents, and the button. */
import { reaction } from 'mobx';
import type { ReactElement } from 'react';
import type { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { payReturnQuery } from '../../../core/routing/payReturnQuery';
import type { CardCheckout } from '../../../core/sdk/cardForms/CardCheckout';
import type { Screen } from '../pageModel';

/** Methods whose form a third party renders; all other forms are ready at once. */
const drawnElsewhere = new Set(['stripe', 'adyen']);

export class CheckoutForm {
  private readonly ends: (() => void)[] = [];
  private unmount: () => void = () => undefined;

  constructor(
    readonly checkout: CheckoutStore,
    /** Whether the form is on the page. */
    private readonly isShown: () => boolean,
  ) {
    this.ends.push(
      reaction(
        () => this.fieldsKey,
        () => this.drawFields(),
        { fireImmediately: true },
      ),
    );
  }

  /** Of a basket that is or is not yet ready to be paid. */
  get screen(): Screen {
    const { basket, methods } = this.checkout;
    if (basket.state.status === 'failed') return 'basket failed';
    if (basket.state.status !== 'ready') return 'filling';
    if (methods.state.status === 'loading') return 'loading methods';
    return methods.state.status === 'failed' || this.checkout.selection.chosen === null
      ? 'no methods'
      : 'pay';
  }

  /** Ticks the consents. */
  agree(answer: boolean): void {
    for (const consent of this.checkout.choice.asked) this.checkout.choice.tick(consent, answer);
  }

  /** Query of the provider's return URL. */
  returnQuery(): Readonly<Record<string, string>> & { readonly paymentProviderId: string } {
    const provider = this.checkout.selection.chosen?.provider;
    const id = provider?.id ?? '';
    const name = provider?.name ?? id;
    const query = payReturnQuery({
      targetPaymentProvider: name,
      paymentProviderId: id,
      paymentMethodType: provider?.paymentMethodTypes?.[0] ?? name,
    });
    return { ...Object.fromEntries(query), paymentProviderId: id };
  }

  /** Renders the fields again; also their own retry. */
  drawFields(): void {
    this.unmount();
    this.unmount = () => undefined;
    const { basket } = this.checkout;
    const { chosen } = this.checkout.selection;
    if (this.fieldsKey === null || chosen?.method.Form === undefined || basket.basket === null) return;
    if (!drawnElsewhere.has(chosen.provider.name)) return this.checkout.selection.setFormReady(true);
    const card = cardOf(chosen.method.Form);
    if (card === null) return;
    this.unmount = card.mount({} as HTMLElement, basket.basket, {
      onReady: () => this.checkout.selection.setFormReady(true),
      onFailed: () => this.checkout.selection.setFormReady(false),
      onChange: () => this.checkout.setFieldProblem(null),
      onComplete: () => undefined,
      onSpent: () => this.drawFields(),
      challenge: { show: async () => undefined, hide: () => undefined },
    });
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
    this.unmount();
  }

  /** Identifies method and charge: a change requires new fields. */
  private get fieldsKey(): string | null {
    const { checkout } = this;
    const { basket } = checkout.basket;
    if (
      !this.isShown() ||
      this.screen !== 'pay' ||
      basket === null ||
      checkout.payment.secured ||
      checkout.selection.chosenCard !== null ||
      checkout.selection.chosen?.method.Form === undefined
    )
      return null;
    const { round } = checkout.payment;
    return [
      checkout.selection.chosen.entry.key,
      round,
      basket.id,
      basket.currency,
      basket.discountedTotal,
      ...basket.basketItems.map(({ sku }) => sku),
    ].join(' ');
  }
}

/** The card fields of a method's form; null for a form without any. */
function cardOf(Form: unknown): CardCheckout | null {
  const drawn = (Form as (props: object) => ReactElement<{ readonly checkout?: CardCheckout }> | null)({});
  return drawn?.props.checkout ?? null;
}
