/** What a failed pay-TV sign-in says: a message from the mapper, else from the code table, else the generic one (SGP-134, ERR-016). Pure. */
import { CallError } from '../../../core/sdk';

export interface TvProblem {
  readonly key: string;
  /** What labels may say: the provider's or platform's request id and its first message (SGP-135). `none` where there is no such. */
  readonly values: { readonly requestId: string; readonly message: string };
}

/** There is no sign-in to finish: it was finished already, or begun in another browser. */
export class NothingBegun extends Error {
  override readonly name = 'NothingBegun';
}

/** The provider has no company that this realm allows. */
export class NoCompanies extends Error {
  override readonly name = 'NoCompanies';
}

/** The mapper: what the provider and the platform call a failure. */
const byName: Readonly<Record<string, string>> = {
  authentication_session_missing: 'tvProblemNotConfirmed',
  authentication_session_expired: 'tvProblemNotConfirmed',
  companyNotChosen: 'tvProblemNotConfirmed',
  unknown_integration: 'tvProblemCompany',
  invalid_software_statement: 'tvProblemClosed',
  unapproved_software_statement: 'tvProblemClosed',
  too_many_requests: 'tvProblemTooMany',
};

/** The code table. */
const byStatus: Readonly<Record<number, string>> = {
  0: 'tvProblemUnreachable',
  400: 'tvProblemExpired',
  404: 'tvProblemClosed',
  410: 'tvProblemExpired',
  412: 'tvProblemNotConfirmed',
  429: 'tvProblemTooMany',
};

export function tvProblem(error: unknown): TvProblem {
  if (error instanceof NothingBegun) return { key: 'tvProblemNothingBegun', values: unknown };
  if (error instanceof NoCompanies) return { key: 'tvPickerEmpty', values: unknown };
  if (!(error instanceof CallError)) return { key: 'tvProblemGeneric', values: unknown };
  const names = [error.code, textAt(error.body, 'error'), ...error.messages];
  const mapped = names.flatMap((name) => (name !== undefined && Object.hasOwn(byName, name) ? [byName[name]] : []))[0];
  return { key: mapped ?? byStatus[error.status] ?? 'tvProblemGeneric', values: { requestId: requestIdOf(error.body), message: messageOf(error) } };
}

const NONE = 'none';
const unknown = { requestId: NONE, message: NONE } as const;

/** Adobe's enhanced errors call it `trace`. */
function requestIdOf(body: unknown): string {
  const id = textAt(body, 'requestId') ?? textAt(body, 'trace');
  return id !== undefined && /^[\w.:-]{1,64}$/.test(id) ? id : NONE;
}

/** A sentence for people: no address, no key, and nothing that could be a token (ERR-028). */
function messageOf({ messages, body }: CallError): string {
  const text = messages[0] ?? textAt(body, 'message');
  return text !== undefined && /\s/.test(text.trim()) && text.length <= 300 && !/:\/\/|\S{32,}|[{}<>]/.test(text) ? text : NONE;
}

function textAt(body: unknown, name: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
