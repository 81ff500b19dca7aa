/** Which trailer of a content is played. */
import type { components } from '../../generated/platform';

export type Trailer = components['schemas']['Trailer'];

/** The first that may be watched, signing in included; null means that there is no trailer action (PLY-044). */
export function playableTrailer(trailers: readonly Trailer[] | null | undefined): Trailer | null {
  return trailers?.find(({ accessLevel }) => accessLevel === 'GRANTED' || accessLevel === 'GRANTED_ON_SIGN_IN') ?? null;
}
