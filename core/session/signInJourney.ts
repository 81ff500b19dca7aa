/** Where a sign-in stands, as its pages show it. */
import type { SignInProblem } from './signInProblem';

/** Where a sign-in stands. `provider` is the entry's key. */
export type SignInJourney =
  | { readonly status: 'idle' }
  /** On the way out to the provider. */
  | { readonly status: 'leaving'; readonly provider: string }
  /** The provider's answer, or a form's tokens, are becoming a session. */
  | { readonly status: 'finishing'; readonly provider: string }
  /** An app goes on with the answer, whether it was handed over or the app has seen it itself. */
  | { readonly status: 'handedOver'; readonly provider: string }
  /** The viewer turned back at the provider; nothing is wrong. */
  | { readonly status: 'cancelled'; readonly provider: string }
  | { readonly status: 'failed'; readonly provider: string; readonly problem: SignInProblem }
  /**
   * The viewer says whether to go on: a new viewer before an `account` is made (SGP-069), anybody where nothing proves that this browser
   * asked for a sign-in by a mailed `link`, or in an `app`.
   */
  | { readonly status: 'confirming'; readonly about: 'account' | 'link' | 'app'; readonly provider: string; readonly account: string | null; readonly busy: boolean }
  /** Signed in, but the platform wants to know more before the viewer goes on (SGN-008); they may put an optional wish off. */
  | { readonly status: 'detailsMissing'; readonly provider: string; readonly optional: boolean }
  /** The provider's form shows something to the viewer, who is signed in, before they go on (SGP-053). */
  | { readonly status: 'showing'; readonly provider: string }
  | { readonly status: 'signedIn'; readonly provider: string };
