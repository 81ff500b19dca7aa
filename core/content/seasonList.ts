/** The loaded part of a series' seasons: a contiguous range that grows at both ends (CAT-031 to CAT-037). */
import type { AdjacentSeasons, SeasonSummary, Series } from '../generated/platform';
import { PAGE_SIZES } from '../sdk/constants';

type SeasonPage = Pick<Series, 'seasons' | 'paging'>;
export interface SeasonList {
  readonly seasons: readonly SeasonSummary[];
  /** Cursor for loading preceding seasons; null when there are no more. */
  readonly before: string | null;
  /** Cursor for loading following seasons; null when there are no more. */
  readonly after: string | null;
}

/** List from the first page of a series (CAT-031). */
export function initialise({ seasons, paging }: SeasonPage): SeasonList {
  const page = seasons ?? [];
  return {
    seasons: once(page.filter(hasEpisodes)),
    before: null,
    after: isFull(page) && paging?.moreDataAvailable !== false ? lastOf(page) : null,
  };
}

/** Range around one season (CAT-032). The season itself stays even without episodes, since its page is open. */
export function setAdjacent(season: SeasonSummary, around: AdjacentSeasons | null): SeasonList {
  const preceding = around?.precedingSeasons ?? [];
  const following = around?.followingSeasons ?? [];
  return {
    seasons: once([...preceding.filter(hasEpisodes), season, ...following.filter(hasEpisodes)]),
    before: isFull(preceding) ? firstOf(preceding) : null,
    after: isFull(following) ? lastOf(following) : null,
  };
}

/** Appends a page of following seasons (CAT-033). */
export function appendForward(list: SeasonList, following: AdjacentSeasons['followingSeasons']): SeasonList {
  const page = following ?? [];
  return {
    ...list,
    seasons: [...list.seasons, ...unknownTo(list, page)],
    after: isFull(page) ? nextOf(lastOf(page), list.after) : null,
  };
}

/** Prepends a page of preceding seasons (CAT-034). */
export function prependBackward(
  list: SeasonList,
  preceding: AdjacentSeasons['precedingSeasons'],
): SeasonList {
  const page = preceding ?? [];
  return {
    ...list,
    seasons: [...unknownTo(list, page), ...list.seasons],
    before: isFull(page) ? nextOf(firstOf(page), list.before) : null,
  };
}

/** The season to open first: the requested one, else the first (CAT-005, CAT-096); null when there is none. */
export function openingSeason({ seasons }: SeasonList, wanted: string | null): SeasonSummary | null {
  return seasons.find(({ id }) => id === wanted) ?? seasons[0] ?? null;
}

/**
 * Only a full page implies another one (CAT-036). Checked on the raw page, before empty seasons are dropped
 * (CAT-037).
 */
const isFull = (page: readonly SeasonSummary[]): boolean => page.length >= PAGE_SIZES.series;

/** CAT-035. A season with an unknown episode count may have episodes. */
const hasEpisodes = ({ episodeCount }: SeasonSummary): boolean => episodeCount !== 0;

const firstOf = (page: readonly SeasonSummary[]): string | null => page[0]?.id ?? null;
const lastOf = (page: readonly SeasonSummary[]): string | null => page.at(-1)?.id ?? null;

/** Ends paging if the cursor does not advance: it would return the same page again. */
const nextOf = (season: string | null, asked: string | null): string | null =>
  season === asked ? null : season;

/** Removes duplicates: a response may repeat a season or include the season whose neighbours were requested. */
const once = (seasons: readonly SeasonSummary[]): SeasonSummary[] => [
  ...new Map(seasons.map((season) => [season.id, season])).values(),
];

function unknownTo({ seasons }: SeasonList, page: readonly SeasonSummary[]): SeasonSummary[] {
  const known = new Set(seasons.map(({ id }) => id));
  return once(page.filter((season) => hasEpisodes(season) && !known.has(season.id)));
}

/** Chooses the form of the season selector. */

export interface SwitcherPlace {
  /** The device class is mobile (RLM-052). */
  readonly isMobile: boolean;
  /** Narrower than a full menu (RLM-059). */
  readonly isNarrow: boolean;
  readonly layout: 'top' | 'top-left' | 'sidebar' | 'hamburger';
}

/** Dropdown on mobile and on narrow sidebar layouts, tabs elsewhere (CAT-039, CAT-040). */
export function switcherShape({ isMobile, isNarrow, layout }: SwitcherPlace): 'dropdown' | 'tabs' {
  return isMobile || (layout === 'sidebar' && isNarrow) ? 'dropdown' : 'tabs';
}
