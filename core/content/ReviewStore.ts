/** Form state and submission of a viewer's video review (CAT-061 to CAT-065). */
import { makeAutoObservable, runInAction } from 'mobx';
import { writeReview } from '../sdk/endpoints/library';
import type { ListDeps } from './openLists';
import { reviewProblems, type Rating } from './review';

export interface ReviewDeps extends ListDeps {
  /** Evaluated on submit, since the viewer may have signed out meanwhile. */
  readonly mayReview: () => boolean;
}

export class ReviewStore {
  open = false;
  rating: Rating | null = null;
  text = '';
  /** Result of the last submission. */
  outcome: 'none' | 'sending' | 'reviewPosted' | 'reviewFailed' = 'none';
  /** Validation errors appear only after the first attempt to submit. */
  private tried = false;

  readonly #deps: ReviewDeps;

  readonly #vodId: string;

  constructor(vodId: string, deps: ReviewDeps) {
    this.#vodId = vodId;
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Opens or closes the form; the draft is retained. */
  toggle(): void {
    this.open = !this.open;
    this.tried = false;
    if (this.outcome !== 'sending') this.outcome = 'none';
  }

  rate(rating: Rating): void {
    this.rating = rating;
  }

  write(text: string): void {
    this.text = text;
  }

  get problems(): ReturnType<typeof reviewProblems> {
    return this.tried ? reviewProblems(this) : { rating: null, text: null };
  }

  /** Submits a valid draft. Success closes the form; a failure keeps it open with the draft. Never rejects. */
  async submit(): Promise<void> {
    const vodId = this.#vodId;
    const { rating, text } = this;
    this.tried = true;
    const wrong = reviewProblems({ rating, text });
    if (rating === null || wrong.text !== null || this.outcome === 'sending') return;
    if (!this.#deps.mayReview()) {
      this.outcome = 'reviewFailed';
      return;
    }
    this.outcome = 'sending';
    try {
      await this.#deps.client.call(writeReview, { path: { id: vodId }, body: { rating, text: text.trim() } });
      runInAction(() => {
        this.toggle();
        this.outcome = 'reviewPosted';
        this.rating = null;
        this.text = '';
      });
    } catch (error) {
      this.#deps.report(error);
      runInAction(() => (this.outcome = 'reviewFailed'));
    }
  }
}
