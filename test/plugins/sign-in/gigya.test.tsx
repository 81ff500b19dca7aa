import { screen } from '@testing-library/react';
import { act } from 'react';
import { SignInFailure, type SignInStep } from '../../../core/sdk';
import type { Gigya, GigyaLogin, ScreenSettings } from '../../../plugins/sign-in/gigya/gigyaGlobal';
import manifest from '../../../plugins/sign-in/gigya/plugin.json';
import activate, { GigyaNotNamed, scriptAddress } from '../../../plugins/sign-in/gigya/provider';
import { describeSignInProvider, fakeContext, renderInRuntime, type FakeRuntime } from 'proscenium/kit';

const options = {
  sdkUri: 'https://cdns.gigya.com/js/gigya.js',
  clientId: '3_AbC',
  authProviderRoute: '/sso/gigya',
  screenSet: 'Default-RegistrationLogin',
  loginScreen: 'gigya-login-screen',
  signUpScreen: 'gigya-register-screen',
};
const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const globals = globalThis as { gigya?: Partial<Gigya>; onGigyaServiceReady?: () => void };

/**
 * A fake of the manager's script: it draws a text into the named element, and raises login events as the test
 * sets them.
 */
class FakeGigya {
  readonly asked: string[] = [];
  readonly drawn: ScreenSettings[] = [];
  private readonly handlers: ((login: GigyaLogin) => void)[] = [];
  token: { readonly errorCode: number; readonly id_token?: string } = { errorCode: 0, id_token: 'signed' };
  isSilent = false;

  readonly sdk: Gigya = {
    accounts: {
      addEventHandlers: ({ onLogin }) => void this.handlers.push(onLogin),
      showScreenSet: (settings) => {
        this.drawn.push(settings);
        if (this.isSilent) return;
        document.getElementById(settings.containerID)?.replaceChildren('a screen');
        settings.onAfterScreenLoad();
      },
      getJWT: ({ callback }) => {
        this.asked.push('getJWT');
        callback(this.token);
      },
      logout: ({ callback }) => {
        this.asked.push('logout');
        callback({ errorCode: 0 });
      },
    },
  };

  login(login: GigyaLogin = { source: 'showScreenSet' }): Promise<void> {
    return act(async () => {
      for (const handler of this.handlers) handler(login);
    });
  }
}
let gigya = new FakeGigya();
/** Both parts have loaded, the second after the first, as they do. */
const run = () => {
  globals.gigya = {};
  setTimeout(() => {
    globals.gigya = gigya.sdk;
    globals.onGigyaServiceReady?.();
  });
};
const arrange = () => {
  gigya = new FakeGigya();
  delete globals.gigya;
  delete globals.onGigyaServiceReady;
};
const answer = (runtime: FakeRuntime) => void runtime.platform.answer('exchangeSsoCode', tokens);

describeSignInProvider('sign-in/gigya', {
  manifest,
  activate,
  options,
  arrange,
  embedded: {
    run,
    runSilent: () => {
      gigya.isSilent = true;
      run();
    },
    answer,
    signIn: () => gigya.login(),
  },
});

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

async function drawn(kind: 'Form' | 'SignUpForm' = 'Form', given: Partial<typeof options> = {}) {
  const { context, runtime } = fakeContext({
    options: { ...options, ...given },
    pluginId: 'sign-in/gigya',
    facts: { name: 'gigya' },
    storage: ['signin.gigya'],
    scriptSources: ['https://cdns.gigya.com'],
  });
  runtime.runScript = run;
  answer(runtime);
  const provider = activate(context);
  const Form = provider[kind];
  const [steps, refusals]: [SignInStep[], unknown[]] = [[], []];
  await renderInRuntime(
    <Form
      intent={{ type: kind === 'Form' ? 'login' : 'signup', query: new URLSearchParams() }}
      onStep={(step) => steps.push(step)}
      explain={(error) => (refusals.push(error), 'sorrySomethingWentWrong')}
      consent={async () => []}
      proof={async () => ({})}
    />,
    { runtime },
  );
  await settled();
  return { runtime, provider, steps, refusals };
}

