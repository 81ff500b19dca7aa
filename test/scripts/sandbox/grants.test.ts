/** What the platform grants once: links in mails, impersonation, device codes, sign-ins by another party. */
import { createContractChecker } from '../../../scripts/contract/contractChecker';
import { readContract } from '../../../scripts/contract/contractDocument';
import { callerOf, PASSWORD, signIn, signUp, text, type Answer } from './sandboxProcess';
import { call, login, outcome, sandbox, user } from './signingIn';

/** The address in the newest mail to this recipient. */
async function linkFor(recipient: string): Promise<URL> {
  const mails = (await (await fetch(`${sandbox.url}/__sandbox/mail`)).json()) as {
    recipient: string;
    body: string;
  }[];
  const mail = mails.find((candidate) => candidate.recipient === recipient);
  return new URL(/https?:\/\/\S+/.exec(mail?.body ?? '')![0]);
}

describe('a forgotten password', () => {
  const email = 'forgetful@new.example';
  const ask = (id = email) => call('POST', '/api/v2/reset-password/create', { body: { id, provider: 'id' } });
  const set = (token: string, secret: string) =>
    call('PUT', '/api/v2/reset-password', { body: { token, secret } });
  const tokenOf = async () => (await linkFor(email)).searchParams.get('token')!;
  beforeAll(() => signUp(call, email));

  test('API-040 API-039 PWD-011 PWD-012 a mail has a link, whose token sets a new password, once', async () => {
    const { body: session } = await login(email, PASSWORD);
    expect((await ask(' Forgetful@New.example ')).status).toBe(204);
    const link = await linkFor(email);
    expect(link.origin + link.pathname).toBe('http://ringside.localhost:8080/resetpwd');
    const token = link.searchParams.get('token')!;
    expect((await set(token, 'Another1!')).status).toBe(204);
    expect((await login(email, 'Another1!')).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await call('GET', '/api/v2/user', { token: text(session['authorisationToken']) })).status).toBe(
      401,
    );
    expect(outcome(await set(token, 'Yet-another1!'))).toEqual([400, 'invalidToken']);
  });

  test('PWD-015 a weak password or the old one is refused, and the link stays valid', async () => {
    await ask();
    const token = await tokenOf();
    expect(outcome(await set(token, 'short'))).toEqual([400, 'weakPassword']);
    expect(outcome(await set(token, 'x'.repeat(65)))).toEqual([400, 'weakPassword']);
    expect(outcome(await set(token, 'Another1!'))).toEqual([400, 'samePassword']);
    expect((await set(token, PASSWORD)).status).toBe(204);
  });

  test('PWD-021 an e-mail without an account, or with one that signs in elsewhere, is 404', async () => {
    expect((await ask('nobody@new.example')).status).toBe(404);
    await call('POST', '/api/v1/opin-auth', { body: { opinAuthToken: 'opin-maya' } });
    expect((await ask('maya@opin.example')).status).toBe(404);
  });

  test('a token is valid in its own realm alone', async () => {
    await ask();
    const token = await tokenOf();
    const elsewhere = await callerOf(sandbox.url, 'noor-web')('PUT', '/api/v2/reset-password', {
      body: { token, secret: 'Another1!' },
    });
    expect(outcome(elsewhere)).toEqual([400, 'invalidToken']);
  });

  test('a mail leads to the site that requested it, and to no other', async () => {
    const from = async (origin: string) => {
      await fetch(`${sandbox.url}/api/v2/reset-password/create`, {
        method: 'POST',
        headers: { 'x-api-key': 'ringside-web', 'content-type': 'application/json', origin },
        body: JSON.stringify({ id: email, provider: 'id' }),
      });
      return (await linkFor(email)).origin;
    };
    expect(await from('http://ringside.localhost:9123')).toBe('http://ringside.localhost:9123');
    expect(await from('https://elsewhere.example')).toBe('http://ringside.localhost:8080');
    expect(await from('http://noor.localhost:9123')).toBe('http://ringside.localhost:8080');
  });
});

test('API-041 PWD-031 the mail after signing up confirms the address, once', async () => {
  await signUp(call, 'fresh@new.example');
  const link = await linkFor('fresh@new.example');
  expect(link.pathname).toBe('/email-confirmation');
  const confirm = () =>
    call('POST', '/api/v2/user/email-confirmation', { body: { token: link.searchParams.get('token') } });
  expect(await confirm()).toEqual({ status: 200, body: { id: 'fresh@new.example' } });
  expect(outcome(await confirm())).toEqual([404, 'invalidToken']);
});

test('a token for one purpose is not valid for another', async () => {
  await signUp(call, 'mixed@new.example');
  const token = (await linkFor('mixed@new.example')).searchParams.get('token');
  expect((await call('PUT', '/api/v2/reset-password', { body: { token, secret: 'Another1!' } })).status).toBe(
    400,
  );
  expect((await call('POST', '/api/v2/impersonate', { body: { token } })).status).toBe(401);
});

