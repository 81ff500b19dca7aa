/** A licence that the viewer holds: how it stands and goes on, what is paid next and with what, and what can be done with it. */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n';
import { session, useService } from '../../sdk';
import { Alert } from '../../ui';
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
  /** Where another card is chosen for it. */
  readonly cardPath: string;
  /** The viewer is sure that it is to be cancelled. */
  readonly onCancel: () => void;
}

const doneKeys = { pause: 'heldIsPaused', resume: 'heldGoesOn', reactivate: 'heldRenewsAgain', leave: 'heldLeft', continue: 'heldContinued' } as const;

/** After a change, what was pressed may be gone: the focus goes to the licence's name, and how it ended is announced. */
export const HeldLicence = observer(function HeldLicence({ store, licence, card, cardPath, onCancel }: HeldLicenceProps) {
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
  // A standing that is the line on how it goes on is said once.
  const saysAll = standing === 'pending' || standing === 'paused' || standing === 'trial';
  return (
    <article className={styles['licence']} data-standing={standing} aria-labelledby={titleId} aria-busy={changing || undefined}>
      <div className={styles['words']}>
        <header className={styles['head']}>
          <p className={styles['standing']}>{saysAll && renewal !== null ? renewal : t(standing === 'ending' ? 'heldEnding' : 'heldActive')}</p>
          <h3 id={titleId} ref={heading} tabIndex={-1} className={styles['name']}>
            {licence.name}
          </h3>
          {family !== null && family !== licence.name && <p className={styles['family']}>{family}</p>}
        </header>
        {!saysAll && renewal !== null && <p className={styles['renewal']}>{renewal}</p>}
        <HeldFacts licence={licence} card={card} />
        <UpcomingDiscounts licence={licence} />
        {/* Nobody changes it in the viewer's name (ADM-013). */}
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
