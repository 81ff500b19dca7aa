/**
 * Sessions that ended here but whose revocation the platform has not confirmed: stored across page loads and
 * shared by all tabs (SGN-063).
 */
import type { Clock, KeyValueStore } from '../sdk/services';
import type { Log } from '../sdk/context';
import type { PlatformClient } from '../sdk/platform';
import { logout } from '../sdk/endpoints/session';
import { REVOCATIONS } from './storedTokens';
import { isTokenRefusal } from './TokenRefresher';

/** Milliseconds after which a token has expired anyway. */
export const REVOCATION_LIFE = 30 * 24 * 60 * 60_000;

/** Maximum number of entries: an unreachable platform must not fill the storage. */
const MOST = 20;

interface Revocation {
  readonly refreshToken: string;
  /** The provider's logout route, or the platform's. */
  readonly path: string;
  readonly at: number;
}

export interface RevocationsDeps {
  /** Local storage: any page of the site sends pending revocations. */
  readonly values: KeyValueStore;
  /** A client that sends no tokens. */
  readonly client: PlatformClient;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

export class Revocations {
  readonly #deps: RevocationsDeps;

  constructor(deps: RevocationsDeps) {
    this.#deps = deps;
  }

  /** Stores a revocation to be sent; `route` is the provider's own at the platform. */
  keep(refreshToken: string, route: string | null = null): void {
    const path = route === null ? logout.path : logout.path.replace(/\/logout$/, `${route}/logout`);
    this.#write([
      ...this.#left().filter((other) => other.refreshToken !== refreshToken),
      { refreshToken, path, at: this.#deps.clock.now() },
    ]);
  }

  /** Sends pending revocations. Without a response they are retried by the next page. Never rejects. */
  async send(): Promise<void> {
    await Promise.all(this.#left().map((each) => this.#sendOne(each)));
  }

  async #sendOne({ refreshToken, path }: Revocation): Promise<void> {
    try {
      // Outlives the page (`keepalive`). No auth: an expired token must not be renewed only to be revoked.
      await this.#deps.client.call(
        { ...logout, path, auth: false },
        { body: { refreshToken }, outlivesPage: true },
      );
    } catch (error) {
      this.#deps.log.warn('The end of a session could not be reported to the platform.', {
        reason: String(error),
      });
      if (!isTokenRefusal(error)) return;
    }
    this.#write(this.#left().filter((other) => other.refreshToken !== refreshToken));
  }

  #left(): readonly Revocation[] {
    const { clock, values } = this.#deps;
    return read(values.read(REVOCATIONS)).filter(({ at }) => clock.now() - at < REVOCATION_LIFE);
  }

  #write(left: readonly Revocation[]): void {
    const { values } = this.#deps;
    if (left.length === 0) values.remove(REVOCATIONS);
    else values.write(REVOCATIONS, JSON.stringify(left.slice(-MOST)));
  }
}

function read(text: string | null): readonly Revocation[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isRevocation) : [];
  } catch {
    return [];
  }
}

function isRevocation(value: unknown): value is Revocation {
  if (typeof value !== 'object' || value === null) return false;
  const { refreshToken, path, at } = value as Readonly<Partial<Record<keyof Revocation, unknown>>>;
  return typeof refreshToken === 'string' && typeof path === 'string' && typeof at === 'number';
}
