/** Apple Pay and Google Pay through Stripe (PAY-023). */
import { navigation, type Activate, type PaymentMethod } from '../../../core/sdk';
import { walletMethod } from '../../../core/sdk/wallets';
import { WALLET } from './name';
import type { StripeOptions } from './options.generated';
import { stripeParts } from './stripeParts';
import { stripeReturn } from './stripeReturn';
import { StripeWalletProvider } from './StripeWallet';

export default ((context) => {
  const going = context.use(navigation);
  return walletMethod(context, {
    provider: new StripeWalletProvider(stripeParts(context)),
    resume: (returned) => stripeReturn(returned, going, WALLET),
  });
}) satisfies Activate<PaymentMethod, StripeOptions>;
