/** What the sign-in asks of a pay-TV service, whichever version of it stands behind: the adapter is `adobeRestV1.ts`. */
import type { TokenAnswer } from '../../../core/sdk';

/** A company at which viewers have their television (SGP-125). */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
}

/** What this browser is known as at the service. */
export interface TvClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A sign-in that was begun: the code goes with the viewer, the token back to the platform afterwards. */
export interface TvCode {
  readonly code: string;
  readonly accessToken: string | null;
}

/** Every call rejects with a CallError. */
export interface TvService {
  /** Whether browsers register before they begin. */
  readonly registers: boolean;
  register(): Promise<TvClient>;
  /** Begins a sign-in for whoever is here. Status 400: the client is not known any more. */
  begin(client: TvClient | null): Promise<TvCode>;
  /** The companies that this site may offer. */
  companies(): Promise<readonly Company[]>;
  /** Where the viewer signs in at a company with the code, to come back to `returnTo`. */
  addressOf(company: string, code: string, returnTo: string): string;
  /** Turns a sign-in that the company has confirmed into tokens. Status 412: it has not. Status 400: begin again. */
  tokens(started: TvCode, client: TvClient | null): Promise<TokenAnswer>;
}
