/** Whether a content may be played, and if not, what the viewer can do about it. */
import type { AccessLevel, Licence } from '../../generated/platform';

/** Input of the decision, present in every content of the platform. */
export interface AccessFacts {
  readonly accessLevel?: AccessLevel | null | undefined;
  /** `AVAILABLE`, or the reason why it cannot be played on the web. */
  readonly onlinePlayback?: string | null | undefined;
  /** Parental control: what this profile needs to unlock the content (FAV-040). */
  readonly parentalLock?: 'PIN' | 'PROFILE' | null | undefined;
  readonly licences?: readonly Licence[] | null | undefined;
  readonly availableLicences?: readonly Licence[] | null | undefined;
}

export type RefusalKind =
  'denied' | 'unavailable' | 'geoblocked' | 'signInRequired' | 'pinRequired' | 'notForProfile';

/** Why a content is not played (PLY-029). */
export interface PlaybackRefusal {
  readonly kind: RefusalKind;
  /** Licences that would grant access, offered by the purchase prompt (PLY-028). */
  readonly licences: readonly Licence[];
  /** HTTP status of the refusal; null if the content's own fields refuse access. */
  readonly status: number | null;
}

/** `grantedOnSignIn` is the flag of PLY-034: signing in would grant access. */
export type PlaybackAccess =
  | { readonly granted: true; readonly grantedOnSignIn: false; readonly failure: null }
  | { readonly granted: false; readonly grantedOnSignIn: boolean; readonly failure: PlaybackRefusal };

/** Licences for the purchase prompt: the available ones, else all that would grant access (PLY-028). */
export function offeredLicences({
  licences,
  availableLicences,
}: Pick<AccessFacts, 'licences' | 'availableLicences'>): readonly Licence[] {
  return availableLicences?.length ? availableLicences : (licences ?? []);
}

/**
 * Decides by access level, then parental control (FAV-040), then availability (PLY-030 to PLY-037). Content
 * without a level is denied, since only the platform can grant access.
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
      return content.onlinePlayback === 'AVAILABLE'
        ? { granted: true, grantedOnSignIn: false, failure: null }
        : refused('unavailable');
    case 'GRANTED_ON_SIGN_IN':
      return refused('signInRequired');
    case 'GEOBLOCKED':
      return refused('geoblocked');
    default:
      return refused('denied');
  }
}

/**
 * The prompt for a refused viewer. Only a denial offers a purchase, and only if there are licences to buy
 * (PLY-036, PLY-037).
 */
export type RefusalPrompt = 'purchase' | 'signIn' | 'outsideRegion' | 'unavailable' | 'pin' | 'otherProfile';

export function refusalPrompt({ kind, licences }: PlaybackRefusal): RefusalPrompt {
  if (kind === 'signInRequired') return 'signIn';
  if (kind === 'geoblocked') return 'outsideRegion';
  if (kind === 'pinRequired') return 'pin';
  if (kind === 'notForProfile') return 'otherProfile';
  return kind === 'denied' && licences.length > 0 ? 'purchase' : 'unavailable';
}
