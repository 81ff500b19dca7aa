/** A watchlist's cover: up to four thumbnails; a failed one is replaced by the spare (WCH-003, WCH-006). */
import { useState } from 'react';
import { Picture } from '../../ui/Picture';
import { coverCells } from '../rules/watchlistCover';
import styles from './WatchlistCover.module.css';

export interface WatchlistCoverProps {
  readonly thumbnails: readonly (string | null)[] | null | undefined;
}

/** Decorative, since the list's name is next to it. */
export function WatchlistCover({ thumbnails }: WatchlistCoverProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const cells = coverCells(thumbnails, failed);
  return (
    <span className={styles['cover']} data-empty={cells[0] === null || undefined}>
      {cells.map((address, cell) =>
        address === null ? (
          <span key={cell} className={styles['tile']} />
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
