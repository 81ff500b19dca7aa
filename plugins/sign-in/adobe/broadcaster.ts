/** Shared context of the page's components. */
import type { AdobeOptions } from './options.generated';
import type { TvSignIn } from './TvSignIn';

export interface Broadcaster {
  /** The provider's name in linked accounts and in the platform's paths. */
  readonly provider: string;
  readonly signIn: TvSignIn;
  readonly options: Readonly<AdobeOptions>;
  /** Whether the viewer's account is linked to a company, according to the last sign-in (SGP-122). */
  readonly isLinked: () => boolean;
}
