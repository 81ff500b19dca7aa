/** Redirects of the addresses under `/oidc` (ROU-068). */
import { queryNames } from './queryNames';
import type { RouteRole } from './routeRoles';

export type OidcRole = Extract<RouteRole, 'OIDC' | `OIDC_${string}`>;

/** The realm's first OpenID provider, as needed for redirects. */
export interface OpenIdEntry {
  /** The provider's sub-path below a login page. */
  readonly authProvider: string;
  readonly clientName?: string | undefined;
  /** The provider's own password reset page. */
  readonly resetUri?: string | undefined;
}

export type OidcForward =
  | {
      readonly kind: 'go';
      readonly role: 'LOGIN' | 'SIGNUP' | 'ACCOUNT' | 'REQUEST_NEW_PWD' | 'RESET_PWD';
      readonly params: { readonly authProvider?: string; readonly clientName?: string };
      readonly query: URLSearchParams;
    }
  | { readonly kind: 'leave'; readonly url: string };

/**
 * Sign-in and sign-up go to the OpenID provider's own sub-path, with `type=signup` for the latter; without
 * such a provider to the pages that list all providers. Passwords are reset at the provider, else on the
 * password pages. The query is preserved.
 */
export function oidcForward(
  role: OidcRole,
  openId: OpenIdEntry | null,
  query: URLSearchParams = new URLSearchParams(),
): OidcForward {
  switch (role) {
    case 'OIDC':
    case 'OIDC_LOGIN':
      return go('LOGIN', query, openId);
    case 'OIDC_SIGNUP':
      return openId === null ? go('SIGNUP', query) : go('LOGIN', withType(query, 'signup'), openId);
    case 'OIDC_ACCOUNT':
      return go('ACCOUNT', query);
    case 'OIDC_REQUEST_PASSWORD':
      return openId?.resetUri ? { kind: 'leave', url: openId.resetUri } : go('REQUEST_NEW_PWD', query);
    case 'OIDC_RESET_PASSWORD':
      return openId?.resetUri ? { kind: 'leave', url: openId.resetUri } : go('RESET_PWD', query);
  }
}

function go(
  role: Extract<OidcForward, { kind: 'go' }>['role'],
  query: URLSearchParams,
  openId: OpenIdEntry | null = null,
): OidcForward {
  const params =
    openId === null
      ? {}
      : {
          authProvider: openId.authProvider,
          ...(openId.clientName ? { clientName: openId.clientName } : {}),
        };
  return { kind: 'go', role, params, query: new URLSearchParams(query) };
}

function withType(query: URLSearchParams, type: 'signup'): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set(queryNames.type, type);
  return changed;
}
