/**
 * How sign-in fails and ends in the composed product: the viewer's message, the analytics events and the
 * operator's log.
 */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { analytics as analyticsToken } from '../../../core/sdk';
import { sessionStore } from '../../../core/session/SessionStore';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  signedIn,
  type BrowserTab,
  type Composed,
} from './composed';

composedTests();

const tokens = { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' };
const user = { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false };
const analytics = { partner: 'acme', tier: 2, trial: false };
const openid = { name: 'openid', clientName: 'acme', label: 'Acme', additionalConfig: { analytics } };

const withProviders =
  (...providers: readonly object[]) =>
  (document: Record<string, unknown>) => {
    document['authenticationProviders'] = providers;
    document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [] };
  };

const ofSignIn = ({ tracked }: Composed) =>
  tracked.filter(({ name }) => /^(?:login|signup)_/.test(name)).map(({ userType: _, ...event }) => event);
/** Sinks start once the first page is drawn; earlier events are delivered then. */
const sinksStarted = (site: Composed) =>
  waitFor(() => expect(site.callsTo('GET', '/api/v2/label')).not.toEqual([]));

const wrong = 'We could not sign you in with these details. Check them and try again.';
const broken = 'Sorry, something went wrong. Please try again.';

describe('ERR-003 ANA-005 a refused sign-in by email and password', () => {
  test.each([
    ['by an unknown code', 400, { status: 400, code: 'boom', messages: ['It went boom.'] }, wrong, 'boom'],
    ['as wrong', 401, { status: 401, code: 'whatever', messages: [] }, wrong, 'whatever'],
    [
      'too often',
      429,
      { status: 429, code: 'slowDown', messages: [] },
      'Too many attempts. Wait a little, then try again.',
      'slowDown',
    ],
    [
      'by a code that has a label',
      423,
      { status: 423, code: 'weakPassword', messages: [] },
      'This password is too weak. Choose a longer one.',
      'weakPassword',
    ],
    [
      'by a message that has a label',
      400,
      { status: 400, code: 'x', messages: ['weakPassword'] },
      'This password is too weak. Choose a longer one.',
      'x',
    ],
    ['without a code', 500, {}, wrong, '500'],
  ])('%s is explained and recorded', async (_, status, answer, text, code) => {
    platform().post('/api/v2/login').reply(status, answer);
    const site = await compose({ at: '/login', change: withProviders({ name: 'id' }) });
    await site.draw();
    await userEvent.type(await screen.findByLabelText(/^Email/), 'ada@example.org');
    await userEvent.type(screen.getByLabelText(/^Password/), 'secret-secret{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    await sinksStarted(site);
    expect(ofSignIn(site)).toEqual([
      { name: 'login_started' },
      { name: 'login_error', provider: 'id', code },
    ]);
    expect(JSON.stringify(site.tracked)).not.toContain('ada@example.org');
  });
});

describe('a provider that the viewer is redirected to', () => {
  const answer = { authorisationUri: 'https://id.example/authorize?state=s-1' };

  /** Leaves for the provider, and gives the tab that it will return to. */
  const left = async (query: string): Promise<BrowserTab> => {
    platform().get('/api/v2/openid/acme/auth-uri').query(true).reply(200, answer);
    const tab = browserProfile().tab();
    const site = await compose({ at: `/login/openid/acme?${query}`, tab, change: withProviders(openid) });
    await site.draw();
    await waitFor(() => expect(site.left).toEqual([answer.authorisationUri]));
    site.close();
    document.body.replaceChildren();
    return tab;
  };
  const returned = async (
    tab: BrowserTab,
    before: (site: Composed) => void = () => undefined,
  ): Promise<Composed> => {
    const site = await compose({
      at: '/login/openid/acme?code=c-1&state=s-1',
      tab,
      change: withProviders(openid),
    });
    before(site);
    await site.draw();
    return site;
  };

  test.each([
    [
      'the first message of the platform',
      [400, { status: 400, code: 'x', messages: ['Your account is asleep.', 'Second.'] }],
      'Your account is asleep.',
      'x',
    ],
    [
      'the words for wrong details where it sends none',
      [400, { status: 400, code: 'x', messages: [] }],
      wrong,
      'x',
    ],
    [
      'the same where the message is no text for viewers',
      [400, { status: 400, code: 'x', messages: ['See https://id.example/?token=1'] }],
      wrong,
      'x',
    ],
    ['that something went wrong where there is no answer', [0, {}], broken, 'unknownError'],
  ] as const)(
    'ERR-014 ANA-005 ANA-009 a refused code shows %s; the error is tracked with the provider’s own values',
    async (_, [status, body], text, code) => {
      const tab = await left('from=%2Fbrowse');
      if (status === 0) platform().post('/api/v2/openid/acme/token').replyWithError('lost');
      else platform().post('/api/v2/openid/acme/token').reply(status, body);
      const site = await returned(tab);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await sinksStarted(site);
      expect(ofSignIn(site).at(-1)).toEqual({
        name: 'login_error',
        ...analytics,
        provider: 'openid/acme',
        code,
      });
      expect(tab.localValues.read('authToken')).toBeNull();
    },
  );

  test.each([
    [
      'ANA-007 ANA-009 a sign-up is recorded before its tokens are stored',
      'type=signup',
      ['signup_completed', 'login_completed'],
    ],
    ['RLM-033 ANA-009 a sign-in is recorded as one', 'from=%2Fbrowse', ['login_completed']],
  ])('%s, with the provider’s own values', async (_, query, names) => {
    const tab = await left(query);
    platform().post('/api/v2/openid/acme/token').reply(200, tokens);
    platform().persist().get('/api/v2/user').reply(200, user);
    const stored: Record<string, string | null> = {};
    const site = await returned(tab, ({ get }) => {
      const hub = get(analyticsToken);
      const track = hub.track.bind(hub);
      jest.spyOn(hub, 'track').mockImplementation((name, properties) => {
        stored[name] = tab.localValues.read('authToken');
        track(name, properties);
      });
    });
    await waitFor(() => expect(site.get(sessionStore).state.status).toBe('viewer'));
    await sinksStarted(site);
    expect(ofSignIn(site)).toEqual(names.map((name) => ({ name, ...analytics, provider: 'openid/acme' })));
    expect(tab.localValues.read('authToken')).toBe('auth-ada');
    expect(stored).toMatchObject({
      login_completed: 'auth-ada',
      ...(names.length > 1 ? { signup_completed: null } : {}),
    });
  });

  test('RLM-038 state for the return is stored under keys that begin with "signin.", and removed once it is read', async () => {
    const query = {
      entryPage: 'PURCHASE',
      from: '/browse',
      type: 'signup',
      bundle_id: 'org.example.app',
      licences: 'l1',
      redirectTo: '/browse',
      selectedLicence: 'l1',
    };
    const tab = await left(new URLSearchParams(query).toString());
    const stored = () =>
      Object.fromEntries([...tab.profile.local].filter(([key]) => /^signin\.(?!openid)/.test(key)));
    expect(stored()).toMatchObject({
      ...{
        'signin.entryPage': 'PURCHASE',
        'signin.from': '/browse',
        'signin.type': 'signup',
        'signin.bundleId': 'org.example.app',
        'signin.licences': 'l1',
      },
      ...{
        'signin.redirectTo': '/browse',
        'signin.selectedLicence': 'l1',
        'signin.page': '/login/openid/acme',
      },
    });
    const site = await compose({
      at: '/login/openid/acme?code=c-1&state=s-1',
      tab,
      change: withProviders(openid),
    });
    expect(stored()).toEqual({});
    expect(Object.fromEntries(new URL(window.location.href).searchParams)).toMatchObject(query);
    site.close();
  });

  test('ERR-014 an unreachable provider is a warning in the log, and the viewer can retry', async () => {
    platform().get('/api/v2/openid/acme/auth-uri').query(true).reply(503, {});
    const site = await compose({ at: '/login/openid/acme', change: withProviders(openid) });
    await site.draw();
    expect(await screen.findByRole('alert')).toHaveTextContent(broken);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(
      site.reports.filter((line) => line.includes('The sign-in provider could not be reached.')),
    ).toHaveLength(1);
    expect(site.left).toEqual([]);
  });

  test('ERR-014 a sign-out refused by the platform is logged, and signs out all the same', async () => {
    platform().get('/api/v2/user').reply(200, user);
    platform().get('/api/v2/openid/acme/logout-uri').query(true).reply(500, {});
    const tab = browserProfile(signedIn('ada', 'openid/acme')).tab();
    const site = await compose({ at: '/logout', tab, change: withProviders(openid) });
    await site.draw();
    await waitFor(() => expect(tab.localValues.read('refreshToken')).toBeNull());
    expect(site.callsTo('GET', '/api/v2/openid/acme/logout-uri')).toHaveLength(1);
    expect(site.reports.filter((line) => line.includes('A sign-out elsewhere failed.'))).toHaveLength(1);
    expect(site.get(sessionStore).state.status).toBe('guest');
  });
});
