/** Providers that sign in on the page itself, by a form or a button, and how core handles the result. */
import { CallError, SignInFailure, type SignInStep } from '../../../core/sdk';
import { signInEntries, type SignInEntry } from '../../../core/session/signInEntries';
import { acme, id, opened, signedIn, visit } from './flowFixture';
import { entry, plugin, realmWith } from './signInFixture';
import { refused, tokens, type SignInFixture } from './signInSite';

const microtasks = () => new Promise((resolve) => setTimeout(resolve));

describe('SGN-007 SGP-122 the providers linked to an account', () => {
  test.each([
    ['are kept', [{ provider: 'adobe' }, { provider: 'openid' }], '["adobe","openid"]'],
    ['are forgotten when a sign-in names none', [], null],
    ['and when it says nothing', undefined, null],
  ])('%s', async (_, linkedAccounts, expected) => {
    const { runtime, flow } = opened();
    runtime.values.write('signin.linkedAccounts', '["old"]');
    await flow.accept(id, visit(), {
      kind: 'tokens',
      tokens: { ...tokens, ...(linkedAccounts && { linkedAccounts }) },
    });
    expect(runtime.values.read('signin.linkedAccounts')).toBe(expected);
  });
});

describe('SGP-043 a signed-in viewer syncs a partner’s entitlements', () => {
  const synced = (onSynced: () => SignInStep): SignInStep => ({
    kind: 'sync',
    onSynced,
    onRefused: (error) => Promise.reject(new SignInFailure('accountLocked', error)),
  });
  const held = { authorisationToken: 'auth-1', refreshToken: 'refresh-1' };

  test('SGP-044 SGP-047 core uses the refresh token, its provider stays, and the viewer continues', async () => {
    const { runtime, flow } = opened();
    runtime.vault.keep(held, 'id');
    runtime.platform.answer('syncEntitlements', tokens);
    await expect(
      flow.accept(
        acme,
        visit({ from: '/video/1' }),
        synced(() => ({ kind: 'onward' })),
      ),
    ).resolves.toBe(true);
    expect(runtime.platform.calls).toEqual([
      { endpoint: 'syncEntitlements', input: { body: { refreshToken: 'refresh-1' } } },
    ]);
    expect([runtime.vault.read(), runtime.vault.provider]).toEqual([tokens, 'id']);
    expect(runtime.story).toEqual(['go /video/1']);
  });

  test('SGP-053 a form may show something before that', async () => {
    const { runtime, flow } = opened();
    runtime.vault.keep(held, 'id');
    runtime.platform.answer('syncEntitlements', tokens);
    await flow.accept(
      acme,
      visit({ from: '/video/1' }),
      synced(() => ({ kind: 'show' })),
    );
    expect(flow.journey).toEqual({ status: 'showing', provider: 'openid/acme' });
    expect(runtime.story).toEqual([]);
    await flow.accept(acme, visit({ from: '/video/1' }), { kind: 'onward' });
    expect(runtime.story).toEqual(['go /video/1']);
  });

  test.each<[string, (runtime: SignInFixture) => void]>([
    ['the platform will not', (runtime) => runtime.vault.keep(held, 'id')],
    ['nobody is signed in any more', () => undefined],
  ])('SGP-049 when %s the provider decides what follows, and the session stays', async (_, arrange) => {
    const { runtime, flow } = opened();
    arrange(runtime);
    const before = runtime.vault.read();
    await expect(
      flow.accept(
        id,
        visit(),
        synced(() => ({ kind: 'onward' })),
      ),
    ).resolves.toBe(false);
    expect(flow.journey).toEqual({
      status: 'failed',
      provider: 'id',
      problem: { kind: 'key', key: 'accountLocked' },
    });
    expect(runtime.vault.read()).toEqual(before);
  });
});