describe('ADM-012 impersonation', () => {
  const mint = async (staffToken: string, email: string): Promise<Answer> => {
    const answer = await fetch(`${sandbox.url}/__sandbox/impersonation`, {
      method: 'POST',
      headers: { 'x-api-key': 'ringside-web', authorization: `Bearer ${staffToken}` },
      body: JSON.stringify({ email }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  const impersonate = (address: unknown) =>
    call('POST', '/api/v2/impersonate', { body: { token: text(address).split('/').at(-1) } });

  test('staff get an address that opens the site as a viewer, once', async () => {
    const { status, body } = await mint(
      await signIn(call, 'staff@ringside.example'),
      'member@ringside.example',
    );
    expect(status).toBe(201);
    expect(text(body['address'])).toMatch(/^http:\/\/ringside\.localhost:8080\/impersonate\/impersonate_/);
    expect(await user(await impersonate(body['address']))).toMatchObject({
      email: 'member@ringside.example',
      isGuest: false,
      impersonatedBy: 'staff@ringside.example',
    });
    expect(outcome(await impersonate(body['address']))).toEqual([401, 'invalidToken']);
  });

  test('an impersonation session belongs to one member of staff', async () => {
    expect(await user(await login('member@ringside.example', PASSWORD))).toMatchObject({
      impersonatedBy: null,
    });
  });

  test('viewers get none, nor do impersonating staff, nor is there one for an unknown viewer', async () => {
    expect(
      outcome(await mint(await signIn(call, 'viewer@ringside.example'), 'member@ringside.example')),
    ).toEqual([403, 'staffOnly']);
    const staff = await signIn(call, 'staff@ringside.example');
    expect((await mint(staff, 'nobody@new.example')).status).toBe(404);
    const { body } = await mint(staff, 'staff@ringside.example');
    const impersonationToken = await impersonate(body['address']);
    expect(
      outcome(await mint(text(impersonationToken.body['authorisationToken']), 'member@ringside.example')),
    ).toEqual([403, 'staffOnly']);
  });
});

describe('ADM-013 refusals of an impersonation session', () => {
  const refused = createContractChecker(readContract(), { closed: true }).operations.filter(
    ({ operation }) => operation['x-on-behalf'] === 'refused',
  );
  let impersonationToken: string;
  beforeAll(async () => {
    const answer = await fetch(`${sandbox.url}/__sandbox/impersonation`, {
      method: 'POST',
      headers: {
        'x-api-key': 'ringside-web',
        authorization: `Bearer ${await signIn(call, 'staff@ringside.example')}`,
      },
      body: JSON.stringify({ email: 'member@ringside.example' }),
    });
    const token = text(((await answer.json()) as Answer['body'])['address'])
      .split('/')
      .at(-1);
    const { body } = await call('POST', '/api/v2/impersonate', { body: { token } });
    // A refresh lifts no restriction.
    const renewed = await call('POST', '/api/v2/token/refresh', {
      body: { refreshToken: text(body['refreshToken']) },
    });
    impersonationToken = text(renewed.body['authorisationToken']);
  });

  test('are declared by every call that uses the viewer’s token', () => {
    expect(refused.length).toBeGreaterThan(30);
    expect(refused.filter(({ bearer }) => bearer === 'none')).toEqual([]);
  });

  test.each(
    refused
      .filter(({ operation }) => operation.requestBody === undefined)
      .map(({ id, method, path }) => [id, method, path]),
  )('%s', async (_, method, path) => {
    expect(
      outcome(
        await call(method.toUpperCase(), path.replace(/\{\w+\}/g, 'anything'), { token: impersonationToken }),
      ),
    ).toEqual([403, 'notOnBehalf']);
  });

  test.each([
    ['PUT', '/api/v2/user/details', { name: 'Somebody' }],
    ['PUT', '/api/v2/user/password', { current: PASSWORD, secret: 'Proscenium2!', provider: 'id' }],
    ['POST', '/api/v2/user/profile', { name: 'Mine', type: 'ADULT' }],
    [
      'POST',
      '/api/v2/login/apple-id',
      { code: 'mine', nonce: 'a-nonce-of-one-attempt', callbackUri: 'https://ringside.example/login/apple' },
    ],
    ['POST', '/api/v2/login/social/facebook', { code: 'mine' }],
    ['POST', '/api/v2/login/social/google', { idToken: 'mine', nonce: 'a-nonce-of-one-attempt' }],
  ])('%s %s, while reads are answered', async (method, path, body) => {
    expect(outcome(await call(method, path, { token: impersonationToken, body }))).toEqual([
      403,
      'notOnBehalf',
    ]);
    expect((await call('GET', '/api/v2/user/card', { token: impersonationToken })).status).toBe(200);
  });
});

describe('codes of devices', () => {
  test.each([
    ['ADM-016', '/api/v2/activate/'],
    ['SGN-098', '/api/v2/tv-login/'],
  ])('%s a code is valid once, however it is written', async (_, path) => {
    const code = path.includes('tv') ? 'box222' : 'box-333';
    const token = await signIn(call, 'viewer@ringside.example');
    expect((await call('POST', path + code, { token })).status).toBe(204);
    expect(outcome(await call('POST', path + code.toUpperCase(), { token }))).toEqual([409, 'codeUsed']);
    expect((await call('POST', `${path}NOCODE`, { token })).status).toBe(404);
  });

  test('ADM-016 a guest cannot', async () => {
    const { body } = await call('POST', '/api/v2/guest-session');
    expect(
      outcome(await call('POST', '/api/v2/activate/STAGE3', { token: text(body['authorisationToken']) })),
    ).toEqual([403, 'signInRequired']);
  });
});

test('API-022 SGN-008 missing details are reported at sign-in, until they are given', async () => {
  const email = 'incomplete@ringside.example';
  const { body } = await login(email, PASSWORD);
  expect(body).toMatchObject({ missingInformationStatus: 'REQUIRED' });
  const token = text(body['authorisationToken']);
  await call('PUT', '/api/v2/user/details', { token, body: { birthDate: '1990-01-01' } });
  expect((await login(email, PASSWORD)).body).toMatchObject({ missingInformationStatus: 'REQUIRED' });
  await call('PUT', '/api/v2/user/details', { token, body: { phoneNumber: '+353871234567' } });
  expect((await login(email, PASSWORD)).body).toMatchObject({ missingInformationStatus: 'NONE' });
});

test('FAV-050 SGN-048 a partition update answers a new access token of the same session', async () => {
  const token = await signUp(call, 'parted@new.example');
  const { status, body } = await call('PUT', '/api/v2/user/partition', {
    token,
    body: { partitionDataToAdd: ['club'], partitionDataToDelete: [] },
  });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['authorisationToken']);
  expect((await call('GET', '/api/v2/user', { token: text(body['authorisationToken']) })).body).toMatchObject(
    { email: 'parted@new.example' },
  );
});

describe('a partner', () => {
  const subscriptions = async (token: string) =>
    (await call('GET', '/api/v2/customer/subscriptions/status/active', { token })).body['licences'];

  test('API-005 SGP-045 its customers sign in with its token, and may watch', async () => {
    const answer = await call('POST', '/api/v1/opin-auth', { body: { opinAuthToken: 'opin-maya' } });
    expect(await user(answer)).toMatchObject({ email: 'maya@opin.example', isGuest: false });
    expect(await subscriptions(text(answer.body['authorisationToken']))).toHaveLength(1);
    expect(outcome(await call('POST', '/api/v1/opin-auth', { body: { opinAuthToken: 'made-up' } }))).toEqual([
      401,
      'failedAuthentication',
    ]);
  });

  test('API-005 SGP-044 a viewer syncs the partner’s entitlements, with the next pair of tokens', async () => {
    await signUp(call, 'synced@new.example');
    const { body: before } = await login('synced@new.example', PASSWORD);
    const synced = await call('POST', '/api/v1/entitlement-sync', {
      token: text(before['authorisationToken']),
      body: { refreshToken: before['refreshToken'] },
    });
    expect(synced.status).toBe(200);
    expect(synced.body['refreshToken']).not.toBe(before['refreshToken']);
    expect(await subscriptions(text(synced.body['authorisationToken']))).toHaveLength(1);
  });
});

describe('API-007 LIC-072 a change of price', () => {
  test('LEAVE lets the licence end, and is answered once; it belongs to its viewer alone', async () => {
    const token = await signIn(call, 'member@ringside.example');
    const { body } = await call('GET', '/api/v2/customer/subscriptions/status/active', { token });
    const consent = (who: string) =>
      call('PUT', `/api/v3/price-version-migration/${text(body['licences']![0]!['id'])}-rise/consent`, {
        token: who,
        body: { status: 'LEAVE' },
      });
    expect((await consent(await signIn(call, 'viewer@ringside.example'))).status).toBe(404);
    expect((await consent(token)).status).toBe(204);
    expect(outcome(await consent(token))).toEqual([409, 'alreadyAnswered']);
  });
});

test('API-005 PLY-094 a heartbeat has as many positions as events', async () => {
  const token = await signUp(call, 'pulse@new.example');
  const beat = (positions: number[]) =>
    call('POST', '/api/v1/multiviewHeartbeat', {
      token,
      body: { eventIds: ['rs-201', 'rs-202'], positions, sessionId: 'player-1' },
    });
  expect((await beat([30, 60])).status).toBe(204);
  expect(outcome(await beat([30]))).toEqual([400, 'positionsMismatch']);
});

test('nothing was logged as violating the contract', () => {
  expect(sandbox.complaints()).not.toMatch(/contract/);
});
