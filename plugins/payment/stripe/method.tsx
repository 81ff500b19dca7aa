/** Paying with Stripe. */
import type { StripeConstructor } from '@stripe/stripe-js';
import { navigation, platformClient, realm, type Activate, type PaymentFormProps, type PaymentMethod } from '../../../core/sdk';
import type { StripeOptions } from './options.generated';
import { StripeCheckout } from './StripeCheckout';
import { StripeForm } from './StripeForm';

export default ((context) => {
  const checkout = new StripeCheckout({
    options: context.options,
    loadScript: (url, defines) => context.loadScript(url, defines),
    stripeGlobal: () => (globalThis as { Stripe?: StripeConstructor }).Stripe,
    client: context.use(platformClient),
    realm: context.use(realm),
    navigation: context.use(navigation),
    log: context.log,
  });
  context.onDispose(() => checkout.dispose());
  const Form = (props: PaymentFormProps) => <StripeForm {...props} checkout={checkout} />;
  return {
    Form,
    offers: (basket) => checkout.offers(basket),
    collect: (_basket, returnUrl) => checkout.collect(returnUrl),
    resume: (returned) => checkout.resume(returned),
  };
}) satisfies Activate<PaymentMethod, StripeOptions>;
