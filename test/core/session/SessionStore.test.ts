import { waitFor } from '@testing-library/react';
import type { SessionUser } from '../../../core/generated/platform';
import { RETRIES } from '../../../core/session/SessionStore';
import nock from '../../nock';
import { ada, guest, platformUrl, site, storedSession, tokensOf } from './sessionFixture';

afterEach(() => {
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  expect(unasked).toEqual([]);
});

const serveUser = (user: SessionUser) => nock(platformUrl).get('/api/v2/user').reply(200, user);
const beginsGuest = () => nock(platformUrl).post('/api/v2/guest-session').reply(201, tokensOf('g'));

describe('starting', () => {
  test('nothing is known at first, and plugins see a guest', () => {
    const { session } = site().open();
    expect(session.state).toEqual({ status: 'starting' });
    expect(session.viewer).toEqual({ id: null, isGuest: true, role: 'GUEST', email: null, isChild: false });
    expect(session.userType).toBe('guest');
  });

  test('SGN-001 without a token a guest session is started', async () => {
    const { session, vault } = site().open();
    beginsGuest();
    serveUser(guest);
    await session.start();
    expect(session.state).toEqual({ status: 'guest', user: guest });
    expect(vault.read()).toEqual(tokensOf('g'));
  });

  test('SGN-003 SGN-006 the tokens of an earlier visit restore the viewer', async () => {
    const { session } = site({ stored: storedSession('1') }).open();
    serveUser(ada);
    await session.start();
    expect(session.state).toEqual({ status: 'viewer', user: ada });
    expect(session.viewer).toEqual({
      id: '7',
      isGuest: false,
      role: 'USER',
      email: 'ada@example.org',
      isChild: false,
    });
    expect(session.user?.location?.countryCode).toBe('PT');
  });

  test('SGN-065 analytics get the role', async () => {
    const { session } = site({ stored: storedSession('1') }).open();
    serveUser({ ...ada, role: 'SUPPORT' });
    await session.start();
    expect(session.userType).toBe('SUPPORT');
  });

  test.each([
    ['CHILD', true],
    ['ADULT', false],
  ] as const)('SGN-004 a profile of type %s', async (type, isChild) => {
    const { session } = site({ stored: storedSession('1') }).open();
    serveUser({ ...ada, profile: { id: 'p', name: 'Mini', type, pin: '1234' } });
    await session.start();
    expect(session.viewer.isChild).toBe(isChild);
  });

  test('SGN-002 without a guest session the site continues as a guest’s', async () => {
    const { session, lines } = site().open();
    nock(platformUrl).post('/api/v2/guest-session').reply(503, {});
    await session.start();
    expect(session.state).toEqual({ status: 'guest', user: null });
    expect(lines).toHaveLength(1);
  });

  test('a platform that does not answer who the viewer is is asked again later; the tokens stay', async () => {
    const runtime = site({ stored: storedSession('1') });
    const { session, vault } = runtime.open();
    nock(platformUrl).get('/api/v2/user').reply(503, {});
    await session.start();
    expect(session.state).toEqual({ status: 'guest', user: null });
    expect(vault.read()).toEqual(tokensOf('1'));
    serveUser(ada);
    runtime.clock.pass(RETRIES[0]);
    await waitFor(() => expect(session.state).toEqual({ status: 'viewer', user: ada }));
  });

  test('a viewer whose platform does not answer is no stranger, and asked for as soon as the browser is online', async () => {
    const { session } = site({ stored: storedSession('1') }).open();
    nock(platformUrl).get('/api/v2/user').replyWithError('no connection');
    await session.start();
    expect(session.unreached).not.toBeNull();
    serveUser(ada);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(session.state).toEqual({ status: 'viewer', user: ada }));
    expect(session.unreached).toBeNull();
  });

  test.each([
    ['of a guest', { ...storedSession('1'), 'signin.provider': '' }, 503],
    ['that the platform does not know', storedSession('1'), 404],
  ])('a session %s is nothing to wait for', async (_what, stored, status) => {
    const { session } = site({ stored }).open();
    nock(platformUrl).get('/api/v2/user').reply(status, {});
    await session.start();
    expect([session.state, session.unreached]).toEqual([{ status: 'guest', user: null }, null]);
    session.dispose();
  });

  test('but the retries end', async () => {
    const runtime = site({ stored: storedSession('1') });
    const { session, lines } = runtime.open();
    nock(platformUrl)
      .get('/api/v2/user')
      .times(1 + RETRIES.length)
      .reply(503, {});
    await session.start();
    for (const [index, pause] of RETRIES.entries()) {
      runtime.clock.pass(pause);
      await waitFor(() => expect(lines).toHaveLength(index + 2));
    }
    runtime.clock.pass(10 * 60_000);
    expect(lines).toHaveLength(1 + RETRIES.length);
  });
});

