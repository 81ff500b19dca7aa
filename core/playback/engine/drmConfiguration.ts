/** Maps the platform's drm to the shaka-player configuration. */
import type { components } from '../../generated/platform';

export type Drm = components['schemas']['Drm'];

export interface DrmConfiguration {
  /** Licence server by key system. */
  readonly servers: Readonly<Record<string, string>>;
  readonly preferredKeySystems: readonly string[];
}

/** All key systems of the stream share one licence server address, in the given order (PLY-066); empty without drm. */
export function drmConfiguration(drm: Drm | null | undefined): DrmConfiguration {
  const keySystems = drm?.keySystems ?? [];
  return {
    servers: Object.fromEntries(keySystems.map((system) => [system, drm?.url ?? ''])),
    preferredKeySystems: keySystems,
  };
}
