/** Access level of a viewer for a content (PLY-030). */
import type { AccessLevel } from '../../../core/generated/platform';
import type { SeedAccess } from '../seed/types';
import type { Viewer } from '../session/viewer';

/** Free: everybody; on sign-in: every account; licence: holders of one of the content's licences. */
export function accessLevelOf(access: SeedAccess, viewer: Viewer): AccessLevel {
  if (access.kind === 'geoblocked') return 'GEOBLOCKED';
  if (access.kind === 'free') return 'GRANTED';
  if (access.kind === 'signIn') return viewer.kind === 'account' ? 'GRANTED' : 'GRANTED_ON_SIGN_IN';
  const holdsOne = viewer.kind === 'account' && access.licences.some((licence) => viewer.holds.has(licence));
  return holdsOne ? 'GRANTED' : 'DENIED';
}
