/**
 * The session that a page was read in. Another viewer may sign in in another tab at any time: what the first one has
 * confirmed must not be charged or saved in the second one's name.
 */
import type { operations } from '../generated/platform';
import type { CallInput, Endpoint, PlatformClient } from '../sdk/platform';

/** Nothing was sent: the session is not, or no longer, that of the viewer whose page this is. */
export class OtherViewer extends Error {}

export class ReadSession {
  #read: string | null = null;
  readonly #current: () => string | null;

  /** `current` identifies the session in which calls are sent; null while its viewer is unknown. */
  constructor(current: () => string | null) {
    this.#current = current;
  }

  /** The page is read, or its viewer begins something: call it before the request is sent. */
  note(): void {
    this.#read = this.#current();
  }

  /** Whether calls still go out in that session. */
  get isCurrent(): boolean {
    const now = this.#current();
    return now !== null && now === this.#read;
  }
}

/** The same client, which sends changes only in the session of its last read; otherwise they reject with an {@link OtherViewer}. */
export function sameSessionClient(client: PlatformClient, current: () => string | null): PlatformClient {
  const session = new ReadSession(current);
  return {
    call: async <Id extends keyof operations>(endpoint: Endpoint<Id>, input: CallInput<Id>) => {
      if (endpoint.method === 'GET') session.note();
      else if (!session.isCurrent) throw new OtherViewer();
      return client.call(endpoint, input);
    },
  };
}
