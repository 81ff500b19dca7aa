/** What the shop offers: names, prices and periods, to read. The choice is made in the shop. */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo } from 'react';
import { createLicenceApi } from '../../commerce/licenceApi';
import { LicenceStore } from '../../commerce/LicenceStore';
import type { Licence } from '../../commerce/rules/licence';
import { licencePrice } from '../../commerce/rules/licencePrice';
import { useCalendar } from '../../i18n/calendar';
import { useFormat, useText } from '../../i18n/hooks';
import { checkedRealm, pageLog } from '../../pageKit/pageServices';
import { queryNames } from '../../routing/queryNames';
import { selectedLicenceOf } from '../../routing/routeLinks';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './ShopOffers.module.css';
import { type ShopOffersProps, ShopOffersSkeleton } from './ShopOffersSkeleton';

export const ShopOffers = observer(function ShopOffers({ search }: ShopOffersProps) {
  const t = useText();
  const titleId = useId();
  const store = useOffers(search);
  const { purchasable, selectedId } = store;
  return (
    <>
      <h2 id={titleId} className={styles['title']}>
        {t('licenceChoices')}
      </h2>
      {store.state.status === 'loading' ? (
        <ShopOffersSkeleton />
      ) : store.state.status === 'failed' ? (
        <div className={styles['notice']}>
          <p>{t('couldntLoadLicences')}</p>
          <Button variant="secondary" size="small" onClick={() => void store.fetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : purchasable.length === 0 ? (
        <p className={styles['notice']}>{t('licenceNoneTitle')}</p>
      ) : (
        // Focusable, so that the line can be scrolled by keyboard.
        <ul className={styles['list']} aria-labelledby={titleId} tabIndex={0}>
          {[...purchasable]
            .sort((one, other) => Number(other.id === selectedId) - Number(one.id === selectedId))
            .map((licence) => (
              <Offer key={licence.id} licence={licence} chosen={licence.id === selectedId} />
            ))}
        </ul>
      )}
    </>
  );
});

/** Those of the shop that the page leads to. */
function useOffers(search: string): LicenceStore {
  const client = useService(platformClient);
  const { allowFreePurchase } = useService(checkedRealm).settings;
  const log = useService(pageLog);
  const store = useMemo(() => {
    const report = (error: unknown): void => log.error('The offers could not be read.', error);
    return new LicenceStore(
      createLicenceApi(client, report),
      () => ({ allowFreePurchase, isChild: false }),
      report,
    );
  }, [client, allowFreePurchase, log]);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const ids = (query.get(queryNames.licences) ?? '').split(',').filter((id) => id !== '');
    void store.load({ given: null, ids, selected: selectedLicenceOf(query) });
    return () => store.dispose();
  }, [store, search]);
  return store;
}

function Offer({ licence, chosen }: { readonly licence: Licence; readonly chosen: boolean }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const { headline, period, beneath, free } = licencePrice(licence);
  const every = calendar.period(period);
  const trial = calendar.trial(licence.trial);
  const whole = calendar.period(beneath?.period ?? null);
  const notes = [
    trial === null ? null : t('trialOffer', { trial }),
    // The headline of a longer period is a part of what is paid (LIC-027).
    beneath === null || whole === null
      ? null
      : t('priceEvery', { price: format.money(beneath.amount), period: whole }),
    free || every !== null ? null : t('priceOnce'),
  ];
  return (
    <li className={styles['offer']} aria-current={chosen || undefined}>
      <span className={styles['name']}>
        {licence.name}
        {chosen && <Icon name="check" size={20} />}
      </span>
      <span className={styles['price']}>
        {format.priceParts(headline).price}
        {!free && every !== null && <small>{t('pricePerPeriod', { period: every })}</small>}
      </span>
      <span className={styles['note']}>{notes.filter((note) => note !== null).join(' · ')}</span>
    </li>
  );
}
