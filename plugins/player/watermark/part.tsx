/** The mark of the platform on the picture. */
import type { Activate, PlayerPart } from '../../../core/sdk';
import { Watermark } from './Watermark';

export default (() => ({
  views: { picture: ({ screening }) => <Watermark screening={screening} /> },
})) satisfies Activate<PlayerPart>;
