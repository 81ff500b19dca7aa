/** A held licence: state, renewal, next payment, card, and actions. */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import type { HeldLicenceStore } from '../HeldLicenceStore';
import { heldStanding, takesVouchers } from '../rules/heldLicence';
import type { Licence } from '../rules/licence';
import { HeldActions } from './HeldActions';
import { HeldFacts, type HeldFactsProps } from './HeldFacts';
import styles from './HeldLicence.module.css';
import { PriceConsent } from './PriceConsent';
import { RedeemVoucher } from './RedeemVoucher';
import { useRenewalText } from './useRenewalText';
import { Button } from '../../ui/Button';
import { discountStatusKey, listedDiscounts } from '../rules/licenceDiscount';
import { useCalendar } from '../../i18n/calendar';
import { licencePrice } from '../rules/licencePrice';

export interface HeldLicenceProps {
  readonly store: HeldLicenceStore;
  readonly licence: Licence;
  readonly card: HeldFactsProps['card'];
  /** Path of the card selection for this licence. */
  readonly cardPath: string;
  /** The viewer has confirmed the cancellation. */
  readonly onCancel: () => void;
}

const doneKeys = {
  pause: 'heldIsPaused',
  resume: 'heldGoesOn',
  reactivate: 'heldRenewsAgain',
  leave: 'heldLeft',
  continue: 'heldContinued',
} as const;

/**
 * While a change is pending the focus moves to the licence's name, since the pressed button may disappear;
 * the result is announced.
 */
export const HeldLicence = observer(function HeldLicence({
  store,
  licence,
  card,
  cardPath,
  onCancel,
}: HeldLicenceProps) {
  const t = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const renewal = useRenewalText()(licence);
  const { impersonated = false } = useService(session);
  const { outcome } = store;
  const changing = store.working?.licenceId === licence.id;
  useEffect(() => {
    if (changing) heading.current?.focus({ preventScroll: true });
  }, [changing]);
  const standing = heldStanding(licence);
  if (standing === null) return null;
  const family = store.familyName(licence);
  const ended = outcome?.licenceId === licence.id ? outcome : null;
  // In these states the status line is the renewal line: show it once.
  const saysAll = standing === 'pending' || standing === 'paused' || standing === 'trial';
  return (
    <article
      className={styles['licence']}
      data-standing={standing}
      aria-labelledby={titleId}
      aria-busy={changing || undefined}
    >
      <div className={styles['words']}>
        <header className={styles['head']}>
          <p className={styles['standing']}>
            {saysAll && renewal !== null ? renewal : t(standing === 'ending' ? 'heldEnding' : 'heldActive')}
          </p>
          <h3 id={titleId} ref={heading} tabIndex={-1} className={styles['name']}>
            {licence.name}
          </h3>
          {family !== null && family !== licence.name && <p className={styles['family']}>{family}</p>}
        </header>
        {!saysAll && renewal !== null && <p className={styles['renewal']}>{renewal}</p>}
        <HeldFacts licence={licence} card={card} />
        <UpcomingDiscounts licence={licence} />
        {/* Not changeable while impersonated (ADM-013). */}
        {!impersonated && (
          <>
            <PriceConsent store={store} licence={licence} />
            <HeldActions store={store} licence={licence} cardPath={cardPath} onCancel={onCancel} />
            {takesVouchers(licence) && <RedeemVoucher store={store} licence={licence} />}
          </>
        )}
        <div className={styles['outcome']} role="status">
          {ended?.done === true && <p>{t(doneKeys[ended.action], { name: licence.name })}</p>}
        </div>
        {ended?.done === false && <Alert>{ended.said ?? t('heldFailed')}</Alert>}
      </div>
      <HeldPrice licence={licence} />
    </article>
  );
});

/** Upcoming discounts of a held licence, which the viewer may hide (LIC-062 to LIC-064). */
function UpcomingDiscounts({ licence }: { readonly licence: Licence }) {
  const t = useText();
  const [hideUpcoming, setHideUpcoming] = useState(false);
  const upcoming = licence.discounts.filter(({ state }) => state === 'UPCOMING');
  const paused = licence.holding?.paused ?? false;
  if (upcoming.length === 0) return null;
  return (
    <div className={styles['actions']}>
      {listedDiscounts(upcoming, { lifeTimeRepeat: 'upcoming', hideUpcoming }).map((discount, index) => (
        <p key={index}>{t(discountStatusKey(discount, paused))}</p>
      ))}
      <Button variant="quiet" size="small" onClick={() => setHideUpcoming(!hideUpcoming)}>
        {t(hideUpcoming ? 'discountsShowUpcoming' : 'discountsHideUpcoming')}
      </Button>
    </div>
  );
}

/** Price stub of a held licence: amount, period and current discounts (LIC-061 to LIC-064). */
function HeldPrice({ licence }: { readonly licence: Licence }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const { headline, period, beneath, before, free } = licencePrice(licence);
  // The amount actually charged, not the headline price spread over another period.
  const paid = beneath ?? { amount: headline, period };
  const every = paid.period === null ? t('priceOnce') : calendar.period(paid.period);
  const paused = licence.holding?.paused ?? false;
  return (
    <div className={styles['stub']}>
      {before !== null && beneath === null && (
        <s aria-label={t('priceBefore', { price: format.money(before) })}>{format.money(before)}</s>
      )}
      <p className={styles['price']}>{format.priceParts(paid.amount).price}</p>
      {!free && every !== null && (
        <p className={styles['every']}>
          {paid.period === null ? every : t('pricePerPeriod', { period: every })}
        </p>
      )}
      {listedDiscounts(licence.discounts, { hideUpcoming: true }).map((discount, index) => (
        <p key={index} className={styles['every']}>
          {t(discountStatusKey(discount, paused))}
        </p>
      ))}
    </div>
  );
}
