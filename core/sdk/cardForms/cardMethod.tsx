/** A payment method out of a provider of cards: what every such plugin exports. */
import type { ComponentType } from 'react';
import type { PluginContext } from '../context';
import type { PaymentFormProps, PaymentMethod } from '../payment';
import { CardCheckout } from './CardCheckout';
import type { CardProvider } from './CardFields';
import { CardForm } from './CardForm';
import { offersCard } from './cardSetup';

export interface CardMethodDeps {
  readonly provider: CardProvider;
  /** The message that says to whom the card data goes. */
  readonly noteKey: string;
  /** Each field has a frame of its own. */
  readonly isApart?: boolean;
  /** What the fields are drawn into, where the provider leaves their arrangement to the page. */
  readonly Arrangement?: ComponentType;
  /** For providers whose own refusal codes the platform may pass on. */
  readonly translate?: (code: string) => string | null;
  /** For providers with challenges that leave the page (PAY-051). */
  readonly resume?: NonNullable<PaymentMethod['resume']>;
  /** For providers that ask about a kept card without its fields. */
  readonly challenge?: NonNullable<PaymentMethod['challenge']>;
}

/** One method, alive as long as its plugin. */
export function cardMethod({ log, onDispose }: Pick<PluginContext, 'log' | 'onDispose'>, { provider, noteKey, isApart, Arrangement, translate, resume, challenge }: CardMethodDeps): PaymentMethod & Required<Pick<PaymentMethod, 'Form'>> {
  const checkout = new CardCheckout(provider, log);
  onDispose(() => checkout.dispose());
  const Form = (props: PaymentFormProps) => <CardForm {...props} checkout={checkout} noteKey={noteKey} isApart={isApart} Arrangement={Arrangement} />;
  return {
    Form,
    offers: offersCard,
    collect: (basket, returnUrl) => checkout.collect(basket, returnUrl),
    ...(translate === undefined ? {} : { translate }),
    ...(resume === undefined ? {} : { resume }),
    ...(challenge === undefined ? {} : { challenge: (setup, asking) => checkout.ask(challenge(setup, asking)) }),
  };
}
