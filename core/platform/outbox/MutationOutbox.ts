/**
 * Outbox for optimistic updates of one object of the viewer's, such as a watchlist or the favourites, that the platform
 * had not acknowledged when the page was left or its tab closed. It is in local storage, so that the next
 * page in any tab that opens the object sends them. A change may arrive twice.
 */
import type { MutationServices } from './mutationServices';
import { outboxKeys } from './outboxKeys';

/** The stored form. */
interface StoredChange {
  readonly change: unknown;
  /** The page that wrote it. */
  readonly page: string;
  /** Viewer and object. */
  readonly of: string;
  readonly at: number;
}

/** Milliseconds after which the object may have been changed elsewhere: older changes are not sent without asking. */
export const FRESH_MS = 10 * 60_000;
/** Milliseconds after which a change is discarded. */
export const OUTBOX_LIFETIME_MS = 7 * 24 * 60 * 60_000;
/**
 * Characters per entry: the order of some twenty thousand titles. All entries together leave room in storage
 * for the site's services.
 */
const MAX_ENTRY_LENGTH = 1_000_000;
/** A phone may end a hidden page without a further event. */
const LEAVE_EVENTS = ['pagehide', 'visibilitychange'];

export class MutationOutbox<Change> {
  /** Each page writes an entry of its own, so that two pages closed at once do not overwrite each other. */
  readonly #page = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  #open: { readonly of: string; readonly changes: () => Change | null } | null = null;

  readonly #services: Pick<MutationServices, 'around' | 'viewerId'>;
  readonly #thing: string;
  readonly #isChange: (value: unknown) => value is Change;

  constructor(
    services: Pick<MutationServices, 'around' | 'viewerId'>,
    /** The object that the changes belong to. */
    entity: string,
    isChange: (value: unknown) => value is Change,
  ) {
    this.#services = services;
    this.#thing = entity;
    this.#isChange = isChange;
  }

  /** Whether unacknowledged changes of this viewer are stored. */
  get any(): boolean {
    return this.#left().length > 0;
  }

  /** Until `rest` is called, stores the result of `changes` when the page is left; nothing where that is null. */
  attend(changes: () => Change | null): void {
    // Fixed now: a viewer who signs in before the platform answers must not inherit the changes.
    this.#open = { of: this.#of, changes };
    for (const event of LEAVE_EVENTS) addEventListener(event, this.#leave);
  }

  /** All changes are acknowledged: a page restored from the back-forward cache removes what it stored. */
  rest(): void {
    for (const event of LEAVE_EVENTS) removeEventListener(event, this.#leave);
    this.#forget();
  }

  /**
   * Passes stored changes to `tell`, oldest first, in one tab at a time; `fresh` is false for a change that
   * may have been superseded. Each is removed after `tell` resolves, and retained if the page goes away
   * before. Rejects where `tell` does.
   */
  async take(replay: (change: Change, fresh: boolean) => Promise<void>): Promise<void> {
    const { clock, localValues, locks } = this.#services.around;
    if (!this.any) return;
    await locks.exclusive(`outbox ${this.#of}`, async () => {
      for (const { place, stored, change } of this.#left()) {
        await replay(change, clock.now() - stored.at < FRESH_MS);
        if (this.#at(place)?.page === stored.page) localValues.remove(place);
      }
    });
  }

  readonly #leave = (): void => {
    const { clock, localValues } = this.#services.around;
    this.#forget();
    const change = this.#open?.changes() ?? null;
    if (this.#open === null || change === null) return;
    const text = JSON.stringify({
      change,
      page: this.#page,
      of: this.#open.of,
      at: clock.now(),
    } satisfies StoredChange);
    if (text.length <= MAX_ENTRY_LENGTH) localValues.write(this.#freePlace(), text);
  };

  #forget(): void {
    for (const place of outboxKeys)
      if (this.#at(place)?.page === this.#page) this.#services.around.localValues.remove(place);
  }

  get #of(): string {
    return `${this.#services.viewerId() ?? ''} ${this.#thing}`;
  }

  #left(): readonly { readonly place: string; readonly stored: StoredChange; readonly change: Change }[] {
    return outboxKeys
      .flatMap((place) => {
        const stored = this.#at(place);
        return stored?.of === this.#of && stored.page !== this.#page && this.#isChange(stored.change)
          ? [{ place, stored, change: stored.change }]
          : [];
      })
      .sort((one, other) => one.stored.at - other.stored.at);
  }

  /**
   * An empty key, otherwise the one with the oldest entry. The search starts at a different key per page:
   * other tabs may be closing at the same moment.
   */
  #freePlace(): string {
    const start = Number(this.#page) % outboxKeys.length;
    const places = [...outboxKeys.slice(start), ...outboxKeys.slice(0, start)];
    const age = (place: string): number => this.#at(place)?.at ?? 0;
    return places.reduce((best, place) => (age(place) < age(best) ? place : best));
  }

  /** Null where nothing is stored, or it is expired or unreadable. */
  #at(place: string): StoredChange | null {
    const { clock, localValues } = this.#services.around;
    try {
      const stored = JSON.parse(localValues.read(place) ?? 'null') as StoredChange | null;
      return stored !== null && typeof stored.at === 'number' && clock.now() - stored.at < OUTBOX_LIFETIME_MS
        ? stored
        : null;
    } catch {
      return null;
    }
  }
}
