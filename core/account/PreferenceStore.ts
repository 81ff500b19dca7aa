/** What a viewer prefers, wherever they are signed in (FAV-020 to FAV-022). A change shows at once; one that the platform refuses goes back, and can be tried again. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { components } from '../generated/platform';
import { createSerialQueue } from '../platform';
import type { PlatformClient } from '../sdk';
import { readPreferences, writePreferences } from '../sdk/endpoints/account';

export type Preferences = components['schemas']['UserPreferences'];

/** What holds until the platform says otherwise (FAV-023, FAV-026). */
const unsaid = { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false } as const;

export class PreferenceStore {
  state: 'loading' | 'failed' | 'ready' = 'loading';
  /** Tries again what was refused; null when nothing was. */
  retry: (() => void) | null = null;
  /** As the platform has them. */
  private kept: Preferences = {};
  /** Changes that the platform has not answered, in their order: shown on top of what it has. */
  private open: readonly Preferences[] = [];
  private readonly queue = createSerialQueue();

  constructor(
    private readonly client: PlatformClient,
    private readonly report: (error: unknown) => void,
    /** Told once the platform has taken a change. */
    private readonly changed: (change: Preferences) => void,
  ) {
    makeAutoObservable<this, 'client' | 'report' | 'changed' | 'kept' | 'queue' | 'open'>(this, { client: false, report: false, changed: false, retry: observableRef, kept: observableRef, queue: false, open: observableRef });
  }

  get values(): Preferences & { readonly autoAdvance: boolean; readonly videoBackgroundAutoPlay: boolean; readonly videoBackgroundAutoPlayAudio: boolean } {
    const shown = wholeOf(this.kept, this.open);
    return {
      ...shown,
      autoAdvance: shown.autoAdvance ?? unsaid.autoAdvance,
      videoBackgroundAutoPlay: shown.videoBackgroundAutoPlay ?? unsaid.videoBackgroundAutoPlay,
      videoBackgroundAutoPlayAudio: shown.videoBackgroundAutoPlayAudio ?? unsaid.videoBackgroundAutoPlayAudio,
    };
  }

  /** A failure is a state with a retry, never an exception. */
  async load(): Promise<void> {
    this.state = 'loading';
    try {
      const read = await this.client.call(readPreferences, {});
      runInAction(() => {
        this.kept = read;
        this.state = 'ready';
      });
    } catch (error) {
      this.report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** Somebody has changed them elsewhere, perhaps: what the platform says counts, unless something is on its way from here. Never rejects. */
  async readAgain(): Promise<void> {
    if (this.state !== 'ready' || this.open.length > 0) return;
    const { kept } = this;
    try {
      const read = await this.client.call(readPreferences, {});
      if (this.open.length === 0 && this.kept === kept) runInAction(() => (this.kept = read));
    } catch (error) {
      // What is shown stays: it was said before.
      this.report(error);
    }
  }

  /** Changes go one after another; each sends the whole (FAV-021). */
  change(change: Preferences): void {
    this.retry = null;
    this.open = [...this.open, change];
    void this.queue(() => this.send(change));
  }

  /** Waits for what is on its way. */
  settled(): Promise<void> {
    return this.queue(async () => undefined);
  }

  private async send(change: Preferences): Promise<void> {
    // Others stand before it only where the page is left and nothing waits: the whole must not undo them.
    const upTo = this.open.slice(0, this.open.indexOf(change) + 1);
    try {
      await this.client.call(writePreferences, { body: wholeOf(this.kept, upTo) });
      runInAction(() => {
        this.kept = { ...this.kept, ...change };
        this.close(change);
      });
      this.changed(change);
    } catch (error) {
      this.report(error);
      runInAction(() => {
        this.close(change);
        // What was changed once more meanwhile is not tried again over that.
        const later = new Set(this.open.flatMap(Object.keys));
        const again = Object.fromEntries(Object.entries(change).filter(([name]) => !later.has(name))) as Preferences;
        if (Object.keys(again).length > 0) this.retry = () => this.change(again);
      });
    }
  }

  private close(change: Preferences): void {
    this.open = this.open.filter((each) => each !== change);
  }
}

const wholeOf = (kept: Preferences, changes: readonly Preferences[]): Preferences => Object.assign({}, kept, ...changes) as Preferences;
