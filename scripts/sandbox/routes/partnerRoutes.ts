/** Sessions attested by others: a partner for its customers, the operator for its staff. */
import type { Handlers } from '../operation';
import { PlatformError } from '../platformError';
import { grantByPartner, partnerIdentity } from '../identity/partner';
import type { SandboxServices } from '../services';
import { spendToken } from '../session/oneTimeTokens';
import { requireAccount } from '../session/viewer';

type PartnerOperation = 'exchangeOpinToken' | 'syncEntitlements' | 'impersonate';

export function partnerRoutes({ database, sessions, accounts }: SandboxServices): Handlers<PartnerOperation> {
  return {
    async exchangeOpinToken({ realm, body }) {
      const accountId = await accounts.ofIdentity(realm, partnerIdentity(body.opinAuthToken));
      await grantByPartner(database, realm, accountId);
      return sessions.start(realm.id, accountId);
    },

    async syncEntitlements({ realm, viewer, body }) {
      await grantByPartner(database, realm, requireAccount(viewer).id);
      return sessions.refresh(realm.id, body.refreshToken);
    },

    async impersonate({ realm, body }) {
      const grant = await spendToken(database, 'impersonate', realm.id, body.token);
      if (!grant) throw new PlatformError(401, 'invalidToken', ['This link is not good any more.']);
      return sessions.start(realm.id, grant.accountId, grant.issuedBy);
    },
  };
}
