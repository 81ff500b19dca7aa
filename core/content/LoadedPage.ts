/** One answer of the platform that a page stands on: on its way, not there, failed, or there. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError } from '../sdk';

export type LoadState<Value> =
  | { readonly status: 'loading' }
  /** The platform has no such thing (CAT-084). */
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

export type Report = (error: unknown) => void;

export class LoadedPage<Value> {
  state: LoadState<Value> = { status: 'loading' };
  private ending = new AbortController();

  constructor(
    private readonly read: (signal: AbortSignal) => Promise<Value>,
    private readonly report: Report,
  ) {
    makeAutoObservable<this, 'read' | 'report' | 'ending'>(this, { state: observableRef, read: false, report: false, ending: false });
  }

  /** The page is shown, for the first time or again: what it had is still there. */
  open(): Promise<void> {
    return this.state.status === 'ready' ? Promise.resolve() : this.load();
  }

  /** The page is left: what is there stays for who comes back, the rest is not waited for. */
  leave(): void {
    if (this.state.status !== 'ready') this.dispose();
  }

  /** Loads from the start, dropping what was on its way. A failure is a state with a retry, never an exception. */
  async load(): Promise<void> {
    this.dispose();
    const { signal } = (this.ending = new AbortController());
    this.state = { status: 'loading' };
    try {
      const value = await this.read(signal);
      if (!signal.aborted) runInAction(() => (this.state = { status: 'ready', value }));
    } catch (error) {
      if (signal.aborted) return;
      // What is not there is told as well: a link may have led here.
      this.report(error);
      const missing = error instanceof CallError && error.status === 404;
      runInAction(() => (this.state = { status: missing ? 'missing' : 'failed' }));
    }
  }

  /** Reads it anew beneath what is shown. Where that fails it is loaded as for the first time, so that nothing is shown which may not be true. */
  async refresh(): Promise<void> {
    if (this.state.status !== 'ready') return this.load();
    const before = this.ending;
    const { signal } = (this.ending = new AbortController());
    try {
      const value = await this.read(signal);
      before.abort();
      if (!signal.aborted) runInAction(() => (this.state = { status: 'ready', value }));
    } catch (error) {
      before.abort();
      if (signal.aborted) return;
      this.report(error);
      await this.load();
    }
  }

  /** Drops what is on its way, further pages of what was loaded included. */
  dispose(): void {
    this.ending.abort();
  }
}
