import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, SignInFailure, type SignInFormProps, type SignInStep } from '../../../core/sdk';
import manifest from '../../../plugins/sign-in/magic-link/plugin.json';
import activate from '../../../plugins/sign-in/magic-link/provider';
import { describeSignInProvider, fakeContext, renderInRuntime, type FakeRuntime } from 'proscenium/kit';

const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const refused = (status: number) =>
  new CallError('exchangeMagicToken', status, 'invalidToken', ['Not good any more.']);
const email = () => screen.getByRole('textbox', { name: /^Email/ });
const button = (name: string) => screen.getByRole('button', { name });
const send = () => button('Send the link');

describeSignInProvider('sign-in/magic-link', {
  manifest,
  activate,
  options: {},
  answer: {
    answer: (runtime) =>
      runtime.platform
        .answer('exchangeMagicToken', tokens)
        .answer('readMagicLinkAccount', { account: 'a***@example.org' }),
    returned: '/login/magic-link?token=t-1',
  },
});

interface Drawn {
  readonly runtime: FakeRuntime;
  readonly steps: SignInStep[];
  readonly explained: unknown[];
  readonly user: ReturnType<typeof userEvent.setup>;
}

async function draw(props: Partial<SignInFormProps> = {}): Promise<Drawn> {
  const { context, runtime } = fakeContext({
    options: {},
    pluginId: 'sign-in/magic-link',
    facts: { name: 'magic-link' },
    storage: manifest.storage,
  });
  const { Form } = activate(context);
  const [steps, explained]: [SignInStep[], unknown[]] = [[], []];
  const explain = (error: unknown) => {
    explained.push(error);
    return 'failedAuthentication';
  };
  await renderInRuntime(
    <Form
      intent={{ type: 'login', query: new URLSearchParams() }}
      onStep={(step) => steps.push(step)}
      explain={explain}
      consent={async () => []}
      proof={async () => ({})}
      {...props}
    />,
    { runtime },
  );
  return { runtime, steps, explained, user: userEvent.setup() };
}

async function sent(): Promise<Drawn> {
  const drawn = await draw();
  drawn.runtime.platform.answer('requestMagicLink', undefined);
  await drawn.user.type(email(), 'ada@example.org{Enter}');
  await screen.findByRole('heading', { name: 'The link is on its way' });
  return drawn;
}
const state = expect.stringMatching(/^[\w-]{43}$/) as string;
const asked = ({ platform }: FakeRuntime) =>
  platform.calls.map(({ endpoint, input }) => [
    endpoint,
    (input as { query?: unknown; body?: unknown }).query ?? (input as { body?: unknown }).body,
  ]);

