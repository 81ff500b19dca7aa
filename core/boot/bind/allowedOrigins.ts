/** Allowed redirect origins: the realm's, and those of its providers' callback addresses (ROU-108). */
import { redirectOrigins } from '../../routing/safeTarget';
import type { PageData } from '../pageData';

export function allowedOrigins({ routes, authenticationProviders }: PageData['realm']): ReadonlySet<string> {
  const callbacks = authenticationProviders.flatMap(({ options }) =>
    typeof options['callbackUri'] === 'string' ? [options['callbackUri']] : [],
  );
  return redirectOrigins(routes.allowedRedirectOrigins, callbacks);
}
