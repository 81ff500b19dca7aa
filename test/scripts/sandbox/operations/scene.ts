/** The context in which the operations of a realm are called. */
import type { OperationId } from '../../../../scripts/sandbox/operation';
import type { Answer, Caller } from '../sandboxProcess';

export interface Scene {
  /** Where the sandbox listens. */
  readonly url: string;
  readonly call: Caller;
  readonly realm: string;
  readonly vod: string;
  readonly event: string;
  readonly freeLicence: string;
  readonly voucher: string;
  readonly bucket: string;
  readonly series: string;
  readonly season: string;
  readonly playlist: string;
  readonly watchlist: string;
  readonly news: string;
  /** A token of a new account. */
  readonly newcomer: () => Promise<string>;
}

/** Calls an operation so that it succeeds, or is refused as the contract defines. */
export type Performance = (scene: Scene) => Promise<Answer>;

export type Performances = Readonly<Partial<Record<OperationId, Performance>>>;

export const refreshTokenOf = async ({ call }: Scene) => ({
  refreshToken: (await call('POST', '/api/v2/guest-session')).body['refreshToken'],
});
