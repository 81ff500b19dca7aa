/** The state of a sign-in, as its pages show it. */
import type { SignInProblem } from './signInProblem';

/** State of a sign-in. `provider` is the entry's key. */
export type SignInJourney =
  | { readonly status: 'idle' }
  /** Redirecting to the provider. */
  | { readonly status: 'leaving'; readonly provider: string }
  /** Turning the provider's response, or a form's tokens, into a session. */
  | { readonly status: 'finishing'; readonly provider: string }
  /** An app continues with the response, whether it was handed over or the app received it itself. */
  | { readonly status: 'handedOver'; readonly provider: string }
  /** The viewer cancelled at the provider; not an error. */
  | { readonly status: 'cancelled'; readonly provider: string }
  | { readonly status: 'failed'; readonly provider: string; readonly problem: SignInProblem }
  /**
   * The viewer is asked whether to continue: a new viewer before an `account` is created (SGP-069), anyone
   * where nothing proves that this browser requested a sign-in by a mailed `link`, or in an `app`.
   */
  | {
      readonly status: 'confirming';
      readonly about: 'account' | 'link' | 'app';
      readonly provider: string;
      readonly account: string | null;
      readonly busy: boolean;
    }
  /**
   * Signed in, but the platform requires details before the viewer continues (SGN-008); optional ones can be
   * postponed.
   */
  | { readonly status: 'detailsMissing'; readonly provider: string; readonly optional: boolean }
  /** The provider's form shows something to the signed-in viewer before they continue (SGP-053). */
  | { readonly status: 'showing'; readonly provider: string }
  | { readonly status: 'signedIn'; readonly provider: string };
