import { screen } from '@testing-library/react';
import { act } from 'react';
import { PopupBlocked } from '../../../core/sdk';
import manifest from '../../../plugins/sign-in/facebook/plugin.json';
import activate, { facebookLocale } from '../../../plugins/sign-in/facebook/provider';
import type { FacebookAnswer, FacebookSdk } from '../../../plugins/sign-in/facebook/facebookGlobal';
import { FacebookSignIn } from '../../../plugins/sign-in/facebook/FacebookSignIn';
import { describeSignInProvider, fakeContext, renderInRuntime } from 'proscenium/kit';
import userEvent from '@testing-library/user-event';
import { Decision } from './thirdParty';

const options = {
  appId: '100000000000001',
  version: 'v10.0',
  label: 'Facebook',
  sdkUri: 'https://connect.facebook.net/{locale}/sdk.js',
};
const globals = globalThis as { FB?: FacebookSdk; fbAsyncInit?: () => void };

function fakeFacebook(answer: () => FacebookAnswer) {
  const calls: unknown[] = [];
  const asked: unknown[] = [];
  const sdk: FacebookSdk = {
    init: (settings) => void calls.push(settings),
    login: (done, how) => {
      asked.push(how);
      done(answer());
    },
  };
  return { sdk, calls, asked };
}
const connected = (
  authResponse: FacebookAnswer['authResponse'] = { accessToken: 'token-1', userID: '1' },
): FacebookAnswer => ({ status: 'connected', authResponse });
const decision = new Decision();

/** Both parts of the SDK have loaded. */
const runWhole = () => {
  globals.FB = fakeFacebook(() =>
    decision.take() === 'close' ? { status: 'unknown', authResponse: null } : connected(),
  ).sdk;
  globals.fbAsyncInit?.();
};

describeSignInProvider('sign-in/facebook', {
  manifest,
  activate,
  options,
  arrange: () => delete globals.FB,
  button: {
    operation: 'loginWithFacebook',
    run: runWhole,
    allow: (user) => user.click(screen.getByRole('button')),
    close: (user) => {
      decision.toClose();
      return user.click(screen.getByRole('button'));
    },
  },
});

function signIn(
  answer: FacebookAnswer,
  more: { readonly configId?: string; readonly version?: string } = {},
) {
  const codes: string[] = [];
  const types: string[] = [];
  const attempt = new FacebookSignIn({
    options: { ...options, ...more },
    exchange: async ({ code, codeType }) => {
      codes.push(code);
      types.push(codeType);
      return { authorisationToken: 'a', refreshToken: 'r' };
    },
  });
  return { attempt, codes, types, ...fakeFacebook(() => answer) };
}

describe('one press', () => {
  test('SGP-143 ENT-032 passes the app and the version to Facebook, once', async () => {
    const { attempt, sdk, calls } = signIn(connected());
    await attempt.open(sdk);
    await attempt.open(sdk);
    expect(calls).toEqual([
      { appId: '100000000000001', version: 'v10.0', xfbml: false, cookie: false, status: false },
    ]);
  });

  test('SGP-143 uses another version that the realm names', async () => {
    const { attempt, sdk, calls } = signIn(connected(), { version: 'v23.0' });
    await attempt.open(sdk);
    expect(calls).toEqual([expect.objectContaining({ version: 'v23.0' })]);
  });

  test.each([
    ['a token', { accessToken: 'token-1' }, 'token-1', 'accessToken'],
    ['a code', { code: 'code-1' }, 'code-1', 'code'],
    ['both', { code: 'code-1', accessToken: 'token-1' }, 'code-1', 'code'],
  ])(
    'SGP-063 Facebook’s answer of %s goes to the platform as code, with its type',
    async (_, authResponse, code, codeType) => {
      const { attempt, sdk, codes, types } = signIn(connected(authResponse));
      await (await attempt.open(sdk))?.exchange([]);
      expect([codes, types]).toEqual([[code], [codeType]]);
    },
  );

  test.each<[string, FacebookAnswer]>([
    ['closed', { status: 'unknown', authResponse: null }],
    ['not allowed', { status: 'not_authorized' }],
    ['an empty answer', connected({})],
  ])('SGP-073 a window that ends with “%s” is a cancellation by the viewer', async (_, answer) => {
    const { attempt, sdk, codes } = signIn(answer);
    await expect(attempt.open(sdk)).resolves.toBeNull();
    expect(codes).toEqual([]);
  });

  test.each([
    ['asks for name and e-mail', {}, { scope: 'public_profile,email' }],
    [
      'names its configuration, and asks for a code',
      { configId: '77' },
      { config_id: '77', response_type: 'code', override_default_response_type: true },
    ],
  ])('it %s', async (_, more, how) => {
    const { attempt, sdk, asked } = signIn(connected(), more);
    await attempt.open(sdk);
    expect(asked).toEqual([how]);
  });
});

