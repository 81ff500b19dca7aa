/** Input and output of a handler of one contract operation, typed by the operation's id. */
import type { operations } from '../../core/generated/platform';
import type { SandboxRealm } from './realms';
import type { Viewer } from './session/viewer';

export type OperationId = keyof operations;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: { 'text/event-stream': infer Message } }
    ? MessageStream<Message>
    : undefined;

type Success = 200 | 201 | 204;

/**
 * Streams the response of a long-lived call: starts sending and returns the stop function; `end` closes the
 * connection.
 */
export type MessageStream<Message> = (send: (message: Message) => void, end: () => void) => () => void;

export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Request }
  ? JsonOf<Request>
  : undefined;

export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: JsonOf<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

export interface Call<Id extends OperationId = OperationId> {
  readonly realm: SandboxRealm;
  readonly viewer: Viewer;
  readonly locale: string;
  /** Scheme, host and port at which the caller reached the sandbox; URLs in responses start with it. */
  readonly origin: string;
  /** The site that links in mails lead to: the caller's, or the realm's default URL when the caller is not a page. */
  readonly site: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The realm's captcha token; null when none was sent. */
  readonly captchaToken: string | null;
  /** Of a paying call; null when none was sent. */
  readonly idempotencyKey: string | null;
  readonly body: BodyOf<Id>;
}

/** Handles an operation. Its response body is checked against the contract; errors are thrown as PlatformError. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>;

export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };

/** An integer query parameter, validated by the contract, or its default. */
export function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  return text === null ? otherwise : Number(text);
}
