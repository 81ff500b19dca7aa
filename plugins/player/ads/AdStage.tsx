/** Where advertisements are seen: in the place of the picture, with what is said of them. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useFormat, useText } from '../../../core/i18n';
import type { PlayerPartProps, ScreeningView } from '../../../core/sdk';
import { Icon, Spinner, VisuallyHidden } from '../../../core/ui';
import type { AdBreaks } from './AdBreaks';
import type { AdShowing } from './AdShowing';
import styles from './AdStage.module.css';
import { playableFile } from './playableFile';

export interface AdStageProps extends Pick<PlayerPartProps, 'Action'> {
  readonly breaks: AdBreaks;
  readonly sound: () => ScreeningView['sound'];
}

/** Nothing between the breaks; it follows the content for as long as it is there. */
export const AdStage = observer(function AdStage({ breaks, sound, Action }: AdStageProps) {
  const t = useText();
  useEffect(() => breaks.follow(), [breaks]);
  const { current } = breaks;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{current !== null && t('adAnnounced', { place: current.parts.place, count: current.parts.count })}</span>
      </VisuallyHidden>
      {current !== null && (
        <section className={styles['stage']} aria-label={t('adRegion')}>
          <AdPicture key={current.parts.place} showing={current} sound={sound()} />
          <AdWords showing={current} />
          <div className={styles['skip']}>
            <Skip showing={current} Action={Action} />
          </div>
        </section>
      )}
    </>
  );
});

const AdPicture = observer(function AdPicture({ showing, sound: { volume, muted } }: { readonly showing: AdShowing; readonly sound: ScreeningView['sound'] }) {
  const element = useRef<HTMLVideoElement>(null);
  const file = playableFile(showing.ad.media, (type) => document.createElement('video').canPlayType(type) !== '');
  useEffect(() => {
    if (file === null || element.current === null) return showing.failed();
    showing.show(element.current);
  }, [showing, file]);
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
          onTimeUpdate={({ currentTarget }) => showing.reached(currentTarget.currentTime)}
          onEnded={() => showing.completed()}
          onError={() => showing.failed()}
        />
      )}
      {!showing.begun && <Spinner />}
    </>
  );
});

const AdWords = observer(function AdWords({ showing }: { readonly showing: AdShowing }) {
  const t = useText();
  const format = useFormat();
  const { ad, left, parts } = showing;
  return (
    <div className={styles['words']}>
      <p className={styles['badge']}>
        <span>{parts.count > 1 ? t('adOfSeveral', { place: parts.place, count: parts.count }) : t('adAlone')}</span>
        {ad.duration > 0 && (
          <span role="timer" aria-live="off" aria-label={t('adLeft', { seconds: left })} dir="ltr">
            {format.playbackTime(left)}
          </span>
        )}
      </p>
      {ad.link !== null && (
        <a className={styles['link']} href={ad.link} target="_blank" rel="noopener noreferrer" onClick={() => showing.visited()}>
          {t('adVisit')}
          <Icon name="outbound" />
          <VisuallyHidden>{t('adNewTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
});

const Skip = observer(function Skip({ showing, Action }: { readonly showing: AdShowing } & Pick<PlayerPartProps, 'Action'>) {
  const t = useText();
  const { skippableIn } = showing;
  if (skippableIn === null) return null;
  if (skippableIn > 0) return <p className={styles['wait']}>{t('adSkipIn', { seconds: skippableIn })}</p>;
  return <Action label={t('adSkip')} icon={<Icon name="next" />} onPress={() => showing.skip()} />;
});
