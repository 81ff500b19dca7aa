/** Probes what links of a sign-in may do: their query must not rewrite the request to a provider, nor may a token be made up. */
import type { ContractChecker } from '../contractChecker';
import type { Ask } from './ask';
import type { ProbeFinding } from './report';
import type { SeenAnswer } from './targets';

/** A value, and a token, that no platform has issued. */
const NOTHING = 'proscenium-probe';

/** Parameters of an authorization request that a link must not set, as the contract lists them (SGP-005). */
const reserved = [
  'response_type',
  'response_mode',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
] as const;

/** Tries to set all of them. */
export const PROBE_EXTRA = reserved.map((name) => `${name}=${NOTHING}`).join('&');

/** One finding for each authorization URL that contains what a link has set. Pure. */
export function overriddenParameters(seen: readonly SeenAnswer[]): ProbeFinding[] {
  return seen.flatMap(({ operation, body }) => {
    const address =
      typeof body === 'object' && body !== null
        ? (body as { authorisationUri?: unknown }).authorisationUri
        : null;
    if (typeof address !== 'string' || !URL.canParse(address)) return [];
    const set = [...new URL(address).searchParams].filter(
      ([name, value]) => isReserved(name) && value === NOTHING,
    );
    if (set.length === 0) return [];
    const names = set.map(([name]) => name).join(', ');
    return [
      {
        operation,
        call: operation,
        status: 200,
        pointer: '/authorisationUri',
        cause: `extraParams, which anybody can write, has set ${names}`,
      },
    ];
  });
}

const isReserved = (name: string): boolean => reserved.some((each) => each === name);

/** Calls that exchange the token of a link for a session. */
const exchanges: ReadonlySet<string> = new Set(['exchangeMagicToken', 'impersonate']);

/** A token that was never issued must be refused, as one that is spent. */
export async function probeOneTimeTokens(
  checker: ContractChecker,
  ask: Ask,
  only: ReadonlySet<string> | undefined,
): Promise<readonly ProbeFinding[]> {
  const findings: ProbeFinding[] = [];
  for (const operation of checker.operations) {
    if (!exchanges.has(operation.id) || only?.has(operation.id) === false) continue;
    const { status } = await ask(
      operation,
      {},
      { query: new URLSearchParams(), body: { token: NOTHING } },
      null,
    );
    if (status >= 200 && status < 300)
      findings.push({
        operation: operation.id,
        call: `${operation.method.toUpperCase()} ${operation.path}`,
        status,
        pointer: '',
        cause: 'it accepts a token that was never issued',
      });
  }
  return findings;
}
