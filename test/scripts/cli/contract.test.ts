/** `proscenium contract`: the sandbox passes, and a platform that violates the contract gets each place. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '../../../scripts/cli/contract';
import { asked, plain, probe, root } from './probing';

jest.setTimeout(120_000);

type Answer = readonly [status: number, body: unknown];

/** A platform with given answers, and 404 to all else. */
async function platform(
  answers: Readonly<Record<string, Answer | ((body: string) => Answer)>>,
): Promise<{ url: string; calls: string[]; server: Server }> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const name = `${request.method ?? ''} ${(request.url ?? '').split('?')[0] ?? ''}`;
      calls.push(name);
      const answer = answers[name] ?? [404, { status: 404, code: 'notFound', messages: [] }];
      const [status, body] = typeof answer === 'function' ? answer(text) : answer;
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, server };
}

const pair = { authorisationToken: 'a-1', refreshToken: 'r-1' };

/** The answer of a platform that supports neither idempotency keys nor basket versions. */
const plainBasket = {
  id: 'b-1',
  basketItems: [],
  vouchers: [],
  providers: [],
  currency: 'EUR',
  scale: 2,
  total: 0,
  tax: 0,
  discountedTotal: 0,
  discountedTax: 0,
};

const card = { id: 'v-1', type: 'VOD', title: 'One' };

test('ADM-013 a platform that refuses impersonation gets no finding for each call, and the session is ended', async () => {
  const running = await platform({
    'POST /api/v2/guest-session': [201, pair],
    'POST /api/v2/impersonate': [200, { authorisationToken: 'a-staff', refreshToken: 'r-staff' }],
    'GET /api/v2/user': [200, { id: '7', role: 'USER', isGuest: false }],
    'DELETE /api/v2/user/card/proscenium-probe': [204, ''],
    'POST /api/v2/activate/proscenium-probe': [403, { status: 403, code: 'notOnBehalf', messages: [] }],
    'POST /api/v2/basket/pay': [200, { status: 'COMPLETED', purchaseId: 'p' }],
    'PUT /api/v2/user/password': [403, { status: 403, code: 'notOnBehalf', messages: [] }],
    'POST /api/v2/logout': [204, ''],
  });
  const { report } = await probe(running.url, { impersonation: 'once' });
  running.server.close();
  const causes = new Map(report.findings.map(({ operation, cause }) => [operation, cause]));
  expect(causes.get('readSessionUser')).toContain('impersonatedBy');
  expect(causes.get('removeCard')).toContain('not refused with 403');
  expect(causes.get('payGiftBasket')).toContain('not refused with 403');
  expect([causes.has('activate'), causes.has('changePassword')]).toEqual([false, false]);
  expect(running.calls.filter((call) => call === 'POST /api/v2/logout')).toHaveLength(2);
});

test('SGN-063 SGP-005 SGP-102 GFT-011 a platform is told what its sessions, links and gifts lack', async () => {
  let pairs = 0;
  const fresh = () => ({ authorisationToken: `a-${(pairs += 1)}`, refreshToken: `r-${pairs}` });
  const bought = fresh();
  const running = await platform({
    'POST /api/v2/guest-session': () => [201, fresh()],
    'POST /api/v2/token/refresh': () => [200, bought],
    'POST /api/v2/logout': [204, ''],
    'POST /api/v2/token/alt/magic-email': [200, pair],
    'PUT /api/v2/reset-password': [204, ''],
    'POST /api/v2/user/email-confirmation': [200, { email: 'ada@example.org' }],
    'GET /api/v2/openid/acme/auth-uri': [
      200,
      {
        authorisationUri: 'https://id.example/authorize?state=s-1&request_uri=proscenium-probe',
        codeChallengeMethod: 'S256',
      },
    ],
    'GET /api/v2/basket': [
      200,
      {
        ...plainBasket,
        basketItems: [{ sku: 'gift', licenceId: 'pass', name: 'Three months', amount: 3499 }],
        idempotentPayments: true,
        version: 'v-1',
      },
    ],
  });
  const { report } = await probe(running.url, { with: ['provider=acme'] });
  running.server.close();
  const causes = (id: string) =>
    report.findings.filter(({ operation }) => operation === id).map(({ cause }) => cause);
  expect(causes('logout')).toEqual([
    'the session of a spent refresh token goes on: the token that it has bought can still be renewed',
    'the session that it has ended can still be renewed',
  ]);
  expect(causes('readOpenIdAuthorisationUri')).toEqual([
    'extraParams, which anybody can write, has set request_uri',
  ]);
  for (const call of ['exchangeMagicToken', 'resetPassword', 'confirmEmail'])
    expect(causes(call)).toContain('it accepts a token that was never issued');
  expect(
    report.lacks.filter(({ operation }) => operation === 'readGiftBasket').map(({ reason }) => reason),
  ).toEqual([expect.stringContaining('does not say its recipient')]);
});

