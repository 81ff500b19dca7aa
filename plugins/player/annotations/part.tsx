/** Chapters and thumbnails along the time line. */
import type { Activate, PlayerPart } from '../../../core/sdk';
import { readFile } from './annotationFile';
import { mergeAnnotations } from './mergeAnnotations';

export default (() => ({
  views: {},
  annotate: async ({ facts }, signal) => {
    const { chaptersUrl, thumbnailsUrl } = facts?.annotations ?? {};
    const [chapters, thumbnails] = await Promise.all([readFile(chaptersUrl, signal), readFile(thumbnailsUrl, signal)]);
    return mergeAnnotations(chapters, thumbnails);
  },
})) satisfies Activate<PlayerPart>;
