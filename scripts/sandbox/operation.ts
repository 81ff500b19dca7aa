/** What a handler of one contract operation gets and gives; typed by the operation's id. */
import type { operations } from '../../core/generated/platform';
import type { SandboxRealm } from './realms';
import type { Viewer } from './session/viewer';

export type OperationId = keyof operations;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : T extends { content: { 'text/event-stream': infer Message } } ? MessageStream<Message> : undefined;

type Success = 200 | 201 | 204;

/** What answers a call that stays open: begins to send and gives the function that stops; `end` closes the connection. */
export type MessageStream<Message> = (send: (message: Message) => void, end: () => void) => () => void;

export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Request } ? JsonOf<Request> : undefined;

export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: JsonOf<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

export interface Call<Id extends OperationId = OperationId> {
  readonly realm: SandboxRealm;
  readonly viewer: Viewer;
  readonly locale: string;
  /** Scheme, host and port at which the caller reached the sandbox; every address in an answer begins with it. */
  readonly origin: string;
  /** The site that a link in a mail leads to: the caller's, or the realm's usual address where the caller is no page. */
  readonly site: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What the captcha of the realm gave; null when nothing was sent. */
  readonly captchaToken: string | null;
  /** Of a call that pays; null when none was sent. */
  readonly idempotencyKey: string | null;
  readonly body: BodyOf<Id>;
}

/** Answers an operation. The body it gives is checked against the contract; it refuses with a PlatformError. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>;

export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };

/** A whole number of the query that the contract has checked, or what stands in for it. */
export function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  return text === null ? otherwise : Number(text);
}
