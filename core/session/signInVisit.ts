/** One opening of a login page, or of the side panel. */
import type { SignInCallback } from '../routing/signInTarget';
import type { SignInIntent } from '../sdk';
import type { LoginPages } from './loginPages';

export interface SignInVisit {
  readonly intent: SignInIntent;
  /** Handed over by the screen around it (SGN-054). */
  readonly callback?: SignInCallback | undefined;
  /** The login pages among which the viewer moves; the site's own without it. */
  readonly pages?: LoginPages | undefined;
}
