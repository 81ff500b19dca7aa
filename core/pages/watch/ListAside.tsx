/** The list from which a video is watched, as shown on its interstitial (CAT-028 to CAT-030). */
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../i18n/hooks';
import type { Opening, WatchedList } from '../../playback/rules/opening';
import type { WatchedContent } from '../../playback/content';
import type { WatchStore } from '../../playback/WatchStore';
import { ListLines } from './sidebar/ListLines';
import styles from '../../playback/pages/WatchPage.module.css';

/** Whether there is a list to show: the address names one, and the video has neighbours in it. */
export function isListed(
  { preceding, following }: Pick<WatchStore, 'preceding' | 'following'>,
  list: WatchedList,
): boolean {
  return list.kind !== 'none' && preceding.length + following.length > 0;
}

export interface ListAsideProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

export const ListAside = observer(function ListAside({ store, content, opening }: ListAsideProps) {
  const t = useText();
  const titleId = useId();
  const { list } = opening;
  if (list.kind === 'none' || !isListed(store, list)) return null;
  const title = t(
    ({ season: 'listOfSeason', playlist: 'listOfPlaylist', watchlist: 'listOfWatchlist' } as const)[
      list.kind
    ],
  );
  return (
    <aside className={styles['aside']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ListLines
        items={[...store.preceding, content.info, ...store.following]}
        current={content.info.id}
        opening={opening}
      />
    </aside>
  );
});
