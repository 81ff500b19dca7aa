/** The platform's watermark on the picture. */
import type { Activate } from '../../../core/sdk';
import { Watermark } from './Watermark';

export default (() => ({
  views: { picture: ({ playbackSession }) => <Watermark playbackSession={playbackSession} /> },
})) satisfies Activate<'player-part'>;
