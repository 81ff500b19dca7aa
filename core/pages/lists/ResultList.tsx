/**
 * The results of a list in every state: loading, failed, empty, or loaded with more to come (CAT-054,
 * CAT-089, CAT-090, CAT-098).
 */
import { observer } from 'mobx-react-lite';
import { useDeferredValue, type KeyboardEvent, type ReactNode } from 'react';
import { useDirection, useText } from '../../i18n/hooks';
import { card, type Content } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import type { PagedResults } from '../../search/PagedResults';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ItemLine } from '../content/ItemLine';
import { ByWindow } from '../../pageKit/ByWindow';
import { LineSkeleton } from '../../pageKit/LineSkeleton';
import { useListEnd } from '../../pageKit/useListEnd';
import { narrowList, useMedia } from '../../pageKit/useMedia';
import { ListNotice } from '../../pageKit/ListNotice';
import { nextResult } from '../../search/pages/resultKeys';
import styles from './ResultList.module.css';

export interface ResultListProps {
  readonly results: PagedResults;
  /** Shown before the first request. */
  readonly idle?: ReactNode;
  readonly empty: ReactNode;
  readonly failed: { readonly title: string; readonly text: string };
  /** Shown in the corner of a result. */
  readonly corner?: ((content: Content) => ReactNode) | undefined;
  /** Whether a listed item is still part of the list. */
  readonly keeps?: ((content: Content) => boolean) | undefined;
  /** Called when arrow up is pressed in the first row. */
  readonly onAbove?: (() => void) | undefined;
}

export const ResultList = observer(function ResultList({
  results,
  idle = null,
  empty,
  failed,
  corner,
  keeps,
  onAbove,
}: ResultListProps) {
  const t = useText();
  // Rendered in slices between frames: a key in the search field shows its letter first.
  const state = useDeferredValue(results.state);
  if (state.status === 'idle') return idle;
  if (state.status === 'loading') return <ResultSkeleton label={t('listLoading')} />;
  if (state.status === 'failed')
    return (
      <div data-list-state="failed">
        <ListNotice state="failed" {...failed}>
          <Button onClick={() => void results.retry()}>{t('tryAgain')}</Button>
        </ListNotice>
      </div>
    );
  const items = keeps === undefined ? state.items : state.items.filter(keeps);
  if (items.length === 0 && (state.items.length === 0 || state.end === 'last'))
    return <div data-list-state="empty">{empty}</div>;
  return (
    <div data-list-state="ready">
      <Results items={items} corner={corner} onAbove={onAbove} />
      <ListEnd results={results} />
    </div>
  );
});

type ResultsProps = Pick<ResultListProps, 'corner' | 'onAbove'> & { readonly items: readonly Content[] };

/** A vertical list up to 1024 px, a grid above (HOM-098, RLM-061). */
const Results = observer(function Results({ items, corner, onAbove }: ResultsProps) {
  const Card = useService(card);
  const rtl = useDirection() === 'rtl';

  const onKeyDown = (press: KeyboardEvent<HTMLUListElement>) => {
    const all = [...press.currentTarget.children] as HTMLElement[];
    const index = all.findIndex((item) => item.querySelector('a') === document.activeElement);
    if (index < 0) return;
    const columns = Math.max(
      1,
      all.findIndex(({ offsetTop }) => offsetTop !== all[0]?.offsetTop),
    );
    const next = nextResult(press.key, { index, count: all.length, columns, rtl });
    if (next === null) return;
    press.preventDefault();
    if (next === 'above') onAbove?.();
    else all[next]?.querySelector('a')?.focus();
  };

  const drawn = (narrow: boolean) => (
    <ul className={narrow ? styles['lines'] : styles['grid']} onKeyDown={onKeyDown}>
      {items.map((content, index) => (
        <li
          key={content.id}
          className={styles['item']}
          data-cornered={corner === undefined ? undefined : true}
        >
          {narrow ? (
            <ItemLine content={content} eager={index < 4} short />
          ) : (
            <Card content={content} shape="default" eager={index < 8} />
          )}
          {corner !== undefined && <span className={styles['corner']}>{corner(content)}</span>}
        </li>
      ))}
    </ul>
  );
  return <ByWindow when="narrow" matching={drawn(true)} other={drawn(false)} />;
});

/** The end of the list: sentinel, loading, or a retry that retains the loaded items. */
const ListEnd = observer(function ListEnd({ results }: { readonly results: PagedResults }) {
  const t = useText();
  const end = useListEnd<HTMLDivElement>(() => results.reachedEnd());
  const { state } = results;
  if (state.status !== 'ready' || state.end === 'last') return null;
  if (state.end === 'failed')
    return (
      <div className={styles['failed']} data-list-end="failed">
        <Alert>{t('listMoreFailed')}</Alert>
        <Button variant="secondary" onClick={() => void results.loadMore()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  return (
    <>
      {/* Keyed by page, so that IntersectionObserver fires again for an end still in view. */}
      {state.end === 'idle' && (
        <div key={state.page} ref={end} className={styles['end']} aria-hidden="true" />
      )}
      {state.end === 'loading' && (
        <div className={styles['end']} data-list-end="loading">
          <Spinner small label={t('listMoreLoading')} />
        </div>
      )}
    </>
  );
});

const some = Array.from({ length: 12 }, (_, index) => index);

function ResultSkeleton({ label }: { readonly label: string }) {
  const narrow = useMedia(narrowList);
  return (
    <div role="status" data-list-state="loading">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={narrow ? styles['lines'] : styles['grid']} aria-hidden="true">
        {narrow ? (
          <LineSkeleton count={some.length} />
        ) : (
          some.map((index) => <div key={index} className={styles['ghost']} />)
        )}
      </div>
    </div>
  );
}
