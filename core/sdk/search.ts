/** The contribution point `search-engine`: source of search results. */
import type { ContentSearch } from '../generated/platform';

export type { Facet, ListTab, SortOption } from '../generated/platform';

/** A page of results with facets, sort options and tabs (CAT-044, CAT-056, CAT-057, CAT-060). */
export type SearchAnswer = ContentSearch;

/** Filters, sort order and tab of a result list. */
export interface Refinement {
  /** Selected options as `facet:value`; null: those marked active in the answer (CAT-056), an empty list: none. */
  readonly facets: readonly string[] | null;
  /** One of the answer's `sortOptions`; null: by relevance (CAT-057). */
  readonly sort: string | null;
  /** One of the answer's `tabs`; null: the first (CAT-060). */
  readonly tab: string | null;
}

/** What a search asks for: text, filters, order, page. */
export interface SearchRequest extends Refinement {
  /** Trimmed; never empty. */
  readonly query: string;
  /** 1-based. */
  readonly page: number;
  /** Page size. */
  readonly size: number;
  /** Aborted when a newer search replaces this one. */
  readonly signal: AbortSignal;
}

/** Finds content. A page beyond the last has no results; a failure rejects and core offers a retry. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchAnswer>;
}
