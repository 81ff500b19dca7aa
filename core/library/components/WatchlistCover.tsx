/** A watchlist's cover: up to four of its pictures; one that fails makes services for the one in reserve (WCH-003, WCH-006). */
import { useState } from 'react';
import { Picture } from '../../ui';
import { coverCells } from '../rules/watchlistCover';
import styles from './WatchlistCover.module.css';

export interface WatchlistCoverProps {
  readonly thumbnails: readonly (string | null)[] | null | undefined;
}

/** A picture beside the list's name, which says what it is. */
export function WatchlistCover({ thumbnails }: WatchlistCoverProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const cells = coverCells(thumbnails, failed);
  return (
    <span className={styles['cover']} data-empty={cells[0] === null || undefined}>
      {cells.map((address, cell) =>
        address === null ? (
          <span key={cell} className={styles['tile']} />
        ) : (
          <Picture key={`${cell} ${address}`} src={address} alt="" ratio="16 / 9" className={styles['picture']} onFailed={() => setFailed((before) => new Set(before).add(address))} />
        ),
      )}
    </span>
  );
}
