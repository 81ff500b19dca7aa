/** The viewer's favourites as this visit knows them (NAV-084, NAV-085, HOM-103). */
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { createSerialQueue, type TabNews } from '../platform';
import { FAVOURITES, type Analytics, type Content, type Favourites, type PlatformClient } from '../sdk';
import { addFavourite, removeFavourite } from '../sdk/endpoints/library';

export interface FavouriteParts {
  readonly client: PlatformClient;
  readonly analytics: Analytics;
  /** Who the flags belong to; observable. */
  readonly viewerId: () => string | null;
  readonly report: (error: unknown) => void;
  /** What the site's other tabs change. */
  readonly tabs: TabNews<FavouriteChange>;
}

/** `key` names viewer and video. */
export interface FavouriteChange {
  readonly key: string;
  readonly favourite: boolean;
}

export const isFavouriteChange = (value: unknown): value is FavouriteChange => {
  const { key, favourite } = (value ?? {}) as Partial<FavouriteChange>;
  return typeof key === 'string' && typeof favourite === 'boolean';
};

/** Favourites are kept by the video; a card in a row may carry an id of its own. */
const videoOf = ({ id, videoId }: Pick<Content, 'id' | 'videoId'>): string => videoId ?? id;

export class FavouriteStore implements Favourites {
  /** What was toggled here, by viewer and video; it comes before what any list says. */
  private readonly flags = observable.map<string, boolean>();
  /** Videos with toggles on their way: what the platform has, and how many there were. An older one that fails must not undo the latest. */
  private readonly pending = new Map<string, { known: boolean; toggles: number }>();
  /** Calls go one after another, so that the platform ends with what the viewer chose last. */
  private readonly queue = createSerialQueue();

  constructor(private readonly parts: FavouriteParts) {
    makeAutoObservable<this, 'parts' | 'flags' | 'pending' | 'queue'>(this, { parts: false, flags: false, pending: false, queue: false, has: false });
    // The platform has taken what another tab tells; a toggle here that is still on its way comes after it.
    parts.tabs.hear(({ key, favourite }) => !this.pending.has(key) && runInAction(() => this.flags.set(key, favourite)));
  }

  has(content: Pick<Content, 'id' | 'videoId' | 'favourite'>): boolean {
    return this.flags.get(this.keyOf(content)) ?? content.favourite === true;
  }

  /** Also tells analytics of the toggle, with the value before it (NAV-085). */
  async toggle(content: Content): Promise<boolean> {
    const key = this.keyOf(content);
    const id = videoOf(content);
    const previous = this.has(content);
    const pending = this.pending.get(key) ?? { known: previous, toggles: 0 };
    this.pending.set(key, pending);
    const turn = ++pending.toggles;
    const isLatest = () => pending.toggles === turn;
    this.flags.set(key, !previous);
    this.parts.analytics.track(FAVOURITES, { contentId: id, previous });
    try {
      await this.queue(() => this.parts.client.call(previous ? removeFavourite : addFavourite, { path: { id } }));
      pending.known = !previous;
      if (isLatest()) this.parts.tabs.tell({ key, favourite: !previous });
      return true;
    } catch (error) {
      this.parts.report(error);
      if (isLatest()) runInAction(() => this.flags.set(key, pending.known));
      return false;
    } finally {
      if (isLatest()) this.pending.delete(key);
    }
  }

  private keyOf(content: Pick<Content, 'id' | 'videoId'>): string {
    return `${this.parts.viewerId() ?? ''} ${videoOf(content)}`;
  }
}
