/** The loaded part of a series' seasons: a contiguous range that grows at both ends (CAT-031 to CAT-037). */
import { PAGE_SIZES } from '../sdk/constants';
import type { SeasonEntry } from './listHeads';

export interface SeasonList {
  readonly seasons: readonly SeasonEntry[];
  /** Cursor for loading preceding seasons; null when there are no more. */
  readonly before: string | null;
  /** Cursor for loading following seasons; null when there are no more. */
  readonly after: string | null;
}

/** Pages before and after a season. */
export interface AdjacentSeasons {
  readonly preceding: readonly SeasonEntry[];
  readonly following: readonly SeasonEntry[];
}

/** List from the first page of a series (CAT-031). `mayContinue`: the platform does not say that it is the last. */
export function initialise(page: readonly SeasonEntry[], mayContinue: boolean): SeasonList {
  return {
    seasons: once(page.filter(hasEpisodes)),
    before: null,
    after: isFull(page) && mayContinue ? lastOf(page) : null,
  };
}

/** Range around one season (CAT-032). The season itself stays even without episodes, since its page is open. */
export function setAdjacent(season: SeasonEntry, around: AdjacentSeasons | null): SeasonList {
  const { preceding, following } = around ?? { preceding: [], following: [] };
  return {
    seasons: once([...preceding.filter(hasEpisodes), season, ...following.filter(hasEpisodes)]),
    before: isFull(preceding) ? firstOf(preceding) : null,
    after: isFull(following) ? lastOf(following) : null,
  };
}

/** Appends a page of following seasons (CAT-033). */
export function appendForward(list: SeasonList, page: readonly SeasonEntry[]): SeasonList {
  return {
    ...list,
    seasons: [...list.seasons, ...unknownTo(list, page)],
    after: isFull(page) ? nextOf(lastOf(page), list.after) : null,
  };
}

/** Prepends a page of preceding seasons (CAT-034). */
export function prependBackward(list: SeasonList, page: readonly SeasonEntry[]): SeasonList {
  return {
    ...list,
    seasons: [...unknownTo(list, page), ...list.seasons],
    before: isFull(page) ? nextOf(firstOf(page), list.before) : null,
  };
}

/** The season to open first: the requested one, else the first (CAT-005, CAT-096); null when there is none. */
export function openingSeason({ seasons }: SeasonList, wanted: string | null): SeasonEntry | null {
  return seasons.find(({ id }) => id === wanted) ?? seasons[0] ?? null;
}

/**
 * Only a full page implies another one (CAT-036). Checked on the raw page, before empty seasons are dropped
 * (CAT-037).
 */
const isFull = (page: readonly SeasonEntry[]): boolean => page.length >= PAGE_SIZES.series;

/** CAT-035. A season with an unknown episode count may have episodes. */
const hasEpisodes = ({ episodeCount }: SeasonEntry): boolean => episodeCount !== 0;

const firstOf = (page: readonly SeasonEntry[]): string | null => page[0]?.id ?? null;
const lastOf = (page: readonly SeasonEntry[]): string | null => page.at(-1)?.id ?? null;

/** Ends paging if the cursor does not advance: it would return the same page again. */
const nextOf = (season: string | null, asked: string | null): string | null =>
  season === asked ? null : season;

/** Removes duplicates: a response may repeat a season or include the season whose neighbours were requested. */
const once = (seasons: readonly SeasonEntry[]): SeasonEntry[] => [
  ...new Map(seasons.map((season) => [season.id, season])).values(),
];

function unknownTo({ seasons }: SeasonList, page: readonly SeasonEntry[]): SeasonEntry[] {
  const known = new Set(seasons.map(({ id }) => id));
  return once(page.filter((season) => hasEpisodes(season) && !known.has(season.id)));
}

/** The windows in which the season selector is a dropdown; it has tabs elsewhere (CAT-039, CAT-040). */
export const dropdownWindows = (layout: MenuLayout): 'mobile' | 'narrow or mobile' =>
  layout === 'sidebar' ? 'narrow or mobile' : 'mobile';

type MenuLayout = 'top' | 'top-left' | 'sidebar' | 'hamburger';
