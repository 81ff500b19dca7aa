/**
 * Removes items from the watch history, singly or all (FAV-010). Removals are optimistic updates: a refused
 * item reappears and can be retried.
 */
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { MutationServices } from '../platform/outbox/mutationServices';
import { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import { MutationOutbox } from '../platform/outbox/MutationOutbox';
import { CallError, type PlatformClient } from '../sdk/platform';
import type { Content } from '../sdk/services';
import { clearHistory, removeFromHistory } from '../sdk/endpoints/library';

export interface HistoryDeps {
  readonly client: PlatformClient;
  readonly services: Pick<MutationServices, 'around' | 'viewerId' | 'refusals'>;
  /** Also clears locally stored progress: of one video, or of all. */
  readonly forget: (contentId?: string) => void;
  readonly report: (error: unknown) => void;
}

type Watched = Pick<Content, 'id' | 'videoId' | 'title'>;

/** History is stored by video id; a card may have its own id. */
const videoOf = ({ id, videoId }: Watched): string => videoId ?? id;

export class HistoryStore {
  /** The whole listed history was cleared. */
  private cleared = false;
  readonly #gone = observable.set<string>();
  /** Refused removals, by video id. */
  readonly #rejected = observable.map<string, Watched>(undefined, { deep: false });
  /** Unacknowledged removals. */
  readonly #leaving = new Set<Watched>();
  readonly #outbox: MutationOutbox<readonly Watched[]>;
  readonly #notifier: MutationErrorNotifier;
  /** The last removed item; null if it reappeared. */
  latest: Watched | null = null;

  readonly #deps: HistoryDeps;

  constructor(deps: HistoryDeps) {
    this.#deps = deps;
    this.#outbox = new MutationOutbox(deps.services, 'history', areWatched);
    this.#notifier = new MutationErrorNotifier(deps.services.refusals);
    makeAutoObservable(this, { latest: observableRef, has: false, isOpen: false });
  }

  /** A removal is pending or was refused. */
  get isOpen(): boolean {
    return this.#leaving.size > 0 || this.#rejected.size > 0;
  }

  has(content: Watched): boolean {
    return !this.cleared && !this.#gone.has(videoOf(content));
  }

  /** Items that reappeared because the platform refused their removal. */
  get refused(): readonly Watched[] {
    return [...this.#rejected.values()];
  }

  /**
   * While attached, the history page shows refused removals itself and no toast appears. Returns the detach
   * function.
   */
  attend(): () => void {
    return this.#notifier.attend();
  }

  /** Replays removals left unacknowledged by earlier pages, before the history is fetched. Never rejects. */
  takeUp(): Promise<void> {
    // A stale removal has most likely arrived, and the video may have been watched again elsewhere since.
    return this.#outbox.take(
      async (left, fresh) =>
        void (fresh && (await Promise.all(left.map((content) => this.takeOut(content))))),
    );
  }

  async remove(content: Watched): Promise<void> {
    if (this.#gone.has(videoOf(content))) return;
    this.latest = content;
    await this.takeOut(content);
  }

  /** Retries refused removals. */
  async retry(): Promise<void> {
    await Promise.all(this.refused.map((content) => this.remove(content)));
  }

  /** Not optimistic: the viewer confirmed a dialog that waits for the result. Returns whether it succeeded. */
  async clear(): Promise<boolean> {
    try {
      await this.#deps.client.call(clearHistory, {});
    } catch (error) {
      this.#deps.report(error);
      return false;
    }
    this.#deps.forget();
    runInAction(() => {
      this.cleared = true;
      this.#rejected.clear();
    });
    return true;
  }

  private async takeOut(content: Watched): Promise<void> {
    const id = videoOf(content);
    runInAction(() => {
      this.#gone.add(id);
      this.#rejected.delete(id);
    });
    this.#notifier.dismiss(id);
    if (this.#leaving.size === 0)
      this.#outbox.attend(() =>
        [...this.#leaving].map(({ id, videoId, title }) => ({ id, videoId: videoId ?? null, title })),
      );
    this.#leaving.add(content);
    try {
      await this.#deps.client.call(removeFromHistory, { path: { id } }).catch(unlessGone);
      this.#deps.forget(id);
    } catch (error) {
      this.#deps.report(error);
      runInAction(() => {
        this.#gone.delete(id);
        this.#rejected.set(id, content);
        if (this.latest === content) this.latest = null;
      });
      this.#notifier.notify(id, {
        key: 'removalRefused',
        title: content.title,
        retry: () => void this.remove(content),
      });
    } finally {
      this.#leaving.delete(content);
      if (this.#leaving.size === 0) this.#outbox.rest();
    }
  }
}

/** 404 means another tab or device has already removed the item. */
function unlessGone(error: unknown): void {
  if (!(error instanceof CallError && error.status === 404)) throw error;
}

const areWatched = (value: unknown): value is readonly Watched[] =>
  Array.isArray(value) &&
  value.every(
    (each: Partial<Watched> | null) => typeof each?.id === 'string' && typeof each.title === 'string',
  );
