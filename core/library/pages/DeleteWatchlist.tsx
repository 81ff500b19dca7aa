/** Confirms deleting a watchlist; a shared list is only removed from the viewer's lists (WCH-024). */
import { useState } from 'react';
import { useText } from '../../i18n/hooks';
import type { WatchlistsStore } from '../WatchlistsStore';
import type { WatchlistSummary } from '../../sdk/watchlists';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './NameWatchlist.module.css';

export interface DeleteWatchlistProps {
  readonly store: WatchlistsStore;
  readonly list: WatchlistSummary;
  /** With an optional announcement for screen readers. */
  readonly onClose: (announcement?: string) => void;
}

export function DeleteWatchlist({ store, list, onClose }: DeleteWatchlistProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { name, owned } = list;
  const send = async () => {
    setBusy(true);
    setProblem(null);
    const answer = await store.delete(list);
    setBusy(false);
    if (answer.done) return onClose(t('watchlistDeleted', { name }));
    setProblem(answer.problem);
  };
  return (
    <Dialog
      open
      onClose={() => onClose()}
      title={t(owned ? 'deleteWatchlist' : 'unsaveWatchlist')}
      closeLabel={t('watchlistClose')}
    >
      <div className={styles['form']}>
        <p>{t(owned ? 'deleteWatchlistText' : 'unsaveWatchlistText', { name })}</p>
        {problem !== null && <Alert>{t(problem)}</Alert>}
        <div className={styles['actions']}>
          <Button busy={busy} onClick={() => void send()}>
            {t(owned ? 'deleteWatchlist' : 'unsaveWatchlist')}
          </Button>
          <Button variant="quiet" onClick={() => onClose()}>
            {t('watchlistCancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
