/** The viewer's own lists to add to, and a field to create one (WCH-043 to WCH-046). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from 'proscenium/i18n';
import {
  clock,
  CONFIRMATION_CLOSE,
  useService,
  watchlists,
  type Content,
  type WatchlistAnswer,
  type Watchlists,
  type WatchlistSummary,
} from 'proscenium/sdk';
import { Alert, Button, Spinner, TextField } from 'proscenium/ui';
import styles from './AddPanel.module.css';

export interface AddPanelProps {
  readonly content: Content;
  readonly onDone: () => void;
}

export function AddPanel({ content, onDone }: AddPanelProps) {
  const t = useText();
  const bring = useService(watchlists);
  const [store, setStore] = useState<Watchlists | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (store !== 'loading') return;
    let left = false;
    bring().then(
      (brought) => {
        void brought.need();
        if (!left) setStore(() => brought);
      },
      () => !left && setStore('failed'),
    );
    return () => {
      left = true;
    };
  }, [bring, store]);
  if (store === 'loading')
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('addPanelLoading')} />
      </div>
    );
  if (store === 'failed') return <Failed onRetry={() => setStore('loading')} />;
  return <Lists store={store} content={content} onDone={onDone} />;
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles['panel']}>
      <Alert>{t('addPanelFailed')}</Alert>
      <Button variant="secondary" onClick={onRetry}>
        {t('addPanelRetry')}
      </Button>
    </div>
  );
}

interface ListsProps extends AddPanelProps {
  readonly store: Watchlists;
}

const Lists = observer(function Lists({ store, content, onDone }: ListsProps) {
  const t = useText();
  const time = useService(clock);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly list: string | null; readonly key: string } | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(
    () => (added === null ? undefined : time.after(CONFIRMATION_CLOSE, onDone)),
    [added, time, onDone],
  );

  const run = async (list: string | null, name: string, change: Promise<WatchlistAnswer>) => {
    setBusy(list ?? '');
    setProblem(null);
    const answer = await change;
    setBusy(null);
    if (answer.done) setAdded(name);
    else setProblem({ list, key: answer.problem });
    return answer.done;
  };
  if (added !== null)
    return (
      <div className={styles['panel']}>
        <Alert tone="success">{t('addPanelAdded', { name: added })}</Alert>
      </div>
    );
  if (store.status === 'failed' && store.owned.length === 0)
    return <Failed onRetry={() => void store.load()} />;
  if (store.status !== 'ready' && store.owned.length === 0)
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('addPanelLoading')} />
      </div>
    );
  return (
    <div className={styles['panel']}>
      {store.owned.length === 0 ? (
        <p className={styles['none']}>{t('addPanelNone')}</p>
      ) : (
        <ul className={styles['lists']} aria-label={t('addPanelLists')}>
          {store.owned.map((list) => (
            <li key={list.id}>
              <ListButton
                list={list}
                busy={busy}
                onPress={() => void run(list.id, list.name, store.add(list, content))}
              />
              {problem?.list === list.id && <Alert>{t(problem.key)}</Alert>}
            </li>
          ))}
        </ul>
      )}
      {store.more && (
        <Button variant="quiet" busy={store.end === 'loading'} onClick={() => void store.loadMore()}>
          {t('addPanelMore')}
        </Button>
      )}
      <NewList
        busy={busy === ''}
        problem={problem?.list === null ? t(problem.key) : null}
        onCreate={(name) => run(null, name, store.create(name, content))}
      />
    </div>
  );
});

interface ListButtonProps {
  readonly list: WatchlistSummary;
  /** Id of the list being added to. */
  readonly busy: string | null;
  readonly onPress: () => void;
}

function ListButton({ list: { id, name, thumbnails }, busy, onPress }: ListButtonProps) {
  const cover = thumbnails.find((address) => Boolean(address));
  return (
    <button
      type="button"
      className={styles['list']}
      disabled={busy !== null}
      aria-busy={busy === id || undefined}
      onClick={onPress}
    >
      <span className={styles['cover']}>
        {cover && <img src={cover} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className={styles['name']}>{name}</span>
      {busy === id && <Spinner small />}
    </button>
  );
}

interface NewListProps {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Resolves to whether the list was created. */
  readonly onCreate: (name: string) => Promise<boolean>;
}

/** Field and button to create a list; the button is enabled once there is a name (WCH-044, WCH-045). */
function NewList({ busy, problem, onCreate }: NewListProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    if (name.trim() !== '' && !(await onCreate(name))) field.current?.focus();
  };
  return (
    <form className={styles['new']} onSubmit={(submit) => void send(submit)} noValidate>
      <TextField
        label={t('addPanelName')}
        value={name}
        onChange={setName}
        error={problem}
        inputRef={field}
        autoComplete="off"
      />
      <Button type="submit" busy={busy} disabled={name.trim() === ''}>
        {t('addPanelCreate')}
      </Button>
    </form>
  );
}
