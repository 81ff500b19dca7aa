/** Links whose query is a contract between two pages. */
import { buildPath, pathOf, type QueryValues } from './buildPath';
import { preferencesSection, queryNames, registerFree } from './queryNames';
import { signInRoles, type LoginBase } from './routeRoles';
import type { ActiveRoutes } from './routeTables';
import { returnAddress } from './returnAddress';

/** Path and query of the page that contains the link. */
export interface PlaceInSite {
  readonly pathname: string;
  readonly search: string;
}

/** The preferences section of the account page (ROU-021). */
export const accountPreferencesPath = (routes: ActiveRoutes): string =>
  buildPath(routes, 'ACCOUNT', {}, { query: { [queryNames.section]: preferencesSection } });

/** Adds free registration to a sign-up address's query (ROU-104). */
export function freeRegistrationQuery(query: URLSearchParams): URLSearchParams {
  const free = new URLSearchParams(query);
  free.set(queryNames.workflow, registerFree);
  return free;
}

/** Whether a sign-up address requests free registration (ROU-104). */
export const isFreeRegistration = (query: URLSearchParams): boolean =>
  query.get(queryNames.workflow) === registerFree;

/** The shop, with the page to return to (ROU-106) and a selected licence, if any. */
export const purchasePath = (
  routes: ActiveRoutes,
  {
    from,
    selectedLicence,
    licences,
  }: { readonly from: PlaceInSite; readonly selectedLicence?: string; readonly licences?: string },
): string =>
  buildPath(
    routes,
    'PURCHASE',
    {},
    {
      query: {
        ...selectedLicenceQuery('PURCHASE', selectedLicence),
        [queryNames.licences]: licences,
        [queryNames.from]: returnAddress(from),
      },
    },
  );

/**
 * A selected licence in the spelling of the target page: `selectedLicence` on login, else `selected-licence`
 * (ROU-105).
 */
export const selectedLicenceQuery = (
  role: string,
  licenceId: string | undefined,
): Readonly<Record<string, string>> => {
  if (licenceId === undefined) return {};
  return {
    [signInRoles.has(role) ? queryNames.selectedLicence : queryNames.selectedLicenceOfPurchase]: licenceId,
  };
};

/** The selected licence of an address in either spelling, or null (ROU-105). */
export const selectedLicenceOf = (query: URLSearchParams): string | null =>
  query.get(queryNames.selectedLicenceOfPurchase) || query.get(queryNames.selectedLicence) || null;

/** A query with its selected licence in the spelling of the target page (ROU-105). */
export function licenceSpelledFor(role: string, query: URLSearchParams): URLSearchParams {
  const licence = selectedLicenceOf(query);
  if (licence === null) return query;
  const spelled = new URLSearchParams(query);
  spelled.delete(queryNames.selectedLicence);
  spelled.delete(queryNames.selectedLicenceOfPurchase);
  for (const [name, value] of Object.entries(selectedLicenceQuery(role, licence))) spelled.set(name, value);
  return spelled;
}

/** Values carried in the query of a sign-in link (SGN-046). `from` and the like are checked when followed. */
export interface SignInLink {
  readonly from?: string | undefined;
  readonly entryPage?: string | undefined;
  readonly type?: 'login' | 'signup' | undefined;
  readonly showPurchase?: boolean | undefined;
  readonly partitionData?: string | undefined;
  readonly redirectTo?: string | undefined;
  readonly licences?: string | undefined;
  readonly selectedLicence?: string | undefined;
}

/**
 * A login page, with the viewer's origin and destination in the query (SGN-046); `params` name gift, code and
 * provider.
 */
export function signInPath(
  routes: ActiveRoutes,
  { selectedLicence, showPurchase, ...rest }: SignInLink,
  base: LoginBase = 'LOGIN',
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = {
    ...rest,
    [queryNames.showPurchase]: showPurchase === true ? true : undefined,
    ...selectedLicenceQuery(base, selectedLicence),
  };
  return pathOf(routes, base, params, { query }) ?? buildPath(routes, 'LOGIN', {}, { query });
}

/**
 * The login page of one provider. A provider's key in the realm is its path below the login route: `openid/acme` is at
 * /login/openid/acme. Null if the active routes have no such page.
 */
export function providerPath(routes: ActiveRoutes, key: string, query: QueryValues = {}): string | null {
  const [authProvider = '', clientName] = key.split('/');
  return pathOf(routes, 'LOGIN_PROVIDER', { authProvider, clientName }, { query });
}

/** Sign-out that ends on the login page, as after unlinking a provider (SGN-108). */
export const signOutToLoginPath = (routes: ActiveRoutes): string =>
  buildPath(routes, 'LOGOUT', {}, { query: { [queryNames.from]: buildPath(routes, 'LOGIN') } });
