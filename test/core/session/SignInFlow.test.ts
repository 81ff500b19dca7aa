import { CallError, SignInFailure, type SignInStep } from '../../../core/sdk';
import { SignInFlow, type SignInVisit } from '../../../core/session/SignInFlow';
import { signInEntries, type SignInEntry } from '../../../core/session/signInEntries';
import { acmeEntry, entry, idEntry, plugin, realmWith } from './signInFixture';
import { refused, signInHouse, tokens, type SignInHouse } from './signInHouse';

const [acme, id] = signInEntries(realmWith([acmeEntry, idEntry]), () => undefined) as [SignInEntry, SignInEntry];
const visit = (query: Record<string, string> = {}, more: Partial<SignInVisit> = {}): SignInVisit => ({
  intent: { type: query['type'] === 'signup' ? 'signup' : 'login', query: new URLSearchParams(query) },
  ...more,
});
const gives = (step: SignInStep) => async () => step;
const away: SignInStep = { kind: 'redirect', url: 'https://id.example/authorize?state=s' };
const signedIn: SignInStep = { kind: 'tokens', tokens };

function opened(href?: string): { house: SignInHouse; flow: SignInFlow } {
  const house = signInHouse(href === undefined ? {} : { href });
  return { house, flow: new SignInFlow(house.parts) };
}
const microtasks = () => new Promise((resolve) => setTimeout(resolve));

describe('SGN-036 ANA-004 login_started', () => {
  test('is tracked on entering login from another page', () => {
    const { house, flow } = opened();
    flow.enterPage();
    expect(house.story).toEqual(['track login_started']);
  });

  test('is not tracked when moving among login pages', async () => {
    const { house, flow } = opened();
    const leave = flow.enterPage();
    leave();
    flow.enterPage();
    await microtasks();
    expect(house.story).toEqual(['track login_started']);
  });

  test('is tracked again on coming back from elsewhere', async () => {
    const { house, flow } = opened();
    flow.enterPage()();
    await microtasks();
    flow.enterPage();
    expect(house.story).toEqual(['track login_started', 'track login_started']);
  });

  test('is not tracked on coming back from the provider', () => {
    const { house, flow } = opened('/login/openid/acme?code=c&state=s');
    flow.enterPage();
    expect(house.story).toEqual([]);
  });
});

test('a page that shows what became of a sign-in begins none', () => {
  const { house, flow } = opened('/providers/success');
  flow.enterPage(true);
  expect(house.story).toEqual([]);
});

describe('SGN-007 SGP-122 the providers that an account is joined to', () => {
  test.each([
    ['are kept', [{ provider: 'adobe' }, { provider: 'openid' }], '["adobe","openid"]'],
    ['are forgotten when a sign-in names none', [], null],
    ['and when it says nothing', undefined, null],
  ])('%s', async (_, linkedAccounts, kept) => {
    const { house, flow } = opened();
    house.values.write('signin.linkedAccounts', '["old"]');
    await flow.accept(id, visit(), { kind: 'tokens', tokens: { ...tokens, ...(linkedAccounts && { linkedAccounts }) } });
    expect(house.values.read('signin.linkedAccounts')).toBe(kept);
  });
});

