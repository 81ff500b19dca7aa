/** Redirects to a provider and back, and their analytics events. */
import { CallError, SignInFailure, type SignInStep } from '../../../core/sdk';
import { acme, away, opened, signedIn, visit } from './flowFixture';

const gives = (step: SignInStep) => async () => step;
const microtasks = () => new Promise((resolve) => setTimeout(resolve));

describe('SGN-036 ANA-004 login_started', () => {
  test('is tracked on entering login from another page', () => {
    const { runtime, flow } = opened();
    flow.enterPage();
    expect(runtime.story).toEqual(['track login_started']);
  });

  test('is not tracked when moving among login pages', async () => {
    const { runtime, flow } = opened();
    const leave = flow.enterPage();
    leave();
    flow.enterPage();
    await microtasks();
    expect(runtime.story).toEqual(['track login_started']);
  });

  test('is tracked again on returning from elsewhere', async () => {
    const { runtime, flow } = opened();
    const { address } = runtime.parts;
    const leave = flow.enterPage();
    address.rewrite(new URL('/home', address.current()));
    leave();
    await microtasks();
    address.rewrite(new URL('/login', address.current()));
    flow.enterPage();
    expect(runtime.story).toEqual(['track login_started', 'track login_started']);
  });

  test.each([
    [
      'is not tracked when the code of the next login page has yet to come',
      '/login/request-password',
      '/login/request-password',
      'result',
      1,
    ],
    ['nor on the way back from there', '/login', '/login', 'login', 1],
    [
      'is tracked where the viewer did not wait for it and came back later',
      '/login/request-password',
      '/login',
      'login',
      2,
    ],
  ] as const)('%s', async (_, leadsTo, opens, kind, times) => {
    const { runtime, flow } = opened();
    const { address } = runtime.parts;
    const leave = flow.enterPage();
    address.rewrite(new URL(leadsTo, address.current()));
    leave();
    await microtasks();
    address.rewrite(new URL(opens, address.current()));
    flow.enterPage(kind);
    expect(runtime.story.filter((line) => line === 'track login_started')).toHaveLength(times);
  });

  test('is not tracked on entering sign-up, and is on moving from there to login', async () => {
    const { runtime, flow } = opened('/signup');
    const leave = flow.enterPage('signup');
    expect(runtime.story).toEqual([]);
    leave();
    flow.enterPage('login');
    await microtasks();
    expect(runtime.story).toEqual(['track login_started']);
  });

  test('is not tracked on returning from the provider', () => {
    const { runtime, flow } = opened('/login/openid/acme?code=c&state=s');
    flow.enterPage();
    expect(runtime.story).toEqual([]);
  });
});

test('is not tracked on a page that shows the result of a sign-in', () => {
  const { runtime, flow } = opened('/providers/success');
  flow.enterPage('result');
  expect(runtime.story).toEqual([]);
});

