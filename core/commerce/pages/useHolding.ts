/**
 * The stores of the viewer's licences and payment cards, created when a page or panel opens and disposed when
 * it closes.
 */
import { useEffect, useMemo } from 'react';
import { AddPaymentCardStore } from '../AddPaymentCardStore';
import { CardRedirect } from '../CardRedirect';
import { PaymentCardStore } from '../PaymentCardStore';
import { createPaymentCardApi } from '../paymentCardApi';
import { createHoldingApi, type HoldingApi } from '../holdingApi';
import { createLicenceApi } from '../licenceApi';
import { HeldLicenceStore } from '../HeldLicenceStore';
import { paymentMethodSource } from '../paymentMethodSource';
import { purchaseLog, purchaseMemory } from '../purchaseMemory';
import { viewerAsBuyer } from '../purchaseStores';
import { sameSessionClient } from '../ReadSession';
import { soundClient } from '../soundClient';
import type { PayReturned } from '../rules/payReturn';
import { useRegistry } from '../../plugins/RegistryContext';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { sessionStore } from '../../session/SessionStore';
import { checkedRealm } from '../../pageKit/pageServices';

export interface HoldingStores {
  readonly licences: HeldLicenceStore;
  readonly cards: PaymentCardStore;
  readonly api: HoldingApi;
  /** Creates a store for each added card, or resumes one after the return from its bank. */
  readonly addCard: (returned?: PayReturned) => AddPaymentCardStore;
  readonly report: (error: unknown) => void;
}

export function useHolding(): HoldingStores {
  const client = useService(platformClient);
  const session = useService(sessionStore);
  const log = useService(purchaseLog);
  const values = useService(purchaseMemory);
  const { paymentProviders } = useService(checkedRealm);
  const registry = useRegistry();
  const holding = useMemo(() => {
    const report = (error: unknown) => log.error('A part of what the viewer holds failed.', error);
    const own = sameSessionClient(soundClient(client, report), () => session.identified);
    const api = createHoldingApi(own);
    const cardApi = createPaymentCardApi(own);
    return {
      licences: new HeldLicenceStore({ ...createLicenceApi(own, report), ...api }, report),
      cards: new PaymentCardStore(cardApi, report),
      api,
      addCard: (returned?: PayReturned) =>
        new AddPaymentCardStore(
          {
            api: cardApi,
            methods: paymentMethodSource(registry, paymentProviders),
            redirect: new CardRedirect(values.tab, () => viewerAsBuyer(session)),
            report,
          },
          returned,
        ),
      report,
    };
  }, [client, session, log, values, paymentProviders, registry]);
  useEffect(
    () => () => {
      holding.licences.dispose();
      holding.cards.dispose();
    },
    [holding],
  );
  return holding;
}
