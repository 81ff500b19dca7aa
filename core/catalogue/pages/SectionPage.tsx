/** A page of rows: home, browse, or any section of the platform (HOM-002). */
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { sectionPages, type SectionRow } from '../SectionStore';
import { useText } from '../../i18n/hooks';
import { useRemembered } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import { useOnScreen } from '../../ui/useOnScreen';
import { usePageTitle } from '../../sdk/usePageTitle';
import { Message } from '../../pageKit/Message';
import { NotFoundPage } from '../../pageKit/NotFoundPage';
import { useRouteMatch } from '../../routing/RoutingProvider';
import { defaultPage, pageDrawn } from '../../pageKit/pageServices';
import { builtInPage } from '../../pageKit/builtInPages';
import { RowSlot } from './RowSlot';
import { FIRST_ROWS } from './rowSection';
import { PageSkeleton } from '../../pageKit/PageSkeleton';
import styles from './SectionPage.module.css';

export interface SectionPageProps {
  /** The section's id at the platform. */
  readonly section: string;
}

export const SectionPage = observer(function SectionPage({ section }: SectionPageProps) {
  const t = useText();
  const pages = useService(sectionPages);
  // On return, the rows are as they were, including those of further pages.
  const store = useRemembered(`section ${section}`, () => pages.open(section));
  const { audience } = pages;
  const home = useService(defaultPage);
  const shownTo = useRef(audience);
  useEffect(() => {
    void store.load();
    return () => store.leave();
  }, [store]);
  useEffect(() => {
    if (shownTo.current !== audience) void store.reload();
    shownTo.current = audience;
  }, [store, audience]);
  const end = useOnScreen<HTMLDivElement>(() => void store.loadMore(), '400px');
  // New rows render as a deferred update between frames: the page stays as it is until they are ready.
  const state = useDeferredValue(store.state);
  const onRowDrawn = useFirstRows(
    state.status === 'ready'
      ? Math.min(FIRST_ROWS, state.rows.length)
      : state.status === 'loading'
        ? null
        : 0,
  );

  const match = useRouteMatch();
  const role = match?.role ?? 'BROWSE';
  const isFirstPage = role === 'ROOT' || role === 'HOME';
  const heading = t(builtInPage(role)?.titleKey ?? 'browsePage');
  usePageTitle(state.status === 'ready' && !isFirstPage ? state.title : null);

  if (state.status === 'loading') return <PageSkeleton label={t('loadingPage')} />;
  // From the first page there is nowhere else to go: it offers a retry instead.
  if (state.status === 'missing' && !isFirstPage) return <NotFoundPage />;
  if (state.status !== 'ready')
    return (
      <Message
        picture="error"
        title={t('pageFailedTitle')}
        text={t('pageFailedText')}
        action={{ label: t('tryAgain'), run: () => void store.load() }}
      />
    );
  if (state.rows.length === 0 && store.loadingMore) return <PageSkeleton label={t('loadingPage')} />;
  if (state.rows.length === 0) {
    const action = isFirstPage
      ? { label: t('tryAgain'), run: () => void store.reload() }
      : { label: t('toDefaultPage'), to: home.path };
    return <Message picture="empty" title={t('pageEmptyTitle')} text={t('pageEmptyText')} action={action} />;
  }
  return (
    <div className={styles['page']} data-headless={!state.rows[0]?.headsPage || undefined}>
      {!state.rows[0]?.headsPage && <h1 className={styles['heading']}>{state.title ?? heading}</h1>}
      <Rows rows={state.rows} onRowDrawn={onRowDrawn}>
        {/* A new element after each load, so that the observer fires again if the end is still in view. */}
        {state.more !== null && (
          <div
            key={`${state.load} ${state.rows.length}`}
            ref={end}
            className={styles['end']}
            aria-hidden="true"
          />
        )}
      </Rows>
    </div>
  );
});

interface RowsProps {
  readonly rows: readonly SectionRow[];
  readonly onRowDrawn: () => void;
  /** Rendered after the last row. */
  readonly children: ReactNode;
}

/** Rows of a further page added per frame. */
const ROWS_PER_FRAME = 2;

/** Initial rows render at once; rows added during scrolling, frame by frame. */
function Rows({ rows, onRowDrawn, children }: RowsProps) {
  const [rendered, setStanding] = useState(rows.length);
  const isWhole = rendered >= rows.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setStanding(rendered + ROWS_PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, rendered]);
  return (
    <>
      {rows.slice(0, rendered).map((row, position) => (
        <RowSlot key={row.key} row={row} position={position} onDrawn={onRowDrawn} />
      ))}
      {isWhole && children}
    </>
  );
}

/** Signals that the page is rendered once its first rows are; `expected` is null while their number is unknown. */
function useFirstRows(expected: number | null): () => void {
  const drawn = useService(pageDrawn);
  const rendered = useRef(0);
  useEffect(() => {
    if (expected === 0) drawn();
  }, [expected, drawn]);
  return useCallback(() => {
    rendered.current += 1;
    // After this frame: deferred work must not start before the first card is painted.
    if (expected !== null && rendered.current >= expected) requestAnimationFrame(() => drawn());
  }, [expected, drawn]);
}
