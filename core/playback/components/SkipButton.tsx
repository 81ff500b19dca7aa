/** Skips the stretch that is playing: an intro, the credits (PLY-070). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n';
import type { Screening } from '../Screening';
import { skipOffer } from '../rules/skipMarker';
import { SkipIcon } from './icons';
import styles from './Overlays.module.css';

export const SkipButton = observer(function SkipButton({ screening }: { readonly screening: Screening }) {
  const t = useText();
  const { position, hasStarted, videoEnded } = screening.player.state;
  const offer = hasStarted && !videoEnded ? skipOffer(screening.manifest?.skipMarkers, position) : null;
  if (offer === null) return null;
  return (
    <button type="button" className={`${styles['pill']} ${styles['skip']}`} onClick={() => screening.seek(offer.to)}>
      {t(offer.labelKey)}
      <SkipIcon data-mirrored />
    </button>
  );
});
