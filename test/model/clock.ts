/** Time in the model: it stands still until a step lets it pass, for pages and for the sandbox alike. */
import type { Clock } from '../../core/sdk';

interface Task {
  readonly at: number;
  readonly run: () => void;
}

export class ModelClock implements Clock {
  /** The same moment in each run, so that no sequence depends on the day. */
  private time = Date.UTC(2026, 10, 21, 20);
  private tasks: Task[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const task = { at: this.time + milliseconds, run };
    this.tasks.push(task);
    return () => {
      this.tasks = this.tasks.filter((each) => each !== task);
    };
  }

  /** Whether a task falls due within this time. */
  isDue(milliseconds: number): boolean {
    return this.tasks.some(({ at }) => at <= this.time + milliseconds);
  }

  /** Goes to the first task that falls due within this time, and runs it; without one, to the end of it. Gives the milliseconds that are left. */
  step(milliseconds: number): number {
    const end = this.time + milliseconds;
    const [first] = this.tasks.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
    this.time = Math.max(this.time, first?.at ?? end);
    if (first !== undefined) {
      this.tasks = this.tasks.filter((each) => each !== first);
      first.run();
    }
    return end - this.time;
  }
}

/** The clock of one document: nothing of it runs once the document is gone. */
export class DocumentClock implements Clock {
  private readonly stops = new Set<() => void>();
  private gone = false;

  constructor(private readonly clock: ModelClock) {}

  now(): number {
    return this.clock.now();
  }

  after(milliseconds: number, run: () => void): () => void {
    if (this.gone) return () => undefined;
    const stop = this.clock.after(milliseconds, () => {
      this.stops.delete(stop);
      run();
    });
    this.stops.add(stop);
    return () => {
      this.stops.delete(stop);
      stop();
    };
  }

  end(): void {
    this.gone = true;
    for (const stop of this.stops) stop();
    this.stops.clear();
  }
}
