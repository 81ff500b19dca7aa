/** Makes the calls of the contract on a real platform and checks the answers. */
import {
  createContractChecker,
  type AnswerFinding,
  type CheckedOperation,
  type ContractChecker,
} from '../contractChecker';
import type { ContractDocument } from '../contractDocument';
import { untilAborted } from '../../http/untilAborted';
import type { Answered, Ask } from './ask';
import { probeImpersonation } from './impersonation';
import { lacksOf } from './lacks';
import { missingSafeguards } from './missingSafeguards';
import { probeRequest, type ProbeRequest } from './requests';
import { Unreachable, type ProbeFinding, type ProbeGap, type ProbeReport } from './report';
import { overriddenParameters } from './linkParameters';
import { probeOneTimeTokens } from './oneTimeTokens';
import { probeSession, type Credentials, type ProbedSession } from './session';
import { targetsOf, type PathValues, type SeenAnswer } from './targets';

export interface ProbeOptions {
  readonly contract: ContractDocument;
  /** Scheme, host and port of the platform. */
  readonly url: string;
  readonly apiKey: string;
  readonly credentials: Credentials | null;
  /** A one-time impersonation token for staff; without it, impersonation is not probed. */
  readonly impersonation?: string | undefined;
  /** Also make calls that write, if they can write back unchanged what was read. */
  readonly write: boolean;
  /** Values for parameters that no answer provides: by name, or by operation and name (`readNews.feedName`). */
  readonly given: PathValues;
  /** The calls to try, by operation id; the whole contract by default. */
  readonly only?: ReadonlySet<string>;
  /** Paths that differ at this platform, by operation id. */
  readonly paths?: Readonly<Record<string, string>>;
}

const TIME_LIMIT = 20_000;

/** Findings reported per answer; the same mistake often repeats in every row. */
const FINDINGS_OF_A_CALL = 5;

/** Resolves with the report. Rejects with Unreachable when the platform does not answer at all. */
export async function probePlatform(options: ProbeOptions): Promise<ProbeReport> {
  const checker = createContractChecker(options.contract, { closed: false });
  const findings: ProbeFinding[] = [];
  const gaps: ProbeGap[] = [];
  const seen: SeenAnswer[] = [];
  const conforming = new Set<string>();
  const ask = asking(options, checker, findings);
  const session = await probeSession(checker, ask, options.credentials);
  findings.push(...session.findings);
  if (options.impersonation !== undefined)
    findings.push(...(await probeImpersonation(checker, ask, options.impersonation)));

  let waiting = checker.operations.filter(
    ({ id }) => !session.asked.has(id) && options.only?.has(id) !== false,
  );
  gaps.push(
    ...waiting
      .filter(({ keyless }) => keyless)
      .map(({ id }) => ({ operation: id, reason: 'another server than the platform answers it' })),
  );
  waiting = waiting.filter(({ keyless }) => !keyless);
  // Answers provide ids that other calls need, so it repeats until no new call is possible.
  for (let progress = true; progress;) {
    progress = false;
    for (const operation of [...waiting]) {
      const request = probeRequest(options.contract, operation, seen, {
        write: options.write,
        given: options.given,
        now: Date.now(),
      });
      const targets = typeof request === 'string' ? [] : targetsOf(operation, seen, options.given);
      if (typeof request === 'string' || targets.length === 0) continue;
      waiting = waiting.filter((other) => other !== operation);
      progress = true;
      await probe(operation, targets, request, session);
    }
  }
  for (const operation of waiting) {
    const request = probeRequest(options.contract, operation, seen, {
      write: options.write,
      given: options.given,
      now: Date.now(),
    });
    gaps.push({
      operation: operation.id,
      reason:
        typeof request === 'string'
          ? request
          : `no earlier answer provides ${parameterNames(operation)}; pass it with --with`,
    });
  }
  findings.push(...(await probeOneTimeTokens(checker, ask, options.only)), ...overriddenParameters(seen));
  await session.close();
  findings.push(...session.endings);
  for (const id of session.conforming) conforming.add(id);
  const faulty = new Set(findings.map(({ operation }) => operation));
  // Lists a call once: under its mistakes, else under why it could not be judged.
  return {
    url: options.url,
    conforming: [...conforming].filter((id) => !faulty.has(id)),
    findings,
    gaps: gaps.filter(({ operation }) => !faulty.has(operation)),
    lacks: [...lacksOf(seen), ...missingSafeguards(seen)],
  };

  async function probe(
    operation: CheckedOperation,
    targets: readonly PathValues[],
    request: ProbeRequest,
    { token }: ProbedSession,
  ): Promise<void> {
    let last = 0;
    for (const pathValues of targets) {
      const { status, body } = await ask(
        operation,
        pathValues,
        request,
        operation.bearer === 'none' ? null : token,
      );
      last = status;
      if (status < 200 || status >= 300) continue;
      conforming.add(operation.id);
      seen.push({ operation: operation.id, pathValues, body });
      return;
    }
    if (last >= 400 && last < 500)
      gaps.push({ operation: operation.id, reason: `only a refusal was seen (${last})` });
  }
}

