/** Pages whose address brings something that whoever reads it can use: a one-time token, a provider's answer, a gift's code. Pure. */
import type { RouteMatch } from '../../../core/routing/matchPath';
import { tokenRoles } from '../../../core/routing/tokenRoles';
import { bringsAnswersTo } from '../../../core/session/providerAnswer';

/** A gift's code is good for the one who has it, and its address stays while the viewer signs in. */
const giftCodes: ReadonlySet<string> = new Set(['GIFT_REDEEM_LOGIN', 'GIFT_REDEEM_REGISTER']);

/** Whether the path itself is secret, so that no canonical address may repeat it. */
export const isSecretPath = (match: RouteMatch | null): boolean => match !== null && (match.role in tokenRoles || giftCodes.has(match.role));

/** Whether the address may bring a secret in its path or query, which no Referer may carry on. */
export const bringsSecret = (match: RouteMatch | null): boolean => match !== null && (isSecretPath(match) || bringsAnswersTo(match));
