/** Pages whose address contains a secret, which neither a canonical address nor a Referer may repeat. */
import type { RouteMatch } from '../../../core/routing/matchPath';
import { tokenRoles } from '../../../core/routing/tokenRoles';
import { bringsAnswersTo } from '../../../core/session/providerAnswer';

/** Anybody can redeem a gift code, and it remains in the address while the viewer signs in. */
const giftCodes: ReadonlySet<string> = new Set(['GIFT_REDEEM_LOGIN', 'GIFT_REDEEM_REGISTER']);

/** Whether the path itself is secret, so that no canonical address may repeat it. */
export const isSecretPath = (match: RouteMatch | null): boolean =>
  match !== null && (match.role in tokenRoles || giftCodes.has(match.role));

/** Whether the path or query may contain a credential, such as a one-time token, which no Referer may reveal. */
export const bringsSecret = (match: RouteMatch | null): boolean =>
  match !== null && (isSecretPath(match) || bringsAnswersTo(match));