describe('the window opens within the press', () => {
  async function drawn(runScript: () => void | Promise<void>) {
    const { context, runtime } = fakeContext({
      options,
      pluginId: 'sign-in/facebook',
      facts: { name: 'facebook' },
      scriptSources: ['https://connect.facebook.net'],
    });
    delete globals.FB;
    runtime.runScript = runScript;
    runtime.platform.answer('loginWithFacebook', { authorisationToken: 'a', refreshToken: 'r' });
    const refusals: unknown[] = [];
    const steps: unknown[] = [];
    const { Button } = activate(context);
    await renderInRuntime(
      <Button
        intent={{ type: 'login', query: new URLSearchParams() }}
        label="Facebook"
        onBegin={() => undefined}
        onStep={(step) => steps.push(step)}
        onRefusal={(error) => refusals.push(error)}
        consent={async () => []}
      />,
      { runtime },
    );
    return { runtime, refusals, steps, user: userEvent.setup() };
  }
  const activation = (isActive: boolean) =>
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive } });
  afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

  test('with the script loaded, at once', async () => {
    const { user } = await drawn(runWhole);
    await user.hover(screen.getByRole('button'));
    let inside = false;
    const press = () => (inside = true);
    (globals.FB as { login: FacebookSdk['login'] }).login = () => expect(inside).toBe(true);
    document.addEventListener('click', press, { capture: true });
    // Before any other code of the page can run.
    document.addEventListener('click', () => (inside = false));
    await user.click(screen.getByRole('button'));
    document.removeEventListener('click', press, { capture: true });
    expect.assertions(1);
  });

  test('SGN-101 a press before the script is loaded waits for it', async () => {
    let finishLoading: () => void = () => undefined;
    const { steps, user } = await drawn(() => new Promise<void>((resolve) => (finishLoading = resolve)));
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await act(async () => {
      runWhole();
      finishLoading();
    });
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(steps).toHaveLength(1);
    expect(screen.getByRole('button')).toBeEnabled();
  });

  test('when the browser’s user activation has expired nothing opens: the viewer is asked to press again', async () => {
    let finishLoading: () => void = () => undefined;
    const { refusals, steps, user } = await drawn(
      () => new Promise<void>((resolve) => (finishLoading = resolve)),
    );
    await user.click(screen.getByRole('button'));
    activation(false);
    await act(async () => {
      runWhole();
      finishLoading();
    });
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(refusals).toEqual([expect.any(PopupBlocked)]);
    expect(steps).toEqual([]);
    activation(true);
    await user.click(screen.getByRole('button'));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(steps).toHaveLength(1);
  });

  test('SGP-061 the viewer’s token is sent only when they are signed in, and links the account then', async () => {
    const { runtime, user } = await drawn(runWhole);
    const auths: boolean[] = [];
    const call = runtime.platform.call;
    runtime.platform.call = (endpoint, input) => {
      auths.push(endpoint.auth);
      return call(endpoint, input);
    };
    await user.click(screen.getByRole('button'));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    runtime.session.viewer = {
      id: 'ada',
      isGuest: false,
      role: 'USER',
      email: 'ada@example.org',
      isChild: false,
    };
    await user.click(screen.getByRole('button'));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(auths).toEqual([false, true]);
  });
});

test.each([
  ['en', 'en_US'],
  ['en-gb', 'en_GB'],
  ['ar', 'ar_AR'],
  ['pt', 'pt_PT'],
  ['pt-BR', 'pt_BR'],
  ['nl', 'en_US'],
])('the language %s is %s at Facebook', (locale, expected) => {
  expect(facebookLocale(locale)).toBe(expected);
});
