/** Actions on a held licence, most with a confirmation (LIC-055 to LIC-057, LIC-086). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCalendar } from '../../i18n/calendar';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import type { HeldLicenceStore } from '../HeldLicenceStore';
import { heldActions } from '../rules/heldLicence';
import type { Licence } from '../rules/licence';
import { promptKeys } from '../rules/licenceOffers';
import { ConfirmDialog } from './ConfirmDialog';
import styles from './HeldLicence.module.css';
import { PauseDialog } from './PauseDialog';

export interface HeldActionsProps {
  readonly store: HeldLicenceStore;
  readonly licence: Licence;
  readonly cardPath: string;
  readonly onCancel: () => void;
}

export const HeldActions = observer(function HeldActions({
  store,
  licence,
  cardPath,
  onCancel,
}: HeldActionsProps) {
  const t = useText();
  const calendar = useCalendar();
  const [asking, setAsking] = useState<'pause' | 'cancel' | 'reactivate' | null>(null);
  const { name } = licence;
  const { working } = store;
  const { cancel, pause, resume, reactivate, changeCard, unmanagedKey, updatePayment } = heldActions(licence);
  if (unmanagedKey !== null) return <p className={styles['notice']}>{t(unmanagedKey)}</p>;
  const busy = working?.licenceId === licence.id ? working.action : null;
  const close = () => setAsking(null);
  const dueBy = updatePayment?.dueBy ?? null;
  return (
    <>
      {updatePayment !== null && (
        <Alert>
          {dueBy === null
            ? t('heldUpdatePaymentText')
            : t('heldUpdatePaymentBy', { date: calendar.longDate(dueBy) })}
        </Alert>
      )}
      <div className={styles['actions']}>
        {updatePayment !== null && (
          <Link className={buttonClass('primary', 'small')} to={cardPath}>
            {t('heldUpdatePayment')}
          </Link>
        )}
        {resume && (
          <Button
            size="small"
            busy={busy === 'resume'}
            disabled={working !== null}
            onClick={() => void store.resume(licence)}
          >
            {t('heldResume')}
          </Button>
        )}
        {reactivate && (
          <Button
            size="small"
            busy={busy === 'reactivate'}
            disabled={working !== null}
            onClick={() => setAsking('reactivate')}
          >
            {t('heldReactivate')}
          </Button>
        )}
        {changeCard && updatePayment === null && (
          <Link className={buttonClass('secondary', 'small')} to={cardPath}>
            {t('heldChangeCard')}
          </Link>
        )}
        {pause && (
          <Button
            size="small"
            variant="secondary"
            busy={busy === 'pause'}
            disabled={working !== null}
            onClick={() => setAsking('pause')}
          >
            {t('heldPause')}
          </Button>
        )}
        {cancel && (
          <Button
            size="small"
            variant="quiet"
            disabled={working !== null}
            onClick={() => setAsking('cancel')}
          >
            {t('heldCancel')}
          </Button>
        )}
      </div>
      <PauseDialog
        open={asking === 'pause'}
        name={name}
        onPause={(resumeAfter) => {
          close();
          void store.pause(licence, resumeAfter);
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={asking === 'cancel'}
        title={t('heldCancelTitle', { name })}
        confirm={t('heldCancelConfirm')}
        stop={t('heldKeep')}
        onConfirm={() => {
          close();
          onCancel();
        }}
        onClose={close}
      >
        <p>{t(promptKeys.cancel)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'reactivate'}
        title={name}
        confirm={t('heldReactivateConfirm')}
        stop={t('heldNotNow')}
        onConfirm={() => {
          close();
          void store.reactivate(licence);
        }}
        onClose={close}
      >
        <p>{t(promptKeys.reactivate)}</p>
      </ConfirmDialog>
    </>
  );
});
