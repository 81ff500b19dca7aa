/** A held licence: state, renewal, next payment, card, and actions. */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import type { HeldLicenceStore } from '../HeldLicenceStore';
import { heldStanding, takesVouchers } from '../rules/heldLicence';
import type { Licence } from '../rules/licence';
import { HeldActions } from './HeldActions';
import { HeldFacts, type HeldFactsProps } from './HeldFacts';
import styles from './HeldLicence.module.css';
import { HeldPrice } from './HeldPrice';
import { PriceConsent } from './PriceConsent';
import { RedeemVoucher } from './RedeemVoucher';
import { UpcomingDiscounts } from './UpcomingDiscounts';
import { useRenewalText } from './useRenewalText';

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
