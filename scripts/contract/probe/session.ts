/**
 * The sessions that a probe begins and ends: a guest's, a viewer's if credentials are given; and the rotation
 * of their tokens.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ContractChecker, CheckedOperation } from '../contractChecker';
import type { Answered, Ask } from './ask';
import type { ProbeFinding } from './report';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface ProbedSession {
  /** Sent with calls that carry a token; null when no session could be begun. */
  readonly token: string | null;
  /** Operations probed here. */
  readonly asked: ReadonlySet<string>;
  readonly conforming: readonly string[];
  readonly findings: readonly ProbeFinding[];
  /** Mistakes in how sessions end; complete once they are closed. */
  readonly endings: readonly ProbeFinding[];
  /** Ends the sessions. */
  close(): Promise<void>;
}

const nothing = { query: new URLSearchParams() };

/**
 * Begins sessions and probes token rotation: a guest's token pair is spent twice, as by a reload during a
 * refresh (API-021).
 */
export async function probeSession(
  checker: ContractChecker,
  ask: Ask,
  credentials: Credentials | null,
): Promise<ProbedSession> {
  const operation = (id: string): CheckedOperation => {
    const found = checker.operations.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`The contract has no ${id}.`);
    return found;
  };
  const conforming = new Set<string>();
  const asked = new Set(['createGuestSession', 'refreshTokens', 'logout']);
  const call = async (id: string, body?: unknown, token: string | null = null): Promise<Answered> => {
    const answer = await ask(operation(id), {}, body === undefined ? nothing : { ...nothing, body }, token);
    if (answer.status >= 200 && answer.status < 300) conforming.add(id);
    return answer;
  };

  const findings: ProbeFinding[] = [];
  const endings: ProbeFinding[] = [];
  const tried = await call('createGuestSession');
  const refreshToken = tokenOf(tried, 'refreshToken');
  const bought = refreshToken === null ? tried : await call('refreshTokens', { refreshToken });
  if (refreshToken !== null && bought.status === 200) {
    const { status, body } = await call('refreshTokens', { refreshToken });
    if (!isDeepStrictEqual(body, bought.body)) {
      findings.push({
        operation: 'refreshTokens',
        call: 'POST /api/v2/token/refresh',
        status,
        pointer: '',
        cause: 'a refresh token that is presented again at once is not answered with the pair it has bought',
      });
    }
  }
  // A site that could not report the end of a session sends the token that it had stored, which may be spent by now.
  const renewed = tokenOf(bought, 'refreshToken');
  const ends = async (sent: string, kept: string, token: string | null): Promise<void> => {
    await call('logout', { refreshToken: sent }, token);
    const { status } = await call('refreshTokens', { refreshToken: kept });
    if (status < 200 || status >= 300) return;
    endings.push({
      operation: 'logout',
      call: 'POST /api/v2/logout',
      status,
      pointer: '',
      cause:
        sent === kept
          ? 'the session that it has ended can still be renewed'
          : 'the session of a spent refresh token goes on: the token that it has bought can still be renewed',
    });
  };
  if (refreshToken !== null && renewed !== null && renewed !== refreshToken)
    await ends(refreshToken, renewed, tokenOf(bought, 'authorisationToken'));
  let session = await call('createGuestSession');
  if (credentials !== null) {
    asked.add('login');
    const login = await call(
      'login',
      { id: credentials.email, secret: credentials.password },
      tokenOf(session, 'authorisationToken'),
    );
    if (tokenOf(login, 'authorisationToken') !== null) session = login;
  }
  const token = tokenOf(session, 'authorisationToken');
  const last = tokenOf(session, 'refreshToken');
  return {
    token,
    asked,
    findings,
    endings,
    get conforming() {
      return [...conforming];
    },
    async close() {
      if (last !== null) await ends(last, last, token);
    },
  };
}

function tokenOf({ body }: Answered, name: 'authorisationToken' | 'refreshToken'): string | null {
  const value =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}
