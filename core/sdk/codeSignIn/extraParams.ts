/** Extra provider parameters that the address of a login page may add. Pure. */

/** Parameters of the authorization request itself: anybody can craft a login link, so it must not set them. */
const reserved: ReadonlySet<string> = new Set([
  'response_type',
  'response_mode',
  'client_id',
  'client_secret',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
]);

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()].join().trim().toLowerCase();

/**
 * The query's `extraParams` without reserved parameters (SGP-005); some servers also accept semicolons as
 * separators.
 */
export function extraParamsOf(query: URLSearchParams): string {
  const pairs = (query.get('extraParams') ?? '').split('&');
  return pairs
    .filter((pair) => pair !== '' && !pair.split(';').some((part) => reserved.has(nameOf(part))))
    .join('&');
}