describe('a platform that violates it', () => {
  let running: Awaited<ReturnType<typeof platform>>;
  let spent = 0;
  beforeAll(async () => {
    running = await platform({
      'POST /api/v2/guest-session': [201, pair],
      'POST /api/v2/token/refresh': () =>
        (spent += 1) === 1
          ? [200, { authorisationToken: 'a-2', refreshToken: 'r-2' }]
          : [401, { status: 401, code: 'spent', messages: [] }],
      'POST /api/v2/logout': [200, { ended: true }],
      'GET /api/v2/user': [200, { id: 7, role: 'GUEST', isGuest: true, unheardOf: 'passes' }],
      'GET /api/v2/country': [500, { status: 500, code: 'broken', messages: [] }],
      'GET /api/v2/label': [200, '<html>Log in to the VPN</html>'],
      'GET /api/v2/licence': [403, { error: 'no' }],
      'GET /api/v4/content/home': [
        200,
        {
          sectionId: 'home',
          paging: { moreDataAvailable: false },
          buckets: [
            {
              bucketId: 'b-1',
              name: 'Row',
              type: 'VOD',
              contentList: [card, { ...card, title: 5 }],
              paging: { moreDataAvailable: false },
            },
          ],
        },
      ],
      'GET /api/v2/openid/acme/auth-uri': [
        200,
        { authorisationUri: 'https://id.example/authorize?state=s-1' },
      ],
      'GET /api/v2/customer/basket': [200, plainBasket],
      'GET /api/v4/vod/v-1': [404, { status: 404, code: 'notFound', messages: [] }],
    });
  });
  afterAll(() => running.server.close());

  test('ENT-025 gets operation, call, status, place and cause, without its additional fields; and it exits 1', async () => {
    const { code, report } = await probe(running.url);
    expect(code).toBe(1);
    const of = (id: string) =>
      report.findings
        .filter(({ operation }) => operation === id)
        .map(({ call, status, pointer, cause }) => [call, status, pointer, cause]);
    expect(of('refreshTokens')).toEqual([
      [
        'POST /api/v2/token/refresh',
        401,
        '',
        'a refresh token that is presented again at once is not answered with the pair it has bought',
      ],
    ]);
    const undocumented = ['POST /api/v2/logout', 200, '', 'status 200 is not in the contract'];
    expect(of('logout')).toEqual([undocumented, undocumented]);
    expect(of('readSessionUser')).toEqual([['GET /api/v2/user', 200, '/id', 'must be string']]);
    expect(of('readCountries')).toEqual([['GET /api/v2/country', 500, '', 'it fails with 500']]);
    expect(of('readLabels')).toEqual([
      ['GET /api/v2/label', 200, '', 'the body is not JSON but begins with "<html>Log in to the VPN</html>"'],
    ]);
    expect(of('readLicences')[0]).toEqual([
      'GET /api/v2/licence',
      403,
      '',
      "must have required property 'status'",
    ]);
    expect(of('readMenu')).toEqual([
      [
        'GET /api/v2/menu?platform=WEB',
        404,
        '',
        'the platform has no such call; name its path under platform.endpoints if it differs',
      ],
    ]);
    expect(of('readSection')).toEqual([
      ['GET /api/v4/content/home', 200, '/buckets/0/contentList/1/title', 'must be string'],
    ]);
    expect(report.conforming).toContain('createGuestSession');
  });

  test('PAY-019 gets a list of missing payment safeguards, which is no fault', async () => {
    const { report } = await probe(running.url);
    expect(report.conforming).toContain('readBasket');
    expect(
      report.lacks
        .filter(({ operation }) => operation === 'readBasket')
        .map(({ operation, reason }) => [operation, /idempotentPayments|version/.exec(reason)?.[0]]),
    ).toEqual([
      ['readBasket', 'idempotentPayments'],
      ['readBasket', 'version'],
    ]);
    const { output } = await contract(root, running.url, { ...asked, json: false });
    expect(plain(output)).toContain('the basket does not say idempotentPayments');
  });

  test('is called with its own ids, and a content that is gone is no fault', async () => {
    const { report } = await probe(running.url);
    expect(running.calls).toEqual(
      expect.arrayContaining(['GET /api/v4/vod/v-1', 'GET /api/v4/content/home/bucket/b-1']),
    );
    expect(report.gaps).toContainEqual({ operation: 'readVod', reason: 'only a refusal was seen (404)' });
    expect(report.gaps).toContainEqual({
      operation: 'readNews',
      reason: 'no earlier answer provides feedName; pass it with --with',
    });
  });

  test('RFC 7636 gets a list of sign-in codes that it does not bind, which is no fault', async () => {
    const { report } = await probe(running.url, { with: ['provider=acme'] });
    expect(report.lacks).toContainEqual({
      operation: 'readOpenIdAuthorisationUri',
      reason: expect.stringContaining('codeChallenge') as string,
    });
    expect(report.findings.filter(({ operation }) => operation === 'readOpenIdAuthorisationUri')).toEqual([]);
    const { output } = await contract(root, running.url, { ...asked, json: false, with: ['provider=acme'] });
    expect(plain(output)).toMatch(/Lacks, though the site works without it:\n.*: readOpenIdAuthorisationUri/);
  });

  const withMadeUpToken = /\/(token\/alt\/magic-email|impersonate|reset-password|user\/email-confirmation)$/;
  test('gets no writes, and no sign-ups', async () => {
    await probe(running.url);
    const changing = running.calls.filter(
      (call) =>
        !/^GET |^POST \/api\/v2\/(guest-session|token\/refresh|logout|texts)$|^POST \/api\/v5\/manifest\//.test(
          call,
        ) && !withMadeUpToken.test(call),
    );
    expect(changing).toEqual([]);
  });

  test('is described in words for people', async () => {
    const { output, code } = await contract(root, running.url, { ...asked, json: false });
    expect(code).toBe(1);
    expect(plain(output)).toContain('error  readSessionUser  GET /api/v2/user → 200\n  /id must be string');
    expect(plain(output)).toMatch(/Not probed:\n/);
    expect(plain(output)).toMatch(
      /✗ http:\/\/127\.0\.0\.1:\d+ does not conform to the contract in \d+ calls;/,
    );
  });
});

test.each([
  ['http://127.0.0.1:9', {}, 'http://127.0.0.1:9 does not answer.'],
  [
    'api.velvet.example',
    {},
    'api.velvet.example is no address. Write it with its scheme: https://api.velvet.example',
  ],
  ['http://127.0.0.1:9', { email: 'a@b.example' }, '--email and --password belong together.'],
  ['http://127.0.0.1:9', { with: ['feedName'] }, '--with feedName should read name=value.'],
])('%s with %j exits 2', async (url, options, message) => {
  expect(await contract(root, url, { ...asked, ...options })).toEqual({
    output: '',
    errors: message,
    code: 2,
  });
});
