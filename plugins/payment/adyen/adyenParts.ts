/** Shared dependencies of both Adyen methods, from a plugin's context. */
import { platformClient, realm, type PluginContext } from '../../../core/sdk';
import type { AdyenParts } from './adyenSession';
import type { AdyenWeb } from './adyenWeb';
import type { AdyenOptions } from './options.generated';
import { StyleSheetLink } from './StyleSheetLink';

export function adyenParts(context: PluginContext<AdyenOptions>): AdyenParts {
  const sheet = new StyleSheetLink(document);
  context.onDispose(() => sheet.remove());
  return {
    options: context.options,
    loadScript: (url, defines) => context.loadScript(url, defines),
    loadStyles: (url) => sheet.load(url, context.integrityOf(url)),
    adyenGlobal: () => (globalThis as { AdyenWeb?: AdyenWeb }).AdyenWeb,
    client: context.use(platformClient),
    realm: context.use(realm),
    log: context.log,
  };
}
