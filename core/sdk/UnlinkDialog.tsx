/** Asks whether to unlink an external account, and signs the viewer out afterwards (ACC-030, SGP-127, PWD-033 to PWD-036). */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/hooks';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { navigation } from './services';
import styles from './UnlinkDialog.module.css';
import { useService } from './useService';

/** Props of {@link UnlinkDialog}. */
export interface UnlinkDialogProps {
  readonly title: string;
  /** What the viewer loses. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Unlinks the account at the platform; rejects if nothing has changed. */
  readonly unlink: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Mounted while open. */
export function UnlinkDialog({ title, text, confirmLabel, cancelLabel, unlink, onClose }: UnlinkDialogProps) {
  const t = useText();
  const places = useService(navigation);
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const confirm = (): void => {
    setState('sending');
    unlink().then(
      // Sign-out is a page that is reached by links only (PWD-034).
      () => void navigate(places.hrefOf('LOGOUT', {}, { from: places.hrefOf('LOGIN') }), { replace: true }),
      () => setState('failed'),
    );
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={cancelLabel}>
      <div className={styles['question']}>
        <p>{text}</p>
        {state === 'failed' && <Alert>{t('genericError')}</Alert>}
        <div className={styles['actions']}>
          <Button busy={state === 'sending'} onClick={confirm}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
