/** Names a new watchlist or renames one. Only blank names are rejected (WCH-032, WCH-045). */
import { useId, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../i18n/hooks';
import type { WatchlistsStore } from '../WatchlistsStore';
import type { WatchlistSummary } from '../../sdk/watchlists';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextField } from '../../ui/TextField';
import styles from './NameWatchlist.module.css';

export interface NameWatchlistProps {
  readonly store: WatchlistsStore;
  /** Null for a new list. */
  readonly list: WatchlistSummary | null;
  /** With an optional announcement for screen readers. */
  readonly onClose: (announcement?: string) => void;
}

export function NameWatchlist({ store, list, onClose }: NameWatchlistProps) {
  const t = useText();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(list?.name ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    setBusy(true);
    setProblem(null);
    const answer = await (list === null ? store.create(name) : store.rename(list, name));
    setBusy(false);
    if (answer.done)
      return onClose(t(list === null ? 'watchlistCreated' : 'watchlistRenamed', { name: name.trim() }));
    setProblem(answer.problem);
    field.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={() => onClose()}
      title={t(list === null ? 'newWatchlist' : 'renameWatchlist')}
      closeLabel={t('watchlistClose')}
    >
      <form id={form} className={styles['form']} onSubmit={(submit) => void send(submit)} noValidate>
        <TextField
          label={t('watchlistName')}
          value={name}
          onChange={setName}
          error={problem === null ? null : t(problem)}
          inputRef={field}
          required
          autoComplete="off"
        />
        <div className={styles['actions']}>
          <Button type="submit" busy={busy} disabled={name.trim() === ''}>
            {t(list === null ? 'createWatchlist' : 'renameWatchlist')}
          </Button>
          <Button variant="quiet" onClick={() => onClose()}>
            {t('watchlistCancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
