/** The platform's data on a viewer's account: payments, answers, password, sessions, linked accounts. */
import {
  callerOf,
  PASSWORD,
  runSandbox,
  signIn,
  signUp,
  text,
  type Answer,
  type Caller,
  type SandboxProcess,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let call: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

const outcome = ({ status, body }: Answer) => [status, body && text(body['code'])];
const payments = (token: string, page = 1) =>
  call('GET', `/api/v2/customer/payments?p=${page}&rpp=20`, { token });
const typesOf = ({ body }: Answer) => [...body['items']!].map((item) => text(item['itemType']));

test('ACC-010 ACC-011 ACC-012 ACC-013 ACC-014 ACC-015 ACC-018 the member has every kind of record, over three pages, and none past them', async () => {
  const token = await signIn(call, 'member@ringside.example');
  const pages = await Promise.all([1, 2, 3, 4].map((page) => payments(token, page)));
  expect(pages.map(({ body }) => [...body['items']!].length)).toEqual([20, 20, 13, 0]);
  expect(pages.map(({ body }) => Number(body['totalPages']))).toEqual([3, 3, 3, 3]);
  expect(new Set(pages.flatMap(typesOf)).size).toBe(23);
});

test('ACC-019 a document is a PDF download; there is none at any other address', async () => {
  const { body } = await payments(await signIn(call, 'member@ringside.example'));
  const [first] = body['items']!;
  const document = await fetch(text(first!['pdf']));
  expect([document.headers.get('content-type'), document.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    expect.stringContaining('attachment'),
  ]);
  expect((await document.text()).slice(0, 5)).toBe('%PDF-');
  expect((await fetch(`${sandbox.url}/documents/unknown.pdf`)).status).toBe(404);
});

test('ACC-018 a purchase is in the history at once, and in nobody else’s', async () => {
  const token = await signUp(call, 'buyer@new.example');
  const { body: offers } = await call('GET', '/api/v2/licence');
  const free = [...offers['licences']!].find((licence) => text(licence['type']) === 'FREE')!;
  await call('PUT', `/api/v2/baskets/${text(free['id'])}`, { token });
  await call('POST', '/api/v2/customer/baskets/pay', {
    token,
    body: {
      paymentArrangement: {
        primaryPaymentDetailsAttributes: { targetPaymentProvider: 'zero-balance' },
        consent: [{ fieldName: 'immediateAccess', answer: true }],
      },
    },
  });
  expect(typesOf(await payments(token))).toEqual(['PAID_ORDER']);
  expect(typesOf(await payments(await signUp(call, 'other@new.example')))).toEqual([]);
});

test('ACC-026 ACC-028 answers are stored; a set with an unknown question is refused whole', async () => {
  const token = await signUp(call, 'reader@new.example');
  const put = (answers: readonly object[]) =>
    call('PUT', '/api/v2/user/marketing-preferences', { token, body: { answers } });
  const answers = async () =>
    [...(await call('GET', '/api/v2/user/marketing-preferences', { token })).body['preferences']!].map(
      (each) => each['answer'],
    );
  expect(await answers()).toEqual([null, null, null]);
  expect((await put([{ fieldName: 'partners', answer: true }])).status).toBe(200);
  expect(
    outcome(
      await put([
        { fieldName: 'newsletter', answer: false },
        { fieldName: 'horoscope', answer: true },
      ]),
    ),
  ).toEqual([400, 'unknownField']);
  expect(await answers()).toEqual([null, null, true]);
});

test('ACC-033 PWD-015 a password is changed with the current one; the other sessions end, this one continues', async () => {
  const email = 'careful@new.example';
  const token = await signUp(call, email);
  const other = await signIn(call, email);
  const change = (current: string, secret: string) =>
    call('PUT', '/api/v2/user/password', { token, body: { current, secret, provider: 'id' } });
  expect(outcome(await change('wrong', 'Another1!'))).toEqual([400, 'invalidCurrentCredentials']);
  expect(outcome(await change(PASSWORD, 'short'))).toEqual([400, 'weakPassword']);
  expect(outcome(await change(PASSWORD, PASSWORD))).toEqual([400, 'samePassword']);
  expect((await change(PASSWORD, 'Another1!')).status).toBe(204);
  expect((await call('GET', '/api/v2/user', { token })).status).toBe(200);
  expect((await call('GET', '/api/v2/user', { token: other })).status).toBe(401);
  expect((await call('POST', '/api/v2/login', { body: { id: email, secret: 'Another1!' } })).status).toBe(
    200,
  );
});

test('SGN-061 all sessions of an account end at once', async () => {
  const email = 'leaving@new.example';
  const tokens = [await signUp(call, email), await signIn(call, email)];
  expect((await call('DELETE', '/api/v2/user/session', { token: tokens[0]! })).status).toBe(204);
  expect(
    await Promise.all(tokens.map(async (token) => (await call('GET', '/api/v2/user', { token })).status)),
  ).toEqual([401, 401]);
});

test('ACC-030 a linked account is listed and unlinked; an unknown one is 404', async () => {
  const { body } = await call('POST', '/api/v2/user/auth-provider/pbr', {
    body: { email: 'joined@new.example', secret: PASSWORD },
  });
  const token = text(body['authorisationToken']);
  const listed = async () =>
    [...(await call('GET', '/api/v2/user/linked-accounts', { token })).body['linkedAccounts']!].map((each) =>
      text(each['provider']),
    );
  const part = () => call('DELETE', '/api/v2/user/linked-accounts/pbr', { token });
  expect(await listed()).toEqual(['pbr']);
  expect((await part()).status).toBe(204);
  expect([await listed(), (await part()).status]).toEqual([[], 404]);
});

test('ACC-030 the only sign-in method cannot be unlinked', async () => {
  const { body } = await call('POST', '/api/v1/opin-auth', { body: { opinAuthToken: 'opin-omar' } });
  expect(
    outcome(
      await call('DELETE', '/api/v2/user/linked-accounts/opin', { token: text(body['authorisationToken']) }),
    ),
  ).toEqual([409, 'lastWayIn']);
});
