/** Fetchers of the lists that have their own page. */
import type { VodPage } from '../generated/platform';
import type { PlatformClient } from '../sdk/platform';
import { PAGE_SIZES } from '../sdk/constants';
import { readFavourites, readHistory } from '../sdk/endpoints/library';
import { readContentGrid } from '../sdk/endpoints/search';
import type { RefinedListSource } from './RefinedList';

/** The whole catalogue (HOM-098, API-061). */
export const contentGrid =
  (client: PlatformClient): RefinedListSource =>
  ({ refinement: { facets, sort, tab }, page, signal }) =>
    client.call(readContentGrid, {
      query: {
        p: page,
        rpp: PAGE_SIZES.grid,
        // If omitted, the platform's default facets apply (CAT-056); a single empty entry means that none is chosen.
        ...(facets === null ? {} : { facets: facets.length === 0 ? [''] : [...facets] }),
        ...(sort === null ? {} : { sort }),
        ...(tab === null ? {} : { tab }),
      },
      signal,
    });

/** The viewer's favourites, newest first (CAT-073, FAV-001). */
export const favouriteVideos =
  (client: PlatformClient): RefinedListSource =>
  async ({ page, signal }) =>
    resultsOf(await client.call(readFavourites, { query: { p: page, rpp: PAGE_SIZES.favourites }, signal }));

/** The viewer's watch history, newest first (CAT-072, FAV-010). */
export const watchHistory =
  (client: PlatformClient): RefinedListSource =>
  async ({ page, signal }) =>
    resultsOf(await client.call(readHistory, { query: { p: page, rpp: PAGE_SIZES.history }, signal }));

function resultsOf({ vods, page, totalPages, totalResults }: VodPage) {
  return { results: vods, page: page ?? null, totalPages, totalResults: totalResults ?? vods?.length ?? 0 };
}