describe('SGP-043 a signed-in viewer takes over what a partner grants', () => {
  const synced = (onSynced: () => SignInStep): SignInStep => ({ kind: 'sync', onSynced, onRefused: (error) => Promise.reject(new SignInFailure('accountLocked', error)) });
  const held = { authorisationToken: 'auth-1', refreshToken: 'refresh-1' };

  test('SGP-044 SGP-047 the refresh token is spent by the house, its provider stays, and the viewer goes on', async () => {
    const { house, flow } = opened();
    house.vault.keep(held, 'id');
    house.platform.answer('syncEntitlements', tokens);
    await expect(flow.accept(acme, visit({ from: '/video/1' }), synced(() => ({ kind: 'onward' })))).resolves.toBe(true);
    expect(house.platform.calls).toEqual([{ endpoint: 'syncEntitlements', input: { body: { refreshToken: 'refresh-1' } } }]);
    expect([house.vault.read(), house.vault.provider]).toEqual([tokens, 'id']);
    expect(house.story).toEqual(['go /video/1']);
  });

  test('SGP-053 a form may show something before that', async () => {
    const { house, flow } = opened();
    house.vault.keep(held, 'id');
    house.platform.answer('syncEntitlements', tokens);
    await flow.accept(acme, visit({ from: '/video/1' }), synced(() => ({ kind: 'show' })));
    expect(flow.journey).toEqual({ status: 'showing', provider: 'openid/acme' });
    expect(house.story).toEqual([]);
    await flow.accept(acme, visit({ from: '/video/1' }), { kind: 'onward' });
    expect(house.story).toEqual(['go /video/1']);
  });

  test.each<[string, (house: SignInHouse) => void]>([
    ['the platform will not', (house) => house.vault.keep(held, 'id')],
    ['nobody is signed in any more', () => undefined],
  ])('SGP-049 when %s the provider says what follows, and the session stands', async (_, arrange) => {
    const { house, flow } = opened();
    arrange(house);
    const before = house.vault.read();
    await expect(flow.accept(id, visit(), synced(() => ({ kind: 'onward' })))).resolves.toBe(false);
    expect(flow.journey).toEqual({ status: 'failed', provider: 'id', problem: { kind: 'key', key: 'accountLocked' } });
    expect(house.vault.read()).toEqual(before);
  });
});

