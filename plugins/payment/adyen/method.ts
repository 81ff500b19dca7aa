/** Paying with a card by Adyen. */
import { navigation, platformClient, realm, type Activate, type PaymentMethod } from '../../../core/sdk';
import { cardMethod, cardReturn } from '../../../core/sdk/cardForms';
import { AdyenProvider } from './AdyenProvider';
import type { AdyenWeb } from './adyenWeb';
import { NAME } from './name';
import type { AdyenOptions } from './options.generated';
import { houseCode } from './refusal';
import { StyleSheetLink } from './StyleSheetLink';

export default ((context) => {
  const going = context.use(navigation);
  const sheet = new StyleSheetLink(document);
  context.onDispose(() => sheet.remove());
  const provider = new AdyenProvider({
    options: context.options,
    loadScript: (url, defines) => context.loadScript(url, defines),
    loadStyles: (url) => sheet.load(url, context.integrityOf(url)),
    adyenGlobal: () => (globalThis as { AdyenWeb?: AdyenWeb }).AdyenWeb,
    client: context.use(platformClient),
    realm: context.use(realm),
    log: context.log,
  });
  return cardMethod(context, {
    provider,
    noteKey: 'adyenNote',
    isApart: true,
    translate: houseCode,
    challenge: (setup, asking) => provider.challenge(setup, asking),
    // A bank's own page sends back a result that only Adyen can read; the platform hands it on.
    resume: async (returned) => cardReturn(returned, going, { provider: NAME, ids: ['sessionId'], secrets: ['redirectResult'] }),
  });
}) satisfies Activate<PaymentMethod, AdyenOptions>;
