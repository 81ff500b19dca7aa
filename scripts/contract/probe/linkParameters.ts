/** Whether the query of a login link can rewrite the request to a provider (SGP-005). Pure. */
import type { ProbeFinding } from './report';
import type { SeenAnswer } from './targets';

const MARK = 'proscenium-probe';

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
export const PROBE_EXTRA = reserved.map((name) => `${name}=${MARK}`).join('&');

/** One finding for each authorization URL that contains what a link has set. Pure. */
export function overriddenParameters(seen: readonly SeenAnswer[]): ProbeFinding[] {
  return seen.flatMap(({ operation, body }) => {
    const address =
      typeof body === 'object' && body !== null
        ? (body as { authorisationUri?: unknown }).authorisationUri
        : null;
    if (typeof address !== 'string' || !URL.canParse(address)) return [];
    const set = [...new URL(address).searchParams].filter(
      ([name, value]) => isReserved(name) && value === MARK,
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
