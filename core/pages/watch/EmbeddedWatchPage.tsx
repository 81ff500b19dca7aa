/** A watch page in another site's frame: only the player, filling the frame (BRG-001). */
import type { Opening } from '../../playback/rules/opening';
import type { WatchedContent } from '../../playback/content';
import type { WatchStore } from '../../playback/WatchStore';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PlayerArea } from './PlayerArea';
import styles from '../../playback/pages/WatchPage.module.css';

export interface EmbeddedWatchPageProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

export function EmbeddedWatchPage({ store, content, opening }: EmbeddedWatchPageProps) {
  return (
    <article className={styles['alone']}>
      <VisuallyHidden>
        <h1>{content.info.title}</h1>
      </VisuallyHidden>
      <div className={styles['stage']}>
        <PlayerArea store={store} content={content} opening={opening} onBack={null} />
      </div>
    </article>
  );
}
