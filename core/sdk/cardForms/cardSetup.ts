/** Platform calls that every card provider makes before it draws its fields. */
import { initPaymentMethod } from '../endpoints/commerce';
import { type Basket, PaymentRefusal } from '../payment';
import type { AnswerOf, PlatformClient } from '../platform';

/** The platform's name for an ordinary card. */
export const CARD = 'card';

/** Offered when there is an amount to pay now, or a card to save for the end of a trial (PAY-018). */
export function offersCard(basket: Basket): boolean {
  return basket.discountedTotal > 0 || hasTrial(basket);
}

/** Whether an item of the basket begins with a trial, whose end is charged to the saved card. */
export function hasTrial({ basketItems }: Basket): boolean {
  return basketItems.some(({ subscriptionSetting }) => Boolean(subscriptionSetting?.trialPeriodDuration));
}

/** A payment that the platform has prepared with a provider. */
export interface CardSetup {
  readonly setup: AnswerOf<'initPaymentMethod'>;
  readonly methodType: string;
}

/** Has the platform prepare a payment of the basket with a provider (PAY-038). Rejects like the call. */
export async function prepareCard(client: PlatformClient, name: string, basket: Basket): Promise<CardSetup> {
  const provider = basket.providers.find((each) => each.name === name);
  const methodType = provider?.paymentMethodTypes?.[0] ?? CARD;
  const setup = await client.call(initPaymentMethod, {
    body: {
      targetPaymentProvider: name,
      ...(provider === undefined ? {} : { paymentProviderId: provider.id }),
      paymentMethodType: methodType,
    },
  });
  return { setup, methodType };
}

/** Refusal with the field at fault. The message is the provider's own text when it is meant for viewers (PAY-073, PAY-077). */
export function cardRefusal(code: string | null, message = ''): PaymentRefusal {
  return new PaymentRefusal(code, message, code === null ? null : fieldOf(code));
}

/** The field at fault for a code. */
export function fieldOf(code: string): PaymentRefusal['field'] {
  if (code === 'expired_card' || code.includes('_expiry')) return 'expiry';
  if (code.endsWith('_cvc')) return 'cvc';
  return code.endsWith('_number') ? 'number' : null;
}
