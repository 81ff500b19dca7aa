/** What stays in sight of a player that started by itself: the way to stop it (WCAG 2.2.2), and the way to its sound. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n';
import type { Screening } from '../Screening';
import { PauseIcon, PlayIcon, VolumeIcon } from './icons';
import overlays from './Overlays.module.css';

export const InPlaceButtons = observer(function InPlaceButtons({ screening, title }: { readonly screening: Screening; readonly title: string }) {
  const t = useText();
  const { isPlaying, muted, videoEnded, autoStartFailed } = screening.player.state;
  if (screening.state.status !== 'showing' || videoEnded || autoStartFailed) return null;
  return (
    <div className={overlays['inPlace']}>
      {muted && (
        <button type="button" className={overlays['pill']} onClick={() => screening.toggleMute()}>
          <VolumeIcon level={0} />
          {t('playerUnmute')}
        </button>
      )}
      <button type="button" className={overlays['round']} aria-label={t(isPlaying ? 'playerPauseNamed' : 'playerStart', { title })} onClick={() => screening.togglePlay()}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
    </div>
  );
});
