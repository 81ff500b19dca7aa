/**
 * The sidebar's slot: reserved from the first render, to avoid layout shift; the sidebar's code is loaded
 * once the video plays.
 */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lazyPart } from '../../../catalogue/lazyPart';
import type { Opening } from '../../../playback/rules/opening';
import type { WatchedContent } from '../../../playback/content';
import type { WatchStore } from '../../../playback/WatchStore';
import styles from '../../../playback/pages/WatchPage.module.css';
import type { CurrentPlaybackSession } from '../../../playback/pages/CurrentPlaybackSession';
import { useSidebar, useSidebarSpace } from '../../../playback/pages/useSidebar';

const load = async () => (await import('./Sidebar')).Sidebar;
const Sidebar = lazyPart(load);

export interface SidebarSlotProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
  readonly currentSession: CurrentPlaybackSession;
  /** Content below the player may load (`usePictureFirst`). */
  readonly isTurn: boolean;
  /** Called once the slot's content is final, so that content below it may render. Must be referentially stable. */
  readonly onSettled: () => void;
}

export const SidebarSlot = observer(function SidebarSlot({
  store,
  content,
  opening,
  currentSession,
  isTurn,
  onSettled,
}: SidebarSlotProps) {
  const { playbackSession } = currentSession;
  const sidebar = useSidebar({ store, content, opening, playbackSession });
  const room = useSidebarSpace(content.kind, opening);
  const { tabs, open } = sidebar;
  const isKnown = isTurn && (content.kind === 'live' || store.neighboursKnown);
  const awaits = tabs.length > 0;
  useEffect(() => {
    if (!isKnown) return;
    // A sidebar whose code fails to load is left out.
    if (awaits) void load().then(onSettled, onSettled);
    else onSettled();
  }, [isKnown, awaits, onSettled]);
  // Other events may go live at any time; for a video, the tabs are final.
  const none = content.kind === 'live' && room !== null ? 'rail' : null;
  const side = !isKnown ? room : tabs.length === 0 ? none : open === null ? 'rail' : 'open';
  if (side === null) return null;
  return (
    <div className={styles['side']} data-side={side}>
      {isKnown && tabs.length > 0 && (
        <Sidebar
          sidebar={sidebar}
          store={store}
          content={content}
          opening={opening}
          playbackSession={playbackSession}
        />
      )}
    </div>
  );
});
