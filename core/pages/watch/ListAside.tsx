/** The list that a video is watched from, around it (CAT-028 to CAT-030, PLY-046). */
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../i18n';
import { listQuery, type Opening, type WatchedContent, type WatchedList, type WatchStore } from '../../playback';
import { buildPath, queryNames, useActiveRoutes } from '../../routing';
import type { Content } from '../../sdk';
import { ItemLine } from '../content/ItemLine';
import styles from './WatchPage.module.css';

/** Whether there is a list to show: the address names one, and the video has neighbours there. */
export function isListed({ preceding, following }: Pick<WatchStore, 'preceding' | 'following'>, list: WatchedList): boolean {
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
  const routes = useActiveRoutes();
  const { list, from } = opening;
  if (list.kind === 'none' || !isListed(store, list)) return null;
  const title = t(({ season: 'listOfSeason', playlist: 'listOfPlaylist', watchlist: 'listOfWatchlist' } as const)[list.kind]);
  const hrefOf = ({ id, videoId, title: eventTitle }: Content) => buildPath(routes, 'VOD', { eventId: videoId ?? id, eventTitle }, { query: { ...listQuery(list), [queryNames.from]: from } });
  const items = [...store.preceding, content.info, ...store.following];
  return (
    <aside className={styles['aside']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol>
        {items.map((item) => {
          const isCurrent = item.id === content.info.id;
          return (
            <li key={item.id} data-current={isCurrent || undefined}>
              <ItemLine content={item} href={item.accessLevel === 'GEOBLOCKED' ? null : hrefOf(item)} current={isCurrent ? t('playingNow') : null} short />
            </li>
          );
        })}
      </ol>
    </aside>
  );
});
