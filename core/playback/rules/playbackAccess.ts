/** Whether a piece of content may be played, and if not, what the viewer can do about it. */
import type { components } from '../../generated/platform';

export type Licence = components['schemas']['Licence'];
export type AccessLevel = components['schemas']['AccessLevel'];

/** What the decision is made from; every content of the platform carries it. */
export interface AccessFacts {
  readonly accessLevel?: AccessLevel | null | undefined;
  /** `AVAILABLE`, or why it cannot be played on the web. */
  readonly onlinePlayback?: string | null | undefined;
  /** What parents keep from this profile, and what opens it (FAV-040). */
  readonly parentalLock?: 'PIN' | 'PROFILE' | null | undefined;
  readonly licences?: readonly Licence[] | null | undefined;
  readonly availableLicences?: readonly Licence[] | null | undefined;
}

export type RefusalKind = 'denied' | 'unavailable' | 'geoblocked' | 'signInRequired' | 'pinRequired' | 'notForProfile';

/** Why something is not played (PLY-029). */
export interface PlaybackRefusal {
  readonly kind: RefusalKind;
  /** What would open it: handed to the purchase prompt (PLY-028). */
  readonly licences: readonly Licence[];
  /** HTTP status of the answer that refused; null when the content itself said so. */
  readonly status: number | null;
}

/** `grantedOnSignIn` is the flag of PLY-034: signing in is all that is missing. */
export type PlaybackAccess =
  | { readonly granted: true; readonly grantedOnSignIn: false; readonly failure: null }
  | { readonly granted: false; readonly grantedOnSignIn: boolean; readonly failure: PlaybackRefusal };

/** The licences a purchase prompt offers: those that are available, else all that would open the content (PLY-028). */
export function offeredLicences({ licences, availableLicences }: Pick<AccessFacts, 'licences' | 'availableLicences'>): readonly Licence[] {
  return availableLicences?.length ? availableLicences : (licences ?? []);
}

/**
 * Decides by access level, then by what parents keep (FAV-040), then by availability (PLY-030 to PLY-037). Content without a level is refused as denied, since the
 * platform alone can grant.
 */
export function playbackAccess(content: AccessFacts): PlaybackAccess {
  const refused = (kind: RefusalKind): PlaybackAccess => ({
    granted: false,
    grantedOnSignIn: kind === 'signInRequired',
    failure: { kind, licences: offeredLicences(content), status: null },
  });
  switch (content.accessLevel) {
    case 'GRANTED':
      if (content.parentalLock === 'PIN') return refused('pinRequired');
      if (content.parentalLock === 'PROFILE') return refused('notForProfile');
      return content.onlinePlayback === 'AVAILABLE' ? { granted: true, grantedOnSignIn: false, failure: null } : refused('unavailable');
    case 'GRANTED_ON_SIGN_IN':
      return refused('signInRequired');
    case 'GEOBLOCKED':
      return refused('geoblocked');
    default:
      return refused('denied');
  }
}

/** What a refused viewer is shown. Only a denial sells, and only when there is something to buy (PLY-036, PLY-037). */
export type RefusalPrompt = 'purchase' | 'signIn' | 'outsideRegion' | 'unavailable' | 'pin' | 'otherProfile';

export function refusalPrompt({ kind, licences }: PlaybackRefusal): RefusalPrompt {
  if (kind === 'signInRequired') return 'signIn';
  if (kind === 'geoblocked') return 'outsideRegion';
  if (kind === 'pinRequired') return 'pin';
  if (kind === 'notForProfile') return 'otherProfile';
  return kind === 'denied' && licences.length > 0 ? 'purchase' : 'unavailable';
}
