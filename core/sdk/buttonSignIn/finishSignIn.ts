/** End of a button sign-in: turns what the provider proved into a step of core's sign-in flow. */
import type { ConsentAnswer, SignInButtonProps, TokenAnswer } from '../signIn';

/** A viewer authenticated by the provider, as far as it discloses them. */
export interface ProvenViewer {
  /** Exchanges the proof for tokens; called once. Rejects with a CallError. */
  readonly exchange: (consents: readonly ConsentAnswer[]) => Promise<TokenAnswer>;
  /** Display name of the account, such as the e-mail. */
  readonly account?: string | undefined;
}

/**
 * A sign-in exchanges the proof at once. A sign-up retains it while core asks for confirmation and for
 * answers to the terms (SGP-069). Refusals of the platform are passed to core. Never rejects.
 */
export async function finishSignIn(
  { intent, onStep, onRefusal }: Pick<SignInButtonProps, 'intent' | 'onStep' | 'onRefusal'>,
  { exchange, account }: ProvenViewer,
): Promise<void> {
  if (intent.type === 'signup')
    return onStep({
      kind: 'confirm',
      account,
      complete: async (consents) => ({ kind: 'tokens', tokens: await exchange(consents), signedUp: true }),
    });
  try {
    onStep({ kind: 'tokens', tokens: await exchange([]) });
  } catch (error) {
    onRefusal(error);
  }
}
