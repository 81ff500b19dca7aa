/** Where texts come from that the page does not carry: the built files, and the realm's own. */
import { inLocale, type CompiledMessages, type MessageSource } from '../../i18n';
import type { Fetch } from '../../platform';
import type { PageData } from '../pageData';

/** Rejects when a file cannot be had; a bundle without texts has none in any language. */
export function createMessageSource({ messageFiles }: PageData, fetch: Fetch): MessageSource {
  const read = async (address: string, signal: AbortSignal): Promise<CompiledMessages> => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return (await response.json()) as CompiledMessages;
  };
  return {
    load: async (bundle, locale, signal) => {
      const files = messageFiles[bundle];
      if (files === undefined) return {};
      const file = inLocale(files, locale);
      return file === undefined ? {} : read(`/assets/${file}`, signal);
    },
    loadRealm: (locale, signal) => read(`/realm-messages/${locale}.json`, signal),
  };
}
