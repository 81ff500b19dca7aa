/** A search as the viewer goes through it: what is typed and chosen, and what was found (CAT-044 to CAT-054). */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock, Refinement, SearchEngine } from '../sdk';
import { PagedResults } from './PagedResults';
import { sameRefinement, unrefined } from './refinement';
import { typingDelay } from './typingDelay';

/** Results a page. */
export const SEARCH_PAGE = 24;

export interface SearchDeps {
  /** The realm's engine; asked for at every page, so that one that did not load is tried again. */
  readonly engine: () => Promise<SearchEngine>;
  readonly clock: Pick<Clock, 'after'>;
  readonly report: (error: unknown) => void;
}

export class SearchStore {
  value = '';
  refinement: Refinement = unrefined;
  /** A search stands on the screen. */
  active = false;
  /** What the results are for; the address keeps it (CAT-058). Null before anything was asked. */
  asked: { readonly query: string; readonly refinement: Refinement } | null = null;
  readonly results: PagedResults;
  /** Whom the results are for: another language or viewer finds other things. */
  private audience: string | null = null;
  private cancel: () => void = () => undefined;

  constructor(private readonly deps: SearchDeps) {
    this.results = new PagedResults(deps.report);
    makeAutoObservable<this, 'deps' | 'cancel' | 'audience'>(this, { refinement: observableRef, asked: observableRef, results: false, deps: false, cancel: false, audience: false });
  }

  /** The search comes onto the screen (CAT-048). Results of the same search that are still there stay, so that going back finds its place. */
  open(audience: string): void {
    const held = this.audience === audience && this.results.state.status !== 'idle';
    this.active = true;
    this.audience = audience;
    if (!held) this.askIn(0);
  }

  /** What was typed and chosen stays for the next time, what was found does not (CAT-049). */
  close(): void {
    this.cancel();
    this.active = false;
    this.results.clear();
  }

  /** As {@link close}, and nothing is kept: the viewer has gone elsewhere (CAT-051). */
  reset(): void {
    this.close();
    this.asked = null;
    this.value = '';
    this.refinement = unrefined;
  }

  /** The search leaves the screen for a page of content: everything stays as it is. */
  leave(): void {
    this.active = false;
  }

  /** Another letter: results go at once (CAT-050), the search waits until the typing rests (CAT-045 to CAT-047). */
  type(typed: string): void {
    const value = searchable(typed);
    const same = value.trim() === this.value.trim();
    this.value = value;
    if (!same) this.askIn(typingDelay(value));
  }

  /** The viewer will not wait. */
  submit(): void {
    if (this.results.state.status !== 'ready') this.askIn(0);
  }

  /** Another choice of options, order or tab: from page 1 (CAT-050, CAT-058). */
  refine(refinement: Refinement): void {
    if (sameRefinement(refinement, this.refinement)) return;
    this.refinement = refinement;
    this.askIn(0);
  }

  /** What an address says; nothing is asked for when it says what stands here already (CAT-058). */
  take(said: string, refinement: Refinement): void {
    const value = searchable(said);
    if (value.trim() === this.value.trim() && sameRefinement(refinement, this.refinement)) return;
    this.value = value;
    this.refinement = refinement;
    this.askIn(0);
  }

  dispose(): void {
    this.cancel();
    this.results.dispose();
  }

  private askIn(milliseconds: number): void {
    this.cancel();
    this.results.wait();
    this.cancel = this.deps.clock.after(milliseconds, () => this.ask());
  }

  /** No words find nothing, and that is no failure (CAT-053). */
  private ask(): void {
    const query = this.value.trim();
    this.asked = { query, refinement: this.refinement };
    if (query === '') {
      this.results.clear();
      return;
    }
    const { refinement } = this;
    void this.results.ask(async (page, signal) => (await this.deps.engine()).search({ query, ...refinement, page, size: SEARCH_PAGE, signal }));
  }
}

/** Characters that the platform searches for; it refuses a longer question altogether. */
export const LONGEST_QUERY = 200;

/** What can be asked of what was typed, pasted or stands in the address; half a sign at its end goes as well. */
const searchable = (said: string): string => said.slice(0, LONGEST_QUERY).replace(/[\uD800-\uDBFF]$/, '');
