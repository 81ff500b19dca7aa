/** State of a search: query, refinement and results (CAT-044 to CAT-054). */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../sdk/services';
import type { Refinement, SearchEngine } from '../sdk/search';
import { PagedResults } from './PagedResults';
import { sameRefinement, unrefined } from './refinement';
import { SEARCH_DELAYS } from '../sdk/constants';

/** Results per page. */
export const RESULTS_PER_PAGE = 24;

export interface SearchDeps {
  /** The realm's search engine; resolved for every page, so that a failed load is retried. */
  readonly engine: () => Promise<SearchEngine>;
  readonly clock: Pick<Clock, 'after'>;
  readonly report: (error: unknown) => void;
}

export class SearchStore {
  value = '';
  refinement: Refinement = unrefined;
  /** A search is open on screen. */
  active = false;
  /** The query of the current results; stored in the address (CAT-058). Null before the first search. */
  asked: { readonly query: string; readonly refinement: Refinement } | null = null;
  readonly results: PagedResults;
  /** Key of the language and viewer of the results; another audience gets other results. */
  #audience: string | null = null;
  #isTakenOver = false;
  #cancel: () => void = () => undefined;

  readonly #deps: SearchDeps;

  constructor(deps: SearchDeps) {
    this.#deps = deps;
    this.results = new PagedResults(deps.report);
    makeAutoObservable(this, { refinement: observableRef, asked: observableRef, results: false });
  }

  /**
   * Opens the search (CAT-048). Reuses existing results of the same audience, so that back navigation can
   * restore the scroll position.
   */
  open(audience: string): void {
    const held = this.#isTakenOver || (this.#audience === audience && this.results.state.status !== 'idle');
    this.active = true;
    this.#audience = audience;
    if (!held) this.askIn(0);
  }

  /** The page shows it already, as the host rendered it: {@link open} changes nothing until something is asked. */
  takeOver(): void {
    this.#isTakenOver = true;
  }

  /** Closes the search: retains query and refinement for the next time, clears the results (CAT-049). */
  close(): void {
    this.#cancel();
    this.active = false;
    this.results.clear();
  }

  /** As {@link close}, but also clears the query: the viewer has navigated elsewhere (CAT-051). */
  reset(): void {
    this.close();
    this.asked = null;
    this.value = '';
    this.refinement = unrefined;
  }

  /** Leaves the search for a content page; retains all state. */
  leave(): void {
    this.active = false;
  }

  /** Handles typing: clears the results at once (CAT-050) and debounces the search (CAT-045 to CAT-047). */
  type(typed: string): void {
    const value = searchable(typed);
    const same = value.trim() === this.value.trim();
    this.value = value;
    if (!same) this.askIn(typingDelay(value));
  }

  /** Searches at once, skipping the debounce. */
  submit(): void {
    if (this.results.state.status !== 'ready') this.askIn(0);
  }

  /** Changes facets, order or tab, and returns to page 1 (CAT-050, CAT-058). */
  refine(refinement: Refinement): void {
    if (sameRefinement(refinement, this.refinement)) return;
    this.refinement = refinement;
    this.askIn(0);
  }

  /** Applies the state from the address; does nothing if it equals the current state (CAT-058). */
  take(typed: string, refinement: Refinement): void {
    const value = searchable(typed);
    if (value.trim() === this.value.trim() && sameRefinement(refinement, this.refinement)) return;
    this.value = value;
    this.refinement = refinement;
    this.askIn(0);
  }

  dispose(): void {
    this.#cancel();
    this.results.dispose();
  }

  private askIn(milliseconds: number): void {
    this.#isTakenOver = false;
    this.#cancel();
    this.results.wait();
    this.#cancel = this.#deps.clock.after(milliseconds, () => this.ask());
  }

  /** An empty query has no results, which is not a failure (CAT-053). */
  private ask(): void {
    const query = this.value.trim();
    this.asked = { query, refinement: this.refinement };
    if (query === '') {
      this.results.clear();
      return;
    }
    const { refinement } = this;
    void this.results.ask(async (page, signal) =>
      (await this.#deps.engine()).search({ query, ...refinement, page, size: RESULTS_PER_PAGE, signal }),
    );
  }
}

/** Maximum query length in characters; the platform rejects longer ones. */
export const MAX_QUERY_LENGTH = 200;

/** Truncates typed, pasted or linked text to the limit, and drops a surrogate split by that. */
const searchable = (typed: string): string =>
  typed.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Delay in ms by text length: none for an empty field and three letters, short for one or two, long for more
 * (CAT-045 to CAT-047).
 */
export function typingDelay(value: string): number {
  const letters = [...value.trim()].length;
  if (letters === 0 || letters === 3) return 0;
  return letters < 3 ? SEARCH_DELAYS.short : SEARCH_DELAYS.long;
}
