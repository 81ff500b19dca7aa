/** Confirms an email by the token of a mail: once per token, however often the page renders (PWD-032). */
import { CallError, type PlatformClient } from '../../sdk/platform';
import { confirmEmail } from '../../sdk/endpoints/confirmation';

export type Confirmed =
  /** `id` is the account's sign-in name. */
  | { readonly kind: 'confirmed'; readonly id: string }
  | { readonly kind: 'refused'; readonly key: 'invalidToken' | 'sorrySomethingWentWrong' };

const asked = new WeakMap<PlatformClient, Map<string, Promise<Confirmed>>>();

/** Never rejects. Without a token no call is made (PWD-030, ERR-002). */
export function confirmation(client: PlatformClient, token: string | null): Promise<Confirmed> {
  if (token === null) return Promise.resolve({ kind: 'refused', key: 'sorrySomethingWentWrong' });
  const tokens = asked.get(client) ?? new Map<string, Promise<Confirmed>>();
  asked.set(client, tokens);
  const answer = tokens.get(token) ?? confirm(client, token);
  tokens.set(token, answer);
  return answer;
}

async function confirm(client: PlatformClient, token: string): Promise<Confirmed> {
  try {
    return { kind: 'confirmed', id: (await client.call(confirmEmail, { body: { token } })).id };
  } catch (error) {
    // Distinguishes an invalid token from an unreachable platform (PWD-029, ERR-001).
    return {
      kind: 'refused',
      key: error instanceof CallError && error.status === 404 ? 'invalidToken' : 'sorrySomethingWentWrong',
    };
  }
}
