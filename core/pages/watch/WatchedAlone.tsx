/** A watch page in another site's frame: the player alone, as large as the frame (BRG-001). */
import type { Opening, WatchedContent, WatchStore } from '../../playback';
import { VisuallyHidden } from '../../ui';
import { Stage } from './Stage';
import styles from './WatchPage.module.css';

export interface WatchedAloneProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

export function WatchedAlone({ store, content, opening }: WatchedAloneProps) {
  return (
    <article className={styles['alone']}>
      <VisuallyHidden>
        <h1>{content.info.title}</h1>
      </VisuallyHidden>
      <div className={styles['stage']}>
        <Stage store={store} content={content} opening={opening} onBack={null} />
      </div>
    </article>
  );
}
