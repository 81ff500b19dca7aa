/** Resolves when the first page is rendered: deferred work waits for it. */
import type { Clock } from '../sdk/services';

/**
 * Milliseconds after which waiting ends anyway: a page that is slow, or never shows rows, must not hold back
 * the rest.
 */
export const FIRST_CONTENT_TIMEOUT_MS = 2500;

/** The same for a page that is hydrated, in milliseconds. */
const HYDRATION_TIMEOUT_MS = 20_000;

export class FirstContent {
  readonly ready: Promise<void>;
  #announce: () => void = () => undefined;
  readonly #clock: Clock;
  #stop: () => void;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.ready = new Promise((resolve) => {
      this.#announce = resolve;
    });
    this.#stop = clock.after(FIRST_CONTENT_TIMEOUT_MS, () => this.#announce());
  }

  /** The host's content is shown already: nothing may change what it was rendered from until it is hydrated. */
  waitForHydration(): void {
    this.#stop();
    this.#stop = this.#clock.after(HYDRATION_TIMEOUT_MS, () => this.#announce());
  }

  /** The page has rendered; further calls have no effect. */
  drawn(): void {
    this.#announce();
  }
}
