/** Chapters and thumbnails along the time line. */
import { plainFetch, type Activate } from 'proscenium/sdk';
import { mergeAnnotations, readFile } from './mergeAnnotations';

export default ((context) => {
  const fetch = context.use(plainFetch);
  return {
    views: {},
    annotate: async ({ facts }, signal) => {
      const { chaptersUrl, thumbnailsUrl } = facts?.annotations ?? {};
      const [chapters, thumbnails] = await Promise.all([
        readFile(fetch, chaptersUrl, signal),
        readFile(fetch, thumbnailsUrl, signal),
      ]);
      return mergeAnnotations(chapters, thumbnails);
    },
  };
}) satisfies Activate<'player-part'>;
