/** Speaks to the operator's platform: headers, addresses, tokens and their refresh, and one way to fail. */
import type { operations } from '../../generated/platform';
import { CallError, type AnswerOf, type CallInput, type Clock, type Endpoint, type PlatformClient } from '../../sdk';
import type { Fetch } from '../browser';
import { answerOf, noAnswer } from './answer';
import { platformRequest, type GivenToCall, type PlatformAddress } from './platformRequest';
import type { TokenSource } from './TokenSource';

/** Milliseconds a call may take in all, its repetition after a dropped connection included. */
export const CALL_LIMIT = 30_000;

export interface PlatformClientOptions extends PlatformAddress {
  readonly tokens: TokenSource;
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Whether a member of staff is here in a viewer's name (ADM-013): calls that the contract refuses them are not made. */
  readonly isOnBehalf?: () => boolean;
  /** Begins to fetch what holds answers against the contract; without it they are taken at their word. */
  readonly reader?: () => Promise<ReadAnswer | undefined>;
}

/** Gives the answer to a call without what no page could be drawn from. */
export type ReadAnswer = (call: string, answer: unknown) => unknown;

interface Given extends GivenToCall {
  readonly signal?: AbortSignal | undefined;
}

/**
 * A client for one realm. A call rejects with a CallError, or with the signal's reason when it was dropped.
 *
 * A GET that got no answer is made once more; other methods and a GET that acts are not, since the platform may have acted on them. A 401 leads to
 * one refresh for all calls that wait, and each is made once more (API-021); the second 401 is final (API-064).
 */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const { tokens, fetch, clock, reader } = options;

  const attempt = async (endpoint: Endpoint, given: Given, token: string | null, signal: AbortSignal): Promise<unknown> => {
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
    const stop = clock.after(CALL_LIMIT, () => limit.abort());
    const drop = (): void => limit.abort(given.signal?.reason);
    given.signal?.addEventListener('abort', drop, { once: true });
    try {
      return await attempt(endpoint, given, token, limit.signal);
    } catch (error) {
      const again = endpoint.method === 'GET' && !endpoint.acts && error instanceof CallError && error.status === 0 && !limit.signal.aborted;
      if (!again) throw error;
      return await attempt(endpoint, given, token, limit.signal);
    } finally {
      stop();
      given.signal?.removeEventListener('abort', drop);
    }
  };

  const call = async (endpoint: Endpoint, given: Given): Promise<unknown> => {
    given.signal?.throwIfAborted();
    if (endpoint.onBehalf === false && options.isOnBehalf?.() === true) throw new CallError(endpoint.id, 403, 'notOnBehalf', []);
    const token = endpoint.auth ? tokens.current() : null;
    try {
      return await answered(endpoint, given, token);
    } catch (error) {
      const refused = endpoint.auth && error instanceof CallError && error.status === 401;
      if (!refused) throw error;
      const renewal = await tokens.renew(token);
      given.signal?.throwIfAborted();
      // What was bought or changed for a viewer is not repeated in a guest's name; a call that was nobody's may be.
      const again = renewal === 'renewed' || (renewal === 'guest' && (endpoint.method === 'GET' || token === null));
      if (!again) throw error;
      return answered(endpoint, given, tokens.current());
    }
  };

  return {
    call: <Id extends keyof operations>(endpoint: Endpoint<Id>, input: CallInput<Id>) => call(endpoint, input) as Promise<AnswerOf<Id>>,
  };
}
