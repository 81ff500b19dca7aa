/** The content of one of the viewer's own lists, which they put in order and take things out of. */
import { observer } from 'mobx-react-lite';
import type { ContentList } from '../../content';
import { useText } from '../../i18n';
import type { WatchlistArrangement } from '../../library/WatchlistArrangement';
import { ArrangedRows } from '../../library/components/ArrangedRows';
import type { Content } from '../../sdk';
import { Alert, Button } from '../../ui';
import { ItemLine } from '../content/ItemLine';
import { ListEnd } from '../content/ListEnd';
import { useListEnd } from '../content/useListEnd';
import styles from './ArrangedWatchlist.module.css';

export interface ArrangedWatchlistProps {
  readonly contents: ContentList;
  readonly arrangement: WatchlistArrangement;
}

/** Only rows around the window are drawn, so their pictures need not be waited for. */
const line = (content: Content) => <ItemLine content={content} short eager />;

export const ArrangedWatchlist = observer(function ArrangedWatchlist({ contents, arrangement }: ArrangedWatchlistProps) {
  const t = useText();
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