describe('a form', () => {
  test('SGN-055 in the side panel the callback is called, and the viewer stays on the page', async () => {
    const { runtime, flow } = opened('/home');
    const callback = jest.fn();
    await expect(flow.accept(id, visit({ from: '/home' }, { callback }), signedIn)).resolves.toBe(true);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(runtime.story).toEqual(['session id', 'track login_completed']);
  });

  test.each([
    ['SGN-042 a callback first', { entryPage: '/browse', from: '/video/1' }, { callback: '/pay' }, 'go /pay'],
    [
      'SGN-049 then the shop that was asked for',
      { showPurchase: 'true', selectedLicence: '3' },
      {},
      'go /purchase?selected-licence=3',
    ],
    ['SGN-043 then the entry page', { entryPage: '/browse', from: '/video/1' }, {}, 'go /browse'],
    ['SGN-044 then where they came from', { from: '/video/1' }, {}, 'go /video/1'],
    ['an address that may not be followed leads home', { from: 'https://evil.example/' }, {}, 'go /home'],
  ] as const)('%s', async (_, query, more, last) => {
    const { runtime, flow } = opened();
    await flow.accept(id, visit(query, more), signedIn);
    expect(runtime.story.at(-1)).toBe(last);
  });

  test('SGN-045 otherwise the page stays', async () => {
    const { runtime, flow } = opened();
    await flow.accept(id, visit(), signedIn);
    expect(runtime.story).toEqual(['session id', 'track login_completed']);
    expect(flow.journey).toEqual({ status: 'signedIn', provider: 'id' });
  });

  test('SGN-037 ANA-005 its refusals are tracked and get a text', () => {
    const { runtime, flow } = opened();
    expect(flow.explain(id, refused)).toBe('failedAuthentication');
    expect(flow.explain(id, new CallError('login', 423, 'accountLocked', []))).toBe('accountLocked');
    expect(runtime.events).toEqual([
      { provider: 'id', code: 'failedAuthentication' },
      { provider: 'id', code: 'accountLocked' },
    ]);
  });

  test('invalid tokens are a failure of the journey', async () => {
    const { runtime, flow } = opened();
    runtime.refuseTokens(new CallError('readSessionUser', 0, 'unknownError', []));
    await expect(flow.accept(id, visit(), signedIn)).resolves.toBe(false);
    expect(flow.journey).toEqual({
      status: 'failed',
      provider: 'id',
      problem: { kind: 'key', key: 'sorrySomethingWentWrong' },
    });
  });

  test('a new visit clears the result of the last one', async () => {
    const { flow } = opened();
    await flow.accept(id, visit(), signedIn);
    flow.enterPage();
    expect(flow.journey).toEqual({ status: 'idle' });
  });
});

describe('SGN-048 a link that puts the viewer into partitions', () => {
  const asked = visit({ from: '/home', partitionData: 'club,-trial' });
  const bought = { authorisationToken: 'auth-club', refreshToken: 'refresh-club' };

  test('the new token replaces the old one before the viewer continues', async () => {
    const { runtime, flow } = opened();
    runtime.vault.keep(tokens, 'id');
    runtime.platform.answer('updatePartition', () => {
      runtime.story.push('partition');
      return bought;
    });
    await flow.accept(id, asked, signedIn);
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: 'updatePartition',
        input: { body: { partitionDataToAdd: ['club'], partitionDataToDelete: ['trial'] } },
      },
    ]);
    expect(runtime.vault.read()).toEqual(bought);
    expect(runtime.vault.provider).toBe('id');
    expect(runtime.story).toEqual(['session id', 'track login_completed', 'partition', 'go /home']);
  });

  test('a refusal by the platform does not stop them', async () => {
    const { runtime, flow } = opened();
    runtime.vault.keep(tokens, 'id');
    runtime.platform.answer('updatePartition', new CallError('updatePartition', 403, 'forbidden', []));
    await flow.accept(id, asked, signedIn);
    expect(runtime.vault.read()).toEqual(tokens);
    expect(runtime.story.at(-1)).toBe('go /home');
    expect(runtime.lines).toHaveLength(1);
  });

  test('without one no call is made', async () => {
    const { runtime, flow } = opened();
    await flow.accept(id, visit({ from: '/home' }), signedIn);
    expect(runtime.platform.calls).toEqual([]);
  });
});

