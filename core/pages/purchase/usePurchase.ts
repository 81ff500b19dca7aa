/** The stores of a purchase page, made when it opens and put away when it closes. */
import { useEffect, useMemo } from 'react';
import {
  CheckoutStore,
  createBasketApi,
  createLicenceApi,
  LicenceStore,
  paymentMethodSource,
  PaymentMethodStore,
  PurchaseGate,
  purchaseLog,
  purchaseMemory,
  tellPayments,
} from '../../commerce';
import { useRegistry } from '../../plugins';
import { analytics, platformClient, useService } from '../../sdk';
import { readCountries } from '../../sdk/endpoints/realm';
import { sessionStore } from '../../session';
import { checkedRealm } from '../pageServices';

export interface Purchase {
  readonly licences: LicenceStore;
  readonly checkout: CheckoutStore;
  readonly gate: PurchaseGate;
}

/** One set for each visit of the page. */
export function usePurchase(): Purchase {
  const client = useService(platformClient);
  const session = useService(sessionStore);
  const realm = useService(checkedRealm);
  const log = useService(purchaseLog);
  const values = useService(purchaseMemory);
  const registry = useRegistry();
  const events = useService(analytics);
  const purchase = useMemo(() => {
    const report = (error: unknown) => log.error('A part of the purchase failed.', error);
    const { allowFreePurchase } = realm.settings;
    return {
      licences: new LicenceStore(createLicenceApi(client), () => ({ allowFreePurchase, isChild: session.viewer.isChild }), report),
      checkout: new CheckoutStore({
        api: createBasketApi(client),
        methods: new PaymentMethodStore(paymentMethodSource(registry, realm.paymentProviders), report),
        values,
        report,
      }),
      gate: new PurchaseGate(session, realm.settings, async () => (await client.call(readCountries, {})).callerCountryCode ?? null, report),
    };
  }, [client, session, realm, log, values, registry]);
  useEffect(() => () => purchase.licences.dispose(), [purchase]);
  useEffect(() => tellPayments(purchase.checkout, events), [purchase, events]);
  return purchase;
}
