/** The viewer's favourites in this session, updated optimistically (NAV-084, NAV-085, HOM-103). */
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { createSerialQueue } from '../platform/transport/createSerialQueue';
import type { TabBroadcast } from '../platform/browser/tabBroadcast';
import type { MutationServices } from '../platform/outbox/mutationServices';
import { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import { MutationOutbox } from '../platform/outbox/MutationOutbox';
import { sendWhenOnline } from '../platform/outbox/sendWhenOnline';
import { FAVOURITES } from '../sdk/eventNames';
import type { Analytics, Content } from '../sdk/services';
import type { Favourites } from '../sdk/cards';
import type { PlatformClient } from '../sdk/platform';
import { addFavourite, removeFavourite } from '../sdk/endpoints/library';

export interface FavouriteDeps {
  readonly client: PlatformClient;
  readonly analytics: Analytics;
  /** Flags belong to its `viewerId`, which is observable. */
  readonly services: Pick<MutationServices, 'around' | 'viewerId' | 'refusals'>;
  readonly report: (error: unknown) => void;
  /** Changes made in other tabs of the site. */
  readonly tabs: TabBroadcast<FavouriteChange>;
}

/** `key` combines viewer id and video id. */
export interface FavouriteChange {
  readonly key: string;
  readonly favourite: boolean;
}

export const isFavouriteChange = (value: unknown): value is FavouriteChange => {
  const { key, favourite } = (value ?? {}) as Partial<FavouriteChange>;
  return typeof key === 'string' && typeof favourite === 'boolean';
};

/** One toggle of the favourite button. */
interface Heart {
  /** The video's id, by which favourites are stored. */
  readonly id: string;
  readonly title: string;
  readonly favourite: boolean;
}

/** A card in a row may have its own id, different from the video's. */
const videoOf = ({ id, videoId }: Pick<Content, 'id' | 'videoId'>): string => videoId ?? id;

export class FavouriteStore implements Favourites {
  /** Local flags by viewer and video; they override the flags in fetched lists. */
  readonly #flags = observable.map<string, boolean>();
  /**
   * Videos with pending toggles: the platform's value, the number of toggles, and the last one. A failed
   * older toggle must not undo the latest.
   */
  readonly #pending = new Map<string, { known: boolean; toggles: number; heart: Heart }>();
  /** Serializes calls, so that the platform ends with the viewer's last choice. */
  readonly #queue = createSerialQueue();
  readonly #outbox: MutationOutbox<readonly Heart[]>;
  readonly #notifier: MutationErrorNotifier;
  /** Resolves when mutations left in the outbox by earlier pages have been replayed. */
  #taken: Promise<void> = Promise.resolve();

  readonly #deps: FavouriteDeps;

  constructor(deps: FavouriteDeps) {
    this.#deps = deps;
    this.#outbox = new MutationOutbox(deps.services, 'favourites', areHearts);
    this.#notifier = new MutationErrorNotifier(deps.services.refusals);
    makeAutoObservable(this, { has: false });
    // Another tab's change is already accepted by the platform; a toggle pending here is newer and wins.
    deps.tabs.subscribe(
      ({ key, favourite }) => !this.#pending.has(key) && runInAction(() => this.#flags.set(key, favourite)),
    );
    reaction(deps.services.viewerId, () => void (this.#taken = this.takeUp()), { fireImmediately: true });
  }

  has(content: Pick<Content, 'id' | 'videoId' | 'favourite'>): boolean {
    return this.#flags.get(this.keyOf(videoOf(content))) ?? content.favourite === true;
  }

  /** Also tracks the toggle in analytics, with the previous value (NAV-085). */
  async toggle(content: Content): Promise<boolean> {
    const heart = { id: videoOf(content), title: content.title, favourite: !this.has(content) };
    this.#deps.analytics.track(FAVOURITES, { contentId: heart.id, previous: !heart.favourite });
    return this.put(heart);
  }

  /** Waits for pending toggles, including replayed ones; call before fetching a list of favourites. */
  async settled(): Promise<void> {
    await this.#taken;
    await this.#queue(async () => undefined);
  }

  /** Applies and resends toggles left unacknowledged by earlier pages. Never rejects. */
  private takeUp(): Promise<void> {
    // A stale change has most likely arrived and may have been overridden elsewhere since.
    return this.#outbox.take(
      async (hearts, fresh) =>
        void (
          fresh &&
          (await Promise.all(
            hearts.filter(({ id }) => !this.#flags.has(this.keyOf(id))).map((heart) => this.put(heart)),
          ))
        ),
    );
  }

  private async put(heart: Heart): Promise<boolean> {
    const { id, favourite } = heart;
    const key = this.keyOf(id);
    const pending = this.#pending.get(key) ?? { known: !favourite, toggles: 0, heart };
    if (this.#pending.size === 0) this.#outbox.attend(() => this.open());
    this.#pending.set(key, pending);
    const turn = ++pending.toggles;
    const isLatest = () => pending.toggles === turn;
    pending.heart = heart;
    this.#notifier.dismiss(key);
    runInAction(() => this.#flags.set(key, favourite));
    try {
      await this.#queue(() =>
        sendWhenOnline(() =>
          this.#deps.client.call(favourite ? addFavourite : removeFavourite, { path: { id } }),
        ),
      );
      pending.known = favourite;
      if (isLatest()) this.#deps.tabs.publish({ key, favourite });
      return true;
    } catch (error) {
      this.#deps.report(error);
      if (isLatest()) {
        runInAction(() => this.#flags.set(key, pending.known));
        if (key === this.keyOf(id))
          this.#notifier.notify(key, {
            key: 'heartRefused',
            title: heart.title,
            retry: () => void this.put(heart),
          });
      }
      return false;
    } finally {
      if (isLatest()) this.#pending.delete(key);
      if (this.#pending.size === 0) this.#outbox.rest();
    }
  }

  /** The current viewer's unacknowledged toggles. */
  private open(): readonly Heart[] | null {
    const hearts = [...this.#pending]
      .filter(([key, { heart }]) => key === this.keyOf(heart.id))
      .map(([, { heart }]) => heart);
    return hearts.length === 0 ? null : hearts;
  }

  private keyOf(id: string): string {
    return `${this.#deps.services.viewerId() ?? ''} ${id}`;
  }
}

const areHearts = (value: unknown): value is readonly Heart[] =>
  Array.isArray(value) &&
  value.every(
    (each: Partial<Heart> | null) =>
      typeof each?.id === 'string' && typeof each.title === 'string' && typeof each.favourite === 'boolean',
  );
