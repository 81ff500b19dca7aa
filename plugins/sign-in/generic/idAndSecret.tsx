/** Forms: id and secret, and sign-up where the realm allows it. */
import {
  clock,
  platformClient,
  type ConsentAnswer,
  type PluginContext,
  type SignInProvider,
} from '../../../core/sdk';
import { SignInForm, SignUpForm } from '../../../core/sdk/accountForms';
import { login, signUp } from '../../../core/sdk/endpoints/session';
import type { GenericOptions } from './options.generated';

export function idAndSecret(
  context: PluginContext<GenericOptions>,
): Required<Pick<SignInProvider, 'Form' | 'SignUpForm'>> {
  const { options, signal } = context;
  const client = context.use(platformClient);
  const time = context.use(clock);
  // Sent without the guest's token, as the contract allows: a 401 can then only mean a wrong secret.
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
      <SignUpForm {...props} clock={time} passwordLength={options.passwordLength} makeAccount={makeAccount} />
    ),
  };
}
