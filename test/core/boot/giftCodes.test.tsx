/** Codes of gifts in addresses, in the composed product: taken out first, stored for the tab, redeemed by a press. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '../../../core/session/SessionStore';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  signedIn,
  type BrowserTab,
  type ComposeOptions,
} from './composed';

composedTests();

const CODE = 'ACDX-1234';
const redeemPath = '/api/v2/gift/redeem';
const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const byForm: NonNullable<ComposeOptions['change']> = (document) => {
  document['authenticationProviders'] = [{ name: 'id' }];
  document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [] };
};

/** Whether the code is anywhere that outlives the tab: the address, the history entry, local storage. */
const traces = (tab: BrowserTab) =>
  [window.location.href, JSON.stringify(window.history.state), JSON.stringify([...tab.profile.local])].filter(
    (text) => text.includes(CODE),
  );

function accept(): void {
  platform()
    .post('/api/v2/login')
    .reply(200, { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
  platform().persist().get('/api/v2/user').matchHeader('authorization', 'Bearer auth-ada').reply(200, user);
  platform().post(redeemPath, { redeemCode: CODE }).reply(200, { name: 'Ringside Pass' });
}

async function signIn(): Promise<void> {
  const password = await screen.findByLabelText(/^Password/);
  await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.org');
  await userEvent.type(password, 'correct horse{Enter}');
}

const redeemed = () => screen.findByRole('heading', { name: 'It’s yours' });

test.each([
  [`/gift/redeem/${CODE}/login`, '/gift/redeem/-/login'],
  [`/gift/redeem/${CODE}/register?from=%2Fhome`, '/gift/redeem/-/register?from=%2Fhome'],
  [`/gift/redeem/${CODE}/login/openid/stagedoor/`, '/gift/redeem/-/login/openid/stagedoor/'],
  [`/presente/resgatar/${CODE}/iniciar-sessao`, '/presente/resgatar/-/iniciar-sessao'],
  ['/gift/redeem/login/login', '/gift/redeem/-/login'],
  [`/redeem?redeemCode=${CODE}&from=%2Fhome`, '/redeem?from=%2Fhome'],
])('SGN-099 %s is %s before anything is drawn', async (at, cleaned) => {
  const site = await compose({ at });
  expect(window.location.pathname + window.location.search).toBe(cleaned);
  expect([traces(site.tab), site.calls]).toEqual([[], []]);
});

test('GFT-004 GFT-016 a mailed link leads through sign-in to the filled-in code, which a press redeems', async () => {
  accept();
  const site = await compose({ at: `/gift/redeem/${CODE}/login`, change: byForm });
  await site.draw();
  await signIn();
  const button = await screen.findByRole('button', { name: 'Redeem' });
  expect(screen.getByRole('textbox', { name: /Gift code/ })).toHaveValue(CODE);
  expect([window.location.pathname + window.location.search, traces(site.tab)]).toEqual(['/redeem', []]);
  expect(site.callsTo('POST', redeemPath)).toEqual([]);
  await userEvent.click(button);
  expect(await redeemed()).toBeVisible();
  expect([...site.tab.session].filter((entry) => entry.join().includes(CODE))).toEqual([]);
});

test.each([`/redeem?redeemCode=${CODE}`, `/gift/redeem/${CODE}/login`])(
  'GFT-016 a signed-in viewer who opens %s redeems nothing without a press',
  async (at) => {
    accept();
    const site = await compose({ at, tab: browserProfile(signedIn()).tab() });
    await site.draw();
    const button = await screen.findByRole('button', { name: 'Redeem' });
    expect(site.callsTo('POST', redeemPath)).toEqual([]);
    await userEvent.click(button);
    expect(await redeemed()).toBeVisible();
  },
);

test('GFT-005 a code that a guest types and confirms is redeemed when they are back from signing in', async () => {
  accept();
  const site = await compose({ at: '/redeem', change: byForm });
  await site.draw();
  await userEvent.type(await screen.findByRole('textbox', { name: /Gift code/ }), 'acdx-1234');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in and redeem' }));
  await waitFor(() => expect(window.location.pathname).toBe('/gift/redeem/-/login/id'));
  expect(traces(site.tab)).toEqual([]);
  await signIn();
  expect(await redeemed()).toBeVisible();
});

test('GFT-018 a code that the platform refuses is not filled in again, one that it did not answer is', async () => {
  platform().persist().get('/api/v2/user').reply(200, user);
  platform().post(redeemPath).reply(503, {});
  platform().post(redeemPath).reply(404, { status: 404, code: 'giftRedeemFailed', messages: [] });
  const tab = browserProfile(signedIn()).tab();
  const press = async (at: string) => {
    const site = await compose({ at, tab });
    await site.draw();
    const button = await screen.findByRole('button', { name: 'Redeem' });
    const field = screen.getByRole('textbox', { name: /Gift code/ });
    const filled = (field as HTMLInputElement).value;
    if (filled !== '') await userEvent.click(button);
    if (filled !== '') await screen.findByRole('alert');
    cleanup();
    site.close();
    document.body.replaceChildren();
    return filled;
  };
  expect(await press(`/redeem?redeemCode=${CODE}`)).toBe(CODE);
  expect(await press('/redeem')).toBe(CODE);
  expect(await press('/redeem')).toBe('');
});

test('SGN-094 SGN-099 a provider’s answer on a page with a code is taken, too, and the code kept', async () => {
  const answer = { authorisationUri: 'https://id.example/authorize?state=s-1' };
  platform().get('/api/v2/openid/stagedoor/auth-uri').query(true).reply(200, answer);
  platform()
    .post('/api/v2/openid/stagedoor/token')
    .reply(200, { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
  accept();
  const tab = browserProfile().tab();
  const first = await compose({ at: `/gift/redeem/${CODE}/login/openid/stagedoor`, tab });
  await first.draw();
  await waitFor(() => expect(first.left).toEqual([answer.authorisationUri]));
  expect(traces(tab)).toEqual([]);
  first.close();
  document.body.replaceChildren();

  const site = await compose({
    at: `/gift/redeem/${CODE}/login/openid/stagedoor?code=secret&state=s-1`,
    tab,
  });
  expect(window.location.search).not.toContain('secret');
  expect(traces(tab)).toEqual([]);
  await site.draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await redeemed()).toBeVisible();
  expect(site.get(sessionStore).viewer.id).toBe('7');
});

test('SGN-094 a sign-in link of a mail that opens in another tab keeps the code of the gift', async () => {
  platform().post('/api/v2/token/alt/magic-email/request').reply(204);
  platform()
    .post('/api/v2/token/alt/magic-email/account', { token: 'once-9' })
    .reply(200, { account: 'a***@example.org' });
  platform()
    .post('/api/v2/token/alt/magic-email', { token: 'once-9' })
    .reply(200, { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
  accept();
  const profile = browserProfile();
  const realm = 'lanterna';
  const first = await compose({ realm, at: `/gift/redeem/${CODE}/login/magic-link`, tab: profile.tab() });
  await first.draw();
  await userEvent.type(await screen.findByLabelText(/^Email/), 'ada@example.org{Enter}');
  await waitFor(() => expect(profile.local.get('signin.page')).toBe('/gift/redeem/-/login/magic-link'));
  first.close();
  document.body.replaceChildren();

  const [request] = first.callsTo('POST', '/api/v2/token/alt/magic-email/request');
  const { state } = request?.body as { readonly state: string };
  const tab = profile.tab();
  const site = await compose({ realm, at: `/login/magic-link?token=once-9&state=${state}`, tab });
  expect(traces(tab)).toEqual([]);
  await site.draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await redeemed()).toBeVisible();
});
