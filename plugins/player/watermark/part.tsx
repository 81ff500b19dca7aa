/** The platform's watermark on the picture. */
import { observer } from 'mobx-react-lite';
import type { Activate, PlaybackSessionView } from 'proscenium/sdk';
import styles from './Watermark.module.css';

/**
 * Watermark over the picture, as set by the platform (PLY-071). Renders nothing without one, or before the
 * first frame. Corners are physical, independent of text direction.
 */
export const Watermark = observer(function Watermark({
  playbackSession: { started, facts },
}: {
  readonly playbackSession: PlaybackSessionView;
}) {
  const watermark = facts?.watermark ?? null;
  if (!started || watermark === null) return null;
  return (
    <div className={styles['picture']} dir="ltr">
      <img className={styles['watermark']} data-corner={watermark.position} src={watermark.imageUrl} alt="" />
    </div>
  );
});

export default (() => ({
  views: { picture: ({ playbackSession }) => <Watermark playbackSession={playbackSession} /> },
})) satisfies Activate<'player-part'>;
