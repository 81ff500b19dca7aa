/** The chapters of a video, from its annotations (PLY-072); a press plays one from its start. */
import { observer } from 'mobx-react-lite';
import { useFormat, useText } from '../../i18n/hooks';
import type { PlaybackSession } from '../PlaybackSession';
import { ThumbnailPicture } from '../components/ThumbnailPicture';
import { thumbnailAt } from '../rules/annotations';
import styles from './Sidebar.module.css';

/** In px. */
const PICTURE_WIDTH_PX = 112;

export const ChaptersPanel = observer(function ChaptersPanel({
  playbackSession,
}: {
  readonly playbackSession: PlaybackSession;
}) {
  const t = useText();
  const format = useFormat();
  const { chapters, chapter, annotations } = playbackSession.media;
  return (
    <div className={styles['body']}>
      <ol>
        {chapters.map((each) => (
          <li key={each.start} data-current={each === chapter || undefined}>
            <button
              type="button"
              className={styles['chapter']}
              aria-current={each === chapter ? 'true' : undefined}
              onClick={() => {
                playbackSession.transport.seek(each.start);
                void playbackSession.transport.play();
              }}
            >
              <ThumbnailPicture thumbnail={thumbnailAt(annotations, each.start)} width={PICTURE_WIDTH_PX} />
              <span className={styles['words']}>
                {each === chapter && <span className={styles['now']}>{t('playingNow')}</span>}
                <span className={styles['name']}>{each.title}</span>
                <span className={styles['time']}>{format.playbackTime(each.start)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
});
