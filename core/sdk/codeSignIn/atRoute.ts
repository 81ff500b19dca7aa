/** Maps a provider's calls to the route configured by the realm. Pure. */
import type { operations } from '../../generated/platform';
import type { Endpoint } from '../platform';

/**
 * The same call under another route: `/api/v2/sso/{route}/token` becomes `/api/v2/partners/acme/token` for
 * `/partners/acme`. Version and last segment come from the contract (SGP-022, SGP-024, SGP-025).
 */
export function atRoute<Id extends keyof operations>(endpoint: Endpoint<Id>, route: string): Endpoint<Id> {
  return {
    ...endpoint,
    path: endpoint.path.replace(
      /^(\/api\/v\d+)\/.+(\/[^/]+)$/,
      (_, version: string, call: string) => version + route + call,
    ),
  };
}
