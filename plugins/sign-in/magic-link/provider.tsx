/** Signing in by a link in a mail: the form asks for it, the page that it opens takes it up. */
import { clock, platformClient, SignInFailure, storage, type Activate, type SignInProvider, type SignInStep } from '../../../core/sdk';
import { oneTimeText } from '../../../core/sdk/buttonSignIn';
import { FlowRecords } from '../../../core/sdk/codeSignIn';
import { exchangeMagicToken } from '../../../core/sdk/endpoints/magic';
import { accountOfLink, askForLink } from './linkRequest';
import { MagicLinkForm } from './MagicLinkForm';
import type { MagicLinkOptions } from './options.generated';

/**
 * A one-time note binds a link to the browser that asked for it, and this browser is signed in at once. Any other browser asks its viewer
 * first: somebody else may have sent the link, and programs that check mails open links too.
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
  // Whatever goes wrong with a link, the viewer can only ask for another one (SGP-105).
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
      const proceed = async (): Promise<SignInStep> => ({ kind: 'tokens', tokens: await orFailed(client.call(exchangeMagicToken, { body: { token }, signal })) });
      if (notes.take(returned.searchParams.get('state')) !== null) return proceed();
      return { kind: 'ask', about: 'link', account: await orFailed(accountOfLink(client, token, signal)), proceed };
    },
  };
}) satisfies Activate<SignInProvider, MagicLinkOptions>;
