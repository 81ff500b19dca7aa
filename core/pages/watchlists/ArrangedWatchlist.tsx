/** The items of the viewer's own watchlist, which can be reordered and removed. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ContentList } from '../../content/ContentList';
import { useText } from '../../i18n/hooks';
import type { WatchlistArrangement } from '../../library/WatchlistArrangement';
import { ArrangedRows } from '../../library/components/ArrangedRows';
import type { Content } from '../../sdk/services';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { EmptyList } from '../../pageKit/EmptyList';
import { ItemLine } from '../content/ItemLine';
import { ListEnd } from '../../content/pages/ListEnd';
import { useListEnd } from '../../pageKit/useListEnd';
import styles from './ArrangedWatchlist.module.css';

export interface ArrangedWatchlistProps {
  readonly contents: ContentList;
  readonly arrangement: WatchlistArrangement;
}

/** Only rows near the viewport are rendered (virtualised), so their images load eagerly. */
const line = (content: Content) => <ItemLine content={content} short eager />;

export const ArrangedWatchlist = observer(function ArrangedWatchlist({
  contents,
  arrangement,
}: ArrangedWatchlistProps) {
  const t = useText();
  const end = useListEnd<HTMLDivElement>(() => contents.reachedEnd());
  const { items, more } = contents;
  const isEmpty = items.length === 0 && !more;
  const nothing = useRef<HTMLDivElement>(null);
  const hadSome = useRef(false);
  useEffect(() => {
    // The removed last item had the focus.
    if (isEmpty && hadSome.current && document.activeElement === document.body)
      nothing.current?.focus({ preventScroll: true });
    hadSome.current = !isEmpty;
  }, [isEmpty]);
  return (
    <div className={styles['arranged']}>
      <Trouble arrangement={arrangement} />
      {isEmpty ? (
        <div ref={nothing} tabIndex={-1} className={styles['empty']}>
          <EmptyList title={t('noTitlesTitle')} text={t('noTitlesOwnText')} />
        </div>
      ) : (
        <>
          <ArrangedRows
            items={items}
            row={line}
            onMove={(from, to) => arrangement.move(from, to)}
            onRemove={(content) => arrangement.remove(content)}
          />
          {more && contents.end === 'idle' && (
            <div key={items.length} ref={end} className={styles['end']} aria-hidden="true" />
          )}
          <ListEnd list={contents} />
        </>
      )}
    </div>
  );
});

/** Errors of the list, also shown if it is empty. */
const Trouble = observer(function Trouble({
  arrangement: { trouble },
}: Pick<ArrangedWatchlistProps, 'arrangement'>) {
  const t = useText();
  if (trouble === null) return null;
  return (
    <div className={styles['trouble']}>
      <Alert>{t(trouble.key)}</Alert>
      {trouble.retry !== null && (
        <Button variant="secondary" onClick={trouble.retry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
});
