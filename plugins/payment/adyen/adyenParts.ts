/** Shared by both Adyen methods. */
import { platformClient, realm, type PluginContext, type PointFacts } from '../../../core/sdk';
import type { ReturnNames } from '../../../core/sdk/cardForms';
import type { AdyenParts } from './adyenSession';
import type { AdyenWeb } from './adyenWeb';
import type { AdyenOptions } from './options.generated';
import { StyleSheetLink } from './StyleSheetLink';

/** Return from a bank's redirect, with a result that only Adyen can decode; the platform passes it on. */
export const adyenReturn: ReturnNames = { ids: ['sessionId'], secrets: ['redirectResult'] };

/** Dependencies from a contribution's context. */
export function adyenParts(context: PluginContext<AdyenOptions, PointFacts<'payment-method'>>): AdyenParts {
  const sheet = new StyleSheetLink(document);
  context.onDispose(() => sheet.remove());
  return {
    method: context.facts.name,
    options: context.options,
    loadScript: (url, defines) => context.loadScript(url, defines),
    loadStyles: (url) => sheet.load(url, context.integrityOf(url)),
    adyenGlobal: () => (globalThis as { AdyenWeb?: AdyenWeb }).AdyenWeb,
    client: context.use(platformClient),
    realm: context.use(realm),
    log: context.log,
  };
}
