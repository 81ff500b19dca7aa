/** Counts live events and announces each event that goes live (LIV-011, LIV-026 to LIV-029). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PAGE_SIZES } from '../sdk/constants';
import { usableItems, withId } from '../sdk/usableItems';
import type { Channels } from '../sdk/channels';
import type { Clock, Content } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import { readLiveEvents } from '../sdk/endpoints/live';
import { liveEventContent } from './liveEventContent';
import { afterList, afterMessage, type LiveKnowledge, type LiveNews } from './liveNews';

/** Polling interval in ms. The channel reports changes at once; polling corrects what it missed. */
export const POLL_INTERVAL_MS = 120_000;
/** Upper limit of the exponential backoff after failures. */
export const MAX_POLL_INTERVAL_MS = 960_000;

export interface LiveWatchDeps {
  readonly client: PlatformClient;
  readonly channels: Channels;
  readonly clock: Clock;
  /** Called with an event that has just gone live. */
  readonly announce: (event: Content) => void;
  /** Called with the first of consecutive failures; the badge retains its last count. */
  readonly report: (error: unknown) => void;
}

export class LiveWatch {
  private known: LiveKnowledge | null = null;
  #failures = 0;
  #running: AbortController | null = null;
  #unsubscribe = (): void => undefined;
  #cancelLook = (): void => undefined;

  readonly #deps: LiveWatchDeps;

  constructor(deps: LiveWatchDeps) {
    this.#deps = deps;
    makeAutoObservable<this, 'known'>(this, { known: observableRef });
  }

  /** Number of live events; 0 until the first list has loaded (NAV-033). */
  get count(): number {
    return this.known?.total ?? 0;
  }

  /** Starts, or resumes after {@link pause}: polls at once and subscribes. */
  start(): void {
    if (this.#running !== null) return;
    const running = new AbortController();
    this.#running = running;
    const { channels } = this.#deps;
    this.#unsubscribe = channels.subscribe(
      'live-events',
      (message) => this.take(afterMessage(this.known, message)),
      () => void this.look(running.signal),
    );
    void this.lookAgain(running.signal);
  }

  /** Stops polling and announcing while the page is hidden; retains the known events. */
  pause(): void {
    if (this.#running === null) return;
    this.#running.abort();
    this.#running = null;
    this.#unsubscribe();
    this.#cancelLook();
  }

  private async lookAgain(signal: AbortSignal): Promise<void> {
    await this.look(signal);
    if (signal.aborted) return;
    const wait = Math.min(MAX_POLL_INTERVAL_MS, POLL_INTERVAL_MS * 2 ** this.#failures);
    this.#cancelLook = this.#deps.clock.after(wait, () => void this.lookAgain(signal));
  }

  private async look(signal: AbortSignal): Promise<void> {
    try {
      const { events, totalResults } = await this.#deps.client.call(readLiveEvents, {
        query: { p: 1, rpp: PAGE_SIZES.liveBadge },
        signal,
      });
      if (signal.aborted) return;
      this.#failures = 0;
      this.take(
        afterList(
          this.known,
          usableItems(events, { list: 'what is live', report: this.#deps.report }, withId),
          totalResults,
        ),
      );
    } catch (error) {
      if (signal.aborted) return;
      if (this.#failures === 0) this.#deps.report(error);
      this.#failures += 1;
    }
  }

  private take({ known, fresh }: LiveNews): void {
    runInAction(() => (this.known = known));
    for (const event of fresh) this.#deps.announce(liveEventContent(event));
  }
}
