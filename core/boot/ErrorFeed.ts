/** Errors of React components, for the plugins that report them: the browser tells nobody of these. */
import type { DrawingErrors } from '../sdk/services';

type Listener = (error: unknown) => void;

export class ErrorFeed implements DrawingErrors {
  readonly #listeners = new Set<Listener>();

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Passes an error to all listeners. */
  add(error: unknown): void {
    for (const listener of this.#listeners) listener(error);
  }
}
