/**
 * Viewer preferences, synced across devices (FAV-020 to FAV-022). Changes are optimistic updates: a refused
 * change rolls back and can be retried.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UserPreferences } from '../generated/platform';
import { createSerialQueue } from '../platform/transport/createSerialQueue';
import type { MutationServices } from '../platform/outbox/mutationServices';
import { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import { MutationOutbox } from '../platform/outbox/MutationOutbox';
import { sendWhenOnline } from '../platform/outbox/sendWhenOnline';
import type { PlatformClient } from '../sdk/platform';
import { readPreferences, writePreferences } from '../sdk/endpoints/account';

export type Preferences = UserPreferences;

/** Defaults until the platform returns a value (FAV-023, FAV-026). */
const unsaid = {
  autoAdvance: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
} as const;

export interface PreferenceDeps {
  readonly client: PlatformClient;
  readonly services: Pick<MutationServices, 'around' | 'viewerId' | 'refusals'>;
  readonly report: (error: unknown) => void;
  /** Called once the platform has accepted a change. */
  readonly changed: (change: Preferences) => void;
}

export class PreferenceStore {
  state: 'loading' | 'failed' | 'ready' = 'loading';
  /** Retries the refused change; null when there is none. */
  retry: (() => void) | null = null;
  /** Last state received from the platform. */
  private stored: Preferences = {};
  /** Unacknowledged changes in order, applied on top of the platform's state. */
  private open: readonly Preferences[] = [];
  readonly #queue = createSerialQueue();
  readonly #outbox: MutationOutbox<Preferences>;
  readonly #notifier: MutationErrorNotifier;

  readonly #deps: PreferenceDeps;

  constructor(deps: PreferenceDeps) {
    this.#deps = deps;
    this.#outbox = new MutationOutbox(deps.services, 'preferences', isChange);
    this.#notifier = new MutationErrorNotifier(deps.services.refusals);
    makeAutoObservable<this, 'stored' | 'open'>(this, {
      retry: observableRef,
      stored: observableRef,
      open: observableRef,
    });
  }

  /** A change is pending or was refused. */
  get isOpen(): boolean {
    return this.open.length > 0 || this.retry !== null;
  }

  /** While attached, the page shows refused changes itself and no toast appears. Returns the detach function. */
  attend(): () => void {
    return this.#notifier.attend();
  }

  get values(): Preferences & {
    readonly autoAdvance: boolean;
    readonly videoBackgroundAutoPlay: boolean;
    readonly videoBackgroundAutoPlayAudio: boolean;
  } {
    const shown = wholeOf(this.stored, this.open);
    return {
      ...shown,
      autoAdvance: shown.autoAdvance ?? unsaid.autoAdvance,
      videoBackgroundAutoPlay: shown.videoBackgroundAutoPlay ?? unsaid.videoBackgroundAutoPlay,
      videoBackgroundAutoPlayAudio: shown.videoBackgroundAutoPlayAudio ?? unsaid.videoBackgroundAutoPlayAudio,
    };
  }

  /**
   * Never rejects; a failure is a state with a retry. Replays mutations left unacknowledged by earlier pages
   * over the fetched state.
   */
  async load(): Promise<void> {
    this.state = 'loading';
    if (this.open.length > 0) await this.settled();
    try {
      const read = await this.#deps.client.call(readPreferences, {});
      runInAction(() => (this.stored = read));
      if (this.#outbox.any) void this.takeUp().then(this.markReady, this.markReady);
      else this.markReady();
    } catch (error) {
      this.#deps.report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** Refetches after a possible change elsewhere, unless a local change is pending. Never rejects. */
  async readAgain(): Promise<void> {
    if (this.state !== 'ready' || this.open.length > 0) return;
    const { stored } = this;
    try {
      const read = await this.#deps.client.call(readPreferences, {});
      if (this.open.length === 0 && this.stored === stored) runInAction(() => (this.stored = read));
    } catch (error) {
      // Keep showing the previous state.
      this.#deps.report(error);
    }
  }

  /** Changes are sent serially; each request carries the complete preferences (FAV-021). */
  change(change: Preferences): void {
    this.retry = null;
    this.#notifier.dismiss(REFUSED);
    if (this.open.length === 0) this.#outbox.attend(() => wholeOf({}, this.open));
    this.open = [...this.open, change];
    void this.#queue(() => this.send(change));
  }

  /** Waits for pending changes. */
  settled(): Promise<void> {
    return this.#queue(async () => undefined);
  }

  private async send(change: Preferences): Promise<void> {
    // On page leave the queue is flushed without waiting, so include earlier unacknowledged changes: this
    // complete write must not undo them.
    const upTo = this.open.slice(0, this.open.indexOf(change) + 1);
    try {
      await sendWhenOnline(() =>
        this.#deps.client.call(writePreferences, { body: wholeOf(this.stored, upTo) }),
      );
      runInAction(() => {
        this.stored = { ...this.stored, ...change };
        this.close(change);
      });
      this.#deps.changed(change);
    } catch (error) {
      this.#deps.report(error);
      runInAction(() => {
        this.close(change);
        // Do not retry a value that the user has since changed again.
        const later = new Set(this.open.flatMap(Object.keys));
        const again = Object.fromEntries(
          Object.entries(change).filter(([name]) => !later.has(name)),
        ) as Preferences;
        if (Object.keys(again).length > 0) this.refuse(again);
      });
    } finally {
      if (this.open.length === 0) this.#outbox.rest();
    }
  }

  private refuse(change: Preferences): void {
    this.retry = () => this.change(change);
    this.#notifier.notify(REFUSED, { key: 'preferencesRefused', retry: this.retry });
  }

  private takeUp(): Promise<void> {
    return this.#outbox.take(async (change, fresh) => {
      // A stale change has most likely arrived and may have been overridden elsewhere since.
      if (!fresh) return;
      this.change(change);
      this.markReady();
      await this.settled();
    });
  }

  private readonly markReady = (): void => runInAction(() => void (this.state = 'ready'));

  private close(change: Preferences): void {
    this.open = this.open.filter((each) => each !== change);
  }
}

const REFUSED = 'preferences';
const isChange = (value: unknown): value is Preferences =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const wholeOf = (stored: Preferences, changes: readonly Preferences[]): Preferences =>
  Object.assign({}, stored, ...changes) as Preferences;