describe('SGP-069 a new viewer of a provider', () => {
  const [button] = signInEntries(
    realmWith([entry('apple')], { plugins: [plugin('apple', { presentation: 'button' })] }),
    () => undefined,
  ) as [SignInEntry];
  const consents = [{ fieldName: 'terms', answer: true }];
  const asked = async (
    complete: (given: unknown) => Promise<SignInStep>,
    query: Record<string, string> = { type: 'signup', from: '/video/1' },
  ) => {
    const { runtime, flow } = opened('/signup');
    const leave = flow.enterPage();
    await flow.accept(button, visit(query), { kind: 'confirm', account: 'iris@apple.example', complete });
    return { runtime, flow, leave };
  };

  test('is asked for consent first: nothing is exchanged', async () => {
    const complete = jest.fn(async () => signedIn);
    const { runtime, flow } = await asked(complete);
    expect(flow.journey).toEqual({
      status: 'confirming',
      about: 'account',
      provider: 'apple',
      account: 'iris@apple.example',
      busy: false,
    });
    expect(complete).not.toHaveBeenCalled();
    expect(runtime.story).toEqual(['track login_started']);
  });

  test('continues with their answers to the terms, once', async () => {
    const complete = jest.fn(async () => ({ ...signedIn, signedUp: true }));
    const { runtime, flow } = await asked(complete);
    await Promise.all([flow.newViewer.goOn(consents), flow.newViewer.goOn(consents)]);
    expect(complete.mock.calls).toEqual([[consents]]);
    expect(runtime.story).toEqual([
      'track login_started',
      'track signup_completed',
      'session apple',
      'track login_completed',
      'go /video/1',
    ]);
    expect(flow.journey).toEqual({ status: 'signedIn', provider: 'apple' });
  });

  test('sees the progress, and cannot cancel meanwhile', async () => {
    let made: (step: SignInStep) => void = () => undefined;
    const { flow } = await asked(() => new Promise((resolve) => (made = resolve)));
    const going = flow.newViewer.goOn(consents);
    expect(flow.journey).toMatchObject({ status: 'confirming', busy: true });
    flow.newViewer.turnBack();
    expect(flow.journey).toMatchObject({ status: 'confirming', busy: true });
    made(signedIn);
    await going;
    expect(flow.journey).toEqual({ status: 'signedIn', provider: 'apple' });
    flow.newViewer.turnBack();
    expect(flow.journey).toEqual({ status: 'signedIn', provider: 'apple' });
  });

  test('sees in place that the account cannot be made', async () => {
    const { runtime, flow } = await asked(async () =>
      Promise.reject(new CallError('loginWithApple', 500, 'boom', [])),
    );
    await flow.newViewer.goOn([]);
    expect(flow.journey).toEqual({
      status: 'failed',
      provider: 'apple',
      problem: { kind: 'key', key: 'sorrySomethingWentWrong' },
    });
    expect(runtime.events.at(-1)).toEqual({ provider: 'apple', code: 'boom' });
  });

  test('may cancel: no account is made', async () => {
    const complete = jest.fn(async () => signedIn);
    const { flow } = await asked(complete);
    flow.newViewer.turnBack();
    await flow.newViewer.goOn([]);
    expect(complete).not.toHaveBeenCalled();
    expect(flow.journey).toEqual({ status: 'idle' });
  });

  test('is cleared when they leave the page', async () => {
    const { flow, leave } = await asked(async () => signedIn);
    leave();
    await microtasks();
    expect(flow.journey).toEqual({ status: 'idle' });
  });

  test('is asked on a login page, wherever they signed in', async () => {
    const { runtime, flow } = opened('/home');
    const callback = jest.fn();
    await flow.accept(button, visit({ from: '/home' }, { callback }), {
      kind: 'confirm',
      complete: async () => signedIn,
    });
    expect(callback).toHaveBeenCalledTimes(1);
    expect(runtime.story).toEqual(['go /login?from=%2Fhome (pushed)']);
    flow.enterPage();
    expect(flow.journey.status).toBe('confirming');
  });
});

describe('a refusal at a provider’s own button', () => {
  const [button] = signInEntries(
    realmWith([entry('apple')], { plugins: [plugin('apple', { presentation: 'button' })] }),
    () => undefined,
  ) as [SignInEntry];

  test('SGP-067 SGN-060 ERR-006 the account conflict is a state of its own, and tracked', () => {
    const { runtime, flow } = opened();
    flow.refuse(
      button,
      new CallError('loginWithApple', 409, 'emailAlreadyRegistered', ['There is one.'], {
        linkedAccounts: [{ provider: 'id' }],
      }),
    );
    expect(flow.journey).toEqual({
      status: 'failed',
      provider: 'apple',
      problem: { kind: 'conflict', key: 'sorrySomethingWentWrong', providers: ['id'] },
    });
    expect(runtime.events).toEqual([{ provider: 'apple', code: 'emailAlreadyRegistered' }]);
  });

  test('SGN-059 a new press clears it', () => {
    const { flow } = opened();
    flow.refuse(button, refused);
    flow.forget();
    expect(flow.journey).toEqual({ status: 'idle' });
  });
});
