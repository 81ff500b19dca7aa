/** Builds a payment method from a card provider; every such plugin exports one. */
import type { ComponentType } from 'react';
import type { PluginContext } from '../context';
import type { PaymentFormProps, PaymentMethod } from '../payment';
import { CardCheckout } from './CardCheckout';
import type { CardProvider } from './CardFields';
import { CardForm } from './CardForm';
import { cardReturn, type ReturnNames } from './cardReturn';
import { offersCard } from './cardSetup';

/** What a card provider's plugin states about itself. */
export interface CardMethodDeps {
  readonly provider: CardProvider;
  /** Message that names the recipient of the card data. */
  readonly noteKey: string;
  /** Each field has its own iframe. */
  readonly isApart?: boolean;
  /** Layout for the fields, when the provider leaves it to the page. */
  readonly Arrangement?: ComponentType;
  /** For providers whose refusal codes the platform may pass through. */
  readonly translate?: (code: string) => string | null;
  /** For providers with challenges that redirect (PAY-051). */
  readonly returns?: ReturnNames;
  /** For providers that can challenge a saved card without its fields. */
  readonly challenge?: NonNullable<PaymentMethod['challenge']>;
}

/** One method, disposed with its plugin. */
export function cardMethod(
  context: Pick<PluginContext, 'facts' | 'log' | 'onDispose' | 'use'>,
  { provider, noteKey, isApart, Arrangement, translate, returns, challenge }: CardMethodDeps,
): PaymentMethod & Required<Pick<PaymentMethod, 'Form'>> {
  const checkout = new CardCheckout(provider, context.log);
  context.onDispose(() => checkout.dispose());
  const Form = (props: PaymentFormProps) => (
    <CardForm {...props} checkout={checkout} noteKey={noteKey} isApart={isApart} Arrangement={Arrangement} />
  );
  return {
    Form,
    offers: offersCard,
    collect: (basket, returnUrl) => checkout.collect(basket, returnUrl),
    ...(translate === undefined ? {} : { translate }),
    ...(returns === undefined ? {} : { resume: async (returned) => cardReturn(returned, context, returns) }),
    ...(challenge === undefined
      ? {}
      : { challenge: (setup, asking) => checkout.ask(challenge(setup, asking)) }),
  };
}
