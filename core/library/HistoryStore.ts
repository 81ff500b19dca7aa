/** Taking out of what was watched, one by one or all at once (FAV-010). What is taken out is gone at once; what the platform refuses comes back, and can be tried again. */
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { CallError, type Content, type PlatformClient } from '../sdk';
import { clearHistory, removeFromHistory } from '../sdk/endpoints/library';

export interface HistoryParts {
  readonly client: PlatformClient;
  /** What this device remembers of a video, or of all, is forgotten as well. */
  readonly forget: (contentId?: string) => void;
  readonly report: (error: unknown) => void;
}

/** History is kept by the video; a card may carry an id of its own. */
const videoOf = ({ id, videoId }: Pick<Content, 'id' | 'videoId'>): string => videoId ?? id;

export class HistoryStore {
  /** Everything that was listed is gone. */
  private cleared = false;
  private readonly gone = observable.set<string>();
  /** What the platform would not let go, by video. */
  private readonly kept = observable.map<string, Content>(undefined, { deep: false });
  /** What was taken out last; null when it came back. */
  latest: Content | null = null;

  constructor(private readonly parts: HistoryParts) {
    makeAutoObservable<this, 'parts' | 'gone' | 'kept'>(this, { latest: observableRef, parts: false, gone: false, kept: false, has: false });
  }

  has(content: Content): boolean {
    return !this.cleared && !this.gone.has(videoOf(content));
  }

  /** Those that came back, since the platform refused. */
  get refused(): readonly Content[] {
    return [...this.kept.values()];
  }

  async remove(content: Content): Promise<void> {
    const id = videoOf(content);
    if (this.gone.has(id)) return;
    this.gone.add(id);
    this.kept.delete(id);
    this.latest = content;
    try {
      await this.parts.client.call(removeFromHistory, { path: { id } }).catch(unlessGone);
      this.parts.forget(id);
    } catch (error) {
      this.parts.report(error);
      runInAction(() => {
        this.gone.delete(id);
        this.kept.set(id, content);
        if (this.latest === content) this.latest = null;
      });
    }
  }

  /** Tries again what was refused. */
  async retry(): Promise<void> {
    await Promise.all(this.refused.map((content) => this.remove(content)));
  }

  /** Asked before, so it waits for the platform. Gives whether it has let go. */
  async clear(): Promise<boolean> {
    try {
      await this.parts.client.call(clearHistory, {});
    } catch (error) {
      this.parts.report(error);
      return false;
    }
    this.parts.forget();
    runInAction(() => {
      this.cleared = true;
      this.kept.clear();
    });
    return true;
  }
}

/** What another tab or device has taken out is what was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof CallError && error.status === 404)) throw error;
}
