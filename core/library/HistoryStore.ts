/** Taking out of what was watched, one by one or all at once (FAV-010). What is taken out is gone at once; what the platform refuses comes back, and can be tried again. */
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { MutationServices } from '../platform/outbox/mutationServices';
import { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import { MutationOutbox } from '../platform/outbox/MutationOutbox';
import { CallError, type Content, type PlatformClient } from '../sdk';
import { clearHistory, removeFromHistory } from '../sdk/endpoints/library';

export interface HistoryDeps {
  readonly client: PlatformClient;
  readonly services: Pick<MutationServices, 'around' | 'viewerId' | 'refusals'>;
  /** What this device remembers of a video, or of all, is forgotten as well. */
  readonly forget: (contentId?: string) => void;
  readonly report: (error: unknown) => void;
}

type Watched = Pick<Content, 'id' | 'videoId' | 'title'>;

/** History is kept by the video; a card may carry an id of its own. */
const videoOf = ({ id, videoId }: Watched): string => videoId ?? id;

export class HistoryStore {
  /** Everything that was listed is gone. */
  private cleared = false;
  private readonly gone = observable.set<string>();
  /** What the platform would not let go, by video. */
  private readonly kept = observable.map<string, Watched>(undefined, { deep: false });
  /** What the platform has not answered. */
  private readonly leaving = new Set<Watched>();
  private readonly outbox: MutationOutbox<readonly Watched[]>;
  private readonly notifier: MutationErrorNotifier;
  /** What was taken out last; null when it came back. */
  latest: Watched | null = null;

  constructor(private readonly deps: HistoryDeps) {
    this.outbox = new MutationOutbox(deps.services, 'history', areWatched);
    this.notifier = new MutationErrorNotifier(deps.services.refusals);
    makeAutoObservable<this, 'deps' | 'gone' | 'kept' | 'leaving' | 'outbox' | 'notifier'>(this, { latest: observableRef, deps: false, gone: false, kept: false, leaving: false, outbox: false, notifier: false, has: false, isOpen: false });
  }

  /** Something is on its way, or was refused. */
  get isOpen(): boolean {
    return this.leaving.size > 0 || this.kept.size > 0;
  }

  has(content: Watched): boolean {
    return !this.cleared && !this.gone.has(videoOf(content));
  }

  /** Those that came back, since the platform refused. */
  get refused(): readonly Watched[] {
    return [...this.kept.values()];
  }

  /** The page of the history shows what is refused, until the function that this gives is called. */
  attend(): () => void {
    return this.notifier.attend();
  }

  /** Tells what pages that were left could not, before the history is read. Never rejects. */
  takeUp(): Promise<void> {
    // After a while it has arrived, most likely, and may have been watched again elsewhere since.
    return this.outbox.take(async (left, fresh) => void (fresh && (await Promise.all(left.map((content) => this.takeOut(content))))));
  }

  async remove(content: Watched): Promise<void> {
    if (this.gone.has(videoOf(content))) return;
    this.latest = content;
    await this.takeOut(content);
  }

  /** Tries again what was refused. */
  async retry(): Promise<void> {
    await Promise.all(this.refused.map((content) => this.remove(content)));
  }

  /** Asked before, so it waits for the platform. Gives whether it has let go. */
  async clear(): Promise<boolean> {
    try {
      await this.deps.client.call(clearHistory, {});
    } catch (error) {
      this.deps.report(error);
      return false;
    }
    this.deps.forget();
    runInAction(() => {
      this.cleared = true;
      this.kept.clear();
    });
    return true;
  }

  private async takeOut(content: Watched): Promise<void> {
    const id = videoOf(content);
    runInAction(() => {
      this.gone.add(id);
      this.kept.delete(id);
    });
    this.notifier.dismiss(id);
    if (this.leaving.size === 0) this.outbox.attend(() => [...this.leaving].map(({ id, videoId, title }) => ({ id, videoId: videoId ?? null, title })));
    this.leaving.add(content);
    try {
      await this.deps.client.call(removeFromHistory, { path: { id } }).catch(unlessGone);
      this.deps.forget(id);
    } catch (error) {
      this.deps.report(error);
      runInAction(() => {
        this.gone.delete(id);
        this.kept.set(id, content);
        if (this.latest === content) this.latest = null;
      });
      this.notifier.notify(id, { key: 'removalRefused', title: content.title, retry: () => void this.remove(content) });
    } finally {
      this.leaving.delete(content);
      if (this.leaving.size === 0) this.outbox.rest();
    }
  }
}

/** What another tab or device has taken out is what was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof CallError && error.status === 404)) throw error;
}

const areWatched = (value: unknown): value is readonly Watched[] => Array.isArray(value) && value.every((each: Partial<Watched> | null) => typeof each?.id === 'string' && typeof each.title === 'string');
