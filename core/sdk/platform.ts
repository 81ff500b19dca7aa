/** The platform API for plugins and capabilities: calls typed by endpoint, and their one error type. */
import type { operations } from '../generated/platform';
import { SharedError } from './SharedError';
import { token } from './token';

/**
 * An operation of the contract: id, method, path (with version; parameters in braces) and whether it sends
 * the viewer's token.
 */
export interface Endpoint<Id extends keyof operations = keyof operations> {
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly auth: boolean;
  /** False: staff may not call this on a viewer's behalf (ADM-013). */
  readonly onBehalf?: false;
  /** A GET with side effects, such as sending a mail: never retried automatically. */
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

/** Answer of an operation on success. */
export type AnswerOf<Id extends keyof operations> = {
  [Status in keyof operations[Id]['responses'] & Success]: JsonOf<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

type Given<Key extends string, Value> = [NonNullable<Value>] extends [never]
  ? { readonly [K in Key]?: undefined }
  : undefined extends Value
    ? { readonly [K in Key]?: NonNullable<Value> | undefined }
    : { readonly [K in Key]: Value };

/** Input of a call: path and query parameters, body, and an abort signal. */
export type CallInput<Id extends keyof operations> = Given<'path', Parameters<Id>['path']> &
  Given<'query', Parameters<Id>['query']> &
  Given<'body', BodyOf<Id>> & {
    readonly signal?: AbortSignal | undefined;
    /**
     * Completes even when the page is unloaded, as calls that replace or remove always do: for calls that add
     * or reorder and are safe to repeat.
     */
    readonly outlivesPage?: boolean;
    /** Additional headers, for calls whose contract requires one. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
  };

/** Platform client. A call resolves to the parsed body or rejects with a {@link CallError}. */
export interface PlatformClient {
  call<Id extends keyof operations>(endpoint: Endpoint<Id>, input: CallInput<Id>): Promise<AnswerOf<Id>>;
}

/**
 * A failed call (API-011): a status other than 2xx, or no answer. `status` is 0 without an answer; `code` is
 * then `unknownError`.
 */
export class CallError extends SharedError {
  static override readonly brand = Symbol.for('proscenium/CallError@1');
  override readonly name = 'CallError';

  constructor(
    readonly endpoint: string,
    readonly status: number,
    readonly code: string | undefined,
    readonly messages: readonly string[],
    /** The parsed body, for fields that a particular call adds to the common shape. */
    readonly body?: unknown,
  ) {
    super(
      `${endpoint}: ${status === 0 ? 'no answer' : `status ${status}`}${code === undefined ? '' : ` (${code})`}`,
    );
  }
}

/** Calls to the platform as the current viewer. */
export const platformClient = token<PlatformClient>('platform-client@1');

/**
 * Client for a server other than the platform, where the contract says so: contract calls at a base URL from
 * the plugin's options, without the realm's key or a token. The manifest declares the origin as a
 * `connect-src`.
 */
export const outsideClient = token<(url: string) => PlatformClient>('outside-client@1');

/**
 * Fetches a URL outside any contract, such as a file, without key or token. An origin that is neither the
 * platform's nor one of its media hosts must be declared in the manifest as a `connect-src`. Resolves and
 * rejects like `fetch`.
 */
export const plainFetch = token<(url: string, init: RequestInit) => Promise<Response>>('plain-fetch@1');
