/** Apple Pay and Google Pay through Adyen (PAY-023). */
import type { Activate } from '../../../core/sdk';
import { walletMethod } from '../../../core/sdk/wallets';
import { adyenParts, adyenReturn } from './adyenParts';
import { AdyenWalletProvider } from './AdyenWallet';
import type { AdyenOptions } from './options.generated';
import { coreErrorCode } from './refusal';

export default ((context) => {
  return walletMethod(context, {
    provider: new AdyenWalletProvider(adyenParts(context)),
    translate: coreErrorCode,
    returns: adyenReturn,
  });
}) satisfies Activate<'payment-method', AdyenOptions>;
