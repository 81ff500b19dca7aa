/** The point `search-engine`: where the results of a search come from. */
import type { components } from '../generated/platform';

/** A page of results, with the ways in which they can be narrowed, ordered and divided (CAT-044, CAT-056, CAT-057, CAT-060). */
export type SearchAnswer = components['schemas']['ContentSearch'];
export type Facet = components['schemas']['Facet'];
export type SortOption = components['schemas']['SortOption'];
export type ListTab = components['schemas']['ListTab'];

/** How a list is narrowed, ordered and divided. */
export interface Refinement {
  /** Chosen options as `facet:value`; null means those that the answer marks active (CAT-056), none at all is an empty list. */
  readonly facets: readonly string[] | null;
  /** A value of the answer's `sortOptions`; null is by relevance (CAT-057). */
  readonly sort: string | null;
  /** A name of the answer's `tabs`; null is the first (CAT-060). */
  readonly tab: string | null;
}

export interface SearchRequest extends Refinement {
  /** What the viewer typed, without blanks around it; never empty. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** Results a page. */
  readonly size: number;
  /** Aborted when another search has taken the place of this one. */
  readonly signal: AbortSignal;
}

/** Finds content. A page beyond the last answers no results; a failure rejects, and the house offers to try again. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchAnswer>;
}
