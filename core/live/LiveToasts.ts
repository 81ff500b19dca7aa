/** Queue of events that have just gone live, shown as toasts one at a time (NAV-070 to NAV-075). */
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { TOAST_DISMISS } from '../sdk/constants';
import type { Clock, Content } from '../sdk/services';

export class LiveToasts {
  /** The first entry is the current toast. */
  private readonly queue = observable.array<Content>([], { deep: false });
  /** The image has loaded, or there is none to wait for (NAV-071). */
  shown = false;
  #isWatched: (event: Content) => boolean = () => false;
  #held = false;
  #left = TOAST_DISMISS;
  #runsSince: number | null = null;
  #cancel: () => void = () => undefined;

  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable<this, 'queue'>(this, { queue: observableRef });
  }

  /** The event of the current toast, or null. Its image may still be loading: see {@link shown}. */
  get current(): Content | null {
    return this.queue[0] ?? null;
  }

  /** Queues an event, unless the viewer is watching it or it is already queued (NAV-074, NAV-075). */
  announce(event: Content): void {
    if (this.#isWatched(event) || this.queue.some((waiting) => idOf(waiting) === idOf(event))) return;
    this.queue.push(event);
  }

  /** Sets which event the viewer is watching: removes it from the queue and no longer announces it (NAV-075). */
  watching(isWatched: (event: Content) => boolean): void {
    this.#isWatched = isWatched;
    if (this.current !== null && isWatched(this.current)) this.dismiss();
    this.queue.replace(this.queue.filter((event) => !isWatched(event)));
  }

  /** The image has loaded or failed: shows the toast and starts its dismiss timer (NAV-071 to NAV-073). */
  show(): void {
    if (this.current === null || this.shown) return;
    this.shown = true;
    this.#left = TOAST_DISMISS;
    this.#resume();
  }

  /** Pauses the dismiss timer while the toast is hovered or focused (WCAG 2.2.1). */
  hold(): void {
    this.#held = true;
    this.#cancel();
    if (this.#runsSince !== null) this.#left -= this.#clock.now() - this.#runsSince;
    this.#runsSince = null;
  }

  /** Resumes the dismiss timer. */
  release(): void {
    this.#held = false;
    if (this.shown) this.#resume();
  }

  /** Closed, followed or timed out: shows the next toast. */
  dismiss(): void {
    this.#cancel();
    this.queue.shift();
    this.shown = false;
    this.#held = false;
    this.#runsSince = null;
  }

  /** Empties the queue when the viewer leaves. */
  clear(): void {
    this.dismiss();
    this.queue.clear();
  }

  #resume(): void {
    if (this.#held || this.#runsSince !== null) return;
    this.#runsSince = this.#clock.now();
    this.#cancel = this.#clock.after(Math.max(0, this.#left), () => this.dismiss());
  }
}

/** The id used by its player page. */
function idOf({ liveEventId, id }: Content): string {
  return liveEventId ?? id;
}
