/**
 * Decides who handles an OAuth provider's response at `/oauth/…`: the provider's own login page, or the
 * operator's app (SGP-074). Pure.
 */
import type { App } from '../sdk/codeSignIn/appRoute';
import type { SignInEntry } from './signInEntries';

export type OAuthOnward =
  /** The provider's module processes it on its own page. */
  | { readonly kind: 'page'; readonly place: SignInEntry['place'] }
  /** `path` is the app's own for this provider, such as `login/openid/acme`. */
  | { readonly kind: 'app'; readonly place: SignInEntry['place']; readonly app: App; readonly path: string }
  /** Rejected: the realm knows no such app, or no such provider. */
  | { readonly kind: 'nobody'; readonly place: SignInEntry['place'] | null };

export interface OAuthParams {
  /** An entry's key, its sub-path, or its client's name. */
  readonly provider?: string | undefined;
  /** The bundle id of the requesting app. */
  readonly appname?: string | undefined;
}

/** The address only selects: the entry among the realm's, the app among the entry's. */
export function oauthReturn(
  entries: readonly SignInEntry[],
  { provider, appname }: OAuthParams,
): OAuthOnward {
  const entry = provider === undefined ? undefined : entryOf(entries, provider);
  if (entry === undefined) return { kind: 'nobody', place: null };
  const { place } = entry;
  if (appname === undefined) return { kind: 'page', place };
  const { apps } = entry.request.entry.options;
  const app = Array.isArray(apps)
    ? (apps as readonly App[]).find(({ bundleId }) => bundleId === appname)
    : undefined;
  if (app === undefined) return { kind: 'nobody', place };
  return {
    kind: 'app',
    place,
    app,
    path: [
      'login',
      place.authProvider,
      ...(place.clientName === undefined ? [] : [encodeURIComponent(place.clientName)]),
    ].join('/'),
  };
}

const entryOf = (entries: readonly SignInEntry[], provider: string): SignInEntry | undefined =>
  entries.find(({ key }) => key === provider) ??
  entries.find(({ place }) => place.authProvider === provider) ??
  entries.find(({ place }) => place.clientName === provider);
