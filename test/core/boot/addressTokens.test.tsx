/**
 * One-time tokens and providers' answers in addresses, in the composed product: they are gone before anything
 * is drawn.
 */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserProfile, compose, composedTests, platform, type BrowserTab } from './composed';

composedTests();

const SECRET = 'once-9';

/** Whether the secret is anywhere that outlives its use: the address, the history entry, local storage. */
const traces = (tab: BrowserTab) =>
  [window.location.href, JSON.stringify(window.history.state), JSON.stringify([...tab.profile.local])].filter(
    (text) => text.includes(SECRET),
  );

test.each([
  [`/impersonate/${SECRET}`, '/impersonate/-'],
  [`/confirm-reset/${SECRET}?from=%2Fhome`, '/confirm-reset/-?from=%2Fhome'],
  [`/confirmar-reposicao/${SECRET}/`, '/confirmar-reposicao/-/'],
  [`/resetpwd?token=${SECRET}&from=%2Fhome`, '/resetpwd?from=%2Fhome'],
  [`/login/resetpwd?token=${SECRET}`, '/login/resetpwd'],
  [`/oidc/reset-password?token=${SECRET}`, '/oidc/reset-password'],
  [`/email-confirmation?token=${SECRET}`, '/email-confirmation'],
])('SGN-099 %s is %s before anything is drawn', async (at, cleaned) => {
  const site = await compose({ at });
  expect(window.location.pathname + window.location.search).toBe(cleaned);
  expect(traces(site.tab)).toEqual([]);
  expect(site.calls).toEqual([]);
});

describe('PAY-051 SGN-099 a guest who returns from a bank', () => {
  const answer = 'paymentMethodType=card&setup_intent=seti_1&redirect_status=succeeded';

  test.each([
    ['/account', 'section=cards', 'setup_intent_client_secret'],
    ['/pay/ringside-stripe', 'from=%2Fhome', 'payment_intent_client_secret'],
  ])('to %s signs in without the secret anywhere', async (path, query, name) => {
    platform().get('/api/v2/user').reply(200, { id: 'g', role: 'GUEST', isGuest: true });
    const tab = browserProfile({ authToken: 'auth-g', refreshToken: 'refresh-g' }).tab();
    const site = await compose({ at: `${path}?${query}&${answer}&${name}=${SECRET}`, tab });
    await site.draw();
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/login/));
    expect(decodeURIComponent(window.location.search)).toMatch(/setup_intent(=|%3D)seti_1/);
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect([...links, ...traces(tab), window.location.href].filter((text) => text.includes(SECRET))).toEqual(
      [],
    );
  });
});

describe('PWD-020 a link of a mail to /confirm-reset', () => {
  const choose = async () => {
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a longer secret');
    await userEvent.type(screen.getByLabelText(/^The same password again/), 'a longer secret');
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
  };

  test('sets the password, also after a reload, and its token is then forgotten', async () => {
    platform().put('/api/v2/reset-password', { token: SECRET, secret: 'a longer secret' }).reply(204);
    const tab = browserProfile().tab();
    const first = await compose({ at: `/confirm-reset/${SECRET}`, tab });
    await first.draw();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Choose a new password');
    expect(traces(tab)).toEqual([]);
    first.close();
    document.body.replaceChildren();

    const site = await compose({ at: window.location.pathname, tab });
    await site.draw();
    await choose();
    expect((await screen.findAllByText(/Your password has been changed/)).length).toBeGreaterThan(0);
    expect([...tab.session].filter((entry) => entry.join().includes(SECRET))).toEqual([]);
    expect(traces(tab)).toEqual([]);
  });

  test('is forgotten when the platform rejects its token', async () => {
    platform().put('/api/v2/reset-password').reply(400, { status: 400, code: 'invalidToken', messages: [] });
    const site = await compose({ at: `/confirm-reset/${SECRET}` });
    await site.draw();
    await choose();
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    expect([...site.tab.session].filter((entry) => entry.join().includes(SECRET))).toEqual([]);
  });
});

