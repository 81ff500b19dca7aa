/** The seasons of a series as they are known so far: a stretch of the whole that grows at both ends (CAT-031 to CAT-037). */
import type { components } from '../generated/platform';
import { PAGE_SIZES } from '../sdk/constants';

export type SeasonSummary = components['schemas']['SeasonSummary'];
type SeasonPage = Pick<components['schemas']['Series'], 'seasons' | 'paging'>;
type Neighbours = components['schemas']['AdjacentSeasons'];

export interface SeasonList {
  readonly seasons: readonly SeasonSummary[];
  /** The season whose predecessors are asked for next; null when there are no more. */
  readonly before: string | null;
  /** The season whose successors are asked for next; null when there are no more. */
  readonly after: string | null;
}

/** The first page of a series (CAT-031). */
export function initialise({ seasons, paging }: SeasonPage): SeasonList {
  const page = seasons ?? [];
  return { seasons: once(page.filter(hasEpisodes)), before: null, after: isFull(page) && paging?.moreDataAvailable !== false ? lastOf(page) : null };
}

/** The stretch around one season (CAT-032). The season itself stays even without episodes: its page is the one that is open. */
export function setAdjacent(season: SeasonSummary, around: Neighbours | null): SeasonList {
  const preceding = around?.precedingSeasons ?? [];
  const following = around?.followingSeasons ?? [];
  return {
    seasons: once([...preceding.filter(hasEpisodes), season, ...following.filter(hasEpisodes)]),
    before: isFull(preceding) ? firstOf(preceding) : null,
    after: isFull(following) ? lastOf(following) : null,
  };
}

/** The seasons that follow the last one known (CAT-033). */
export function appendForward(list: SeasonList, following: Neighbours['followingSeasons']): SeasonList {
  const page = following ?? [];
  return { ...list, seasons: [...list.seasons, ...unknownTo(list, page)], after: isFull(page) ? nextOf(lastOf(page), list.after) : null };
}

/** The seasons before the first one known (CAT-034). */
export function prependBackward(list: SeasonList, preceding: Neighbours['precedingSeasons']): SeasonList {
  const page = preceding ?? [];
  return { ...list, seasons: [...unknownTo(list, page), ...list.seasons], before: isFull(page) ? nextOf(firstOf(page), list.before) : null };
}

/** The season a page opens with: the one that was asked for, else the first (CAT-005, CAT-096); null when there is none. */
export function openingSeason({ seasons }: SeasonList, wanted: string | null): SeasonSummary | null {
  return seasons.find(({ id }) => id === wanted) ?? seasons[0] ?? null;
}

/** CAT-036: only a full page promises another. Asked of the page as it came, before empty seasons are dropped (CAT-037). */
const isFull = (page: readonly SeasonSummary[]): boolean => page.length >= PAGE_SIZES.series;

/** CAT-035. A season that does not say how many it has may have some. */
const hasEpisodes = ({ episodeCount }: SeasonSummary): boolean => episodeCount !== 0;

const firstOf = (page: readonly SeasonSummary[]): string | null => page[0]?.id ?? null;
const lastOf = (page: readonly SeasonSummary[]): string | null => page.at(-1)?.id ?? null;

/** A season that was just asked from would bring the same page again. */
const nextOf = (season: string | null, asked: string | null): string | null => (season === asked ? null : season);

/** An answer may name a season twice, or the one whose neighbours were asked for. */
const once = (seasons: readonly SeasonSummary[]): SeasonSummary[] => [...new Map(seasons.map((season) => [season.id, season])).values()];

function unknownTo({ seasons }: SeasonList, page: readonly SeasonSummary[]): SeasonSummary[] {
  const known = new Set(seasons.map(({ id }) => id));
  return once(page.filter((season) => hasEpisodes(season) && !known.has(season.id)));
}
