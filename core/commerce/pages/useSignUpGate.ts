/** Whether the visitor of a sign-up page may sign up (SGN-073). */
import { useEffect, useMemo } from 'react';
import { PurchaseGate } from '../PurchaseGate';
import type { RestrictionKey } from '../rules/purchaseRestriction';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { readCountries } from '../../sdk/endpoints/realm';
import { sessionStore } from '../../session/SessionStore';
import { checkedRealm, pageLog } from '../../pageKit/pageServices';

export interface SignUpGate {
  /** The restriction; null if there is none as far as is known. */
  readonly restriction: RestrictionKey | null;
  /** The realm restricts by location, which is still being determined. */
  readonly undecided: boolean;
}

/** Call it inside an observer. Sends no request unless the realm restricts by location. */
export function useSignUpGate(signingUp: boolean): SignUpGate {
  const client = useService(platformClient);
  const session = useService(sessionStore);
  const { settings } = useService(checkedRealm);
  const log = useService(pageLog);
  const gate = useMemo(
    () =>
      new PurchaseGate(
        session,
        settings,
        async () => (await client.call(readCountries, {})).callerCountryCode ?? null,
        (error) => log.warn('It is not known where the visitor is.', { reason: String(error) }),
      ),
    [client, session, settings, log],
  );
  const byPlace =
    settings.vpnDisallowed ||
    settings.addressCountryRestriction.some(({ context }) => context === 'REGISTRATION');
  const asks = signingUp && byPlace;
  useEffect(() => {
    if (asks) void gate.check();
  }, [asks, gate]);
  if (!signingUp) return { restriction: null, undecided: false };
  return {
    restriction: gate.restriction,
    undecided: byPlace && (!gate.checked || session.state.status === 'starting'),
  };
}
