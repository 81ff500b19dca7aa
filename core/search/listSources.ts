/** The lists that have a page of their own. */
import type { components } from '../generated/platform';
import type { PlatformClient } from '../sdk';
import { PAGE_SIZES } from '../sdk/constants';
import { readFavourites, readHistory } from '../sdk/endpoints/library';
import { readContentGrid } from '../sdk/endpoints/search';
import type { ListSource } from './RefinedList';

/** The whole catalogue (HOM-098, API-061). */
export const contentGrid =
  (client: PlatformClient): ListSource =>
  ({ refinement: { facets, sort, tab }, page, signal }) =>
    client.call(readContentGrid, {
      query: {
        p: page,
        rpp: PAGE_SIZES.grid,
        // Left out, the platform's own marks hold (CAT-056); one empty entry says that none does.
        ...(facets === null ? {} : { facets: facets.length === 0 ? [''] : [...facets] }),
        ...(sort === null ? {} : { sort }),
        ...(tab === null ? {} : { tab }),
      },
      signal,
    });

/** What the viewer favours, newest first (CAT-073, FAV-001). */
export const favouriteVideos =
  (client: PlatformClient): ListSource =>
  async ({ page, signal }) =>
    resultsOf(await client.call(readFavourites, { query: { p: page, rpp: PAGE_SIZES.favourites }, signal }));

/** What the viewer has watched, newest first (CAT-072, FAV-010). */
export const watchHistory =
  (client: PlatformClient): ListSource =>
  async ({ page, signal }) =>
    resultsOf(await client.call(readHistory, { query: { p: page, rpp: PAGE_SIZES.history }, signal }));

function resultsOf({ vods, page, totalPages, totalResults }: components['schemas']['VodPage']) {
  return { results: vods, page: page ?? null, totalPages, totalResults: totalResults ?? vods?.length ?? 0 };
}
