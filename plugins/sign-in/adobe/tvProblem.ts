/**
 * Error text of a pay-TV sign-in: from the mapper, else the code table, else the generic one (SGP-134,
 * ERR-016). Pure.
 */
import { CallError } from 'proscenium/sdk';

export interface TvProblem {
  readonly key: string;
  /** Values for the label: the provider's or platform's request id and first message (SGP-135). `none` when missing. */
  readonly values: { readonly requestId: string; readonly message: string };
}

/** No sign-in to complete: already completed, or started in another browser. */
export class NothingBegun extends Error {
  override readonly name = 'NothingBegun';
}

/** The provider offers no company that this realm allows. */
export class NoCompanies extends Error {
  override readonly name = 'NoCompanies';
}

/** The mapper: error names of the provider and the platform. */
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
  const mapped = names.flatMap((name) =>
    name !== undefined && Object.hasOwn(byName, name) ? [byName[name]] : [],
  )[0];
  return {
    key: mapped ?? byStatus[error.status] ?? 'tvProblemGeneric',
    values: { requestId: requestIdOf(error.body), message: messageOf(error) },
  };
}

const NONE = 'none';
const unknown = { requestId: NONE, message: NONE } as const;

/** Adobe's enhanced errors name it `trace`. */
function requestIdOf(body: unknown): string {
  const id = textAt(body, 'requestId') ?? textAt(body, 'trace');
  return id !== undefined && /^[\w.:-]{1,64}$/.test(id) ? id : NONE;
}

/** A human-readable sentence: no URL, no key, and nothing that could be a token (ERR-028). */
function messageOf({ messages, body }: CallError): string {
  const text = messages[0] ?? textAt(body, 'message');
  return text !== undefined &&
    /\s/.test(text.trim()) &&
    text.length <= 300 &&
    !/:\/\/|\S{32,}|[{}<>]/.test(text)
    ? text
    : NONE;
}

function textAt(body: unknown, name: string): string | undefined {
  const value =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
