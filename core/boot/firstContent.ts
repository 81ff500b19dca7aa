/** Resolves when the first page is rendered: deferred work waits for it. */
import type { Clock } from '../sdk/services';

/**
 * Milliseconds after which waiting ends anyway: a page that is slow, or never shows rows, must not hold back
 * the rest.
 */
export const FIRST_CONTENT_TIMEOUT_MS = 2500;

export class FirstContent {
  readonly ready: Promise<void>;
  #announce: () => void = () => undefined;

  constructor(clock: Clock) {
    this.ready = new Promise((resolve) => {
      this.#announce = resolve;
    });
    clock.after(FIRST_CONTENT_TIMEOUT_MS, () => this.#announce());
  }

  /** The page has rendered; further calls have no effect. */
  drawn(): void {
    this.#announce();
  }
}
