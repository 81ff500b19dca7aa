/** Platform accounts: email and password, and sign-up with immediate sign-in. */
import { clock, platformClient, type Activate, type ConsentAnswer } from 'proscenium/sdk';
import { SignInForm, SignUpForm } from 'proscenium/sdk/sign-in';
import { changePassword } from 'proscenium/sdk/endpoints/account';
import { login, signUp } from 'proscenium/sdk/endpoints/session';
import type { IdOptions } from './options.generated';

export default ((context) => {
  const { facts, options, signal } = context;
  const client = context.use(platformClient);
  const time = context.use(clock);
  const { passwordLength } = options;
  // Sent without the guest's token, as the contract allows: a 401 can then only mean a wrong password.
  const signIn = (id: string, secret: string, headers: Readonly<Record<string, string>>) =>
    client.call({ ...login, auth: false }, { body: { id, secret }, headers, signal });
  const makeAccount = (email: string, secret: string, consentAnswers: readonly ConsentAnswer[]) =>
    client.call(
      { ...signUp, auth: false },
      {
        body: {
          email,
          secret,
          ...(consentAnswers.length === 0 ? {} : { consentAnswers: [...consentAnswers] }),
        },
        signal,
      },
    );
  return {
    Form: (props) => <SignInForm {...props} clock={time} signIn={signIn} />,
    SignUpForm: (props) => (
      <SignUpForm {...props} clock={time} passwordLength={passwordLength} makeAccount={makeAccount} />
    ),
    changePassword: async (current, secret) =>
      void (await client.call(changePassword, { body: { current, secret, provider: facts.name }, signal })),
  };
}) satisfies Activate<'sign-in-provider', IdOptions>;