describe('the way out', () => {
  test('SGP-115 a sign-in that goes on at a page of the site goes there, and may be begun again', async () => {
    const { house, flow } = opened();
    house.providers.set('openid', { begin: gives({ kind: 'page', path: '/providers' }) });
    await flow.openProvider(acme, visit());
    expect(house.story).toEqual(['go /providers']);
    expect(flow.journey).toEqual({ status: 'idle' });
  });

  test('SGP-003 SGP-004 SGN-101 what the address says is kept, then the browser leaves', async () => {
    const { house, flow } = opened('/login/openid/acme?from=%2Fvideo%2F1');
    house.providers.set('openid', { begin: gives(away) });
    await flow.openProvider(acme, visit({ from: '/video/1', type: 'login', licences: '3' }));
    expect(house.story).toEqual(['replace https://id.example/authorize?state=s']);
    expect(house.values.read('signin.from')).toBe('/video/1');
    expect(house.values.read('signin.licences')).toBe('3');
    expect(flow.journey).toEqual({ status: 'leaving', provider: 'openid/acme' });
  });

  test('RLM-039 a browser that keeps nothing does not leave: what comes back would find nothing', async () => {
    const { house, flow } = opened();
    house.keeps = false;
    house.providers.set('openid', { begin: gives(away) });
    await flow.openProvider(acme, visit());
    expect(house.story).toEqual([]);
    expect(flow.journey).toEqual({ status: 'failed', provider: 'openid/acme', problem: { kind: 'key', key: 'signInNeedsStorage' } });
  });

  test('a second opening while the browser is leaving does nothing', async () => {
    const { house, flow } = opened();
    const begin = jest.fn(gives(away));
    house.providers.set('openid', { begin });
    await Promise.all([flow.openProvider(acme, visit()), flow.openProvider(acme, visit())]);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('SGP-017 a provider out of reach is only a warning, and the page has a way to try again', async () => {
    const { house, flow } = opened();
    house.providers.set('openid', { begin: async () => Promise.reject(new CallError('readOpenIdAuthorisationUri', 0, 'unknownError', [])) });
    await flow.openProvider(acme, visit());
    expect(house.story).toEqual([]);
    expect(house.lines).toEqual([expect.stringContaining('could not be reached')]);
    expect(flow.journey).toEqual({ status: 'failed', provider: 'openid/acme', problem: { kind: 'key', key: 'sorrySomethingWentWrong' } });
    house.providers.set('openid', { begin: gives(away) });
    await flow.begin(acme, visit());
    expect(house.story).toEqual(['forget openid', 'replace https://id.example/authorize?state=s']);
  });

  test.each(['javascript:alert(1)', 'http://evil.example/', 'data:text/html,x', 'ringside://x'])('the browser does not leave for %s', async (url) => {
    const { house, flow } = opened();
    house.providers.set('openid', { begin: gives({ kind: 'redirect', url }) });
    await flow.openProvider(acme, visit());
    expect(house.story).toEqual([]);
    expect(flow.journey.status).toBe('failed');
  });

  test('a provider that the viewer has just come back from is not left for again', async () => {
    const { house, flow } = opened('/login/openid/acme?PAGE_READY=true');
    house.providers.set('openid', { begin: gives(away) });
    await flow.openProvider(acme, visit({ PAGE_READY: 'true', from: '/home' }));
    expect(house.story).toEqual([]);
    expect(flow.journey).toEqual({ status: 'cancelled', provider: 'openid/acme' });
    await flow.begin(acme, visit({ PAGE_READY: 'true', from: '/home' }));
    expect(house.story).toEqual(['replace https://id.example/authorize?state=s']);
  });
});

describe('a link in a mail', () => {
  test('SGN-109 where the viewer was going is kept for when the link opens, and nothing else changes', async () => {
    const { house, flow } = opened('/login?from=%2Fvideo%2F1');
    await expect(flow.accept(acme, visit({ from: '/video/1', licences: '3' }), { kind: 'linkSent' })).resolves.toBe(true);
    expect([house.values.read('signin.from'), house.values.read('signin.licences')]).toEqual(['/video/1', '3']);
    expect(flow.journey).toEqual({ status: 'idle' });
    expect(house.story).toEqual([]);
  });

  test('SGP-102 SGN-099 its token is out of the address, and is taken up once', async () => {
    const { house, flow } = opened('/login/openid/acme?token=secret');
    const resume = jest.fn(gives(signedIn));
    house.providers.set('openid', { resume });
    expect(house.parts.address.current().search).toBe('?PAGE_READY=true');
    await flow.takeAnswer(acme, visit({ from: '/video/1' }));
    await flow.takeAnswer(acme, visit({ from: '/video/1' }));
    expect(resume).toHaveBeenCalledTimes(1);
    expect(house.story).toEqual(['session openid/acme', 'track login_completed', 'go /video/1']);
  });

  test('SGP-105 SGN-038 a failure that the provider has words for is said in them, and tracked by its reason', async () => {
    const { house, flow } = opened('/login/openid/acme?token=secret');
    house.providers.set('openid', { resume: async () => Promise.reject(new SignInFailure('accountLocked', new CallError('exchangeMagicToken', 401, 'invalidToken', ['Not good any more.']))) });
    await flow.takeAnswer(acme, visit());
    expect(flow.journey).toMatchObject({ status: 'failed', problem: { kind: 'key', key: 'accountLocked' } });
    expect(house.events).toEqual([{ provider: 'openid/acme', code: 'invalidToken' }]);
  });
});

describe('the way back', () => {
  const back = '/login/openid/acme?code=secret&state=s';
  const returning = visit({ from: '/video/1', PAGE_READY: 'true' });

  test('SGP-010 SGP-013 the answer becomes a session, and the viewer goes on', async () => {
    const { house, flow } = opened(back);
    const resume = jest.fn(gives(signedIn));
    house.providers.set('openid', { resume });
    await flow.openProvider(acme, returning);
    expect(resume).toHaveBeenCalledWith(expect.objectContaining({ search: '?code=secret&state=s&PAGE_READY=true' }));
    expect(house.story).toEqual(['session openid/acme', 'track login_completed', 'go /video/1']);
    expect(flow.journey).toEqual({ status: 'signedIn', provider: 'openid/acme' });
  });

  test('SGP-020 an answer is used once, however often the page is drawn', async () => {
    const { house, flow } = opened(back);
    const resume = jest.fn(gives(signedIn));
    house.providers.set('openid', { resume, begin: gives(away) });
    await Promise.all([flow.openProvider(acme, returning), flow.openProvider(acme, returning)]);
    await flow.openProvider(acme, returning);
    expect(resume).toHaveBeenCalledTimes(1);
    expect(house.story).toEqual(['session openid/acme', 'track login_completed', 'go /video/1']);
  });

  test('SGP-012 ANA-007 a sign-up is told before its tokens are stored', async () => {
    const { house, flow } = opened(back);
    house.providers.set('openid', { resume: gives({ ...signedIn, signedUp: true }) });
    await flow.openProvider(acme, returning);
    expect(house.story).toEqual(['track signup_completed', 'session openid/acme', 'track login_completed', 'go /video/1']);
  });

  test('SGP-016 SGN-038 a refusal shows the server’s words, and is tracked by its code', async () => {
    const { house, flow } = opened(back);
    house.providers.set('openid', { resume: async () => Promise.reject(new CallError('exchangeOpenIdCode', 400, 'codeSpent', ['This link was used already.'])) });
    await flow.openProvider(acme, returning);
    expect(flow.journey).toEqual({ status: 'failed', provider: 'openid/acme', problem: { kind: 'text', text: 'This link was used already.' } });
    expect(house.story).toEqual(['track login_error']);
    expect(house.events).toEqual([{ provider: 'openid/acme', code: 'codeSpent' }]);
  });

  test('turning back at the provider is no failure', async () => {
    const { house, flow } = opened('/login/openid/acme?error=access_denied&state=s');
    house.providers.set('openid', { resume: gives({ kind: 'stay' }) });
    await flow.openProvider(acme, returning);
    expect(flow.journey).toEqual({ status: 'cancelled', provider: 'openid/acme' });
    expect(house.story).toEqual([]);
  });

  test('SGP-008 an app takes over', async () => {
    const { house, flow } = opened(back);
    house.providers.set('openid', { resume: gives({ kind: 'handOver', url: 'com.ringside.app://login/openid/acme?code=secret' }) });
    await flow.openProvider(acme, returning);
    expect(house.story).toEqual(['leave com.ringside.app://login/openid/acme?code=secret']);
    expect(flow.journey).toEqual({ status: 'handedOver', provider: 'openid/acme' });
  });

  test('SGN-102 an app that exchanges the code itself goes on with it', async () => {
    const { house, flow } = opened(back);
    house.providers.set('openid', { resume: gives({ kind: 'leftToApp' }) });
    await flow.openProvider(acme, returning);
    expect(house.story).toEqual([]);
    expect(flow.journey).toEqual({ status: 'handedOver', provider: 'openid/acme' });
  });

  test.each(['javascript:alert(1)', 'https://evil.example/'])('SGP-009 but never by %s', async (url) => {
    const { house, flow } = opened(back);
    house.providers.set('openid', { resume: gives({ kind: 'handOver', url }) });
    await flow.openProvider(acme, returning);
    expect(house.story).toEqual(['track login_error']);
    expect(flow.journey.status).toBe('failed');
  });

  test('SGN-099 nothing of the answer is tracked or logged', async () => {
    const { house, flow } = opened(back);
    house.providers.set('openid', { resume: async () => Promise.reject(new Error('secret')) });
    await flow.openProvider(acme, returning);
    expect(JSON.stringify([house.story, house.events, house.lines])).not.toContain('secret');
  });
});

describe('a form', () => {
  test('SGN-055 in the side panel the callback is called, and the viewer stays where they are', async () => {
    const { house, flow } = opened('/home');
    const callback = jest.fn();
    await expect(flow.accept(id, visit({ from: '/home' }, { callback }), signedIn)).resolves.toBe(true);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(house.story).toEqual(['session id', 'track login_completed']);
  });

  test.each([
    ['SGN-042 a callback first', { entryPage: '/browse', from: '/video/1' }, { callback: '/pay' }, 'go /pay'],
    ['SGN-049 then the shop that was asked for', { showPurchase: 'true', selectedLicence: '3' }, {}, 'go /purchase?selected-licence=3'],
    ['SGN-043 then the entry page', { entryPage: '/browse', from: '/video/1' }, {}, 'go /browse'],
    ['SGN-044 then where they came from', { from: '/video/1' }, {}, 'go /video/1'],
    ['an address that may not be followed leads home', { from: 'https://evil.example/' }, {}, 'go /home'],
  ] as const)('%s', async (_, query, more, last) => {
    const { house, flow } = opened();
    await flow.accept(id, visit(query, more), signedIn);
    expect(house.story.at(-1)).toBe(last);
  });

  test('SGN-045 otherwise the page stays', async () => {
    const { house, flow } = opened();
    await flow.accept(id, visit(), signedIn);
    expect(house.story).toEqual(['session id', 'track login_completed']);
    expect(flow.journey).toEqual({ status: 'signedIn', provider: 'id' });
  });

  test('SGN-037 ANA-005 its refusals are tracked and get a text', () => {
    const { house, flow } = opened();
    expect(flow.explain(id, refused)).toBe('failedAuthentication');
    expect(flow.explain(id, new CallError('login', 423, 'accountLocked', []))).toBe('accountLocked');
    expect(house.events).toEqual([
      { provider: 'id', code: 'failedAuthentication' },
      { provider: 'id', code: 'accountLocked' },
    ]);
  });

  test('tokens that do not hold are a failure of the journey', async () => {
    const { house, flow } = opened();
    house.refuseTokens(new CallError('readSessionUser', 0, 'unknownError', []));
    await expect(flow.accept(id, visit(), signedIn)).resolves.toBe(false);
    expect(flow.journey).toEqual({ status: 'failed', provider: 'id', problem: { kind: 'key', key: 'sorrySomethingWentWrong' } });
  });

  test('a new visit forgets how the last one ended', async () => {
    const { flow } = opened();
    await flow.accept(id, visit(), signedIn);
    flow.enterPage();
    expect(flow.journey).toEqual({ status: 'idle' });
  });
});

describe('SGN-048 a link that puts the viewer into parts of the audience', () => {
  const asked = visit({ from: '/home', partitionData: 'club,-trial' });
  const bought = { authorisationToken: 'auth-club', refreshToken: 'refresh-club' };

  test('the new token takes the place of the old before the viewer goes on', async () => {
    const { house, flow } = opened();
    house.vault.keep(tokens, 'id');
    house.platform.answer('updatePartition', () => {
      house.story.push('partition');
      return bought;
    });
    await flow.accept(id, asked, signedIn);
    expect(house.platform.calls).toEqual([{ endpoint: 'updatePartition', input: { body: { partitionDataToAdd: ['club'], partitionDataToDelete: ['trial'] } } }]);
    expect(house.vault.read()).toEqual(bought);
    expect(house.vault.provider).toBe('id');
    expect(house.story).toEqual(['session id', 'track login_completed', 'partition', 'go /home']);
  });

  test('that the platform will not does not stop them', async () => {
    const { house, flow } = opened();
    house.vault.keep(tokens, 'id');
    house.platform.answer('updatePartition', new CallError('updatePartition', 403, 'forbidden', []));
    await flow.accept(id, asked, signedIn);
    expect(house.vault.read()).toEqual(tokens);
    expect(house.story.at(-1)).toBe('go /home');
    expect(house.lines).toHaveLength(1);
  });

  test('without one nothing is asked', async () => {
    const { house, flow } = opened();
    await flow.accept(id, visit({ from: '/home' }), signedIn);
    expect(house.platform.calls).toEqual([]);
  });
});

describe('SGP-069 a new viewer of a provider', () => {
  const [button] = signInEntries(realmWith([entry('apple')], { plugins: [plugin('apple', { presentation: 'button' })] }), () => undefined) as [SignInEntry];
  const consents = [{ fieldName: 'terms', answer: true }];
  const asked = async (complete: (given: unknown) => Promise<SignInStep>, query: Record<string, string> = { type: 'signup', from: '/video/1' }) => {
    const { house, flow } = opened('/signup');
    const leave = flow.enterPage();
    await flow.accept(button, visit(query), { kind: 'confirm', account: 'iris@apple.example', complete });
    return { house, flow, leave };
  };

  test('is asked first: nothing is exchanged', async () => {
    const complete = jest.fn(async () => signedIn);
    const { house, flow } = await asked(complete);
    expect(flow.journey).toEqual({ status: 'confirming', provider: 'apple', account: 'iris@apple.example', busy: false });
    expect(complete).not.toHaveBeenCalled();
    expect(house.story).toEqual(['track login_started']);
  });

  test('goes on with their answers to the terms, once', async () => {
    const complete = jest.fn(async () => ({ ...signedIn, signedUp: true }));
    const { house, flow } = await asked(complete);
    await Promise.all([flow.newViewer.goOn(consents), flow.newViewer.goOn(consents)]);
    expect(complete.mock.calls).toEqual([[consents]]);
    expect(house.story).toEqual(['track login_started', 'track signup_completed', 'session apple', 'track login_completed', 'go /video/1']);
    expect(flow.journey).toEqual({ status: 'signedIn', provider: 'apple' });
  });

  test('is told when the account cannot be made, where they pressed', async () => {
    const { house, flow } = await asked(async () => Promise.reject(new CallError('loginWithApple', 500, 'boom', [])));
    await flow.newViewer.goOn([]);
    expect(flow.journey).toEqual({ status: 'failed', provider: 'apple', problem: { kind: 'key', key: 'sorrySomethingWentWrong' } });
    expect(house.events.at(-1)).toEqual({ provider: 'apple', code: 'boom' });
  });

  test('may turn back: no account is made', async () => {
    const complete = jest.fn(async () => signedIn);
    const { flow } = await asked(complete);
    flow.newViewer.turnBack();
    await flow.newViewer.goOn([]);
    expect(complete).not.toHaveBeenCalled();
    expect(flow.journey).toEqual({ status: 'idle' });
  });

  test('is forgotten when they go away', async () => {
    const { flow, leave } = await asked(async () => signedIn);
    leave();
    await microtasks();
    expect(flow.journey).toEqual({ status: 'idle' });
  });

  test('is asked on a login page, wherever they signed in', async () => {
    const { house, flow } = opened('/home');
    const callback = jest.fn();
    await flow.accept(button, visit({ from: '/home' }, { callback }), { kind: 'confirm', complete: async () => signedIn });
    expect(callback).toHaveBeenCalledTimes(1);
    expect(house.story).toEqual(['go /login?from=%2Fhome']);
    flow.enterPage();
    expect(flow.journey.status).toBe('confirming');
  });
});

describe('a refusal at a provider’s own button', () => {
  const [button] = signInEntries(realmWith([entry('apple')], { plugins: [plugin('apple', { presentation: 'button' })] }), () => undefined) as [SignInEntry];

  test('SGP-067 SGN-060 ERR-006 the account conflict is a state of its own, and tracked', () => {
    const { house, flow } = opened();
    flow.refuse(button, new CallError('loginWithApple', 409, 'emailAlreadyRegistered', ['There is one.'], { linkedAccounts: [{ provider: 'id' }] }));
    expect(flow.journey).toEqual({ status: 'failed', provider: 'apple', problem: { kind: 'conflict', key: 'sorrySomethingWentWrong', ways: ['id'] } });
    expect(house.events).toEqual([{ provider: 'apple', code: 'emailAlreadyRegistered' }]);
  });

  test('SGN-059 a new press takes it away', () => {
    const { flow } = opened();
    flow.refuse(button, refused);
    flow.forget();
    expect(flow.journey).toEqual({ status: 'idle' });
  });
});