describe('SGP-055 API-010 a manager without settings', () => {
  beforeEach(arrange);
  test.each(['sdkUri', 'clientId'])(
    'without %s it is not activated, and reports the missing option',
    (option) => {
      const { context } = fakeContext({ options: { ...options, [option]: '' } });
      expect(() => activate(context)).toThrow(GigyaNotNamed);
      expect(() => activate(context)).toThrow(option);
    },
  );

  test('SGP-056 the script is requested with the key and the language, whatever its address has', () => {
    expect(scriptAddress('https://id.acme.example/js/gigya.js?v=2', '3_AbC', 'pt-BR')).toBe(
      'https://id.acme.example/js/gigya.js?v=2&apikey=3_AbC&lang=pt-br',
    );
  });
});

describe('SGP-056 the screens', () => {
  beforeEach(arrange);
  test.each([
    ['Form', 'gigya-login-screen'],
    ['SignUpForm', 'gigya-register-screen'],
  ] as const)('%s starts at %s, inside the page', async (kind, startScreen) => {
    await drawn(kind);
    expect(gigya.drawn).toEqual([
      expect.objectContaining({
        screenSet: 'Default-RegistrationLogin',
        startScreen,
        authFlow: 'popup',
        lang: 'en',
      }),
    ]);
    expect(document.getElementById(gigya.drawn[0]?.containerID ?? '')).toHaveTextContent('a screen');
  });

  test('SGP-057 the signed token goes to the platform as a code; a new account counts as a sign-up', async () => {
    const { runtime, steps } = await drawn('SignUpForm');
    await gigya.login({ source: 'showScreenSet', newUser: true });
    await settled();
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: 'exchangeSsoCode',
        input: expect.objectContaining({
          path: { route: '/sso/gigya' },
          body: { authorisationCode: 'signed' },
        }) as unknown,
      },
    ]);
    expect(steps).toEqual([{ kind: 'tokens', tokens, signedUp: true }]);
  });

  test('a login raised by another part of the script signs nobody in, and one of the screens counts once', async () => {
    const { runtime, steps } = await drawn();
    await gigya.login({ source: 'socialPlugin' });
    await settled();
    expect(runtime.platform.calls).toEqual([]);
    await gigya.login();
    await gigya.login();
    await settled();
    expect(steps).toHaveLength(1);
  });

  test('a manager that signs no token shows an error, and its session ends before the screens are drawn again', async () => {
    const { runtime, refusals } = await drawn();
    gigya.token = { errorCode: 403005 };
    await gigya.login();
    await settled();
    expect(refusals).toEqual([expect.any(SignInFailure)]);
    expect(runtime.platform.calls).toEqual([]);
    gigya.asked.length = 0;
    await act(async () => screen.getByRole('button').click());
    await settled();
    expect(gigya.asked).toEqual(['logout']);
    expect(gigya.drawn).toHaveLength(2);
  });
});

describe('SGN-061 signing out', () => {
  beforeEach(arrange);
  test('ends the manager’s session where its script is on the page', async () => {
    const { provider } = await drawn();
    await provider.end();
    expect(gigya.asked).toEqual(['logout']);
  });

  test('otherwise stores a marker, which ends it before the next sign-in', async () => {
    const { context, runtime } = fakeContext({ options, storage: ['signin.gigya'] });
    await activate(context).end();
    expect(runtime.storage.read('signin.gigya')).toBe('true');
    const next = await (async () => {
      const made = fakeContext({
        options,
        storage: ['signin.gigya'],
        scriptSources: ['https://cdns.gigya.com'],
      });
      made.runtime.storage.write('signin.gigya', 'true');
      made.runtime.runScript = run;
      const { Form } = activate(made.context);
      await renderInRuntime(
        <Form
          intent={{ type: 'login', query: new URLSearchParams() }}
          onStep={() => undefined}
          explain={() => ''}
          consent={async () => []}
          proof={async () => ({})}
        />,
        { runtime: made.runtime },
      );
      await settled();
      return made.runtime;
    })();
    expect(gigya.asked).toEqual(['logout']);
    expect(next.storage.read('signin.gigya')).toBeNull();
  });
});
