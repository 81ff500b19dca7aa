/** A link to a page by its role (ROU-008): `<RoleLink to="VOD" params={{ eventId }}>…</RoleLink>`. */
import { Link, type LinkProps } from 'react-router-dom';
import type { PathArguments, QueryValues } from './buildPath';
import type { RouteParams, RouteRole } from './routeRoles';
import { useRolePath } from './useRolePath';

export type RoleLinkProps<Role extends RouteRole> = Omit<LinkProps, 'to'> & {
  readonly to: Role;
  readonly query?: QueryValues | undefined;
  readonly hash?: string | undefined;
} & (Record<never, never> extends RouteParams<Role>
    ? { readonly params?: RouteParams<Role> }
    : { readonly params: RouteParams<Role> });

export function RoleLink<Role extends RouteRole>({ to, params, query, hash, ...rest }: RoleLinkProps<Role>) {
  const path = useRolePath();
  const place = [params ?? {}, { query, hash }] as unknown as PathArguments<Role>;
  return <Link {...(rest as Omit<LinkProps, 'to'>)} to={path(to, ...place)} />;
}
