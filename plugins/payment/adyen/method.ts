/** Card payments through Adyen. */
import { navigation, type Activate, type PaymentMethod } from '../../../core/sdk';
import { cardMethod } from '../../../core/sdk/cardForms';
import { adyenParts } from './adyenParts';
import { AdyenProvider } from './AdyenProvider';
import { adyenReturn } from './adyenReturn';
import { NAME } from './name';
import type { AdyenOptions } from './options.generated';
import { coreErrorCode } from './refusal';

export default ((context) => {
  const going = context.use(navigation);
  const provider = new AdyenProvider(adyenParts(context));
  return cardMethod(context, {
    provider,
    noteKey: 'adyenNote',
    isApart: true,
    translate: coreErrorCode,
    challenge: (setup, asking) => provider.challenge(setup, asking),
    resume: (returned) => adyenReturn(returned, going, NAME),
  });
}) satisfies Activate<PaymentMethod, AdyenOptions>;
