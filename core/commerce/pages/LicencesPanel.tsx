/** The account panel "licences": the viewer's licences and their actions (LIC-008, LIC-086, ACC-001). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CancellationPromo } from '../components/CancellationPromo';
import { HeldLicence } from '../components/HeldLicence';
import type { Licence } from '../rules/licence';
import { useText } from '../../i18n/hooks';
import { queryNames } from '../../routing/queryNames';
import { useRolePath } from '../../routing/RoutingProvider';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ListNotice } from '../../pageKit/ListNotice';
import { PartFailed, PartSkeleton } from '../../pageKit/PartFailed';
import { useHolding } from './useHolding';
import styles from './LicencesPanel.module.css';
import { returnAddress } from '../../routing/returnAddress';

export default observer(function LicencesPanel() {
  const t = useText();
  const path = useRolePath();
  const location = useLocation();
  const { licences, cards } = useHolding();
  const [cancelling, setCancelling] = useState<Licence | null>(null);
  useEffect(() => {
    void licences.load();
    void cards.load();
  }, [licences, cards]);

  const back = () => {
    setCancelling(null);
    void licences.refresh();
  };
  if (cancelling !== null)
    return <Cancelling licence={cancelling} steps={licences.cancellation(cancelling)} onBack={back} />;
  if (licences.state.status === 'loading') return <PartSkeleton lines={2} />;
  if (licences.state.status === 'failed')
    return <PartFailed text={t('couldntLoadLicences')} retry={() => void licences.load()} />;
  // Reserve space for the card, so that loading it causes no layout shift.
  const cardOf = (id: string | null | undefined) =>
    id != null && cards.state.status === 'loading' ? 'awaited' : cards.card(id);
  const here = { [queryNames.from]: returnAddress(location) };
  return (
    <div className={styles['panel']}>
      {licences.stale && (
        <div className={styles['stale']}>
          <Alert>{t('heldStale')}</Alert>
          <Button variant="secondary" size="small" onClick={() => void licences.refresh()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {licences.held.length === 0 ? (
        <ListNotice state="empty" title={t('heldEmptyTitle')} text={t('heldEmptyText')}>
          <Link className={buttonClass()} to={path('PURCHASE', {}, { query: here })}>
            {t('heldEmptyAction')}
          </Link>
        </ListNotice>
      ) : (
        licences.held.map((licence) => (
          <HeldLicence
            key={licence.id}
            store={licences}
            licence={licence}
            card={cardOf(licence.holding?.cardId)}
            cardPath={path('PAYMENT_UPDATE', { licenceId: licence.id })}
            onCancel={() => setCancelling(licence)}
          />
        ))
      )}
    </div>
  );
});

interface CancellingProps {
  readonly licence: Licence;
  readonly steps: Parameters<typeof CancellationPromo>[0]['steps'];
  readonly onBack: () => void;
}

/** The cancellation, shown in place of the list. Focuses the panel's heading on leaving. */
function Cancelling({ licence, steps, onBack }: CancellingProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // The steps as of the start: refreshing the list must not restart the cancellation.
  const [begun] = useState(() => steps);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    const heading = document.getElementById('account-part');
    heading?.scrollIntoView?.({ block: 'nearest' });
    return () => heading?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles['cancelling']}>
      <CancellationPromo
        inside
        licence={{ ...licence, endsAt: licence.holding?.expiry ?? null }}
        steps={begun}
        onDone={onBack}
      />
      <button type="button" className={styles['back']} onClick={onBack}>
        <Icon name="previous" />
        {t('heldBack')}
      </button>
    </div>
  );
}
