/** Route roles: the names by which code links to pages (ROU-008), and their parameters. */
import { defaultTable } from './tables/defaultTable';

/** A built-in role. Route plugins add their own, which are plain strings. */
export type RouteRole = keyof typeof defaultTable;

/**
 * The parameters of a role as an object, such as `{ eventId: string; eventTitle?: string }` for VOD. Login
 * pages also take a provider (ROU-091). Title parameters take the title itself; the path contains its slug.
 */
export type RouteParams<Role extends RouteRole> = [NameIn<Role>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in RequiredOf<NameIn<Role>>]: string } & {
      readonly [Name in OptionalOf<NameIn<Role>>]?: string | undefined;
    };

/** The pages that show sign-in: each accepts the providers' sub-paths (ROU-091). */
export type LoginBase = 'LOGIN' | 'GIFT_LOGIN' | 'GIFT_REDEEM_LOGIN';

/** Roles that other systems link to: they have the default path in Portuguese and Spanish too (ROU-007). */
export const technicalRoles = [
  'OAUTH',
  'OAUTH_APP',
  'OIDC',
  'OIDC_ACCOUNT',
  'OIDC_LOGIN',
  'OIDC_REQUEST_PASSWORD',
  'OIDC_RESET_PASSWORD',
  'OIDC_SIGNUP',
  'PROVIDERS',
  'ADMIN_404_PREVIEW',
  'ADMIN_CANCELLATION_PROMO_PREVIEW',
  'ADMIN_COMPOSED_PAGE_PREVIEW',
  'ADMIN_NAVBAR_PREVIEW',
  'ADMIN_PLUGIN_PREVIEW',
  'ADMIN_PREVIEW',
  'ADMIN_SECTION_PREVIEW',
  'LICENCE_REDIRECT',
  'MOBILE_EXTERNAL',
  'IMPERSONATION',
  'TV_LOGIN',
  'PLUGIN',
  'MULTI_VIDEO',
  'PAYMENT',
  'PAYMENT_AUTHORIZATION',
  'PAYMENT_UPDATE',
] as const satisfies readonly RouteRole[];
export type TechnicalRole = (typeof technicalRoles)[number];

/** Sign-in pages. Redirecting to one right after a sign-in would loop. */
export const signInRoles: ReadonlySet<string> = new Set<RouteRole>([
  'LOGIN',
  'LOGIN_PROVIDER',
  'LOGIN_REQUEST_PASSWORD',
  'LOGIN_RESET_PASSWORD',
  'LOGIN_MAGIC_LINK',
  'GIFT_LOGIN',
  'GIFT_LOGIN_REDIRECT',
  'GIFT_REDEEM_LOGIN',
  'OIDC',
  'OIDC_LOGIN',
  'OIDC_SIGNUP',
  'OIDC_REQUEST_PASSWORD',
  'OIDC_RESET_PASSWORD',
]);

/** Content and discovery pages: search state is preserved while the viewer moves among them (ROU-115). */
export const contentRoles: ReadonlySet<string> = new Set<RouteRole>([
  'VOD',
  'LIVE',
  'PLAYLIST',
  'SEASON',
  'SERIES',
  'SECTION',
  'SEARCH',
  'HOME',
  'BROWSE',
]);

/** Whether a name is a built-in role, as opposed to a route plugin's. */
export const isRouteRole = (name: string): name is RouteRole => Object.hasOwn(defaultTable, name);

type NamesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NameIn<Role extends RouteRole> =
  NamesIn<(typeof defaultTable)[Role]> | (Role extends LoginBase ? 'authProvider?' | 'clientName?' : never);
type RequiredOf<Name extends string> = Name extends `${string}?` ? never : Name;
type OptionalOf<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;

/** Their default paths (ROU-007). */
export const technicalPaths = Object.fromEntries(
  technicalRoles.map((role) => [role, defaultTable[role]]),
) as Pick<typeof defaultTable, TechnicalRole>;