describe('SGN-005 signing in', () => {
  test('tokens and user change without a page load', async () => {
    const { session, vault } = site().open();
    beginsGuest();
    serveUser(guest);
    await session.start();
    nock(platformUrl, { reqheaders: { authorization: 'Bearer auth-ada' } })
      .get('/api/v2/user')
      .reply(200, ada);
    await session.signIn(tokensOf('ada'), 'openid/acme');
    expect(session.state).toEqual({ status: 'viewer', user: ada });
    expect(vault.read()).toEqual(tokensOf('ada'));
    expect(vault.provider).toBe('openid/acme');
  });

  test('tokens that the platform does not confirm leave the session as it was', async () => {
    const { session, vault } = site().open();
    beginsGuest();
    serveUser(guest);
    await session.start();
    nock(platformUrl).get('/api/v2/user').reply(500, {});
    await expect(session.signIn(tokensOf('ada'), 'id')).rejects.toMatchObject({ status: 500 });
    expect(session.state).toEqual({ status: 'guest', user: guest });
    expect(vault.read()).toEqual(tokensOf('g'));
    expect(vault.provider).toBeNull();
  });

  test('tokens that prove to be a guest’s sign nobody in', async () => {
    const { session, vault } = site().open();
    serveUser(guest);
    await expect(session.signIn(tokensOf('odd'), 'id')).rejects.toMatchObject({ status: 401 });
    expect(vault.read()).toBeNull();
  });
});

test('SGN-061 signing out drops tokens and user, and starts a guest session', async () => {
  const { session, vault } = site({ stored: storedSession('1') }).open();
  serveUser(ada);
  await session.start();
  beginsGuest();
  serveUser(guest);
  await session.signOut();
  expect(vault.read()).toEqual(tokensOf('g'));
  expect(vault.provider).toBeNull();
  expect(session.viewer.isGuest).toBe(true);
  await waitFor(() => expect(session.state).toEqual({ status: 'guest', user: guest }));
});

