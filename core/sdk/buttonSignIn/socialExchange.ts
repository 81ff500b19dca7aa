/** Exchanges a social provider's proof at the platform. */
import { platformClient, type CallInput, type Endpoint } from '../platform';
import type { PluginContext } from '../context';
import { session } from '../services';
import type { ConsentAnswer, TokenAnswer } from '../signIn';

/** Operation ids of the calls that exchange a provider's token for a session. */
export type SocialEndpoint = 'loginWithApple' | 'loginWithFacebook' | 'loginWithGoogle';

/** Body of the call without the consents. */
type Proof<Id extends SocialEndpoint> = Omit<CallInput<Id>['body'], 'consentAnswers'>;

/**
 * Returns the call that exchanges a provider's proof for tokens, with the consents if there are any. The
 * session token is sent only when the viewer is signed in, which links the identity to their account
 * (SGP-061). Rejects with a CallError.
 */
export function socialExchange<Id extends SocialEndpoint>(
  context: PluginContext<unknown>,
  endpoint: Endpoint<Id>,
): (proof: Proof<Id>, consents: readonly ConsentAnswer[]) => Promise<TokenAnswer> {
  const client = context.use(platformClient);
  const viewerSession = context.use(session);
  return (proof, consents) => {
    const body = { ...proof, ...(consents.length === 0 ? {} : { consentAnswers: [...consents] }) };
    return client.call({ ...endpoint, auth: !viewerSession.viewer.isGuest }, {
      body,
      signal: context.signal,
    } as unknown as CallInput<Id>) as Promise<TokenAnswer>;
  };
}
