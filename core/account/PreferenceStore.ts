/** What a viewer prefers, wherever they are signed in (FAV-020 to FAV-022). A change shows at once; one that the platform refuses goes back, and can be tried again. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { components } from '../generated/platform';
import type { PlatformClient } from '../sdk';
import { readPreferences, writePreferences } from '../sdk/endpoints/account';

export type Preferences = components['schemas']['UserPreferences'];

/** What holds until the platform says otherwise (FAV-023, FAV-026). */
const unsaid = { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false } as const;

export class PreferenceStore {
  state: 'loading' | 'failed' | 'ready' = 'loading';
  /** Tries again what was refused; null when nothing was. */
  retry: (() => void) | null = null;
  /** As they are shown. */
  private shown: Preferences = {};
  /** As the platform has them. */
  private kept: Preferences = {};
  private queue: Promise<void> = Promise.resolve();
  /** Changes that are on their way. */
  private sending = 0;

  constructor(
    private readonly client: PlatformClient,
    private readonly report: (error: unknown) => void,
    /** Told once the platform has taken a change. */
    private readonly changed: (change: Preferences) => void,
  ) {
    makeAutoObservable<this, 'client' | 'report' | 'changed' | 'shown' | 'kept' | 'queue' | 'sending'>(this, { client: false, report: false, changed: false, retry: observableRef, shown: observableRef, kept: false, queue: false, sending: false });
  }

  get values(): Preferences & { readonly autoAdvance: boolean; readonly videoBackgroundAutoPlay: boolean; readonly videoBackgroundAutoPlayAudio: boolean } {
    const { shown } = this;
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
        this.kept = this.shown = read;
        this.state = 'ready';
      });
    } catch (error) {
      this.report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** Somebody has changed them elsewhere, perhaps: what the platform says counts, unless something is on its way from here. Never rejects. */
  async readAgain(): Promise<void> {
    if (this.state !== 'ready' || this.sending > 0) return;
    try {
      const read = await this.client.call(readPreferences, {});
      if (this.sending === 0) runInAction(() => (this.kept = this.shown = read));
    } catch (error) {
      // What is shown stays: it was said before.
      this.report(error);
    }
  }

  /** Changes go one after another; each sends the whole (FAV-021). */
  change(change: Preferences): void {
    this.retry = null;
    this.shown = { ...this.shown, ...change };
    this.sending += 1;
    this.queue = this.queue.then(() => this.send(change)).finally(() => (this.sending -= 1));
  }

  /** Waits for what is on its way. */
  settled(): Promise<void> {
    return this.queue;
  }

  private async send(change: Preferences): Promise<void> {
    const whole = { ...this.kept, ...change };
    try {
      await this.client.call(writePreferences, { body: whole });
      this.kept = whole;
      this.changed(change);
    } catch (error) {
      this.report(error);
      runInAction(() => {
        const before = Object.fromEntries(Object.keys(change).map((name) => [name, this.kept[name as keyof Preferences]]));
        this.shown = { ...this.shown, ...before };
        this.retry = () => this.change(change);
      });
    }
  }
}
