/** The items of the list that contains a video, which is marked as current; links preserve the list (CAT-030). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/hooks';
import type { Opening } from '../../../playback/rules/opening';
import { buildPath } from '../../../routing/buildPath';
import { useActiveRoutes } from '../../../routing/RoutingProvider';
import type { Content } from '../../../sdk/services';
import { ItemLine } from '../../content/ItemLine';
import { queryWithin } from '../../../playback/pages/sidebarList';

export interface ListLinesProps {
  readonly items: readonly Content[];
  /** Id of the current item. */
  readonly current: string;
  readonly opening: Opening;
}

export const ListLines = observer(function ListLines({ items, current, opening }: ListLinesProps) {
  const t = useText();
  const routes = useActiveRoutes();
  const query = queryWithin(opening);
  const hrefOf = ({ id, videoId, title: eventTitle }: Content) =>
    buildPath(routes, 'VOD', { eventId: videoId ?? id, eventTitle }, { query });
  return (
    <ol>
      {items.map((item) => {
        const isCurrent = item.id === current;
        return (
          <li key={item.id} data-current={isCurrent || undefined}>
            <ItemLine
              content={item}
              href={item.accessLevel === 'GEOBLOCKED' ? null : hrefOf(item)}
              current={isCurrent ? t('playingNow') : null}
              short
            />
          </li>
        );
      })}
    </ol>
  );
});