test('PWD-025 PWD-032 a confirmed email leaves no token behind', async () => {
  platform().post('/api/v2/user/email-confirmation', { token: SECRET }).reply(200, { id: 'ada@example.org' });
  const site = await compose({ at: `/email-confirmation?token=${SECRET}` });
  await site.draw();
  expect(await screen.findByText('Your email is confirmed. Thank you.')).toBeVisible();
  expect(site.callsTo('POST', '/api/v2/user/email-confirmation')).toHaveLength(1);
  expect([traces(site.tab), [...site.tab.session].filter((entry) => entry.join().includes(SECRET))]).toEqual([
    [],
    [],
  ]);
});

test('ADM-012 ADM-013 the impersonation token is exchanged once, and stored nowhere', async () => {
  platform()
    .post('/api/v2/impersonate', { token: SECRET })
    .reply(401, { status: 401, code: 'spent', messages: [] });
  const site = await compose({ at: `/impersonate/${SECRET}` });
  await site.draw();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(site.callsTo('POST', '/api/v2/impersonate')).toHaveLength(1);
  expect([traces(site.tab), [...site.tab.session].filter((entry) => entry.join().includes(SECRET))]).toEqual([
    [],
    [],
  ]);
});

describe('RFC 7636 a sign-in at an OpenID provider', () => {
  const at = '/login/openid/stagedoor?from=/browse';
  const answer = {
    authorisationUri: 'https://id.example/authorize?state=s-1',
    codeChallengeMethod: 'S256',
    issuer: 'https://id.example',
  };
  const begun = async (tab: BrowserTab) => {
    platform().get('/api/v2/openid/stagedoor/auth-uri').query(true).reply(200, answer);
    const site = await compose({ at, tab });
    await site.draw();
    await waitFor(() => expect(site.left).toEqual([answer.authorisationUri]));
    site.close();
    document.body.replaceChildren();
    return new URL(
      site.callsTo('GET', '/api/v2/openid/stagedoor/auth-uri')[0]?.path ?? '',
      'https://platform.test',
    ).searchParams;
  };
  const returned = async (tab: BrowserTab, query: string) => {
    const site = await compose({ at: `/login/openid/stagedoor?${query}`, tab });
    expect(traces(tab)).toEqual([]);
    await site.draw();
    return site;
  };

  test('sends the PKCE challenge, and the verifier with the code', async () => {
    platform()
      .post('/api/v2/openid/stagedoor/token')
      .reply(200, { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
    const tab = browserProfile().tab();
    const asked = await begun(tab);
    const site = await returned(tab, `code=${SECRET}&state=s-1&iss=https%3A%2F%2Fid.example`);
    await waitFor(() => expect(site.callsTo('POST', '/api/v2/openid/stagedoor/token')).toHaveLength(1));
    const { authorisationCode, codeVerifier } = site.callsTo('POST', '/api/v2/openid/stagedoor/token')[0]
      ?.body as { authorisationCode: string; codeVerifier: string };
    const digest = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier)),
    ).toString('base64url');
    expect([authorisationCode, digest, asked.get('codeChallengeMethod')]).toEqual([
      SECRET,
      asked.get('codeChallenge'),
      'S256',
    ]);
  });

  test('RFC 9207 does not exchange a code whose answer names another issuer', async () => {
    const tab = browserProfile().tab();
    await begun(tab);
    const site = await returned(tab, `code=${SECRET}&state=s-1&iss=https%3A%2F%2Fevil.example`);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(site.callsTo('POST', '/api/v2/openid')).toEqual([]);
  });
});

test('SGP-102 a mailed link that this browser did not request signs nobody in without a press', async () => {
  platform()
    .post('/api/v2/token/alt/magic-email/account', { token: SECRET })
    .reply(200, { account: 'a***@example.org' });
  platform()
    .post('/api/v2/token/alt/magic-email', { token: SECRET })
    .reply(200, { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
  const site = await compose({ realm: 'lanterna', at: `/login/magic-link?token=${SECRET}` });
  await site.draw();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in as a***@example.org?'),
  );
  expect(site.callsTo('POST', '/api/v2/token/alt/magic-email').map(({ path }) => path)).toEqual([
    '/api/v2/token/alt/magic-email/account',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(site.callsTo('POST', '/api/v2/token/alt/magic-email').map(({ path }) => path)).toContain(
      '/api/v2/token/alt/magic-email',
    ),
  );
  expect(traces(site.tab)).toEqual([]);
});
