/** What a partner grants a viewer who is signed in: their tokens are changed for a pair that has it. */
import type { SignInStep } from '../sdk';
import { syncEntitlements } from '../sdk/endpoints/opin';
import type { SignInDeps } from './signInDeps';

/** Gives what the provider makes of it, refused or not. A pair that was bought in the meantime stays: it has the same. */
export async function syncTokens({ client, vault }: Pick<SignInDeps, 'client' | 'vault'>, { onSynced, onRefused }: Extract<SignInStep, { kind: 'sync' }>): Promise<SignInStep> {
  try {
    const held = vault.read();
    if (held === null) throw new Error('Nobody is signed in any more.');
    vault.renew(held.refreshToken, await client.call(syncEntitlements, { body: { refreshToken: held.refreshToken } }));
  } catch (error) {
    return onRefused(error);
  }
  return onSynced();
}
