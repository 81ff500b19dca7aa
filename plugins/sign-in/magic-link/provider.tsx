/** Sign-in by a mailed link: the form requests it, the page it opens completes it. */
import {
  clock,
  platformClient,
  SignInFailure,
  storage,
  type Activate,
  type SignInStep,
} from 'proscenium/sdk';
import { oneTimeText, FlowRecords } from 'proscenium/sdk/sign-in';
import { exchangeMagicToken } from 'proscenium/sdk/endpoints/magic';
import { accountOfLink, askForLink } from './linkRequest';
import { MagicLinkForm } from './MagicLinkForm';
import type { MagicLinkOptions } from './options.generated';

/**
 * A one-time record binds a link to the browser that requested it, which is signed in at once. Any other
 * browser asks its viewer first: somebody else may have sent the link, and mail scanners open links too.
 */
export default ((context) => {
  const { signal } = context;
  const client = context.use(platformClient);
  const notes = new FlowRecords(context.use(storage), context.use(clock), 'signin.magicLink');
  const send = async (email: string) => {
    const state = oneTimeText();
    await askForLink(client, email, state, signal);
    notes.keep({ state, client: '', type: 'login', skipExchange: false });
  };
  // Whatever is wrong with a link, the only remedy is a new one (SGP-105).
  const orFailed = async <Answer,>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      throw new SignInFailure('failedToMagicLogin', error);
    }
  };
  return {
    Form: (props) => <MagicLinkForm {...props} sendLink={send} />,
    async resume(returned) {
      const token = returned.searchParams.get('token');
      if (!token) throw new SignInFailure('failedToMagicLogin');
      const proceed = async (): Promise<SignInStep> => ({
        kind: 'tokens',
        tokens: await orFailed(client.call(exchangeMagicToken, { body: { token }, signal })),
      });
      if (notes.take(returned.searchParams.get('state')) !== null) return proceed();
      return {
        kind: 'ask',
        about: 'link',
        account: await orFailed(accountOfLink(client, token, signal)),
        proceed,
      };
    },
  };
}) satisfies Activate<'sign-in-provider', MagicLinkOptions>;
