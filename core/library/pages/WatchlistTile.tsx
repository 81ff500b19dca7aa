/** A watchlist as a card: cover, name and actions (WCH-048). */
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { ListIcon } from '../components/ListIcon';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import type { WatchlistSummary } from '../../sdk/watchlists';
import { roundButtonClass } from '../../ui/roundButton';
import styles from './WatchlistTile.module.css';
import { useState } from 'react';
import { Picture } from '../../ui/Picture';
import { coverCells } from '../rules/watchlistEntry';

export interface WatchlistTileProps {
  readonly list: WatchlistSummary;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

export function WatchlistTile({ list, onRename, onDelete }: WatchlistTileProps) {
  const t = useText();
  const routes = useActiveRoutes();
  const { id, ownerId, name, owned, thumbnails } = list;
  const act = (label: string, icon: 'rename' | 'remove', run: () => void) => (
    <button type="button" className={roundButtonClass()} aria-label={label} title={label} onClick={run}>
      <ListIcon name={icon} />
    </button>
  );
  return (
    <article className={styles['tile']}>
      <Link
        className={styles['link']}
        to={buildPath(routes, 'WATCHLISTS', { watchlistId: id }, owned ? {} : { query: { owner: ownerId } })}
      >
        <WatchlistCover thumbnails={thumbnails} />
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          {!owned && <span className={styles['note']}>{t('sharedWatchlist')}</span>}
        </span>
      </Link>
      <div className={styles['acts']}>
        {owned && act(t('renameWatchlistNamed', { name }), 'rename', onRename)}
        {act(t(owned ? 'deleteWatchlistNamed' : 'unsaveWatchlistNamed', { name }), 'remove', onDelete)}
      </div>
    </article>
  );
}

interface WatchlistCoverProps {
  readonly thumbnails: readonly (string | null)[];
}

/** Decorative, since the list's name is next to it (WCH-003, WCH-006). */
function WatchlistCover({ thumbnails }: WatchlistCoverProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const cells = coverCells(thumbnails, failed);
  return (
    <span className={styles['cover']} data-empty={cells[0] === null || undefined}>
      {cells.map((address, cell) =>
        address === null ? (
          <span key={cell} className={styles['coverTile']} />
        ) : (
          <Picture
            key={`${cell} ${address}`}
            src={address}
            alt=""
            ratio="16 / 9"
            className={styles['picture']}
            onFailed={() => setFailed((before) => new Set(before).add(address))}
          />
        ),
      )}
    </span>
  );
}
