/** What the parts of the page share. */
import type { AdobeOptions } from './options.generated';
import type { TvSignIn } from './TvSignIn';

export interface Broadcaster {
  readonly signIn: TvSignIn;
  readonly options: Readonly<AdobeOptions>;
  /** Whether the viewer's account is joined to a company, as their last sign-in told (SGP-122). */
  readonly isLinked: () => boolean;
}
