/** Origins that a redirect may name: the realm's, and those its providers call back to (ROU-108). */
import { redirectOrigins } from '../../routing';
import type { PageData } from '../pageData';

export function allowedOrigins({ routes, authenticationProviders }: PageData['realm']): ReadonlySet<string> {
  const callbacks = authenticationProviders.flatMap(({ options }) => (typeof options['callbackUri'] === 'string' ? [options['callbackUri']] : []));
  return redirectOrigins(routes.allowedRedirectOrigins, callbacks);
}
