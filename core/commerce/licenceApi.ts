/** Endpoints for licences on offer. */
import type { AnswerOf, PlatformClient } from '../sdk/platform';
import { readLicenceFamilies } from '../sdk/endpoints/commerce';

export type LicenceFamiliesAnswer = AnswerOf<'readLicenceFamilies'>;

export interface LicenceApi {
  /** Families and single licences with the viewer's entitlements (LIC-071); all, or only those of `ids`. */
  families(ids: readonly string[], signal: AbortSignal): Promise<LicenceFamiliesAnswer>;
}

export function createLicenceApi(client: PlatformClient): LicenceApi {
  return {
    families: (ids, signal) =>
      client.call(readLicenceFamilies, {
        query: {
          includeEntitlements: 'ALL_ACTIVE_USER_ENTITLEMENTS',
          ...(ids.length === 0 ? {} : { licenceId: [...ids] }),
        },
        signal,
      }),
  };
}
