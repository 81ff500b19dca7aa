/** Says what the platform refused: the page of the thing does while it is open; else it is said over whatever page the viewer is on by then. */
import { runInAction } from 'mobx';
import type { MutationServices, Refusal } from './mutationServices';

export class MutationErrorNotifier {
  /** What is said over other pages, by what was changed. */
  private readonly said = new Map<string, Refusal>();
  private pages = 0;

  constructor(private readonly refusals: MutationServices['refusals']) {}

  /** A page shows what was refused, until the function that this gives is called. */
  attend(): () => void {
    this.pages += 1;
    for (const of of [...this.said.keys()]) this.dismiss(of);
    return () => void (this.pages -= 1);
  }

  notify(of: string, refusal: Refusal): void {
    this.dismiss(of);
    if (this.pages > 0) return;
    this.said.set(of, refusal);
    runInAction(() => this.refusals.push(refusal));
  }

  /** It was changed once more, or taken meanwhile. */
  dismiss(of: string): void {
    const refusal = this.said.get(of);
    this.said.delete(of);
    if (refusal !== undefined) runInAction(() => this.refusals.remove(refusal));
  }
}
