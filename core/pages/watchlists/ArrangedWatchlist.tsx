/** The content of one of the viewer's own lists, which they put in order and take things out of. */
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { ContentList } from '../../content';
import { useText } from '../../i18n';
import { WatchlistArrangement } from '../../library/WatchlistArrangement';
import { ArrangedRows } from '../../library/components/ArrangedRows';
import { platformClient, useService, type Content } from '../../sdk';
import { Alert, Button } from '../../ui';
import { ItemLine } from '../content/ItemLine';
import { ListEnd } from '../content/ListEnd';
import { useListEnd } from '../content/useListEnd';
import { pageLog } from '../pageServices';
import styles from './ArrangedWatchlist.module.css';

export interface ArrangedWatchlistProps {
  readonly watchlistId: string;
  readonly contents: ContentList;
  readonly onReload: () => Promise<void>;
}

/** Only rows around the window are drawn, so their pictures need not be waited for. */
const line = (content: Content) => <ItemLine content={content} short eager />;

export const ArrangedWatchlist = observer(function ArrangedWatchlist({ watchlistId, contents, onReload }: ArrangedWatchlistProps) {
  const t = useText();
  const client = useService(platformClient);
  const log = useService(pageLog);
  const arrangement = useMemo(() => {
    const report = (error: unknown) => log.warn('A watchlist was not changed.', { reason: String(error) });
    return new WatchlistArrangement({ client, watchlistId, list: contents, reload: onReload, report });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page's reload is the same in all that matters
  }, [client, log, watchlistId, contents]);
  const end = useListEnd<HTMLDivElement>(() => contents.reachedEnd());
  const { trouble } = arrangement;
  return (
    <div className={styles['arranged']}>
      {trouble !== null && (
        <div className={styles['trouble']}>
          <Alert>{t(trouble.key)}</Alert>
          {trouble.retry !== null && (
            <Button variant="secondary" onClick={trouble.retry}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      )}
      <ArrangedRows items={contents.items} row={line} onMove={(from, to) => arrangement.move(from, to)} onRemove={(content) => arrangement.remove(content)} />
      {contents.more && contents.end === 'idle' && <div key={contents.items.length} ref={end} className={styles['end']} aria-hidden="true" />}
      <ListEnd list={contents} />
    </div>
  );
});
