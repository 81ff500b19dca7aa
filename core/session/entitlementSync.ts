/** Adds a partner's entitlements to the session: exchanges its tokens for a pair that includes them. */
import type { SignInStep } from '../sdk/signIn';
import { syncEntitlements } from '../sdk/endpoints/opin';
import type { SignInDeps } from './signInDeps';

/**
 * Returns the provider's next step, for success or failure. A pair that was refreshed meanwhile stays: it has
 * the same entitlements.
 */
export async function syncTokens(
  { client, vault }: Pick<SignInDeps, 'client' | 'vault'>,
  { onSynced, onRefused }: Extract<SignInStep, { kind: 'sync' }>,
): Promise<SignInStep> {
  try {
    const held = vault.read();
    if (held === null) throw new Error('Nobody is signed in any more.');
    vault.renew(
      held.refreshToken,
      await client.call(syncEntitlements, { body: { refreshToken: held.refreshToken } }),
    );
  } catch (error) {
    return onRefused(error);
  }
  return onSynced();
}
