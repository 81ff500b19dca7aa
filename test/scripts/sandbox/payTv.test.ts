/** The pay-TV provider of the sandbox, as a site uses it. */
import { PASSWORD, signUp, text } from './sandboxProcess';
import { call, login, outcome, sandbox, user } from './signingIn';

describe('a pay-TV provider', () => {
  const register = async () => {
    // As a browser calls another server: without the realm's key.
    const answer = await fetch(`${sandbox.url}/o/client/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ software_statement: 'statement' }),
    });
    const body = (await answer.json()) as Record<string, string>;
    return { requestorId: 'ringside', clientId: body['client_id']!, clientSecret: body['client_secret']! };
  };
  const chooseCompany = async (
    code: string,
    company = 'polar',
    target = 'http://ringside.localhost:8080/providers/success',
  ) =>
    fetch(`${sandbox.url}/authenticate`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ code, company, target }),
    });

  test('API-005 SGP-114 SGP-141 lists the companies, without a key', async () => {
    const answer = await fetch(`${sandbox.url}/api/v1/config/ringside`);
    expect(await answer.json()).toMatchObject({
      requestor: {
        mvpds: expect.arrayContaining([
          { id: 'polar', displayName: 'Polar Vision', logoUrl: `${sandbox.url}/__fake/tv/logos/polar.svg` },
          { id: 'meridian', displayName: 'Meridian Fibre', logoUrl: null },
        ]) as unknown,
      },
    });
    const logo = await fetch(`${sandbox.url}/__fake/tv/logos/polar.svg`);
    expect([logo.headers.get('content-type'), await logo.text()]).toEqual([
      'image/svg+xml; charset=utf-8',
      expect.stringContaining('Polar'),
    ]);
    expect((await fetch(`${sandbox.url}/__fake/tv/logos/meridian.svg`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/api/v1/config/nobody`)).status).toBe(404);
  });

  test('API-007 SGP-112 SGP-118 SGP-120 a code, a company, and then tokens', async () => {
    const client = await register();
    const { body: begun } = await call('POST', '/api/v3/adobe/regcode', { body: client });
    expect(text(begun['code'])).toMatch(/^[A-Z2-9]{7}$/);
    const exchange = () =>
      call('POST', '/api/v3/adobe/token', { body: { ...client, accessToken: begun['accessToken'] } });
    expect(outcome(await exchange())).toEqual([412, 'companyNotChosen']);
    const back = await chooseCompany(text(begun['code']));
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      'http://ringside.localhost:8080/providers/success',
    ]);
    expect(await user(await exchange())).toMatchObject({ email: 'subscriber@polar.example', isGuest: false });
  });

  test('SGP-116 SGP-117 a client that the provider has forgotten, or an unknown sign-in, is 400', async () => {
    const client = await register();
    expect(
      outcome(await call('POST', '/api/v3/adobe/regcode', { body: { ...client, clientSecret: 'old' } })),
    ).toEqual([400, 'clientUnknown']);
    expect(
      outcome(await call('POST', '/api/v3/adobe/token', { body: { ...client, accessToken: 'old' } })),
    ).toEqual([400, 'signInUnknown']);
  });

  test('SGP-113 SGP-121 SGP-122 without a client of its own the session decides, and the account is linked', async () => {
    const token = await signUp(call, 'antenna@new.example');
    const { body: begun } = await call('POST', '/api/v2/adobe/ringside/regcode', { token });
    const link = () =>
      call('POST', '/api/v2/user/adobe', { token, body: { requestorId: 'ringside', resourceId: 'live' } });
    expect((await link()).status).toBe(412);
    await chooseCompany(text(begun['code']), 'coastal');
    expect(await user(await link())).toMatchObject({ email: 'antenna@new.example' });
    expect((await login('antenna@new.example', PASSWORD)).body['linkedAccounts']).toEqual([
      { provider: 'adobe' },
    ]);
  });

  test('SGP-109 a sign-in belongs to the viewer who started it, regardless of who sends its token', async () => {
    const token = await signUp(call, 'aerial@new.example');
    const client = await register();
    const { body: begun } = await call('POST', '/api/v3/adobe/regcode', { token, body: client });
    await chooseCompany(text(begun['code']), 'tramline');
    expect(
      await user(
        await call('POST', '/api/v3/adobe/token', { body: { ...client, accessToken: begun['accessToken'] } }),
      ),
    ).toMatchObject({ email: 'aerial@new.example' });
  });

  test('PWD-033 an account is unlinked from it, unless no sign-in method would be left', async () => {
    const part = (token: string) => call('DELETE', '/api/v2/user/auth-provider/adobe', { token });
    const token = await signUp(call, 'dish@new.example');
    expect((await part(token)).status).toBe(404);
    const { body: begun } = await call('POST', '/api/v2/adobe/ringside/regcode', { token });
    await chooseCompany(text(begun['code']), 'meridian');
    const { body: linked } = await call('POST', '/api/v2/user/adobe', {
      token,
      body: { requestorId: 'ringside', resourceId: 'live' },
    });
    expect((await part(text(linked['authorisationToken']))).status).toBe(204);
    expect((await login('dish@new.example', PASSWORD)).body['linkedAccounts']).toEqual([]);

    const client = await register();
    const { body: guest } = await call('POST', '/api/v3/adobe/regcode', { body: client });
    await chooseCompany(text(guest['code']));
    const { body: alone } = await call('POST', '/api/v3/adobe/token', {
      body: { ...client, accessToken: guest['accessToken'] },
    });
    expect(outcome(await part(text(alone['authorisationToken'])))).toEqual([409, 'lastWayIn']);
  });

  test('a viewer who cancels at the company stays a guest, and an expired code is reported', async () => {
    const client = await register();
    const { body: begun } = await call('POST', '/api/v3/adobe/regcode', { body: client });
    const answer = (fields: Record<string, string>) =>
      fetch(`${sandbox.url}/authenticate`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          code: text(begun['code']),
          company: 'polar',
          target: 'http://ringside.localhost:8080/providers/success',
          ...fields,
        }),
      });
    expect((await answer({ answer: 'no' })).status).toBe(303);
    expect(
      (await call('POST', '/api/v3/adobe/token', { body: { ...client, accessToken: begun['accessToken'] } }))
        .status,
    ).toBe(412);
    const gone = await answer({ code: 'GONE123' });
    expect([gone.status, await gone.text()]).toEqual([
      400,
      expect.stringContaining('This sign-in has run out'),
    ]);
  });

  test('the page of a company leads back to sites alone', async () => {
    const page = (query: string) => fetch(`${sandbox.url}/authenticate?${query}`);
    const good = await page(
      'reg_code=ABC&mso_id=polar&redirect_url=http://ringside.localhost:8080/providers/success',
    );
    expect([good.status, await good.text()]).toEqual([200, expect.stringContaining('<h1>Polar Vision</h1>')]);
    expect((await page('reg_code=ABC&mso_id=polar&redirect_url=https://elsewhere.example/')).status).toBe(
      400,
    );
    expect(
      (await page('reg_code=ABC&mso_id=nobody&redirect_url=http://ringside.localhost:8080/')).status,
    ).toBe(400);
    expect((await chooseCompany('ABC', 'polar', 'https://elsewhere.example/')).status).toBe(400);
  });
});
