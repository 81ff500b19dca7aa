/** Interface to a pay-TV service, independent of its API version: the adapter is `adobeRestV1.ts`. */
import type { TokenAnswer } from 'proscenium/sdk';

/** A company that provides television (SGP-125). */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
}

/** This browser's registration at the service. */
export interface TvClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A pending sign-in: the code goes with the viewer, the token to the platform afterwards. */
export interface TvCode {
  readonly code: string;
  readonly accessToken: string | null;
}

/** Every call rejects with a CallError. */
export interface TvService {
  /** Whether browsers must register first. */
  readonly registers: boolean;
  register(): Promise<TvClient>;
  /** Starts a sign-in for the current session. Status 400: the client is no longer known. */
  begin(client: TvClient | null): Promise<TvCode>;
  /** The companies available to this site. */
  companies(): Promise<readonly Company[]>;
  /** Sign-in URL of a company with the code, returning to `returnTo`. */
  addressOf(company: string, code: string, returnTo: string): string;
  /** Exchanges a confirmed sign-in for tokens. Status 412: not confirmed. Status 400: start again. */
  tokens(started: TvCode, client: TvClient | null): Promise<TokenAnswer>;
}
