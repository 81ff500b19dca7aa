/** What this room is made of. */
import type { PageActivity } from '../platform/browser/PageActivity';
import type { CheckedRealm } from '../realm/checkedRealm';
import type { Analytics, Clock, KeyValueStore, PlatformClient, Viewer } from '../sdk';
import type { EngineFactory } from './engine/PlayerEngine';

/** What the composition root gives this room. */
export interface PlaybackDeps {
  readonly client: PlatformClient;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** Lasting values of the house. */
  readonly keyValues: KeyValueStore;
  readonly platform: Pick<CheckedRealm['platform'], 'streamApiVersion'>;
  readonly settings: Pick<CheckedRealm['settings'], 'appSettings'>;
  /** Who is here now; observable. */
  readonly viewer: () => Pick<Viewer, 'id' | 'isGuest'>;
  /** The language of the page. */
  readonly locale: () => string;
  readonly report: (error: unknown) => void;
  readonly analytics: Analytics;
  /** The browser's own without it; for tests. */
  readonly activity?: PageActivity | undefined;
  /** Another engine than the house's; for tests and player plugins. */
  readonly engines?: EngineFactory | undefined;
}
