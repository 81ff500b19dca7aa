/** The end of a press: what the provider proved becomes a step of the house's sign-in. */
import type { ConsentAnswer, SignInButtonProps, TokenAnswer } from '../signIn';

/** Somebody whom the provider knows, as far as it has told. */
export interface ProvenViewer {
  /** Turns the proof into tokens; called once. Rejects with a CallError. */
  readonly exchange: (consents: readonly ConsentAnswer[]) => Promise<TokenAnswer>;
  /** What to call them, such as their e-mail. */
  readonly account?: string | undefined;
}

/**
 * A sign-in exchanges the proof at once. A sign-up keeps it, and the house asks first whether the viewer wants to go on, and for its
 * terms (SGP-069). What the platform refuses is handed to the house. Never rejects.
 */
export async function finishSignIn({ intent, onStep, onRefusal }: Pick<SignInButtonProps, 'intent' | 'onStep' | 'onRefusal'>, { exchange, account }: ProvenViewer): Promise<void> {
  if (intent.type === 'signup') return onStep({ kind: 'confirm', account, complete: async (consents) => ({ kind: 'tokens', tokens: await exchange(consents), signedUp: true }) });
  try {
    onStep({ kind: 'tokens', tokens: await exchange([]) });
  } catch (error) {
    onRefusal(error);
  }
}
