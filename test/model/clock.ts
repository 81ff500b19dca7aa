/** Simulated time for pages and the sandbox: only steps advance it. */
import type { Clock } from '../../core/sdk';

interface Task {
  readonly at: number;
  readonly run: () => void;
}

export class ModelClock implements Clock {
  /** Constant, so that no sequence depends on the date. */
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

  /** Whether a task is due within this time. */
  isDue(milliseconds: number): boolean {
    return this.tasks.some(({ at }) => at <= this.time + milliseconds);
  }

  /**
   * Advances to the next task due within this time and runs it; without one, to the end. Returns the
   * remaining milliseconds.
   */
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

/** One document's clock: its tasks are cancelled with the document. */
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
