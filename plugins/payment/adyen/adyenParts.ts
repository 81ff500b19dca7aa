/** Shared by both Adyen methods. */
import { platformClient, realm, type PluginContext, type PointFacts } from 'proscenium/sdk';
import type { ReturnNames } from 'proscenium/sdk/payment';
import type { AdyenParts } from './adyenSession';
import type { AdyenWeb } from './adyenWeb';
import type { AdyenOptions } from './options.generated';

/** A third party's style sheet, in the page until its plugin is disposed. */
class StyleSheetLink {
  #link: HTMLLinkElement | null = null;
  #loading: Promise<void> | null = null;

  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Resolves when it is applied. Rejects when it fails to load or does not match `integrity`; can be retried. */
  load(url: string, integrity: string | undefined): Promise<void> {
    this.#loading ??= this.#insert(url, integrity).catch((error: unknown) => {
      this.remove();
      throw error;
    });
    return this.#loading;
  }

  remove(): void {
    this.#link?.remove();
    this.#link = null;
    this.#loading = null;
  }

  #insert(url: string, integrity: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = this.#document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      if (integrity !== undefined) Object.assign(link, { integrity, crossOrigin: 'anonymous' });
      link.onload = () => resolve();
      link.onerror = () => reject(new Error(`${url} could not be loaded.`));
      this.#link = link;
      this.#document.head.append(link);
    });
  }
}

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
