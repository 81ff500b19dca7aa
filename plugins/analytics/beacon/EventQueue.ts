/** Bounded queue of events to send, oldest first. */
import type { SentEvent } from './sentEvent';

export class EventQueue {
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
