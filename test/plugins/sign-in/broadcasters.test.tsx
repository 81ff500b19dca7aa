/** The two broadcasters' accounts: the same form, different calls and capabilities. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Activate, SignInProvider, SignInStep } from '../../../core/sdk';
import pbrManifest from '../../../plugins/sign-in/pbr/plugin.json';
import pbr from '../../../plugins/sign-in/pbr/provider';
import sptvManifest from '../../../plugins/sign-in/sptv/plugin.json';
import sptv from '../../../plugins/sign-in/sptv/provider';
import { describeSignInProvider, fakeContext, renderInRuntime, type FakeRuntime } from 'proscenium/kit';

const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const pbrOptions = { label: 'PBR', passwordLength: { min: 8, max: 64 } };
const sptvOptions = { label: 'SPTV' };
const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(email(), ' ada@example.org ');
  await user.type(password(), 'correct horse{Enter}');
};

describeSignInProvider('sign-in/pbr', {
  manifest: pbrManifest,
  activate: pbr,
  options: pbrOptions,
  form: { answer: (runtime) => runtime.platform.answer('loginAtPbr', tokens), fill },
});
describeSignInProvider('sign-in/sptv', {
  manifest: sptvManifest,
  activate: sptv,
  options: sptvOptions,
  form: { answer: (runtime) => runtime.platform.answer('loginAtSptv', tokens), fill },
});

async function draw<Options>(
  activate: Activate<'sign-in-provider', Options>,
  options: Options,
  which: 'Form' | 'SignUpForm' = 'Form',
): Promise<{ runtime: FakeRuntime; steps: SignInStep[]; sent: object[] }> {
  const { context, runtime } = fakeContext({
    options,
    pluginId: 'sign-in/broadcaster',
    facts: { name: 'broadcaster' },
  });
  const [steps, sent]: [SignInStep[], object[]] = [[], []];
  const call = runtime.platform.call.bind(runtime.platform);
  runtime.platform.call = (endpoint, input) => {
    sent.push({ call: `${endpoint.method} ${endpoint.path}`, auth: endpoint.auth });
    return call(endpoint, input);
  };
  const provider: SignInProvider = await activate(context);
  const View = provider[which];
  if (View === undefined) throw new Error(`There is no ${which}.`);
  await renderInRuntime(
    <View
      intent={{ type: 'login', query: new URLSearchParams() }}
      onStep={(step) => steps.push(step)}
      explain={() => 'failedAuthentication'}
      consent={async () => [{ fieldName: 'terms', answer: true }]}
      proof={async () => ({})}
    />,
    { runtime },
  );
  return { runtime, steps, sent };
}

test.each([
  ['SGP-029', 'pbr', () => draw(pbr, pbrOptions), 'loginAtPbr', 'POST /api/v2/login/auth-provider/pbr'],
  ['SGP-032', 'sptv', () => draw(sptv, sptvOptions), 'loginAtSptv', 'POST /api/v2/login/sptv'],
] as const)(
  '%s %s sends id and secret to its own call, without the guest’s token',
  async (_, __, open, operation, call) => {
    const { runtime, steps, sent } = await open();
    runtime.platform.answer(operation, tokens);
    await fill(userEvent.setup());
    await waitFor(() => expect(steps).toEqual([{ kind: 'tokens', tokens }]));
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: operation,
        input: expect.objectContaining({
          body: { id: 'ada@example.org', secret: 'correct horse' },
        }) as unknown,
      },
    ]);
    expect(sent).toEqual([{ call, auth: false }]);
  },
);

test('SGP-030 SGN-072 pbr makes an account with the viewer’s consents, and signs it in', async () => {
  const { runtime, steps, sent } = await draw(pbr, pbrOptions, 'SignUpForm');
  runtime.platform.answer('signUpAtPbr', tokens);
  await fill(userEvent.setup());
  await waitFor(() => expect(steps).toEqual([{ kind: 'tokens', tokens, signedUp: true }]));
  expect(runtime.platform.calls).toEqual([
    {
      endpoint: 'signUpAtPbr',
      input: expect.objectContaining({
        body: {
          email: 'ada@example.org',
          secret: 'correct horse',
          consentAnswers: [{ fieldName: 'terms', answer: true }],
        },
      }) as unknown,
    },
  ]);
  expect(sent).toEqual([{ call: 'POST /api/v2/user/auth-provider/pbr', auth: false }]);
});

test('SGP-030 pbr requires passwords as long as the realm sets', async () => {
  const { runtime } = await draw(pbr, { label: 'PBR', passwordLength: { min: 20, max: 64 } }, 'SignUpForm');
  await fill(userEvent.setup());
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('20 to 64'));
  expect(runtime.platform.calls).toEqual([]);
});

test.each([
  ['SGP-031', pbrManifest, '/pbr', 'pbrLoginPage', 'continueWithPbr'],
  ['SGP-034', sptvManifest, '/sptv', 'sptvLoginPage', 'continueWithSptv'],
])('%s its sub-path and its texts', (_, { contributes }, path, titleKey, buttonKey) => {
  expect(contributes['sign-in-provider'][0]).toMatchObject({ path, titleKey, buttonKey });
});

test.each([
  [
    'SGP-030',
    pbrManifest,
    {
      canSignUp: true,
      hasAccountDetailsPage: true,
      hasAccountSecurityPage: true,
      hasPasswordResetPage: true,
      hasSignUpForm: true,
    },
  ],
  [
    'SGP-033',
    sptvManifest,
    {
      canSignUp: false,
      hasAccountDetailsPage: false,
      hasAccountSecurityPage: false,
      hasPasswordResetPage: false,
    },
  ],
])('%s its capabilities', (_, { contributes }, capabilities) => {
  expect(contributes['sign-in-provider'][0]?.capabilities).toEqual(capabilities);
});
