/** The place beside a film: there from the first drawing, so that nothing moves; what stands in it is fetched once the film plays. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lazyPart } from '../../../catalogue/lazyPart';
import type { Opening, WatchedContent, WatchStore } from '../../../playback';
import styles from '../WatchPage.module.css';
import type { Showing } from './Showing';
import { useSidebar, useSidebarSpace } from './useSidebar';

const load = async () => (await import('./Sidebar')).Sidebar;
const Sidebar = lazyPart(load);

export interface SidebarSlotProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
  readonly showing: Showing;
  /** The film has had its turn. */
  readonly isTurn: boolean;
  /** Nothing comes into this place any more that was not there: what stands beneath it may. The same function at every render. */
  readonly onSettled: () => void;
}

export const SidebarSlot = observer(function SidebarSlot({ store, content, opening, showing, isTurn, onSettled }: SidebarSlotProps) {
  const { playbackSession } = showing;
  const sidebar = useSidebar({ store, content, opening, playbackSession });
  const room = useSidebarSpace(content.kind, opening);
  const { tabs, open } = sidebar;
  const isKnown = isTurn && (content.kind === 'live' || store.neighboursKnown);
  const awaits = tabs.length > 0;
  useEffect(() => {
    if (!isKnown) return;
    // One whose code cannot be had is left out.
    if (awaits) void load().then(onSettled, onSettled);
    else onSettled();
  }, [isKnown, awaits, onSettled]);
  // What else is on may begin at any moment; around a video nothing appears any more.
  const none = content.kind === 'live' && room !== null ? 'rail' : null;
  const side = !isKnown ? room : tabs.length === 0 ? none : open === null ? 'rail' : 'open';
  if (side === null) return null;
  return (
    <div className={styles['side']} data-side={side}>
      {isKnown && tabs.length > 0 && <Sidebar sidebar={sidebar} store={store} content={content} opening={opening} playbackSession={playbackSession} />}
    </div>
  );
});
