/** The viewer's favourites as this visit knows them (NAV-084, NAV-085, HOM-103). */
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { createSerialQueue, type TabBroadcast } from '../platform';
import type { MutationServices } from '../platform/outbox/mutationServices';
import { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import { MutationOutbox } from '../platform/outbox/MutationOutbox';
import { FAVOURITES, type Analytics, type Content, type Favourites, type PlatformClient } from '../sdk';
import { addFavourite, removeFavourite } from '../sdk/endpoints/library';

export interface FavouriteDeps {
  readonly client: PlatformClient;
  readonly analytics: Analytics;
  /** Its viewer is who the flags belong to; observable. */
  readonly services: Pick<MutationServices, 'around' | 'viewerId' | 'refusals'>;
  readonly report: (error: unknown) => void;
  /** What the site's other tabs change. */
  readonly tabs: TabBroadcast<FavouriteChange>;
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

/** A heart as it was pressed. */
interface Heart {
  /** The video's: favourites are kept by it. */
  readonly id: string;
  readonly title: string;
  readonly favourite: boolean;
}

/** A card in a row may carry an id of its own. */
const videoOf = ({ id, videoId }: Pick<Content, 'id' | 'videoId'>): string => videoId ?? id;

export class FavouriteStore implements Favourites {
  /** What was toggled here, by viewer and video; it comes before what any list says. */
  private readonly flags = observable.map<string, boolean>();
  /** Videos with toggles on their way: what the platform has, how many there were, and the last. An older one that fails must not undo the latest. */
  private readonly pending = new Map<string, { known: boolean; toggles: number; heart: Heart }>();
  /** Calls go one after another, so that the platform ends with what the viewer chose last. */
  private readonly queue = createSerialQueue();
  private readonly outbox: MutationOutbox<readonly Heart[]>;
  private readonly notifier: MutationErrorNotifier;
  /** What pages that were left could not tell is told by then. */
  private taken: Promise<void> = Promise.resolve();

  constructor(private readonly deps: FavouriteDeps) {
    this.outbox = new MutationOutbox(deps.services, 'favourites', areHearts);
    this.notifier = new MutationErrorNotifier(deps.services.refusals);
    makeAutoObservable<this, 'deps' | 'flags' | 'pending' | 'queue' | 'outbox' | 'notifier' | 'taken'>(this, { deps: false, flags: false, pending: false, queue: false, outbox: false, notifier: false, taken: false, has: false });
    // The platform has taken what another tab tells; a toggle here that is still on its way comes after it.
    deps.tabs.hear(({ key, favourite }) => !this.pending.has(key) && runInAction(() => this.flags.set(key, favourite)));
    reaction(deps.services.viewerId, () => void (this.taken = this.takeUp()), { fireImmediately: true });
  }

  has(content: Pick<Content, 'id' | 'videoId' | 'favourite'>): boolean {
    return this.flags.get(this.keyOf(videoOf(content))) ?? content.favourite === true;
  }

  /** Also tells analytics of the toggle, with the value before it (NAV-085). */
  async toggle(content: Content): Promise<boolean> {
    const heart = { id: videoOf(content), title: content.title, favourite: !this.has(content) };
    this.deps.analytics.track(FAVOURITES, { contentId: heart.id, previous: !heart.favourite });
    return this.put(heart);
  }

  /** Waits for what is on its way, from here and from pages that were left: a list of favourites is read after it. */
  async settled(): Promise<void> {
    await this.taken;
    await this.queue(async () => undefined);
  }

  /** What was pressed on a page that was left shows here, and is told again. Never rejects. */
  private takeUp(): Promise<void> {
    // After a while it has arrived, most likely, and may have been changed elsewhere since.
    return this.outbox.take(async (hearts, fresh) => void (fresh && (await Promise.all(hearts.filter(({ id }) => !this.flags.has(this.keyOf(id))).map((heart) => this.put(heart))))));
  }

  private async put(heart: Heart): Promise<boolean> {
    const { id, favourite } = heart;
    const key = this.keyOf(id);
    const pending = this.pending.get(key) ?? { known: !favourite, toggles: 0, heart };
    if (this.pending.size === 0) this.outbox.attend(() => this.open());
    this.pending.set(key, pending);
    const turn = ++pending.toggles;
    const isLatest = () => pending.toggles === turn;
    pending.heart = heart;
    this.notifier.dismiss(key);
    runInAction(() => this.flags.set(key, favourite));
    try {
      await this.queue(() => this.deps.client.call(favourite ? addFavourite : removeFavourite, { path: { id } }));
      pending.known = favourite;
      if (isLatest()) this.deps.tabs.tell({ key, favourite });
      return true;
    } catch (error) {
      this.deps.report(error);
      if (isLatest()) {
        runInAction(() => this.flags.set(key, pending.known));
        if (key === this.keyOf(id)) this.notifier.notify(key, { key: 'heartRefused', title: heart.title, retry: () => void this.put(heart) });
      }
      return false;
    } finally {
      if (isLatest()) this.pending.delete(key);
      if (this.pending.size === 0) this.outbox.rest();
    }
  }

  /** The viewer's that the platform has not answered. */
  private open(): readonly Heart[] | null {
    const hearts = [...this.pending].filter(([key, { heart }]) => key === this.keyOf(heart.id)).map(([, { heart }]) => heart);
    return hearts.length === 0 ? null : hearts;
  }

  private keyOf(id: string): string {
    return `${this.deps.services.viewerId() ?? ''} ${id}`;
  }
}

const areHearts = (value: unknown): value is readonly Heart[] =>
  Array.isArray(value) && value.every((each: Partial<Heart> | null) => typeof each?.id === 'string' && typeof each.title === 'string' && typeof each.favourite === 'boolean');
