/** Card payments through Adyen. */
import type { Activate } from '../../../core/sdk';
import { cardMethod } from '../../../core/sdk/cardForms';
import { adyenParts, adyenReturn } from './adyenParts';
import { AdyenProvider } from './AdyenProvider';
import type { AdyenOptions } from './options.generated';
import { coreErrorCode } from './refusal';

export default ((context) => {
  const provider = new AdyenProvider(adyenParts(context));
  return cardMethod(context, {
    provider,
    noteKey: 'adyenNote',
    isApart: true,
    translate: coreErrorCode,
    challenge: (setup, asking) => provider.challenge(setup, asking),
    returns: adyenReturn,
  });
}) satisfies Activate<'payment-method', AdyenOptions>;
