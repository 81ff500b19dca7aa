/** Events that wait to be sent, oldest first, and never more than so many. */
import type { SentEvent } from './sentEvent';

export class EventQueue {
  private events: SentEvent[] = [];

  constructor(private readonly most: number) {}

  get length(): number {
    return this.events.length;
  }

  /** The oldest give way. */
  add(event: SentEvent): void {
    this.events.push(event);
    this.bound();
  }

  /** Takes the oldest out. */
  take(count: number): readonly SentEvent[] {
    return this.events.splice(0, count);
  }

  /** They could not be sent: back to where they were. */
  putBack(events: readonly SentEvent[]): void {
    this.events.unshift(...events);
    this.bound();
  }

  clear(): void {
    this.events = [];
  }

  private bound(): void {
    if (this.events.length > this.most) this.events.splice(0, this.events.length - this.most);
  }
}