describe('SGP-100 SGP-101 requesting the link', () => {
  test('sends the trimmed address, and confirms that the link was sent', async () => {
    const { runtime, steps, user } = await draw();
    runtime.platform.answer('requestMagicLink', undefined);
    await user.type(email(), '  ada@example.org ');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'The link is on its way' })).toBeVisible();
    expect(asked(runtime)).toEqual([['requestMagicLink', { email: 'ada@example.org', state }]]);
    expect(steps).toEqual([{ kind: 'linkSent' }]);
  });

  test('SGN-027 the email may be prefilled', async () => {
    await draw({ email: 'ada@example.org' });
    expect(email()).toHaveValue('ada@example.org');
  });

  test.each([
    ['', 'Enter your email address.'],
    ['ada', 'This does not look like an email address.'],
    ['ada@example', 'This does not look like an email address.'],
    ['ada @example.org', 'This does not look like an email address.'],
  ])(
    'SGP-103 SGN-107 ERR-007 with %j it shows an error at the field and makes no call',
    async (typed, words) => {
      const { runtime, user, explained } = await draw();
      if (typed !== '') await user.type(email(), typed);
      await user.click(send());
      expect(email()).toBeInvalid();
      expect(email()).toHaveFocus();
      expect(email()).toHaveAccessibleDescription(expect.stringContaining(words));
      expect([runtime.platform.calls, explained]).toEqual([[], []]);
    },
  );

  test.each([400, 429, 500, 0])(
    'SGP-104 ERR-008 a request that fails with %i shows failedToSend, and is tracked',
    async (status) => {
      const { runtime, user, steps, explained } = await draw();
      runtime.platform.answer(
        'requestMagicLink',
        new CallError('requestMagicLink', status, 'tooManyAttempts', []),
      );
      await user.type(email(), 'ada@example.org{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent('We could not send the link.');
      expect(explained).toHaveLength(1);
      expect(steps).toEqual([]);
      expect(send()).toBeEnabled();
      await user.type(email(), 'x');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('SGN-032 while it waits the button is disabled', async () => {
    const { runtime, user } = await draw();
    runtime.platform.answer('requestMagicLink', () => new Promise(() => undefined));
    await user.type(email(), 'ada@example.org{Enter}{Enter}');
    expect(send()).toBeDisabled();
    expect(runtime.platform.calls).toHaveLength(1);
  });
});

describe('SGP-107 once it is sent', () => {
  test('it shows the address, and takes the focus', async () => {
    await sent();
    const place = screen.getByRole('group', { name: 'The link is on its way' });
    expect(place).toHaveTextContent('ada@example.org');
    expect(place).toHaveFocus();
  });

  test('it can be sent again', async () => {
    const { runtime, user, steps } = await sent();
    await user.click(button('Send it again'));
    expect(await screen.findByRole('status')).toHaveTextContent('Sent again.');
    expect(asked(runtime)).toEqual(Array(2).fill(['requestMagicLink', { email: 'ada@example.org', state }]));
    expect(steps).toHaveLength(2);
    expect(button('Send it again')).toHaveFocus();
  });

  test('SGP-104 a second request that fails shows an error, and can be retried', async () => {
    const { runtime, user, explained } = await sent();
    runtime.platform.answer('requestMagicLink', new CallError('requestMagicLink', 500, undefined, []));
    await user.click(button('Send it again'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not send the link.');
    expect(explained).toHaveLength(1);
    runtime.platform.answer('requestMagicLink', undefined);
    await user.click(button('Send it again'));
    expect(await screen.findByRole('status')).toHaveTextContent('Sent again.');
  });

  test('another address can be entered: the field has the old one, and the focus', async () => {
    const { user } = await sent();
    await user.click(button('Use another email'));
    expect(email()).toHaveValue('ada@example.org');
    expect(email()).toHaveFocus();
  });
});

describe('a platform without the newer call', () => {
  test.each([404, 405, 501])('SGP-101 gets the older call when it answers %i', async (status) => {
    const { runtime, user, steps } = await draw();
    runtime.platform
      .answer('requestMagicLink', new CallError('requestMagicLink', status, undefined, []))
      .answer('sendMagicLink', undefined);
    await user.type(email(), 'ada@example.org{Enter}');
    await screen.findByRole('heading', { name: 'The link is on its way' });
    expect(asked(runtime)).toEqual([
      ['requestMagicLink', { email: 'ada@example.org', state }],
      ['sendMagicLink', { email: 'ada@example.org' }],
    ]);
    expect(steps).toEqual([{ kind: 'linkSent' }]);
  });

  test.each([0, 400, 429, 500])(
    'gets no second call when it answers %i: a mail may have been sent',
    async (status) => {
      const { runtime, user } = await draw();
      runtime.platform.answer('requestMagicLink', new CallError('requestMagicLink', status, undefined, []));
      await user.type(email(), 'ada@example.org{Enter}');
      await screen.findByRole('alert');
      expect(runtime.platform.calls.map(({ endpoint }) => endpoint)).toEqual(['requestMagicLink']);
    },
  );
});

describe('the link', () => {
  const open = (
    query: string,
    answer: unknown,
    from?: FakeRuntime,
    account: unknown = { account: 'a***@example.org' },
  ) => {
    const { context, runtime } = fakeContext({
      options: {},
      pluginId: 'sign-in/magic-link',
      facts: { name: 'magic-link' },
      storage: manifest.storage,
    });
    from?.storage.values.forEach((value, key) => runtime.storage.values.set(key, value));
    runtime.platform.answer('exchangeMagicToken', answer).answer('readMagicLinkAccount', account);
    return {
      runtime,
      step: activate(context).resume(new URL(`https://ringside.localhost/login/magic-link?${query}`)),
    };
  };
  const calls = ({ platform }: FakeRuntime) => platform.calls.map(({ endpoint }) => endpoint);
  const stateOf = ({ platform }: FakeRuntime) =>
    (platform.calls[0]?.input as { body: { state: string } }).body.state;

  test('SGP-102 in the browser that requested it, its token becomes tokens at once', async () => {
    const { runtime: asking } = await sent();
    const { runtime, step } = open(`token=t-1&state=${stateOf(asking)}`, tokens, asking);
    await expect(step).resolves.toEqual({ kind: 'tokens', tokens });
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: 'exchangeMagicToken',
        input: expect.objectContaining({ body: { token: 't-1' } }) as unknown,
      },
    ]);
    // The stored state can be used once.
    expect((await open(`token=t-2&state=${stateOf(asking)}`, tokens, runtime).step).kind).toBe('ask');
  });

  test.each([
    ['that did not ask for one', async () => undefined, 'token=t-1&state=x'],
    ['that asked for another one', async () => (await sent()).runtime, 'token=t-1&state=x'],
    ['that asked, by a link without a state', async () => (await sent()).runtime, 'token=t-1'],
  ])(
    'SGP-102 a browser %s asks its viewer first, and spends nothing until then',
    async (_, before, query) => {
      const { runtime, step } = open(query, tokens, await before());
      const asks = await step;
      expect(asks).toMatchObject({ kind: 'ask', about: 'link', account: 'a***@example.org' });
      expect(calls(runtime)).toEqual(['readMagicLinkAccount']);
      await expect(asks.kind === 'ask' && asks.proceed()).resolves.toEqual({ kind: 'tokens', tokens });
      expect(calls(runtime)).toEqual(['readMagicLinkAccount', 'exchangeMagicToken']);
    },
  );

  test.each([404, 405, 500, 0])(
    'a platform that answers %i to the name is asked for none',
    async (status) => {
      const { step } = open(
        'token=t-1',
        tokens,
        undefined,
        new CallError('readMagicLinkAccount', status, undefined, []),
      );
      expect(await step).toMatchObject({ kind: 'ask', account: undefined });
    },
  );

  test('SGP-105 an invalid link shows so at once', async () => {
    const { step } = open('token=t-1', tokens, undefined, refused(401));
    await expect(step).rejects.toMatchObject({ key: 'failedToMagicLogin', reason: { status: 401 } });
  });

  test.each([401, 404, 500, 0])(
    'SGP-105 ERR-008 an exchange that fails with %i shows failedToMagicLogin',
    async (status) => {
      const { runtime: asking } = await sent();
      await expect(
        open(`token=t-1&state=${stateOf(asking)}`, refused(status), asking).step,
      ).rejects.toMatchObject({ key: 'failedToMagicLogin', reason: { status } });
    },
  );

  test.each(['code=c-1&state=s-1', 'error=access_denied', 'token='])(
    'an answer without a token is rejected: %s',
    async (query) => {
      const { runtime, step } = open(query, tokens);
      await expect(step).rejects.toBeInstanceOf(SignInFailure);
      expect(runtime.platform.calls).toEqual([]);
    },
  );
});

test('SGP-072 SGP-100 SGN-018 its sub-path, its heading, and that it cannot sign anybody up', () => {
  expect(manifest.contributes['sign-in-provider'][0]).toMatchObject({
    path: '/magic-link',
    titleKey: 'magicLinkHeading',
    capabilities: { canSignUp: false, hasAccountDetailsPage: false },
  });
});
