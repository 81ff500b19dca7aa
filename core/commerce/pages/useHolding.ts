/**
 * The stores of the viewer's licences and payment cards, created when a page or panel opens and disposed when
 * it closes.
 */
import { useEffect, useMemo } from 'react';
import { AddPaymentCardStore } from '../AddPaymentCardStore';
import { PaymentCardStore } from '../PaymentCardStore';
import { createPaymentCardApi } from '../paymentCardApi';
import { createHoldingApi, type HoldingApi } from '../holdingApi';
import { createLicenceApi } from '../licenceApi';
import { HeldLicenceStore } from '../HeldLicenceStore';
import { paymentMethodSource } from '../paymentMethodSource';
import { purchaseLog } from '../purchaseMemory';
import { soundClient } from '../soundClient';
import type { PayReturned } from '../rules/payReturn';
import { useRegistry } from '../../plugins/RegistryContext';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
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
  const log = useService(purchaseLog);
  const { paymentProviders } = useService(checkedRealm);
  const registry = useRegistry();
  const holding = useMemo(() => {
    const report = (error: unknown) => log.error('A part of what the viewer holds failed.', error);
    const api = createHoldingApi(client);
    const sound = soundClient(client, report);
    const cardApi = createPaymentCardApi(sound);
    return {
      licences: new HeldLicenceStore({ ...createLicenceApi(sound, report), ...api }, report),
      cards: new PaymentCardStore(cardApi, report),
      api,
      addCard: (returned?: PayReturned) =>
        new AddPaymentCardStore(cardApi, paymentMethodSource(registry, paymentProviders), report, returned),
      report,
    };
  }, [client, log, paymentProviders, registry]);
  useEffect(
    () => () => {
      holding.licences.dispose();
      holding.cards.dispose();
    },
    [holding],
  );
  return holding;
}
