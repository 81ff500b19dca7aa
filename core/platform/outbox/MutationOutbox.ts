/**
 * Changes of one thing of the viewer's, such as a watchlist or their favourites, that the platform had not answered when the page was left
 * or its tab closed. They lie where every tab of the site looks, so that the next page that opens the thing tells them. A change may well
 * arrive twice.
 */
import type { MutationServices } from './mutationServices';
import { outboxKeys } from './outboxKeys';

/** As it lies in its place. */
interface KeptChange {
  readonly change: unknown;
  /** The page that was left. */
  readonly page: string;
  /** Viewer and thing. */
  readonly of: string;
  readonly at: number;
}

/** Milliseconds after which the thing may have been changed elsewhere: what is older is not told unasked. */
export const FRESH = 10 * 60_000;
/** Milliseconds after which nobody is asked any more. */
export const OUTBOX_LIFETIME = 7 * 24 * 60 * 60_000;
/** Characters that one place may hold: the order of some twenty thousand titles. All places together must leave room for the site. */
const MOST = 1_000_000;
/** A phone may end a page that nobody sees without another word. */
const LEAVING = ['pagehide', 'visibilitychange'];

export class MutationOutbox<Change> {
  /** A page writes into one place of its own, so that two that are closed at once do not undo each other. */
  private readonly page = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  private open: { readonly of: string; readonly changes: () => Change | null } | null = null;

  constructor(
    private readonly services: Pick<MutationServices, 'around' | 'viewerId'>,
    /** Nobody else's page tells them. */
    private readonly thing: string,
    private readonly isChange: (value: unknown) => value is Change,
  ) {}

  /** Something of the viewer's is left to be told. */
  get any(): boolean {
    return this.left().length > 0;
  }

  /** From now until `rest`, what `open` gives when the page is left is kept; null where it gives nothing. */
  attend(changes: () => Change | null): void {
    // Whoever signs in before they are answered has nothing to do with them.
    this.open = { of: this.of, changes };
    for (const event of LEAVING) addEventListener(event, this.leave);
  }

  /** All is answered: a page that was left and came back has nothing to leave behind. */
  rest(): void {
    for (const event of LEAVING) removeEventListener(event, this.leave);
    this.forget();
  }

  /**
   * Hands over what is left, oldest first, to one tab at a time; `fresh` is false for what may have been overtaken. What has been handed
   * over lies there no more, unless the page goes before `tell` resolves. Rejects where `tell` does.
   */
  async take(tell: (change: Change, fresh: boolean) => Promise<void>): Promise<void> {
    const { clock, lasting, locks } = this.services.around;
    if (!this.any) return;
    await locks.exclusive(`changes.untold ${this.of}`, async () => {
      for (const { place, kept, change } of this.left()) {
        await tell(change, clock.now() - kept.at < FRESH);
        if (this.at(place)?.page === kept.page) lasting.remove(place);
      }
    });
  }

  private readonly leave = (): void => {
    const { clock, lasting } = this.services.around;
    this.forget();
    const change = this.open?.changes() ?? null;
    if (this.open === null || change === null) return;
    const text = JSON.stringify({ change, page: this.page, of: this.open.of, at: clock.now() } satisfies KeptChange);
    if (text.length <= MOST) lasting.write(this.freePlace(), text);
  };

  private forget(): void {
    for (const place of outboxKeys) if (this.at(place)?.page === this.page) this.services.around.lasting.remove(place);
  }

  private get of(): string {
    return `${this.services.viewerId() ?? ''} ${this.thing}`;
  }

  private left(): readonly { readonly place: string; readonly kept: KeptChange; readonly change: Change }[] {
    return outboxKeys
      .flatMap((place) => {
        const kept = this.at(place);
        return kept?.of === this.of && kept.page !== this.page && this.isChange(kept.change) ? [{ place, kept, change: kept.change }] : [];
      })
      .sort((one, other) => one.kept.at - other.kept.at);
  }

  /** An empty place, and where there is none the one that has waited longest. Looked for from anywhere on: other tabs may be closed at the same moment. */
  private freePlace(): string {
    const start = Number(this.page) % outboxKeys.length;
    const places = [...outboxKeys.slice(start), ...outboxKeys.slice(0, start)];
    const age = (place: string): number => this.at(place)?.at ?? 0;
    return places.reduce((best, place) => (age(place) < age(best) ? place : best));
  }

  /** Null where nothing lies there, it is too old, or cannot be read. */
  private at(place: string): KeptChange | null {
    const { clock, lasting } = this.services.around;
    try {
      const kept = JSON.parse(lasting.read(place) ?? 'null') as KeptChange | null;
      return kept !== null && typeof kept.at === 'number' && clock.now() - kept.at < OUTBOX_LIFETIME ? kept : null;
    } catch {
      return null;
    }
  }
}
