/** The viewer's watchlists as cards, with a button to create one (WCH-020 to WCH-024). */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { openWatchlists } from '../openWatchlists';
import { watchlistsService } from '../watchlistsService';
import { ListIcon } from '../components/ListIcon';
import type { WatchlistsStore } from '../WatchlistsStore';
import { session } from '../../sdk/services';
import { useHistoryState } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import type { WatchlistSummary } from '../../sdk/watchlists';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ListNotice } from '../../pageKit/ListNotice';
import { useListEnd } from '../../pageKit/useListEnd';
import styles from './OwnWatchlists.module.css';
import { DeleteWatchlist } from './DeleteWatchlist';
import { NameWatchlist } from './NameWatchlist';
import { WatchlistTile } from './WatchlistTile';

type Asked =
  { readonly what: 'create' } | { readonly what: 'rename' | 'delete'; readonly list: WatchlistSummary };

export const OwnWatchlists = observer(function OwnWatchlists() {
  const t = useText();
  const slot = useService(watchlistsService);
  const { viewer } = useService(session);
  const store = openWatchlists(slot);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // History navigation retains all pages of the lists already loaded; the store has tracked changes meanwhile.
  const readFor = useHistoryState<string | null>('watchlists read for', null);
  useEffect(() => {
    void (readFor.read() === viewer.id ? store.need() : store.load());
    readFor.write(viewer.id);
  }, [store, readFor, viewer.id]);
  const close = (word = '') => {
    setAsked(null);
    setAnnouncement(word);
  };
  const create = () => setAsked({ what: 'create' });
  const isEmpty = store.status === 'ready' && store.lists.length === 0;
  const hasNone = isEmpty || (store.status === 'failed' && store.lists.length === 0);
  return (
    <div className={styles['page']} data-list-state={isEmpty ? 'empty' : store.status}>
      <header className={styles['head']}>
        <h1 className={styles['heading']}>{t('watchlistsPage')}</h1>
        {!hasNone && (
          <Button variant="secondary" icon={<ListIcon name="add" />} onClick={create}>
            {t('newWatchlist')}
          </Button>
        )}
      </header>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <Lists store={store} onCreate={create} onAsk={(what, list) => setAsked({ what, list })} />
      {asked?.what === 'create' && <NameWatchlist store={store} list={null} onClose={close} />}
      {asked?.what === 'rename' && <NameWatchlist store={store} list={asked.list} onClose={close} />}
      {asked?.what === 'delete' && <DeleteWatchlist store={store} list={asked.list} onClose={close} />}
    </div>
  );
});

interface ListsProps {
  readonly store: WatchlistsStore;
  readonly onCreate: () => void;
  readonly onAsk: (what: 'rename' | 'delete', list: WatchlistSummary) => void;
}

const Lists = observer(function Lists({ store, onCreate, onAsk }: ListsProps) {
  const t = useText();
  const end = useListEnd<HTMLDivElement>(() => store.reachedEnd());
  const { lists, status } = store;
  if (lists.length === 0) {
    if (status === 'failed')
      return (
        <ListNotice state="failed" title={t('pageFailedTitle')} text={t('genericError')}>
          <Button onClick={() => void store.load()}>{t('tryAgain')}</Button>
        </ListNotice>
      );
    if (status !== 'ready') return <TilesSkeleton label={t('loadingPage')} />;
    return (
      <ListNotice state="empty" title={t('noWatchlistsTitle')} text={t('noWatchlistsText')}>
        <Button icon={<ListIcon name="add" />} onClick={onCreate}>
          {t('newWatchlist')}
        </Button>
      </ListNotice>
    );
  }
  return (
    <>
      <ul className={styles['tiles']}>
        {lists.map((list) => (
          <li key={`${list.ownerId} ${list.id}`}>
            <WatchlistTile
              list={list}
              onRename={() => onAsk('rename', list)}
              onDelete={() => onAsk('delete', list)}
            />
          </li>
        ))}
      </ul>
      {store.more && store.end === 'idle' && (
        <div key={lists.length} ref={end} className={styles['end']} aria-hidden="true" />
      )}
      {store.end === 'loading' && <Spinner label={t('loadingPage')} />}
      {store.end === 'failed' && (
        <div className={styles['failed']}>
          <Alert>{t('genericError')}</Alert>
          <Button variant="secondary" onClick={() => void store.loadMore()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
});

/** Skeleton of the watchlists: covers and names. */
function TilesSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['tiles']} data-ghost>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className={styles['ghost']} aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
