/** Permanent buttons of a player that started by itself: pause (WCAG 2.2.2) and unmute. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import type { PlaybackSession } from '../PlaybackSession';
import { PauseIcon, PlayIcon, VolumeIcon } from './icons';
import overlays from './Overlays.module.css';

export interface InPlaceButtonsProps {
  readonly playbackSession: PlaybackSession;
  readonly title: string;
  /** Places the buttons in the other corner, since theirs is taken. */
  readonly aside: boolean;
}

export const InPlaceButtons = observer(function InPlaceButtons({
  playbackSession,
  title,
  aside,
}: InPlaceButtonsProps) {
  const t = useText();
  const { isPlaying, muted, videoEnded, autoStartFailed } = playbackSession.player.state;
  if (playbackSession.state.status !== 'showing' || videoEnded || autoStartFailed) return null;
  return (
    <div className={overlays['inPlace']} data-aside={aside || undefined}>
      {muted && (
        <button type="button" className={overlays['pill']} onClick={() => playbackSession.sound.toggleMute()}>
          <VolumeIcon level={0} />
          {t('playerUnmute')}
        </button>
      )}
      <button
        type="button"
        className={overlays['round']}
        aria-label={t(isPlaying ? 'playerPauseNamed' : 'playerStart', { title })}
        onClick={() => playbackSession.transport.togglePlay()}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
    </div>
  );
});
