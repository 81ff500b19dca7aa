/** The platform API as plugins and capabilities see it: typed calls by endpoint, and the one way a call fails. */
import type { operations } from '../generated/platform';
import { token } from './token';

/** An operation of the contract: its id, method, path (version included, parameters in braces) and whether it carries the viewer's token. */
export interface Endpoint<Id extends keyof operations = keyof operations> {
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly auth: boolean;
  /** False: no member of staff does this in a viewer's name (ADM-013). */
  readonly onBehalf?: false;
  /** A GET that does something, such as sending a mail: it is never repeated unasked. */
  readonly acts?: true;
}

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Parameters<Id extends keyof operations> = operations[Id]['parameters'];
type BodyOf<Id extends keyof operations> = operations[Id] extends { requestBody: infer Request }
  ? JsonOf<Request>
  : operations[Id] extends { requestBody?: infer Request }
    ? JsonOf<NonNullable<Request>> | undefined
    : undefined;
type Success = 200 | 201 | 202 | 204;

/** What an operation answers when it succeeds. */
export type AnswerOf<Id extends keyof operations> = {
  [Status in keyof operations[Id]['responses'] & Success]: JsonOf<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

type Given<Key extends string, Value> = [NonNullable<Value>] extends [never]
  ? { readonly [K in Key]?: undefined }
  : undefined extends Value
    ? { readonly [K in Key]?: NonNullable<Value> | undefined }
    : { readonly [K in Key]: Value };

/** What a call is made with: path and query parameters, body, and a signal that drops it. */
export type CallInput<Id extends keyof operations> = Given<'path', Parameters<Id>['path']> &
  Given<'query', Parameters<Id>['query']> &
  Given<'body', BodyOf<Id>> & {
    readonly signal?: AbortSignal | undefined;
    /** Is finished even where the page is left meanwhile, as what replaces or removes always is: for a call that adds or arranges, and may arrive twice. */
    readonly outlivesPage?: boolean;
    /** Headers beside those every call carries; for calls whose contract asks for one. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
  };

/** Speaks to the platform. A call answers the parsed body, or rejects with a {@link CallError}. */
export interface PlatformClient {
  call<Id extends keyof operations>(endpoint: Endpoint<Id>, input: CallInput<Id>): Promise<AnswerOf<Id>>;
}

/**
 * A call that failed (API-011): the platform answered another status than 2xx, or did not answer.
 * `status` is 0 when there was no answer; `code` is then `unknownError`.
 */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly endpoint: string,
    readonly status: number,
    readonly code: string | undefined,
    readonly messages: readonly string[],
    /** The parsed body, for what a particular call adds to the common shape. */
    readonly body?: unknown,
  ) {
    super(`${endpoint}: ${status === 0 ? 'no answer' : `status ${status}`}${code === undefined ? '' : ` (${code})`}`);
  }
}

export const platformClient = token<PlatformClient>('platform-client@1');

/**
 * Speaks to a server that is not the platform, for calls whose contract says so: the calls of the contract at an address of the
 * plugin's options, without the realm's key and without a token. The manifest declares the origin as a `connect-src`.
 */
export const outsideClient = token<(url: string) => PlatformClient>('outside-client@1');

/**
 * Fetches an address that is no call of any contract, such as a file: neither key nor token goes along. An origin that is neither the
 * platform's nor one of its media is declared in the manifest as a `connect-src`. It answers and rejects as the browser does.
 */
export const plainFetch = token<(url: string, init: RequestInit) => Promise<Response>>('plain-fetch@1');
