/** Signing in by a link in a mail: the form asks for it, the page that it opens takes it up. */
import { platformClient, SignInFailure, type Activate, type SignInProvider } from '../../../core/sdk';
import { exchangeMagicToken, sendMagicLink } from '../../../core/sdk/endpoints/magic';
import { MagicLinkForm } from './MagicLinkForm';
import type { MagicLinkOptions } from './options.generated';

export default ((context) => {
  const { signal } = context;
  const client = context.use(platformClient);
  const send = async (email: string) => {
    await client.call(sendMagicLink, { query: { email }, signal });
  };
  return {
    Form: (props) => <MagicLinkForm {...props} sendLink={send} />,
    // Whatever goes wrong here, the viewer can only ask for another link (SGP-105).
    async resume(returned) {
      const token = returned.searchParams.get('token');
      if (!token) throw new SignInFailure('failedToMagicLogin');
      try {
        return { kind: 'tokens', tokens: await client.call(exchangeMagicToken, { body: { token }, signal }) };
      } catch (error) {
        throw new SignInFailure('failedToMagicLogin', error);
      }
    },
  };
}) satisfies Activate<SignInProvider, MagicLinkOptions>;