const parameterNames = ({ path }: CheckedOperation): string =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).join(', ');

function asking(
  { url, apiKey, paths = {} }: ProbeOptions,
  checker: ContractChecker,
  findings: ProbeFinding[],
): Ask {
  let answeredOnce = false;
  return async (operation, pathValues, { query, body }, token) => {
    const path = (paths[operation.id] ?? operation.path).replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(pathValues[name] ?? ''),
    );
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const call = `${operation.method.toUpperCase()} ${path}${search}`;
    const answer = await answerOf(url.replace(/(?<!\/)\/+$/, '') + path + search, {
      method: operation.method.toUpperCase(),
      headers: {
        'x-api-key': apiKey,
        'accept-language': 'en',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer === null) {
      if (!answeredOnce) throw new Unreachable(`${url} does not answer.`);
      findings.push({ operation: operation.id, call, status: 0, pointer: '', cause: 'there is no answer' });
      return { status: 0, body: undefined };
    }
    answeredOnce = true;
    const wrong = problemsOf(checker, operation, answer);
    for (const { pointer, cause } of wrong.slice(0, FINDINGS_OF_A_CALL))
      findings.push({ operation: operation.id, call, status: answer.status, pointer, cause });
    if (wrong.length > FINDINGS_OF_A_CALL)
      findings.push({
        operation: operation.id,
        call,
        status: answer.status,
        pointer: '',
        cause: `${wrong.length - FINDINGS_OF_A_CALL} more of the kind`,
      });
    return answer;
  };
}

function problemsOf(
  checker: ContractChecker,
  operation: CheckedOperation,
  { status, body, unreadable }: Answered,
): readonly AnswerFinding[] {
  const whole = (cause: string): AnswerFinding[] => [{ pointer: '', cause }];
  if (status >= 500) return whole(`it fails with ${status}`);
  // A call whose contract has a 404 says with it that what the request names does not exist.
  const namesSomething = operation.path.includes('{') || operation.operation.responses['404'] !== undefined;
  const missing = status === 405 || status === 501 || (status === 404 && !namesSomething);
  if (missing)
    return whole('the platform has no such call; name its path under platform.endpoints if it differs');
  if (unreadable !== undefined) return whole(unreadable);
  return telling(checker.answerFindings(operation, status, body));
}

/** Drops the findings that a `oneOf` adds to every mistake in one of its alternatives. */
function telling(found: readonly AnswerFinding[]): readonly AnswerFinding[] {
  const clear = found.filter(
    ({ cause }) =>
      cause !== 'must be null' && !/^must match (exactly one|a) schema in (oneOf|anyOf)$/.test(cause),
  );
  return clear.length > 0 ? clear : found;
}

/** Null when there was no answer. */
async function answerOf(address: string, init: RequestInit): Promise<Answered | null> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const response = await untilAborted(signal, fetch(address, { ...init, redirect: 'manual', signal }));
    const text = await untilAborted(signal, response.text());
    if (text === '') return { status: response.status, body: undefined };
    try {
      return { status: response.status, body: JSON.parse(text) as unknown };
    } catch {
      return {
        status: response.status,
        body: undefined,
        unreadable: `the body is not JSON but begins with ${JSON.stringify(text.slice(0, 40))}`,
      };
    }
  } catch {
    return null;
  }
}
