/** Connects forms that ask for consent with the dialog that answers: one request at a time. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { ConsentAnswer } from '../../sdk/signIn';
import { consentAnswers, type ConsentTerm, type Ticks } from './consentTerms';

/** A form that awaits the answer. */
interface Asking {
  readonly resolve: (answers: readonly ConsentAnswer[] | null) => void;
}

export class ConsentService {
  /** The pending request; the dialog is open while there is one. */
  asking: Asking | null = null;

  constructor(readonly terms: readonly ConsentTerm[]) {
    makeAutoObservable(this, { terms: false, asking: observableRef, ask: false });
  }

  /**
   * Resolves to the answers, to none at once when the realm has no terms, to null when the viewer declines
   * (SGN-072). Declines an earlier pending request.
   */
  readonly ask = (): Promise<readonly ConsentAnswer[] | null> => {
    if (this.terms.length === 0) return Promise.resolve([]);
    this.close();
    return new Promise((resolve) => this.open({ resolve }));
  };

  agree(ticks: Ticks): void {
    this.settle(consentAnswers(this.terms, ticks));
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
