/** A list of content with facets, order and tabs, such as the grid of a whole catalogue (HOM-098, CAT-055). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Refinement, SearchAnswer } from '../sdk/search';
import { PagedResults } from './PagedResults';
import { sameRefinement } from './refinement';

export interface ListRequest {
  readonly refinement: Refinement;
  /** 1-based. */
  readonly page: number;
  readonly signal: AbortSignal;
}
/** Fetches a page of a list; `title` is the platform's own name for it. */
export type RefinedListSource = (
  request: ListRequest,
) => Promise<SearchAnswer & { readonly title?: string | null }>;

export class RefinedList {
  title: string | null = null;
  readonly results: PagedResults;

  readonly #source: RefinedListSource;

  constructor(
    source: RefinedListSource,
    report: (error: unknown) => void,
    public refinement: Refinement,
  ) {
    this.#source = source;
    this.results = new PagedResults(report);
    makeAutoObservable(this, { refinement: observableRef, results: false });
  }

  /** Loads the first page. A failure becomes a state with a retry, never an exception. */
  load(): Promise<void> {
    const { refinement } = this;
    return this.results.ask(async (page, signal) => {
      const answer = await this.#source({ refinement, page, signal });
      runInAction(() => (this.title = answer.title ?? null));
      return answer;
    });
  }

  /** Changes the refinement and returns to page 1 (CAT-058). */
  refine(refinement: Refinement): void {
    if (sameRefinement(refinement, this.refinement)) return;
    this.refinement = refinement;
    void this.load();
  }
}
