/** Loads texts that the page does not carry: built message files, and the realm's own messages. */
import { messageFile } from '../../i18n/messageFiles';
import type { CompiledMessages } from '../../i18n/compiledMessages';
import type { MessageSource } from '../../i18n/MessageStore';
import type { Fetch } from '../../platform/browser/browserClock';
import type { PageData } from '../pageData';

/** Rejects when a file cannot be loaded; a bundle without message files is empty in every language. */
export function createMessageSource({ messageFiles }: PageData, fetch: Fetch): MessageSource {
  const read = async (address: string, signal: AbortSignal): Promise<CompiledMessages> => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return (await response.json()) as CompiledMessages;
  };
  return {
    load: async (bundle, locale, signal) => {
      const files = messageFiles[bundle];
      const file = files === undefined ? null : messageFile(bundle, files, locale);
      return file === null ? {} : read(`/assets/${file}`, signal);
    },
    loadRealm: (locale, signal) => read(`/realm-messages/${locale}.json`, signal),
  };
}
