/** The events that have just gone live and wait to be shown, one at a time (NAV-070 to NAV-075). */
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { TOAST_DISMISS } from '../sdk/constants';
import type { Clock, Content } from '../sdk';

export class LiveToasts {
  /** The first one is the one that is shown. */
  private readonly queue = observable.array<Content>([], { deep: false });
  /** Its picture is there, or there is none to wait for (NAV-071). */
  shown = false;
  private isWatched: (event: Content) => boolean = () => false;
  private held = false;
  private left = TOAST_DISMISS;
  private runsSince: number | null = null;
  private cancel: () => void = () => undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'queue' | 'clock' | 'isWatched' | 'held' | 'left' | 'runsSince' | 'cancel' | 'resume'>(this, {
      queue: observableRef,
      clock: false,
      isWatched: false,
      held: false,
      left: false,
      runsSince: false,
      cancel: false,
      resume: false,
    });
  }

  /** The event on the toast; null when there is none. Its picture may still be on its way: see {@link shown}. */
  get current(): Content | null {
    return this.queue[0] ?? null;
  }

  /** Puts an event at the end of the queue, unless the viewer is watching it or it waits already (NAV-074, NAV-075). */
  announce(event: Content): void {
    if (this.isWatched(event) || this.queue.some((waiting) => idOf(waiting) === idOf(event))) return;
    this.queue.push(event);
  }

  /** Which event the viewer is on the player page of: it leaves the queue, and is not announced (NAV-075). */
  watching(isWatched: (event: Content) => boolean): void {
    this.isWatched = isWatched;
    if (this.current !== null && isWatched(this.current)) this.dismiss();
    this.queue.replace(this.queue.filter((event) => !isWatched(event)));
  }

  /** The picture has loaded, or none will: the toast shows, and its time begins (NAV-071 to NAV-073). */
  show(): void {
    if (this.current === null || this.shown) return;
    this.shown = true;
    this.left = TOAST_DISMISS;
    this.resume();
  }

  /** Pointer or focus is on it: its time stands still, so that nobody has to hurry (WCAG 2.2.1). */
  hold(): void {
    this.held = true;
    this.cancel();
    if (this.runsSince !== null) this.left -= this.clock.now() - this.runsSince;
    this.runsSince = null;
  }

  /** It goes on from where it stood. */
  release(): void {
    this.held = false;
    if (this.shown) this.resume();
  }

  /** Closed, followed, or its time is over: the next one takes its place. */
  dismiss(): void {
    this.cancel();
    this.queue.shift();
    this.shown = false;
    this.held = false;
    this.runsSince = null;
  }

  /** Nobody is here to see one any more. */
  clear(): void {
    this.dismiss();
    this.queue.clear();
  }

  private resume(): void {
    if (this.held || this.runsSince !== null) return;
    this.runsSince = this.clock.now();
    this.cancel = this.clock.after(Math.max(0, this.left), () => this.dismiss());
  }
}

/** The id under which its player page is found. */
function idOf({ liveEventId, id }: Content): string {
  return liveEventId ?? id;
}
