/** Card payments through Braintree. */
import { platformClient, realm, type Activate } from '../../../core/sdk';
import { cardMethod } from '../../../core/sdk/cardForms';
import { BraintreeProvider } from './BraintreeProvider';
import type { Braintree } from './braintreeWeb';
import { FieldBoxes } from './FieldBoxes';
import type { BraintreeOptions } from './options.generated';
import { coreErrorCode } from './refusal';

export default ((context) => {
  const provider = new BraintreeProvider({
    method: context.facts.name,
    options: context.options,
    loadScript: (url, defines) => context.loadScript(url, defines),
    braintreeGlobal: () => (globalThis as { braintree?: Partial<Braintree> }).braintree,
    client: context.use(platformClient),
    realm: context.use(realm),
    log: context.log,
  });
  return cardMethod(context, {
    provider,
    noteKey: 'braintreeNote',
    isApart: true,
    Arrangement: FieldBoxes,
    translate: coreErrorCode,
    challenge: (setup, asking) => provider.challenge(setup, asking),
  });
}) satisfies Activate<'payment-method', BraintreeOptions>;
