/** The sidebar of a player: surrounding list, chapters and live events; one open tab or none (PLY-016, PLY-046). */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/hooks';
import type { MessageKey } from '../../../generated/messageKeys';
import type { Opening, WatchedList } from '../../../playback/rules/opening';
import type { PlaybackSession } from '../../../playback/PlaybackSession';
import type { SidebarTab } from '../../../playback/rules/sidebar';
import type { WatchedContent } from '../../../playback/content';
import type { WatchStore } from '../../../playback/WatchStore';
import { Icon } from '../../../ui/Icon';
import { ChaptersPanel } from '../../../playback/pages/ChaptersPanel';
import { sidebarList } from '../../../playback/pages/sidebarList';
import styles from '../../../playback/pages/Sidebar.module.css';
import { SidebarTabs } from '../../../playback/pages/SidebarTabs';
import type { SidebarState } from '../../../playback/pages/useSidebar';
import { LiveNowList } from '../../../live/components/LiveNowList';
import { useService } from '../../../sdk/useService';
import { Spinner } from '../../../ui/Spinner';
import { pageLog, pageTexts } from '../../../pageKit/pageServices';
import { ListLines } from './ListLines';

interface ListPanelProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

/** The list that contains a video, scrolled to the current item. */
const ListPanel = observer(function ListPanel({ store, content, opening }: ListPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const list = sidebarList(store, content, opening.list);
  const { id } = content.info;
  useEffect(() => {
    const current = place.current?.querySelector<HTMLElement>('[data-current]');
    // Scrolls only the panel, not the page.
    if (place.current && current) place.current.scrollTop = current.offsetTop - place.current.offsetTop;
  }, [id, list?.items.length]);
  if (list === null) return null;
  return (
    <div ref={place} className={styles['body']}>
      <ListLines items={list.items} current={id} opening={{ ...opening, list: list.list }} />
    </div>
  );
});

export interface SidebarProps {
  readonly sidebar: SidebarState;
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
  readonly playbackSession: PlaybackSession | null;
}

/** The panel's titles. A list is titled by its kind. */
const listTitles = {
  none: 'watchFollowing',
  season: 'listOfSeason',
  playlist: 'listOfPlaylist',
  watchlist: 'listOfWatchlist',
} as const satisfies Record<WatchedList['kind'], MessageKey>;
const titles = { chapters: 'sidebarChapters', live: 'livePanel' } as const;

export const Sidebar = observer(function Sidebar(props: SidebarProps) {
  const { sidebar, store, content, opening } = props;
  const t = useText();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const { open } = sidebar;
  const kind = sidebarList(store, content, opening.list)?.list.kind ?? 'none';
  return (
    <aside className={styles['sidebar']} aria-label={t('sidebarLabel')}>
      <SidebarTabs ref={tabs} id={id} sidebar={sidebar} list={kind} />
      {open !== null && (
        <section
          className={styles['panel']}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open}`}
        >
          <header className={styles['head']}>
            <h2>{t(open === 'list' ? listTitles[kind] : titles[open])}</h2>
            <button
              type="button"
              className={styles['close']}
              aria-label={t('sidebarClose')}
              onClick={() => {
                sidebar.press(open);
                // The close button was unmounted: focus the tab that reopens the panel.
                tabs.current?.querySelector<HTMLElement>(`[data-tab="${open}"]`)?.focus();
              }}
            >
              <Icon name="close" />
            </button>
          </header>
          <Panel key={open} tab={open} {...props} />
        </section>
      )}
    </aside>
  );
});

function Panel({
  tab,
  store,
  content,
  opening,
  playbackSession,
}: SidebarProps & { readonly tab: SidebarTab }) {
  if (tab === 'list') return <ListPanel store={store} content={content} opening={opening} />;
  if (tab === 'live') return <LivePanel watched={content.kind === 'live' ? content.info.id : null} />;
  return playbackSession === null ? null : <ChaptersPanel playbackSession={playbackSession} />;
}

/** `watched`: the id of the event being watched (LIV-012, LIV-055). */
function LivePanel({ watched }: { readonly watched: string | null }) {
  const log = useService(pageLog);
  const texts = useService(pageTexts);
  const [loaded, setLoaded] = useState(() => texts.has('loadingLive'));
  const report = useCallback(
    (error: unknown) => log.warn('What is live could not be loaded.', { reason: String(error) }),
    [log],
  );
  useEffect(() => {
    if (loaded) return;
    let gone = false;
    void texts.require('live').then(() => !gone && setLoaded(true));
    return () => {
      gone = true;
    };
  }, [loaded, texts]);
  return (
    <div className={styles['body']}>
      {loaded ? <LiveNowList report={report} without={watched} /> : <Spinner />}
    </div>
  );
}
