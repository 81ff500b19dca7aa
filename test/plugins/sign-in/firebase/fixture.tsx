/** The form of Firebase as a page draws it, with a Firebase of the test’s own. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { SignInFailure, type SignInStep } from '../../../../core/sdk';
import activate from '../../../../plugins/sign-in/firebase/provider';
import manifest from '../../../../plugins/sign-in/firebase/plugin.json';
import type { FirebaseOptions } from '../../../../plugins/sign-in/firebase/options.generated';
import { fakeContext, renderInRuntime, type FakeRuntime } from 'proscenium/kit';
import { fakeFirebase, type FakeFirebase } from '../fakeFirebase';

export const options: FirebaseOptions = {
  apiKey: 'key-1',
  authDomain: 'pass.ringside.example',
  providers: ['google', 'facebook', 'apple'],
  sdkUri: 'https://www.gstatic.com/firebasejs/12.19.0/',
  passwordLength: { min: 8, max: 64 },
};
export const tokens = { authorisationToken: 'a', refreshToken: 'r' };
export const globals = globalThis as { firebase?: unknown };
export const email = () => screen.getByRole('textbox', { name: /^Email/ });
export const password = () => screen.getByLabelText(/^Password/);
export const button = (name: string) => screen.getByRole('button', { name });
export const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

interface Drawing {
  readonly firebase?: FakeFirebase;
  readonly type?: 'login' | 'signup';
  readonly given?: Partial<FirebaseOptions>;
  /** Before the form is drawn. */
  readonly arrange?: (runtime: FakeRuntime) => void;
}

export async function draw({
  firebase = fakeFirebase(),
  type = 'login',
  given = {},
  arrange = () => undefined,
}: Drawing = {}) {
  delete globals.firebase;
  const { context, runtime } = fakeContext({
    options: { ...options, ...given },
    pluginId: 'sign-in/firebase',
    facts: { name: 'firebase' },
    storage: manifest.storage,
    scriptSources: ['https://www.gstatic.com'],
  });
  runtime.runScript = () => firebase.run();
  runtime.platform.answer('loginWithFirebase', tokens);
  runtime.platform.answer('signUpWithFirebase', undefined);
  arrange(runtime);
  const steps: SignInStep[] = [];
  const explained: unknown[] = [];
  const provider = activate(context);
  const Form = type === 'signup' ? provider.SignUpForm : provider.Form;
  // As core explains: a text under a failure's own key, else the text of a failed sign-in.
  const explain = (error: unknown): string => {
    explained.push(error);
    const isOwn = error instanceof SignInFailure && !error.key.startsWith('firebaseBlockingFunction_');
    return isOwn ? error.key : 'failedAuthentication';
  };
  await renderInRuntime(
    <Form
      intent={{ type, query: new URLSearchParams({ from: '/browse' }) }}
      onStep={(step) => steps.push(step)}
      explain={explain}
      consent={async () => [{ fieldName: 'terms', answer: true }]}
      proof={async () => ({})}
    />,
    { runtime },
  );
  await settled();
  return { firebase, runtime, steps, explained, provider, user: userEvent.setup() };
}

export async function send(
  { user }: { readonly user: ReturnType<typeof userEvent.setup> },
  name = 'Sign in',
) {
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'correct horse');
  await user.click(button(name));
  await settled();
}
export const bodies = (runtime: FakeRuntime, endpoint: string) =>
  runtime.platform.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input['body']);
