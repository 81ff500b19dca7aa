/** An expanded playlist: description, first videos, and actions (HOM-076, HOM-078). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import {
  actions,
  card,
  contentLinks,
  platformClient,
  useRemembered,
  useCardColumns,
  useService,
  type Content,
  PAGE_SIZES,
} from 'proscenium/sdk';
import { Button, buttonClass, Icon, Spinner, VisuallyHidden } from 'proscenium/ui';
import styles from './ExpandedPlaylist.module.css';
import { PlaylistPages } from './PlaylistPages';

export interface ExpandedPlaylistProps {
  readonly list: Content;
  readonly leaving: boolean;
  readonly report: (error: unknown) => void;
  readonly onClose: () => void;
}

export const ExpandedPlaylist = observer(function ExpandedPlaylist({
  list,
  leaving,
  report,
  onClose,
}: ExpandedPlaylistProps) {
  const t = useText();
  const client = useService(platformClient);
  // A full line, and more than the preview (HOM-093).
  const fullSize = Math.max(PAGE_SIZES.preview + 1, useCardColumns());
  const links = useService(contentLinks);
  const Actions = useService(actions);
  const pages = useRemembered(`playlist ${list.id}`, () => new PlaylistPages(list, client, report));
  const place = useRef<HTMLElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    closed.current = leaving;
  }, [leaving]);
  useEffect(() => {
    void pages.open();
    // Closing resets it; leaving the page keeps its state for the return.
    return () => (closed.current ? pages.close() : pages.leave());
  }, [pages]);
  const { status } = pages.state;
  const awaited = useRef(status !== 'ready');
  // Also once the videos are loaded: they may be taller than the skeleton.
  useEffect(() => {
    // A restored one keeps the viewer's scroll position. Newer browsers return a promise, which an effect
    // must not return.
    if (awaited.current) void place.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [status]);
  useEscape(onClose);

  const first = pages.state.status === 'ready' ? pages.state.items[0] : undefined;
  const play = first === undefined ? null : withinList(links.target(first), list, first);
  const total = pages.state.status === 'ready' ? pages.state.total : (list.itemCount ?? null);
  return (
    <section
      ref={place}
      className={styles['expanded']}
      data-leaving={leaving || undefined}
      aria-label={list.title}
      aria-busy={pages.turning || undefined}
    >
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h3 className={styles['title']}>{list.title}</h3>
          {total !== null && <p className={styles['count']}>{t('itemsOf', { count: total })}</p>}
          {list.description && (
            <p className={styles['about']}>
              <bdi>{list.description}</bdi>
            </p>
          )}
          <div className={styles['calls']}>
            {play !== null && (
              <Link to={play} className={buttonClass('primary')}>
                <Icon name="play" />
                {t('playAll')}
              </Link>
            )}
            <Button
              variant="secondary"
              aria-pressed={!pages.isPreview}
              onClick={() => void pages.show(pages.isPreview ? fullSize : PAGE_SIZES.preview)}
            >
              {pages.isPreview ? t('viewAll') : t('viewLess')}
            </Button>
            <Actions subject={{ content: list, sharing: pages.sharing }} look="compact" />
          </div>
        </div>
        <div className={styles['items']} data-preview={pages.isPreview || undefined}>
          <Videos pages={pages} />
        </div>
      </div>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('closePlaylist', { title: list.title })}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </section>
  );
});

/** Playback continues with the next item of the list (PLY-061). */
function withinList(path: string | null, list: Content, { accessLevel }: Content): string | null {
  if (path === null || accessLevel !== 'GRANTED') return path;
  const season = list.type === 'SEASON' || list.playlistType === 'season';
  const name = season ? 'seasonId' : 'playlistId';
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent((season ? list.seasonId : list.playlistId) ?? list.id)}`;
}

const Videos = observer(function Videos({ pages }: { readonly pages: PlaylistPages }) {
  const t = useText();
  const Card = useService(card);
  const { state } = pages;
  if (state.status === 'loading')
    return (
      <div className={styles['notice']}>
        <Spinner label={t('playlistLoading')} />
      </div>
    );
  if (state.status === 'failed')
    return (
      <div className={styles['notice']} role="alert">
        <p>{t('playlistFailed')}</p>
        <Button variant="secondary" size="small" onClick={() => void pages.load()}>
          {t('playlistRetry')}
        </Button>
      </div>
    );
  if (state.items.length === 0) return <p className={styles['notice']}>{t('playlistEmpty')}</p>;
  return (
    <>
      <ul className={styles['line']} data-turning={pages.turning || undefined}>
        {state.items.map((content) => (
          <li key={content.id}>
            <Card content={content} shape="default" eager />
          </li>
        ))}
      </ul>
      {(pages.hasPrevious || pages.hasNext) && (
        <div className={styles['pager']}>
          <button
            type="button"
            className={styles['turn']}
            aria-label={t('previousPage')}
            disabled={!pages.hasPrevious}
            onClick={() => void pages.previous()}
          >
            <Icon name="previous" />
          </button>
          <Place pages={pages} total={state.pages} />
          <button
            type="button"
            className={styles['turn']}
            aria-label={t('nextPage')}
            disabled={!pages.hasNext}
            onClick={() => void pages.next()}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
    </>
  );
});

/** Page selector: shows the current page and opens others (HOM-090). */
const Place = observer(function Place({
  pages,
  total,
}: {
  readonly pages: PlaylistPages;
  readonly total: number | null;
}) {
  const t = useText();
  const { paging, lastReachable } = pages;
  if (total === null) return <span role="status">{paging.page}</span>;
  const name = (page: number): string => t('pageOf', { page, pages: total });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{name(paging.page)}</span>
      </VisuallyHidden>
      <select
        className={styles['place']}
        aria-label={t('goToPage')}
        value={paging.page}
        onChange={({ target }) => void pages.goTo(Number(target.value))}
      >
        {Array.from({ length: lastReachable }, (_, index) => index + 1).map((page) => (
          <option key={page} value={page}>
            {name(page)}
          </option>
        ))}
      </select>
    </>
  );
});

function useEscape(onEscape: () => void): void {
  const call = useRef(onEscape);
  useEffect(() => {
    call.current = onEscape;
  });
  useEffect(() => {
    const listen = (press: KeyboardEvent) => {
      if (press.key !== 'Escape' || press.defaultPrevented) return;
      press.preventDefault();
      call.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
