/**
 * Notifies the viewer of changes that the platform refused: on the page of the object while it is open,
 * otherwise as a notification over the current page.
 */
import { runInAction } from 'mobx';
import type { MutationServices, Refusal } from './mutationServices';

export class MutationErrorNotifier {
  /** Notifications shown over other pages, by changed object. */
  readonly #shown = new Map<string, Refusal>();
  #pages = 0;

  readonly #refusals: MutationServices['refusals'];

  constructor(refusals: MutationServices['refusals']) {
    this.#refusals = refusals;
  }

  /** Until the returned function is called, a page shows the refused changes itself. */
  attend(): () => void {
    this.#pages += 1;
    for (const of of [...this.#shown.keys()]) this.dismiss(of);
    return () => void (this.#pages -= 1);
  }

  notify(of: string, refusal: Refusal): void {
    this.dismiss(of);
    if (this.#pages > 0) return;
    this.#shown.set(of, refusal);
    runInAction(() => this.#refusals.push(refusal));
  }

  /** Called when the object is changed again, or the change was accepted after all. */
  dismiss(of: string): void {
    const refusal = this.#shown.get(of);
    this.#shown.delete(of);
    if (refusal !== undefined) runInAction(() => this.#refusals.remove(refusal));
  }
}
