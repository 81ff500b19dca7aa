/** Apple Pay and Google Pay through Adyen (PAY-023). */
import { navigation, type Activate, type PaymentMethod } from '../../../core/sdk';
import { walletMethod } from '../../../core/sdk/wallets';
import { adyenParts } from './adyenParts';
import { adyenReturn } from './adyenReturn';
import { AdyenWalletProvider } from './AdyenWallet';
import { WALLET } from './name';
import type { AdyenOptions } from './options.generated';
import { coreErrorCode } from './refusal';

export default ((context) => {
  const going = context.use(navigation);
  return walletMethod(context, {
    provider: new AdyenWalletProvider(adyenParts(context)),
    translate: coreErrorCode,
    resume: (returned) => adyenReturn(returned, going, WALLET),
  });
}) satisfies Activate<PaymentMethod, AdyenOptions>;
