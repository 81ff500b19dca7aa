/** Apple Pay and Google Pay through Stripe (PAY-023). */
import type { Activate } from '../../../core/sdk';
import { walletMethod } from '../../../core/sdk/wallets';
import type { StripeOptions } from './options.generated';
import { stripeParts, stripeReturn } from './stripeParts';
import { StripeWalletProvider } from './StripeWallet';

export default ((context) => {
  return walletMethod(context, {
    provider: new StripeWalletProvider(stripeParts(context)),
    returns: stripeReturn,
  });
}) satisfies Activate<'payment-method', StripeOptions>;
