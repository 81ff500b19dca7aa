/** Draws advertisements in place of the picture, with their labels. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import type { PlaybackSessionView, PlayerPartProps } from 'proscenium/sdk';
import { Icon, Spinner, VisuallyHidden } from 'proscenium/ui';
import styles from './AdOverlay.module.css';
import type { AdPlayback } from './AdPlayback';
import type { AdScheduler } from './AdScheduler';
import type { AdMedia } from './vast';

/** Maximum picture height: more would compete with loading the content. */
const MAX_PICTURE_HEIGHT = 720;

/** The tallest playable file up to 720 lines, else the smallest; null when none is playable. */
export function playableFile(media: readonly AdMedia[], plays: (type: string) => boolean): AdMedia | null {
  const files = media.filter(({ type }) => plays(type)).sort((one, other) => one.height - other.height);
  return files.findLast(({ height }) => height <= MAX_PICTURE_HEIGHT) ?? files[0] ?? null;
}

export interface AdOverlayProps extends Pick<PlayerPartProps, 'Action'> {
  readonly breaks: AdScheduler;
  readonly sound: () => PlaybackSessionView['sound'];
}

/** Renders nothing between ad breaks; stays mounted as long as the content. */
export const AdOverlay = observer(function AdOverlay({ breaks, sound, Action }: AdOverlayProps) {
  const t = useText();
  useEffect(() => breaks.follow(), [breaks]);
  const { current } = breaks;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {current !== null && t('adAnnounced', { place: current.deps.place, count: current.deps.count })}
        </span>
      </VisuallyHidden>
      {current !== null && (
        <section className={styles['stage']} aria-label={t('adRegion')}>
          <AdPicture key={current.deps.place} playback={current} sound={sound()} />
          <AdWords playback={current} />
          <div className={styles['skip']}>
            <Skip playback={current} Action={Action} />
          </div>
        </section>
      )}
    </>
  );
});

const AdPicture = observer(function AdPicture({
  playback,
  sound: { volume, muted },
}: {
  readonly playback: AdPlayback;
  readonly sound: PlaybackSessionView['sound'];
}) {
  const element = useRef<HTMLVideoElement>(null);
  const file = playableFile(
    playback.ad.media,
    (type) => document.createElement('video').canPlayType(type) !== '',
  );
  useEffect(() => {
    if (file === null || element.current === null) return playback.failed();
    playback.show(element.current);
  }, [playback, file]);
  useEffect(() => {
    if (element.current === null) return;
    element.current.volume = volume / 100;
    element.current.muted = muted;
  }, [volume, muted]);
  return (
    <>
      {file !== null && (
        <video
          ref={element}
          className={styles['picture']}
          src={file.url}
          muted={muted}
          playsInline
          disablePictureInPicture
          onTimeUpdate={({ currentTarget }) => playback.reached(currentTarget.currentTime)}
          onEnded={() => playback.completed()}
          onError={() => playback.failed()}
        />
      )}
      {!playback.begun && <Spinner />}
    </>
  );
});

const AdWords = observer(function AdWords({ playback }: { readonly playback: AdPlayback }) {
  const t = useText();
  const format = useFormat();
  const { ad, left, deps } = playback;
  return (
    <div className={styles['words']}>
      <p className={styles['badge']}>
        <span>
          {deps.count > 1 ? t('adOfSeveral', { place: deps.place, count: deps.count }) : t('adAlone')}
        </span>
        {ad.duration > 0 && (
          <span role="timer" aria-live="off" aria-label={t('adLeft', { seconds: left })} dir="ltr">
            {format.playbackTime(left)}
          </span>
        )}
      </p>
      {ad.link !== null && (
        <a
          className={styles['link']}
          href={ad.link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => playback.visited()}
        >
          {t('adVisit')}
          <Icon name="outbound" />
          <VisuallyHidden>{t('adNewTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
});

const Skip = observer(function Skip({
  playback,
  Action,
}: { readonly playback: AdPlayback } & Pick<PlayerPartProps, 'Action'>) {
  const t = useText();
  const { skippableIn } = playback;
  if (skippableIn === null) return null;
  if (skippableIn > 0) return <p className={styles['wait']}>{t('adSkipIn', { seconds: skippableIn })}</p>;
  return <Action label={t('adSkip')} icon={<Icon name="next" />} onPress={() => playback.skip()} />;
});
