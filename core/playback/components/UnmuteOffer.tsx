/** Offers the sound of a showing that began without it, to a viewer who has never said whether they want any. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n';
import type { PlaybackSession } from '../PlaybackSession';
import { VolumeIcon } from './icons';
import overlays from './Overlays.module.css';

export interface UnmuteOfferProps {
  readonly playbackSession: PlaybackSession;
  /** Its corner is taken: it stands in the other one. */
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
      // The focus brings the player's bars, and compact ones take this button's place: it would be gone as soon as the keyboard reaches it.
      onFocus={(event) => event.stopPropagation()}
      onClick={() => sound.toggleMute()}
    >
      <VolumeIcon level={0} />
      {t('playerUnmute')}
    </button>
  );
});
