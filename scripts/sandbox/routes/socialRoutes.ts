/**
 * Sign-in with Apple, Facebook or Google credentials; with an account's token the identity is linked to that
 * account (SGP-061).
 */
import type { SignInAnswer } from '../../../core/generated/platform';
import type { Call, Handlers } from '../operation';
import type { SandboxServices } from '../services';
import type { OutsideIdentity } from '../session/accounts';
import { signInAnswer } from '../session/signInAnswer';

type SocialOperation = 'loginWithApple' | 'loginWithFacebook' | 'loginWithGoogle';

export function socialRoutes(services: SandboxServices): Handlers<SocialOperation> {
  const { accounts, social } = services;
  const signIn = async (
    { realm, viewer }: Pick<Call, 'realm' | 'viewer'>,
    identity: OutsideIdentity,
  ): Promise<SignInAnswer> => {
    const accountId =
      viewer.kind === 'account'
        ? await accounts.join(realm, viewer.account.id, identity)
        : await accounts.ofIdentity(realm, identity);
    return signInAnswer(services, realm.id, accountId);
  };
  return {
    loginWithApple: async (call) =>
      signIn(call, social.spendCode(call.realm, 'apple', call.body.code, call.body)),
    loginWithFacebook: async (call) => signIn(call, social.spendCode(call.realm, 'facebook', call.body.code)),
    loginWithGoogle: async (call) =>
      signIn(call, social.readToken(call.realm, 'google', call.body.idToken, call.body.nonce)),
  };
}