describe('redirecting to a provider', () => {
  test('SGP-115 a sign-in that continues at a page of the site goes there, and may be started again', async () => {
    const { runtime, flow } = opened();
    runtime.providers.set('openid', { begin: gives({ kind: 'page', path: '/providers' }) });
    await flow.openProvider(acme, visit());
    expect(runtime.story).toEqual(['go /providers']);
    expect(flow.journey).toEqual({ status: 'idle' });
  });

  test('SGP-003 SGP-004 SGN-101 the address’s parameters are stored, then the browser leaves', async () => {
    const { runtime, flow } = opened('/login/openid/acme?from=%2Fvideo%2F1');
    runtime.providers.set('openid', { begin: gives(away) });
    await flow.openProvider(acme, visit({ from: '/video/1', type: 'login', licences: '3' }));
    expect(runtime.story).toEqual(['replace https://id.example/authorize?state=s']);
    expect(runtime.values.read('signin.from')).toBe('/video/1');
    expect(runtime.values.read('signin.licences')).toBe('3');
    expect(flow.journey).toEqual({ status: 'leaving', provider: 'openid/acme' });
  });

  test('RLM-039 a browser without storage does not leave: the return could not be matched', async () => {
    const { runtime, flow } = opened();
    runtime.keeps = false;
    runtime.providers.set('openid', { begin: gives(away) });
    await flow.openProvider(acme, visit());
    expect(runtime.story).toEqual([]);
    expect(flow.journey).toEqual({
      status: 'failed',
      provider: 'openid/acme',
      problem: { kind: 'key', key: 'signInNeedsStorage' },
    });
  });

  test('a second opening while the browser is leaving does nothing', async () => {
    const { runtime, flow } = opened();
    const begin = jest.fn(gives(away));
    runtime.providers.set('openid', { begin });
    await Promise.all([flow.openProvider(acme, visit()), flow.openProvider(acme, visit())]);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('SGP-017 an unreachable provider is only a warning, and the page has a retry', async () => {
    const { runtime, flow } = opened();
    runtime.providers.set('openid', {
      begin: async () => Promise.reject(new CallError('readOpenIdAuthorisationUri', 0, 'unknownError', [])),
    });
    await flow.openProvider(acme, visit());
    expect(runtime.story).toEqual([]);
    expect(runtime.lines).toEqual([expect.stringContaining('could not be reached')]);
    expect(flow.journey).toEqual({
      status: 'failed',
      provider: 'openid/acme',
      problem: { kind: 'key', key: 'sorrySomethingWentWrong' },
    });
    runtime.providers.set('openid', { begin: gives(away) });
    await flow.begin(acme, visit());
    expect(runtime.story).toEqual(['forget openid', 'replace https://id.example/authorize?state=s']);
  });

  test.each(['javascript:alert(1)', 'http://evil.example/', 'data:text/html,x', 'ringside://x'])(
    'the browser does not leave for %s',
    async (url) => {
      const { runtime, flow } = opened();
      runtime.providers.set('openid', { begin: gives({ kind: 'redirect', url }) });
      await flow.openProvider(acme, visit());
      expect(runtime.story).toEqual([]);
      expect(flow.journey.status).toBe('failed');
    },
  );

  test('the browser does not leave again for a provider that it has just returned from', async () => {
    const { runtime, flow } = opened('/login/openid/acme?PAGE_READY=true');
    runtime.providers.set('openid', { begin: gives(away) });
    await flow.openProvider(acme, visit({ PAGE_READY: 'true', from: '/home' }));
    expect(runtime.story).toEqual([]);
    expect(flow.journey).toEqual({ status: 'cancelled', provider: 'openid/acme' });
    await flow.begin(acme, visit({ PAGE_READY: 'true', from: '/home' }));
    expect(runtime.story).toEqual(['replace https://id.example/authorize?state=s']);
  });
});

describe('a link in a mail', () => {
  test('SGN-109 the return target is stored for when the link opens, and nothing else changes', async () => {
    const { runtime, flow } = opened('/login?from=%2Fvideo%2F1');
    await expect(
      flow.accept(acme, visit({ from: '/video/1', licences: '3' }), { kind: 'linkSent' }),
    ).resolves.toBe(true);
    expect([runtime.values.read('signin.from'), runtime.values.read('signin.licences')]).toEqual([
      '/video/1',
      '3',
    ]);
    expect(flow.journey).toEqual({ status: 'idle' });
    expect(runtime.story).toEqual([]);
  });

  test('SGP-102 SGN-099 its token is removed from the address, and used once', async () => {
    const { runtime, flow } = opened('/login/openid/acme?token=secret');
    const resume = jest.fn(gives(signedIn));
    runtime.providers.set('openid', { resume });
    expect(runtime.parts.address.current().search).toBe('?PAGE_READY=true');
    await flow.takeAnswer(acme, visit({ from: '/video/1' }));
    await flow.takeAnswer(acme, visit({ from: '/video/1' }));
    expect(resume).toHaveBeenCalledTimes(1);
    expect(runtime.story).toEqual(['session openid/acme', 'track login_completed', 'go /video/1']);
  });

  test('SGP-105 SGN-038 a failure that the provider has a text for shows it, and is tracked by its reason', async () => {
    const { runtime, flow } = opened('/login/openid/acme?token=secret');
    runtime.providers.set('openid', {
      resume: async () =>
        Promise.reject(
          new SignInFailure(
            'accountLocked',
            new CallError('exchangeMagicToken', 401, 'invalidToken', ['Not good any more.']),
          ),
        ),
    });
    await flow.takeAnswer(acme, visit());
    expect(flow.journey).toMatchObject({ status: 'failed', problem: { kind: 'key', key: 'accountLocked' } });
    expect(runtime.events).toEqual([{ provider: 'openid/acme', code: 'invalidToken' }]);
  });
});

describe('returning from a provider', () => {
  const back = '/login/openid/acme?code=secret&state=s';
  const returning = visit({ from: '/video/1', PAGE_READY: 'true' });

  test('SGP-010 SGP-013 the answer becomes a session, and the viewer continues', async () => {
    const { runtime, flow } = opened(back);
    const resume = jest.fn(gives(signedIn));
    runtime.providers.set('openid', { resume });
    await flow.openProvider(acme, returning);
    expect(resume).toHaveBeenCalledWith(
      expect.objectContaining({ search: '?code=secret&state=s&PAGE_READY=true' }),
    );
    expect(runtime.story).toEqual(['session openid/acme', 'track login_completed', 'go /video/1']);
    expect(flow.journey).toEqual({ status: 'signedIn', provider: 'openid/acme' });
  });

  test('SGP-020 an answer is used once, however often the page is drawn', async () => {
    const { runtime, flow } = opened(back);
    const resume = jest.fn(gives(signedIn));
    runtime.providers.set('openid', { resume, begin: gives(away) });
    await Promise.all([flow.openProvider(acme, returning), flow.openProvider(acme, returning)]);
    await flow.openProvider(acme, returning);
    expect(resume).toHaveBeenCalledTimes(1);
    expect(runtime.story).toEqual(['session openid/acme', 'track login_completed', 'go /video/1']);
  });

  test('SGP-012 ANA-007 a sign-up is tracked before its tokens are stored', async () => {
    const { runtime, flow } = opened(back);
    runtime.providers.set('openid', { resume: gives({ ...signedIn, signedUp: true }) });
    await flow.openProvider(acme, returning);
    expect(runtime.story).toEqual([
      'track signup_completed',
      'session openid/acme',
      'track login_completed',
      'go /video/1',
    ]);
  });

  test('SGP-016 SGN-038 a refusal shows the server’s message, and is tracked by its code', async () => {
    const { runtime, flow } = opened(back);
    runtime.providers.set('openid', {
      resume: async () =>
        Promise.reject(
          new CallError('exchangeOpenIdCode', 400, 'codeSpent', ['This link was used already.']),
        ),
    });
    await flow.openProvider(acme, returning);
    expect(flow.journey).toEqual({
      status: 'failed',
      provider: 'openid/acme',
      problem: { kind: 'text', text: 'This link was used already.' },
    });
    expect(runtime.story).toEqual(['track login_error']);
    expect(runtime.events).toEqual([{ provider: 'openid/acme', code: 'codeSpent' }]);
  });

  test('a cancellation at the provider is no failure', async () => {
    const { runtime, flow } = opened('/login/openid/acme?error=access_denied&state=s');
    runtime.providers.set('openid', { resume: gives({ kind: 'stay' }) });
    await flow.openProvider(acme, returning);
    expect(flow.journey).toEqual({ status: 'cancelled', provider: 'openid/acme' });
    expect(runtime.story).toEqual([]);
  });

  test('SGP-008 an app takes over', async () => {
    const { runtime, flow } = opened(back);
    runtime.providers.set('openid', {
      resume: gives({ kind: 'handOver', url: 'com.ringside.app://login/openid/acme?code=secret' }),
    });
    await flow.openProvider(acme, returning);
    expect(runtime.story).toEqual(['leave com.ringside.app://login/openid/acme?code=secret']);
    expect(flow.journey).toEqual({ status: 'handedOver', provider: 'openid/acme' });
  });

  test('SGN-102 an app that exchanges the code itself continues with it', async () => {
    const { runtime, flow } = opened(back);
    runtime.providers.set('openid', { resume: gives({ kind: 'leftToApp' }) });
    await flow.openProvider(acme, returning);
    expect(runtime.story).toEqual([]);
    expect(flow.journey).toEqual({ status: 'handedOver', provider: 'openid/acme' });
  });

  test.each(['javascript:alert(1)', 'https://evil.example/'])('SGP-009 but never by %s', async (url) => {
    const { runtime, flow } = opened(back);
    runtime.providers.set('openid', { resume: gives({ kind: 'handOver', url }) });
    await flow.openProvider(acme, returning);
    expect(runtime.story).toEqual(['track login_error']);
    expect(flow.journey.status).toBe('failed');
  });

  test('SGN-099 nothing of the answer is tracked or logged', async () => {
    const { runtime, flow } = opened(back);
    runtime.providers.set('openid', { resume: async () => Promise.reject(new Error('secret')) });
    await flow.openProvider(acme, returning);
    expect(JSON.stringify([runtime.story, runtime.events, runtime.lines])).not.toContain('secret');
  });
});
