/** Schedules sending: in batches, after a delay, with backoff after a failure, on page close; never without consent. */
import type { AnalyticsEvent, Clock } from 'proscenium/sdk';
import { bodyOf, bytesOf, MAX_KEEPALIVE_BYTES, type BatchSender } from './batchSender';
import type { ConsentFlag } from './consentFlag';
import type { BeaconOptions } from './options.generated';
import { sentEvent, type SentEvent } from './sentEvent';

/** Bounded queue of events to send, oldest first. */
class EventQueue {
  #events: SentEvent[] = [];

  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get length(): number {
    return this.#events.length;
  }

  /** When full, drops the oldest. */
  add(event: SentEvent): void {
    this.#events.push(event);
    this.#bound();
  }

  /** Removes and returns the oldest. */
  take(count: number): readonly SentEvent[] {
    return this.#events.splice(0, count);
  }

  /** Puts unsent events back at the front. */
  putBack(events: readonly SentEvent[]): void {
    this.#events.unshift(...events);
    this.#bound();
  }

  clear(): void {
    this.#events = [];
  }

  #bound(): void {
    if (this.#events.length > this.#most) this.#events.splice(0, this.#events.length - this.#most);
  }
}

/** Exponential backoff after failures: doubles from the first to the second. Milliseconds. */
const INITIAL_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 300_000;

export interface DispatchDeps {
  readonly options: Omit<BeaconOptions, 'url' | 'consent'>;
  readonly sender: BatchSender;
  readonly consent: ConsentFlag;
  readonly clock: Clock;
}

export class Dispatch {
  readonly #queue: EventQueue;
  #cancel: (() => void) | null = null;
  #sending = false;
  #failures = 0;
  #ended = false;

  readonly #deps: DispatchDeps;

  constructor(deps: DispatchDeps) {
    this.#deps = deps;
    this.#queue = new EventQueue(deps.options.most);
  }

  accept(event: AnalyticsEvent): void {
    const { consent, options } = this.#deps;
    if (!consent.given && options.beforeConsent === 'drop') return;
    this.#queue.add(sentEvent(event));
    if (consent.given) this.#plan();
  }

  /** Consent was given or withdrawn: on withdrawal the queue is cleared. */
  consentChanged(): void {
    if (this.#deps.consent.given) return this.#plan();
    this.#queue.clear();
    this.#stopWaiting();
  }

  /** The page may be unloading: send what the browser still accepts. */
  leave(): void {
    const { consent, sender, options } = this.#deps;
    if (!consent.given) return;
    for (let room = MAX_KEEPALIVE_BYTES; this.#queue.length > 0;) {
      const batch = this.#queue.take(options.batch);
      room -= bytesOf(bodyOf(batch));
      if (room < 0 || !sender.leave(batch)) return this.#queue.putBack(batch);
    }
    this.#stopWaiting();
  }

  end(): void {
    this.#ended = true;
    this.#stopWaiting();
  }

  /** A full batch is sent at once, others after a delay; after a failure all wait. */
  #plan(): void {
    const { clock, options } = this.#deps;
    if (this.#sending || this.#ended || this.#queue.length === 0) return;
    if (this.#failures === 0 && this.#queue.length >= options.batch) {
      this.#stopWaiting();
      void this.#send();
    } else this.#cancel ??= clock.after(this.#pause(), () => void this.#send());
  }

  #pause(): number {
    return this.#failures === 0
      ? this.#deps.options.seconds * 1000
      : Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** (this.#failures - 1));
  }

  async #send(): Promise<void> {
    const { consent, sender, options } = this.#deps;
    this.#cancel = null;
    if (!consent.given || this.#queue.length === 0) return;
    this.#sending = true;
    const batch = this.#queue.take(options.batch);
    const delivery = await sender.send(batch);
    this.#sending = false;
    this.#failures = delivery === 'later' ? this.#failures + 1 : 0;
    // After consent was withdrawn meanwhile, nothing is queued again.
    if (delivery === 'later' && consent.given) this.#queue.putBack(batch);
    this.#plan();
  }

  #stopWaiting(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