test('SGN-062 signing out completes without a platform', async () => {
  const { session, vault } = site({ stored: storedSession('1') }).open();
  serveUser(ada);
  await session.start();
  nock(platformUrl).post('/api/v2/guest-session').times(2).replyWithError('offline');
  await session.signOut();
  expect(vault.read()).toBeNull();
  expect(session.state).toEqual({ status: 'guest', user: null });
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

describe('other tabs', () => {
  test('follow a sign-in', async () => {
    const runtime = site({ stored: storedSession('g', '') });
    const [here, there] = [runtime.open(), runtime.open()];
    serveUser(guest);
    await here.session.start();
    serveUser(ada);
    serveUser(ada);
    await there.session.signIn(tokensOf('ada'), 'id');
    await waitFor(() => expect(here.session.state).toEqual({ status: 'viewer', user: ada }));
  });

  test('follow a sign-out at once, and share the guest session that follows', async () => {
    const runtime = site({ stored: storedSession('1') });
    const [here, there] = [runtime.open(), runtime.open()];
    serveUser(ada);
    serveUser(ada);
    await Promise.all([here.session.start(), there.session.start()]);
    beginsGuest();
    nock(platformUrl).get('/api/v2/user').times(3).optionally().reply(200, guest);
    const signedOut = there.session.signOut();
    expect(here.session.viewer.isGuest).toBe(true);
    await signedOut;
    await waitFor(() =>
      expect([here.session.state, there.session.state]).toEqual([
        { status: 'guest', user: guest },
        { status: 'guest', user: guest },
      ]),
    );
    expect(runtime.stored.get('authToken')).toBe('auth-g');
  });

  test('are no longer followed once the runtime has ended', async () => {
    const runtime = site({ stored: storedSession('1') });
    const [here, there] = [runtime.open(), runtime.open()];
    serveUser(ada);
    await here.session.start();
    here.session.dispose();
    beginsGuest();
    nock(platformUrl).get('/api/v2/user').reply(200, guest);
    await there.session.signOut();
    await waitFor(() => expect(there.session.state).toEqual({ status: 'guest', user: guest }));
    expect(here.session.state).toEqual({ status: 'viewer', user: ada });
  });
});

describe('profiles', () => {
  const as = (id: string, type: 'ADULT' | 'CHILD' = 'ADULT'): SessionUser => ({
    ...ada,
    profile: { id, name: id, type },
  });

  test('FAV-037 another profile: the tokens change, the sign-in method stays, and data read for the previous one is discarded', async () => {
    const { session, vault } = site({ stored: storedSession('1', 'id') }).open();
    serveUser(as('vera'));
    await session.start();
    expect([session.keeping.id, session.profileChanges]).toEqual(['7 vera', 0]);
    serveUser(as('mila', 'CHILD'));
    await session.changeProfile(tokensOf('2'));
    expect([session.keeping.id, session.viewer.isChild, session.profileChanges]).toEqual(['7 mila', true, 1]);
    expect([vault.read(), vault.provider]).toEqual([tokensOf('2'), 'id']);
  });

  test('FAV-037 the site’s other tabs follow', async () => {
    const tabs = site({ stored: storedSession('1', 'id') });
    const [one, other] = [tabs.open(), tabs.open()];
    nock(platformUrl).get('/api/v2/user').twice().reply(200, as('vera'));
    await Promise.all([one.session.start(), other.session.start()]);
    nock(platformUrl).get('/api/v2/user').twice().reply(200, as('mila', 'CHILD'));
    await one.session.changeProfile(tokensOf('2'));
    await waitFor(() =>
      expect([other.session.viewer.isChild, other.session.profileChanges]).toEqual([true, 1]),
    );
  });

  test('FAV-037 where the platform does not name the new profile, the previous one stays', async () => {
    const { session, vault } = site({ stored: storedSession('1', 'id') }).open();
    serveUser(as('vera'));
    await session.start();
    nock(platformUrl).get('/api/v2/user').reply(500, {});
    await expect(session.changeProfile(tokensOf('2'))).rejects.toMatchObject({ status: 500 });
    expect([session.keeping.id, vault.read(), session.profileChanges]).toEqual(['7 vera', tokensOf('1'), 0]);
  });

  test('FAV-040 data unlocked by a pin is read anew, with the unlocked token', async () => {
    const { session, vault } = site({ stored: storedSession('1', 'id') }).open();
    serveUser(as('vera'));
    await session.start();
    session.seeMore({ authorisationToken: 'auth-more' });
    expect([vault.read(), session.profileChanges]).toEqual([
      { authorisationToken: 'auth-more', refreshToken: 'refresh-1' },
      1,
    ]);
  });

  test('a platform without profiles stores data per viewer', async () => {
    const { session } = site({ stored: storedSession('1', 'id') }).open();
    serveUser(ada);
    await session.start();
    expect(session.keeping).toEqual(session.viewer);
  });
});
