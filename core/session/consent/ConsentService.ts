/** Where forms ask for the realm's terms, and the dialog answers: one asking at a time. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { ConsentAnswer } from '../../sdk';
import { consentAnswers, type ConsentTerm, type Ticks } from './consentTerms';

/** A form that waits for the viewer. */
interface Asking {
  readonly resolve: (answers: readonly ConsentAnswer[] | null) => void;
}

export class ConsentService {
  /** A form waits: the dialog is open. */
  asking: Asking | null = null;

  constructor(readonly terms: readonly ConsentTerm[]) {
    makeAutoObservable(this, { terms: false, asking: observableRef, ask: false });
  }

  /** Gives the answers, none at once when the realm has no terms, null when the viewer does not agree (SGN-072). An earlier asking that still waits is given up. */
  readonly ask = (): Promise<readonly ConsentAnswer[] | null> => {
    if (this.terms.length === 0) return Promise.resolve([]);
    this.close();
    return new Promise((resolve) => this.open({ resolve }));
  };

  agree(ticks: Ticks): void {
    this.settle(consentAnswers(this.terms, ticks));
  }

  /** Closing without agreeing ends the sign-up. */
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
