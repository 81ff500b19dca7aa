/** The tabs beside a film, and which of them is open: what is there to show decides, and what the viewer left open (PLY-016). */
import { useEffect } from 'react';
import { openTab, sidebarTabs, tabAtFirst, type Opening, type PlaybackSession, type SidebarTab, type WatchedContent, type WatchStore } from '../../../playback';
import { session, useService } from '../../../sdk';
import { shellStore } from '../../../shell/ShellStore';
import { useMedia } from '../../content/useMedia';
import { usePlayback } from '../usePlayback';
import { listBeside } from './listBeside';

/** The film has room beside it; WatchPage.module.css says the same. */
export const besideFilm = '(min-width: 1024px) and (min-height: 501px)';

export interface Sidebar {
  /** Those that have something to show. */
  readonly tabs: readonly SidebarTab[];
  readonly open: SidebarTab | null;
  /** Beside the film rather than beneath it. */
  readonly beside: boolean;
  /** How many other events are on. */
  readonly liveCount: number;
  /** Opens a tab, or closes the open one; the device remembers it. */
  readonly press: (tab: SidebarTab) => void;
}

export interface SidebarSubject {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
  readonly playbackSession: PlaybackSession | null;
}

/** For an observer. */
export function useSidebar({ store, content, opening, playbackSession }: SidebarSubject): Sidebar {
  const { player, choices } = usePlayback();
  const { viewer } = useService(session);
  const shell = useService(shellStore);
  const beside = useMedia(besideFilm);
  // What is watched is on as well, but it is here already.
  const liveCount = viewer.isGuest ? 0 : Math.max(0, shell.liveCount - (content.kind === 'live' && store.phase.kind === 'on' ? 1 : 0));
  const has: Readonly<Record<SidebarTab, boolean>> = {
    list: listBeside(store, content, opening.list) !== null,
    chapters: playbackSession !== null && !playbackSession.media.isLive && playbackSession.media.chapters.length > 0,
    live: liveCount > 0,
  };
  const tabs = sidebarTabs.filter((tab) => has[tab]);
  const atFirst = tabAtFirst(choices.sidebar, begins(opening, beside));

  useEffect(() => {
    // A player that begins anew has forgotten what stood open (PLY-018, PLY-025).
    const tab = atFirst ?? player.state.activeSidebarTab;
    if (tab !== null && player.state.activeSidebarTab !== atFirst) player.toggleSidebar(tab);
    // From then on the viewer decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [player, playbackSession]);

  const { activeSidebarTab } = player.state;
  const open = openTab(activeSidebarTab, tabs);
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

/** Who came from a list finds it beside the film. Beneath a film it takes no room from it. */
function begins({ list }: Opening, beside: boolean): boolean {
  return !beside || list.kind !== 'none';
}

/** How much room stands beside the film before anybody knows what will be there, so that it never moves; null for none. */
export function useSidebarSpace(kind: 'vod' | 'live', opening: Opening): 'open' | 'rail' | null {
  const { choices } = usePlayback();
  const { viewer } = useService(session);
  // A guest is not shown what is on, and nothing follows an event (LIV-049).
  if (kind === 'live' && viewer.isGuest) return null;
  return tabAtFirst(choices.sidebar, begins(opening, true)) === null ? 'rail' : 'open';
}
