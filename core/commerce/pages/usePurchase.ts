/** The stores of a purchase page, created when it opens and disposed when it closes. */
import { useEffect, useMemo } from 'react';
import { createLicenceApi } from '../licenceApi';
import { licenceCheckout, viewerAsBuyer, type CheckoutServices } from '../purchaseStores';
import { LicenceStore } from '../LicenceStore';
import { paymentMethodSource } from '../paymentMethodSource';
import { PurchaseGate } from '../PurchaseGate';
import { purchaseLog, purchaseMemory } from '../purchaseMemory';
import { soundClient } from '../soundClient';
import { tellPayments } from '../paymentEvents';
import type { CheckoutStore } from '../CheckoutStore';
import { useRegistry } from '../../plugins/RegistryContext';
import { analytics, clock } from '../../sdk/services';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { readCountries } from '../../sdk/endpoints/realm';
import { sessionStore } from '../../session/SessionStore';
import { checkedRealm } from '../../pageKit/pageServices';

export interface Purchase {
  readonly licences: LicenceStore;
  readonly checkout: CheckoutStore;
  readonly gate: PurchaseGate;
}

/** The dependencies of a payment's stores. Without `buyer`, the viewer pays. */
export function usePurchaseServices(buyer?: string): CheckoutServices {
  const client = useService(platformClient);
  const session = useService(sessionStore);
  const realm = useService(checkedRealm);
  const log = useService(purchaseLog);
  const values = useService(purchaseMemory);
  const time = useService(clock);
  const registry = useRegistry();
  return useMemo(
    () => ({
      client,
      values,
      clock: time,
      buyer: () => buyer ?? viewerAsBuyer(session),
      session: () => session.identified,
      isChild: () => session.viewer.isChild,
      methods: paymentMethodSource(registry, realm.paymentProviders),
      report: (error: unknown) => log.error('A part of the purchase failed.', error),
    }),
    [client, session, realm, log, values, time, registry, buyer],
  );
}

/** One set per visit of the page. */
export function usePurchase(): Purchase {
  const services = usePurchaseServices();
  const session = useService(sessionStore);
  const realm = useService(checkedRealm);
  const events = useService(analytics);
  const purchase = useMemo(() => {
    const { client, report } = services;
    const { allowFreePurchase } = realm.settings;
    return {
      licences: new LicenceStore(
        createLicenceApi(soundClient(client, report), report),
        () => ({ allowFreePurchase, isChild: session.viewer.isChild }),
        report,
      ),
      checkout: licenceCheckout(services),
      gate: new PurchaseGate(
        session,
        realm.settings,
        async () => (await client.call(readCountries, {})).callerCountryCode ?? null,
        report,
      ),
    };
  }, [services, session, realm]);
  useEffect(() => () => purchase.licences.dispose(), [purchase]);
  useEffect(() => tellPayments(purchase.checkout, events), [purchase, events]);
  useEffect(() => purchase.checkout.payment.show(), [purchase]);
  return purchase;
}
