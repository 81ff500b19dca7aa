/** Dependencies of core/playback. */
import type { PageActivity } from '../platform/browser/PageActivity';
import type { CheckedRealm } from '../realm/checkedRealm';
import type { Analytics, Clock, KeyValueStore, Viewer } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import type { EngineFactory } from './engine/PlayerEngine';

/** Supplied by the composition root. */
export interface PlaybackDeps {
  readonly client: PlatformClient;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** Local storage. */
  readonly keyValues: KeyValueStore;
  readonly platform: Pick<CheckedRealm['platform'], 'streamApiVersion'>;
  readonly settings: Pick<CheckedRealm['settings'], 'appSettings'>;
  /** The current viewer; observable. */
  readonly viewer: () => Pick<Viewer, 'id' | 'isGuest'>;
  /** Language of the page. */
  readonly locale: () => string;
  readonly report: (error: unknown) => void;
  readonly analytics: Analytics;
  /** Defaults to the browser's; replaceable for tests. */
  readonly activity?: PageActivity | undefined;
  /** Replaces the Shaka engine; for tests and player plugins. */
  readonly engines?: EngineFactory | undefined;
}
