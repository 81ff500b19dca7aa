/** The platform's drm as the engine's configuration. */
import type { components } from '../../generated/platform';

export type Drm = components['schemas']['Drm'];

export interface DrmConfiguration {
  /** Key system to licence server. */
  readonly servers: Readonly<Record<string, string>>;
  readonly preferredKeySystems: readonly string[];
}

/** Every key system the stream names is asked for at the same address, in the order given (PLY-066); without drm there are none. */
export function drmConfiguration(drm: Drm | null | undefined): DrmConfiguration {
  const keySystems = drm?.keySystems ?? [];
  return { servers: Object.fromEntries(keySystems.map((system) => [system, drm?.url ?? ''])), preferredKeySystems: keySystems };
}
