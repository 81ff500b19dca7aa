/** Unmute button for playback that began muted, shown to viewers who have never muted or unmuted on this device. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import type { PlaybackSession } from '../PlaybackSession';
import { VolumeIcon } from './icons';
import overlays from './Overlays.module.css';

export interface UnmuteOfferProps {
  readonly playbackSession: PlaybackSession;
  /** Places the button in the other corner, since its own is taken. */
  readonly aside: boolean;
}

export const UnmuteOffer = observer(function UnmuteOffer({ playbackSession, aside }: UnmuteOfferProps) {
  const t = useText();
  const { player, sound, transport } = playbackSession;
  if (!transport.plays || !player.state.muted || !sound.untouched) return null;
  return (
    <button
      type="button"
      className={`${overlays['pill']} ${overlays['unmute']}`}
      data-aside={aside || undefined}
      // Focus would show the control bars, and compact ones replace this button: it would vanish as soon as
      // the keyboard reaches it.
      onFocus={(event) => event.stopPropagation()}
      onClick={() => sound.toggleMute()}
    >
      <VolumeIcon level={0} />
      {t('playerUnmute')}
    </button>
  );
});
