/** Confirms clearing the watch history (FAV-010). */
import { useState } from 'react';
import { useText } from '../../i18n/hooks';
import type { HistoryStore } from '../HistoryStore';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './HistoryPage.module.css';

export function ClearHistory({
  store,
  onClose,
}: {
  readonly store: HistoryStore;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailed(false);
    if (await store.clear()) return onClose();
    setBusy(false);
    setFailed(true);
  };
  return (
    <Dialog open onClose={onClose} title={t('historyClearTitle')} closeLabel={t('historyClose')}>
      <div className={styles['ask']}>
        <p>{t('historyClearText')}</p>
        {failed && <Alert>{t('genericError')}</Alert>}
        <div className={styles['actions']}>
          <Button busy={busy} onClick={() => void send()}>
            {t(failed ? 'tryAgain' : 'historyClear')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('historyClose')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
