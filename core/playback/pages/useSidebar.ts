/**
 * The sidebar's tabs and which one is open, depending on the available content and the viewer's last choice
 * (PLY-016).
 */
import { useEffect } from 'react';
import { openSidebarTab, sidebarTabs, tabAtFirst, type SidebarTab } from '../rules/sidebar';
import type { Opening } from '../rules/opening';
import type { PlaybackSession } from '../PlaybackSession';
import type { WatchedContent } from '../content';
import type { WatchStore } from '../WatchStore';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { shellStore } from '../../pageKit/ShellStore';
import { useMedia } from '../../pageKit/useMedia';
import { usePlayback } from './usePlayback';
import { sidebarList } from './sidebarList';

/** The sidebar fits next to the player; keep in sync with WatchPage.module.css. */
export const besideFilm = '(min-width: 1024px) and (min-height: 501px)';

export interface SidebarState {
  /** Tabs with content. */
  readonly tabs: readonly SidebarTab[];
  readonly open: SidebarTab | null;
  /** Next to the player rather than below it. */
  readonly beside: boolean;
  /** Number of other live events. */
  readonly liveCount: number;
  /** Opens a tab, or closes the open one; the choice is stored on the device. */
  readonly press: (tab: SidebarTab) => void;
}

export interface SidebarSubject {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
  readonly playbackSession: PlaybackSession | null;
}

/** Use inside an observer. */
export function useSidebar({ store, content, opening, playbackSession }: SidebarSubject): SidebarState {
  const { player, choices } = usePlayback();
  const { viewer } = useService(session);
  const shell = useService(shellStore);
  const beside = useMedia(besideFilm);
  // Excludes the event being watched.
  const liveCount = viewer.isGuest
    ? 0
    : Math.max(0, shell.liveCount - (content.kind === 'live' && store.phase.kind === 'on' ? 1 : 0));
  const has: Readonly<Record<SidebarTab, boolean>> = {
    list: sidebarList(store, content, opening.list) !== null,
    chapters:
      playbackSession !== null && !playbackSession.media.isLive && playbackSession.media.chapters.length > 0,
    live: liveCount > 0,
  };
  const tabs = sidebarTabs.filter((tab) => has[tab]);
  const atFirst = tabAtFirst(choices.sidebar, begins(opening, beside));

  useEffect(() => {
    // A restarted player has lost the open tab (PLY-018, PLY-025).
    const tab = atFirst ?? player.state.activeSidebarTab;
    if (tab !== null && player.state.activeSidebarTab !== atFirst) player.toggleSidebar(tab);
    // Runs only on start; afterwards the viewer decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [player, playbackSession]);

  const { activeSidebarTab } = player.state;
  const open = openSidebarTab(activeSidebarTab, tabs);
  return {
    tabs,
    open,
    beside,
    liveCount,
    press: (tab) => {
      player.toggleSidebar(tab === open && activeSidebarTab !== null ? activeSidebarTab : tab);
      choices.keepSidebar(player.state.activeSidebarTab === null ? 'closed' : tab);
    },
  };
}

/** Open initially if the viewer came from a list, or if it is below the player and takes no space from it. */
function begins({ list }: Opening, beside: boolean): boolean {
  return !beside || list.kind !== 'none';
}

/** The space reserved for the sidebar before its content is known, to avoid layout shift; null for none. */
export function useSidebarSpace(kind: 'vod' | 'live', opening: Opening): 'open' | 'rail' | null {
  const { choices } = usePlayback();
  const { viewer } = useService(session);
  // Guests do not see live events, and nothing follows an event (LIV-049).
  if (kind === 'live' && viewer.isGuest) return null;
  return tabAtFirst(choices.sidebar, begins(opening, true)) === null ? 'rail' : 'open';
}
