/** The picture that the platform wants drawn over another (PLY-071). */
import { observer } from 'mobx-react-lite';
import type { PlaybackSessionView } from '../../../core/sdk';
import styles from './Watermark.module.css';

/** Nothing without one, and none before there is a picture to mark. Corners are those of the picture, not of the line of text. */
export const Watermark = observer(function Watermark({ playbackSession: { started, facts } }: { readonly playbackSession: PlaybackSessionView }) {
  const watermark = facts?.watermark ?? null;
  if (!started || watermark === null) return null;
  return (
    <div className={styles['picture']} dir="ltr">
      <img className={styles['watermark']} data-corner={watermark.position} src={watermark.imageUrl} alt="" />
    </div>
  );
});
