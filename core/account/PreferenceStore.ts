/** What a viewer prefers, wherever they are signed in (FAV-020 to FAV-022). A change shows at once; one that the platform refuses goes back, and can be tried again. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { components } from '../generated/platform';
import { createSerialQueue } from '../platform';
import type { MutationServices } from '../platform/outbox/mutationServices';
import { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import { MutationOutbox } from '../platform/outbox/MutationOutbox';
import type { PlatformClient } from '../sdk';
import { readPreferences, writePreferences } from '../sdk/endpoints/account';

export type Preferences = components['schemas']['UserPreferences'];

/** What holds until the platform says otherwise (FAV-023, FAV-026). */
const unsaid = { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false } as const;

export interface PreferenceDeps {
  readonly client: PlatformClient;
  readonly services: Pick<MutationServices, 'around' | 'viewerId' | 'refusals'>;
  readonly report: (error: unknown) => void;
  /** Told once the platform has taken a change. */
  readonly changed: (change: Preferences) => void;
}

export class PreferenceStore {
  state: 'loading' | 'failed' | 'ready' = 'loading';
  /** Tries again what was refused; null when nothing was. */
  retry: (() => void) | null = null;
  /** As the platform has them. */
  private kept: Preferences = {};
  /** Changes that the platform has not answered, in their order: shown on top of what it has. */
  private open: readonly Preferences[] = [];
  private readonly queue = createSerialQueue();
  private readonly outbox: MutationOutbox<Preferences>;
  private readonly notifier: MutationErrorNotifier;

  constructor(private readonly deps: PreferenceDeps) {
    this.outbox = new MutationOutbox(deps.services, 'preferences', isChange);
    this.notifier = new MutationErrorNotifier(deps.services.refusals);
    makeAutoObservable<this, 'deps' | 'kept' | 'queue' | 'open' | 'outbox' | 'notifier'>(this, { deps: false, retry: observableRef, kept: observableRef, queue: false, open: observableRef, outbox: false, notifier: false });
  }

  /** Something is on its way, or was refused. */
  get isOpen(): boolean {
    return this.open.length > 0 || this.retry !== null;
  }

  /** A page shows what is refused, until the function that this gives is called. */
  attend(): () => void {
    return this.notifier.attend();
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

  /** A failure is a state with a retry, never an exception. What pages that were left could not tell stands on top of what is read, and is told. */
  async load(): Promise<void> {
    this.state = 'loading';
    if (this.open.length > 0) await this.settled();
    try {
      const read = await this.deps.client.call(readPreferences, {});
      runInAction(() => (this.kept = read));
      if (this.outbox.any) void this.takeUp().then(this.stand, this.stand);
      else this.stand();
    } catch (error) {
      this.deps.report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** Somebody has changed them elsewhere, perhaps: what the platform says counts, unless something is on its way from here. Never rejects. */
  async readAgain(): Promise<void> {
    if (this.state !== 'ready' || this.open.length > 0) return;
    const { kept } = this;
    try {
      const read = await this.deps.client.call(readPreferences, {});
      if (this.open.length === 0 && this.kept === kept) runInAction(() => (this.kept = read));
    } catch (error) {
      // What is shown stays: it was said before.
      this.deps.report(error);
    }
  }

  /** Changes go one after another; each sends the whole (FAV-021). */
  change(change: Preferences): void {
    this.retry = null;
    this.notifier.dismiss(REFUSED);
    if (this.open.length === 0) this.outbox.attend(() => wholeOf({}, this.open));
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
      await this.deps.client.call(writePreferences, { body: wholeOf(this.kept, upTo) });
      runInAction(() => {
        this.kept = { ...this.kept, ...change };
        this.close(change);
      });
      this.deps.changed(change);
    } catch (error) {
      this.deps.report(error);
      runInAction(() => {
        this.close(change);
        // What was changed once more meanwhile is not tried again over that.
        const later = new Set(this.open.flatMap(Object.keys));
        const again = Object.fromEntries(Object.entries(change).filter(([name]) => !later.has(name))) as Preferences;
        if (Object.keys(again).length > 0) this.refuse(again);
      });
    } finally {
      if (this.open.length === 0) this.outbox.rest();
    }
  }

  private refuse(change: Preferences): void {
    this.retry = () => this.change(change);
    this.notifier.notify(REFUSED, { key: 'preferencesRefused', retry: this.retry });
  }

  private takeUp(): Promise<void> {
    return this.outbox.take(async (change, fresh) => {
      // After a while it has arrived, most likely, and may have been changed elsewhere since.
      if (!fresh) return;
      this.change(change);
      this.stand();
      await this.settled();
    });
  }

  private readonly stand = (): void => runInAction(() => void (this.state = 'ready'));

  private close(change: Preferences): void {
    this.open = this.open.filter((each) => each !== change);
  }
}

const REFUSED = 'preferences';
const isChange = (value: unknown): value is Preferences => typeof value === 'object' && value !== null && !Array.isArray(value);
const wholeOf = (kept: Preferences, changes: readonly Preferences[]): Preferences => Object.assign({}, kept, ...changes) as Preferences;
