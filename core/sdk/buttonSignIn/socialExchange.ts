/** Hands what a social provider gave to the platform. */
import { platformClient, type CallInput, type Endpoint } from '../platform';
import type { PluginContext } from '../context';
import { session } from '../services';
import type { ConsentAnswer, TokenAnswer } from '../signIn';

export type SocialEndpoint = 'loginWithApple' | 'loginWithFacebook' | 'loginWithGoogle';

/** The body of such a call, but for the terms. */
type Proof<Id extends SocialEndpoint> = Omit<CallInput<Id>['body'], 'consentAnswers'>;

/**
 * Gives the call that turns a provider's proof into tokens; answers to the realm's terms go along where there are any. The token of
 * whoever is here goes along only when they are signed in, and so join the identity to their account (SGP-061). Rejects with a CallError.
 */
export function socialExchange<Id extends SocialEndpoint>(context: PluginContext<unknown>, endpoint: Endpoint<Id>): (proof: Proof<Id>, consents: readonly ConsentAnswer[]) => Promise<TokenAnswer> {
  const client = context.use(platformClient);
  const viewerSession = context.use(session);
  return (proof, consents) => {
    const body = { ...proof, ...(consents.length === 0 ? {} : { consentAnswers: [...consents] }) };
    return client.call({ ...endpoint, auth: !viewerSession.viewer.isGuest }, { body, signal: context.signal } as unknown as CallInput<Id>) as Promise<TokenAnswer>;
  };
}
