/** A public broadcaster's accounts: email and password, and sign-up with immediate sign-in (SGP-029, SGP-030). */
import { clock, platformClient, type Activate, type ConsentAnswer } from 'proscenium/sdk';
import { SignInForm, SignUpForm } from 'proscenium/sdk/sign-in';
import { changePassword } from 'proscenium/sdk/endpoints/account';
import { loginAtPbr, signUpAtPbr } from 'proscenium/sdk/endpoints/pbr';
import type { PbrOptions } from './options.generated';

export default ((context) => {
  const { facts, options, signal } = context;
  const client = context.use(platformClient);
  const time = context.use(clock);
  const signIn = (id: string, secret: string, headers: Readonly<Record<string, string>>) =>
    client.call(loginAtPbr, { body: { id, secret }, headers, signal });
  const makeAccount = (email: string, secret: string, consentAnswers: readonly ConsentAnswer[]) =>
    client.call(signUpAtPbr, {
      body: {
        email,
        secret,
        ...(consentAnswers.length === 0 ? {} : { consentAnswers: [...consentAnswers] }),
      },
      signal,
    });
  return {
    Form: (props) => <SignInForm {...props} clock={time} signIn={signIn} />,
    SignUpForm: (props) => (
      <SignUpForm {...props} clock={time} passwordLength={options.passwordLength} makeAccount={makeAccount} />
    ),
    changePassword: async (current, secret) =>
      void (await client.call(changePassword, { body: { current, secret, provider: facts.name }, signal })),
  };
}) satisfies Activate<'sign-in-provider', PbrOptions>;
