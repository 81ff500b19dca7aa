/** Client for the operator's platform: headers, addresses, tokens and their refresh, and one error type. */
import type { operations } from '../../generated/platform';
import {
  CallError,
  type AnswerOf,
  type CallInput,
  type Endpoint,
  type PlatformClient,
} from '../../sdk/platform';
import type { Clock } from '../../sdk/services';
import type { Fetch } from '../browser/browserClock';
import { answerOf, noAnswer } from './answer';
import { platformRequest, type GivenToCall, type PlatformAddress } from './platformRequest';
import type { TokenSource } from './TokenSource';

/** Timeout of a call in milliseconds, its retry after a dropped connection included. */
export const CALL_TIMEOUT_MS = 30_000;

export interface PlatformClientOptions extends PlatformAddress {
  readonly tokens: TokenSource;
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Whether a member of staff impersonates a viewer (ADM-013): calls that the contract refuses them are not made. */
  readonly isOnBehalf?: () => boolean;
  /** Starts to load the response validator; without it responses are not validated. */
  readonly reader?: () => Promise<ReadAnswer | undefined>;
}

/** Returns the response to a call without its invalid parts. */
export type ReadAnswer = (call: string, answer: unknown) => unknown;

interface Given extends GivenToCall {
  readonly signal?: AbortSignal | undefined;
}

/**
 * A client for one realm. A call rejects with a CallError, or with the signal's reason when it was aborted. A
 * GET without a response is retried once; other methods, and a GET with side effects, are not, since the
 * platform may have processed them. A 401 leads to one refresh for all waiting calls, each of which is
 * retried once (API-021); the second 401 is final (API-064).
 */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const { tokens, fetch, clock, reader } = options;

  const attempt = async (
    endpoint: Endpoint,
    given: Given,
    token: string | null,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const [address, init] = platformRequest(options, endpoint, given, token);
    const read = endpoint.method === 'GET' ? reader?.() : undefined;
    try {
      const answer = await answerOf(endpoint.id, await fetch(address, { ...init, signal }));
      return (await read)?.(endpoint.id, answer) ?? answer;
    } catch (error) {
      given.signal?.throwIfAborted();
      throw error instanceof CallError ? error : noAnswer(endpoint.id);
    }
  };

  const answered = async (endpoint: Endpoint, given: Given, token: string | null): Promise<unknown> => {
    const limit = new AbortController();
    const stop = clock.after(CALL_TIMEOUT_MS, () => limit.abort());
    const drop = (): void => limit.abort(given.signal?.reason);
    given.signal?.addEventListener('abort', drop, { once: true });
    try {
      return await attempt(endpoint, given, token, limit.signal);
    } catch (error) {
      const again =
        endpoint.method === 'GET' &&
        !endpoint.acts &&
        error instanceof CallError &&
        error.status === 0 &&
        !limit.signal.aborted;
      if (!again) throw error;
      return await attempt(endpoint, given, token, limit.signal);
    } finally {
      stop();
      given.signal?.removeEventListener('abort', drop);
    }
  };

  const call = async (endpoint: Endpoint, given: Given): Promise<unknown> => {
    given.signal?.throwIfAborted();
    if (endpoint.onBehalf === false && options.isOnBehalf?.() === true)
      throw new CallError(endpoint.id, 403, 'notOnBehalf', []);
    const token = endpoint.auth ? tokens.current() : null;
    try {
      return await answered(endpoint, given, token);
    } catch (error) {
      const refused = endpoint.auth && error instanceof CallError && error.status === 401;
      if (!refused) throw error;
      const renewal = await tokens.renew(token);
      given.signal?.throwIfAborted();
      // A viewer's purchase or change is not repeated in a guest's name; a call without a token may be.
      const again =
        renewal === 'renewed' || (renewal === 'guest' && (endpoint.method === 'GET' || token === null));
      if (!again) throw error;
      return answered(endpoint, given, tokens.current());
    }
  };

  return {
    call: <Id extends keyof operations>(endpoint: Endpoint<Id>, input: CallInput<Id>) =>
      call(endpoint, input) as Promise<AnswerOf<Id>>,
  };
}
