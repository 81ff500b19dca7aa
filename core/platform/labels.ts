/** The platform's labels: all of a realm's, or some by key. */
import type { LabelAnswer, LabelSource } from '../i18n/labels';
import { CallError, type PlatformClient } from '../sdk/platform';
import { readLabels, readTexts } from '../sdk/endpoints/realm';

/**
 * Labels of one realm. A response with a status other than 200 gives null, which means empty defaults
 * (API-035); no response at all rejects.
 */
export function platformLabels(client: PlatformClient, realmId: string): LabelSource {
  return {
    async load(locale, signal): Promise<LabelAnswer | null> {
      try {
        // The language being loaded, which is not selected until its texts have arrived.
        return await client.call(readLabels, {
          query: { realm: realmId },
          headers: { 'accept-language': locale },
          signal,
        });
      } catch (error) {
        if (error instanceof CallError && error.status !== 0) return null;
        throw error;
      }
    },
    texts: (keys, signal) => client.call(readTexts, { body: { keys: [...keys] }, signal }),
  };
}
