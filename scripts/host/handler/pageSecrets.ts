/** Pages whose address contains a secret, which neither a canonical address nor a Referer may repeat. */
import type { RouteMatch } from '../../../core/routing/matchPath';
import { tokenRoles } from '../../../core/routing/tokenRoles';
import { bringsAnswersTo } from '../../../core/session/providerAnswer';

/** Whether the path itself is secret, so that no canonical address may repeat it: queries are left out anyway. */
export const isSecretPath = (match: RouteMatch | null): boolean =>
  match !== null && match.role in tokenRoles && Object.keys(match.params).length > 0;

/** Whether the path or query may contain a credential, such as a one-time token, which no Referer may reveal. */
export const bringsSecret = (match: RouteMatch | null): boolean =>
  match !== null && (match.role in tokenRoles || bringsAnswersTo(match));
