/** Load state of one platform response that a page depends on. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError } from '../sdk/platform';

export type LoadState<Value> =
  | { readonly status: 'loading' }
  /** The platform answered 404 (CAT-084). */
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

export type ReportError = (error: unknown) => void;

export class LoadedPage<Value> {
  state: LoadState<Value> = { status: 'loading' };
  #ending = new AbortController();

  readonly #read: (signal: AbortSignal) => Promise<Value>;
  readonly #report: ReportError;

  constructor(read: (signal: AbortSignal) => Promise<Value>, report: ReportError) {
    this.#read = read;
    this.#report = report;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Called when the page is shown, first or again; loaded content is reused. */
  open(): Promise<void> {
    return this.state.status === 'ready' ? Promise.resolve() : this.load();
  }

  /** Called when the page is left. Loaded content is retained for a return; a pending load is aborted. */
  leave(): void {
    if (this.state.status !== 'ready') this.dispose();
  }

  /** Loads from scratch and aborts a pending load. Never rejects; a failure is a state with a retry. */
  async load(): Promise<void> {
    this.dispose();
    const { signal } = (this.#ending = new AbortController());
    this.state = { status: 'loading' };
    try {
      const value = await this.#read(signal);
      if (!signal.aborted) runInAction(() => (this.state = { status: 'ready', value }));
    } catch (error) {
      if (signal.aborted) return;
      // Report a 404 as well: a broken link may have led here.
      this.#report(error);
      const missing = error instanceof CallError && error.status === 404;
      runInAction(() => (this.state = { status: missing ? 'missing' : 'failed' }));
    }
  }

  /**
   * Refetches while the current content stays visible. If that fails, falls back to a full load, so that no
   * possibly stale content is shown.
   */
  async refresh(): Promise<void> {
    if (this.state.status !== 'ready') return this.load();
    const before = this.#ending;
    const { signal } = (this.#ending = new AbortController());
    try {
      const value = await this.#read(signal);
      before.abort();
      if (!signal.aborted) runInAction(() => (this.state = { status: 'ready', value }));
    } catch (error) {
      before.abort();
      if (signal.aborted) return;
      this.#report(error);
      await this.load();
    }
  }

  /** Aborts pending requests, including further pages of loaded content. */
  dispose(): void {
    this.#ending.abort();
  }
}
