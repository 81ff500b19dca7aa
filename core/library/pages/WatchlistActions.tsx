/** Actions on an open watchlist: share it, rename or delete one's own, save someone else's (WCH-040, WCH-048). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { ListIcon } from '../components/ListIcon';
import type { WatchlistsStore } from '../WatchlistsStore';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { actions } from '../../sdk/cards';
import { navigation, session, type Content } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import type { WatchlistSummary } from '../../sdk/watchlists';
import { Button } from '../../ui/Button';
import { roundButtonClass } from '../../ui/roundButton';
import { DeleteWatchlist } from './DeleteWatchlist';
import { NameWatchlist } from './NameWatchlist';
import styles from './WatchlistActions.module.css';

export interface WatchlistActionsProps {
  readonly store: WatchlistsStore;
  readonly watchlist: WatchlistSummary;
}

export const WatchlistActions = observer(function WatchlistActions({
  store,
  watchlist,
}: WatchlistActionsProps) {
  const Actions = useService(actions);
  const { viewer } = useService(session);
  const origin = useService(navigation).current().origin;
  const { id, name, sharedPath, thumbnails } = watchlist;
  const card: Content = {
    id,
    title: name,
    type: 'PLAYLIST',
    accessLevel: 'GRANTED',
    thumbnailUrl: thumbnails[0] ?? null,
  };
  return (
    <div className={styles['acts']} data-own-line="">
      {sharedPath !== null && (
        <Actions
          subject={{ content: card, sharing: { universalLink: new URL(sharedPath, origin).href } }}
          look="compact"
          second
        />
      )}
      {watchlist.owned ? (
        <OwnerActions store={store} watchlist={watchlist} />
      ) : viewer.isGuest ? null : (
        <KeepAction store={store} watchlist={watchlist} />
      )}
    </div>
  );
});

function OwnerActions({ store, watchlist }: WatchlistActionsProps) {
  const t = useText();
  const routes = useActiveRoutes();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const act = (label: string, what: 'rename' | 'delete') => (
    <button
      type="button"
      className={roundButtonClass()}
      aria-label={label}
      title={label}
      onClick={() => setAsked(what)}
    >
      <ListIcon name={what === 'rename' ? 'rename' : 'remove'} />
    </button>
  );
  const deleted = (announcement?: string) =>
    announcement === undefined
      ? close()
      : void navigate(buildPath(routes, 'WATCHLISTS', {}), { replace: true });
  return (
    <>
      {act(t('renameWatchlist'), 'rename')}
      {act(t('deleteWatchlist'), 'delete')}
      {asked === 'rename' && <NameWatchlist store={store} list={watchlist} onClose={close} />}
      {asked === 'delete' && <DeleteWatchlist store={store} list={watchlist} onClose={deleted} />}
    </>
  );
}

/** Not optimistic: waits for the platform, and shows a rejection next to the button (WCH-029). */
const KeepAction = observer(function KeepAction({ store, watchlist }: WatchlistActionsProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { saved } = watchlist;
  const toggle = async () => {
    setBusy(true);
    setAnnouncement('');
    const answer = await (saved ? store.delete(watchlist) : store.save(watchlist));
    setBusy(false);
    if (!answer.done) setAnnouncement(t(answer.problem));
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-pressed={saved}
        busy={busy}
        icon={<ListIcon name={saved ? 'saved' : 'save'} />}
        onClick={() => void toggle()}
      >
        {t('keepWatchlist')}
      </Button>
      <span role="status" className={styles['word']}>
        {announcement}
      </span>
    </>
  );
});
