/** The platform's watermark on the picture. */
import type { Activate, PlayerPart } from '../../../core/sdk';
import { Watermark } from './Watermark';

export default (() => ({
  views: { picture: ({ playbackSession }) => <Watermark playbackSession={playbackSession} /> },
})) satisfies Activate<PlayerPart>;
