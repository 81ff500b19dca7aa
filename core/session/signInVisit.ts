/** One opening of a login page, or of the side panel. */
import type { SignInCallback } from '../routing/signInTarget';
import type { SignInIntent } from '../sdk/signIn';
import type { LoginPages } from './loginPages';

export interface SignInVisit {
  readonly intent: SignInIntent;
  /** Passed by the embedding page (SGN-054). */
  readonly callback?: SignInCallback | undefined;
  /** The group of login pages that the viewer is in; defaults to the site's own. */
  readonly pages?: LoginPages | undefined;
}
