/** Connects forms that ask for consent with the dialog that answers: one request at a time. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsentAnswer } from '../../sdk/signIn';
import { consentAnswers, type ConsentTerm, type Ticks } from './consentTerms';

/** A form that awaits the answer. */
interface Asking {
  readonly resolve: (answers: readonly ConsentAnswer[] | null) => void;
}

export interface ConsentDeps {
  /** Loads the realm's terms; null when it has none. */
  readonly load: (() => Promise<readonly ConsentTerm[]>) | null;
  /** Receives the reason when they cannot be loaded. */
  readonly report: (error: unknown) => void;
}

export class ConsentService {
  /** The pending request; the dialog is open while there is one. */
  asking: Asking | null = null;
  /** The realm's terms, or whether they are being loaded. */
  terms: readonly ConsentTerm[] | 'loading' | 'failed' | null = null;
  readonly #deps: ConsentDeps;

  constructor(deps: ConsentDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { terms: observableRef, asking: observableRef, ask: false });
  }

  /**
   * Resolves to the answers, to none at once when the realm has no terms, to null when the viewer declines
   * (SGN-072). Declines an earlier pending request.
   */
  readonly ask = (): Promise<readonly ConsentAnswer[] | null> => {
    if (this.#deps.load === null) return Promise.resolve([]);
    this.close();
    void this.prepare();
    return new Promise((resolve) => this.open({ resolve }));
  };

  /** Loads the terms unless they are there: also after a failure, and before a form asks. Never rejects. */
  async prepare(): Promise<void> {
    const { load, report } = this.#deps;
    if (load === null || (this.terms !== null && this.terms !== 'failed')) return;
    this.terms = 'loading';
    try {
      const terms = await load();
      runInAction(() => (this.terms = terms));
    } catch (error) {
      report(error);
      runInAction(() => (this.terms = 'failed'));
    }
  }

  agree(terms: readonly ConsentTerm[], ticks: Ticks): void {
    this.settle(consentAnswers(terms, ticks));
  }

  /** Closing without consent ends the sign-up. */
  close(): void {
    this.settle(null);
  }

  private open(asking: Asking): void {
    this.asking = asking;
  }

  private settle(answers: readonly ConsentAnswer[] | null): void {
    const { asking } = this;
    this.asking = null;
    asking?.resolve(answers);
  }
}
