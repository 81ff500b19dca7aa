/** Response of every sign-in: tokens, missing details, and linked accounts. */
import type { SignInAnswer } from '../../../core/generated/platform';
import type { SandboxServices } from '../services';

/** Starts a session of an account. */
export async function signInAnswer(
  { sessions, accounts }: Pick<SandboxServices, 'sessions' | 'accounts'>,
  realm: string,
  accountId: string,
): Promise<SignInAnswer> {
  return {
    ...(await sessions.start(realm, accountId)),
    missingInformationStatus: (await accounts.missingDetails(accountId)).length > 0 ? 'REQUIRED' : 'NONE',
    linkedAccounts: (await accounts.linkedProviders(accountId)).map((provider) => ({ provider })),
  };
}
