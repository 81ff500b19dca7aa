/** The steps of a pay-TV sign-in, and what is retried. */
import { OTHER_DEVICE } from '../../../../plugins/sign-in/adobe/TvSignIn';
import { CODE_LIFETIME_MS } from '../../../../plugins/sign-in/adobe/memory';
import { inTurn, intent, open, refusal, tokens, visitOf, type Given, type Opened } from './fixture';

const steps = ['readTvProviders', 'registerTvClient', 'requestTvCode'];
const inputOf = ({ runtime }: Opened, endpoint: string) =>
  runtime.platform.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
/** The viewer has chosen, signed in at their company, and the browser has returned. */
const back = async (given: Given = {}, query: Record<string, string> = {}): Promise<Opened> => {
  const away = open(given);
  await away.provider.begin(intent(query));
  return open(given, away.runtime);
};

describe('starting', () => {
  test('SGP-110 SGP-112 SGP-114 SGP-115 registers, gets a code and the list, and goes to the providers page', async () => {
    const opened = open();
    await expect(opened.provider.begin(intent({ from: '/video/1', code: 'x', token: 'y' }))).resolves.toEqual(
      { kind: 'page', path: '/providers' },
    );
    expect([...opened.calls()].sort()).toEqual(steps);
    expect(inputOf(opened, 'registerTvClient')[0]).toMatchObject({
      body: { software_statement: 'statement' },
    });
    expect(inputOf(opened, 'requestTvCode')[0]).toMatchObject({
      body: { requestorId: 'ringside', clientId: 'client-1', clientSecret: 'secret-1' },
    });
    expect(inputOf(opened, 'readTvProviders')[0]).toMatchObject({ path: { requestorId: 'ringside' } });
    expect(opened.runtime.outside).toEqual(['https://tv.example']);
    expect(visitOf(opened.runtime)).toMatchObject({
      code: 'K7M2QX',
      accessToken: 'access-1',
      query: 'from=%2Fvideo%2F1',
      attempt: 1,
      companies: [{ id: 'polar', name: 'Polar Vision' }, { id: 'coastal' }],
    });
    expect(opened.runtime.navigation.visited).toEqual([]);
  });

  test('SGP-111 ENT-023 client details are stored with the realm, and reused', async () => {
    const first = open();
    await first.provider.begin(intent());
    expect(JSON.parse(first.runtime.storage.values.get('adobe.client') ?? '')).toEqual({
      realm: 'ringside',
      clientId: 'client-1',
      clientSecret: 'secret-1',
    });
    const second = open({}, first.runtime);
    await second.provider.begin(intent());
    expect(second.calls()).not.toContain('registerTvClient');
  });

  test.each([
    ['another realm’s', '{"realm":"lanterna","clientId":"c","clientSecret":"s"}'],
    ['broken', '{"realm":"ringside"'],
    ['half', '{"realm":"ringside","clientId":"c"}'],
  ])('SGP-111 %s client details are not used', async (_, stored) => {
    const opened = open();
    opened.runtime.storage.values.set('adobe.client', stored);
    await opened.provider.begin(intent());
    expect(opened.calls()).toContain('registerTvClient');
  });

  test('SGP-113 without a software statement the platform accepts the code, and no client is registered', async () => {
    const opened = open({ softwareStatement: undefined });
    await opened.provider.begin(intent());
    expect([...opened.calls()].sort()).toEqual(['readTvProviders', 'requestTvCodeOfRequestor']);
  });

  test('SGP-116 a code that is refused with 400 clears the client and is requested once more', async () => {
    const opened = open();
    opened.runtime.storage.values.set(
      'adobe.client',
      '{"realm":"ringside","clientId":"old","clientSecret":"old"}',
    );
    opened.runtime.platform.answer(
      'requestTvCode',
      inTurn(refusal(400, 'clientUnknown'), { code: 'NEW123', accessToken: 'access-2' }),
    );
    await expect(opened.provider.begin(intent())).resolves.toEqual({ kind: 'page', path: '/providers' });
    expect(inputOf(opened, 'requestTvCode')).toMatchObject([
      { body: { clientId: 'old' } },
      { body: { clientId: 'client-1' } },
    ]);
    expect(visitOf(opened.runtime)).toMatchObject({ code: 'NEW123', attempt: 1 });
  });

  test.each([
    ['SGP-116 400 twice', 'requestTvCode', 400, 2],
    ['429', 'requestTvCode', 429, 1],
    ['a registration that is refused', 'registerTvClient', 400, 0],
    ['no list', 'readTvProviders', 404, 1],
  ])('SGP-136 %s is shown on the providers page', async (_, endpoint, status, asked) => {
    const opened = open();
    opened.runtime.platform.answer(endpoint, refusal(status));
    await expect(opened.provider.begin(intent())).resolves.toEqual({
      kind: 'page',
      path: '/providers/error',
    });
    expect(inputOf(opened, 'requestTvCode')).toHaveLength(asked);
  });
});

describe('returning', () => {
  test('SGP-120 SGP-130 SGN-109 the stored code becomes tokens, once, and the viewer returns to where they came from', async () => {
    const opened = await back({}, { from: '/video/1', redirectTo: '/x', licences: '7' });
    const [one, other] = await Promise.all([
      opened.provider.resume(new URL('https://x')),
      opened.provider.resume(new URL('https://x')),
    ]);
    expect(one).toBe(other);
    expect(one).toEqual({
      kind: 'tokens',
      tokens,
      query: new URLSearchParams({ from: '/video/1', redirectTo: '/x', licences: '7' }),
    });
    expect(inputOf(opened, 'exchangeTvCode')).toMatchObject([
      {
        body: {
          requestorId: 'ringside',
          clientId: 'client-1',
          clientSecret: 'secret-1',
          accessToken: 'access-1',
        },
      },
    ]);
    expect(opened.runtime.tabStorage.values.size).toBe(0);
  });

  test('SGP-123 without a return page it is the default page', async () => {
    const step = await (await back()).provider.resume(new URL('https://x'));
    expect(step).toMatchObject({ query: new URLSearchParams({ from: '/root' }) });
  });

  test.each([
    ['with a resource', { resourceId: 'live' }, 'live'],
    ['without a client of the site’s own', { softwareStatement: undefined }, 'ringside'],
  ])('SGP-121 %s the platform checks what the viewer may watch', async (_, given, resourceId) => {
    const opened = await back(given);
    await expect(opened.provider.resume(new URL('https://x'))).resolves.toMatchObject({ kind: 'tokens' });
    expect(inputOf(opened, 'linkTvEntitlement')).toMatchObject([
      { body: { requestorId: 'ringside', resourceId } },
    ]);
  });

  test.each([
    ['SGP-117 SGP-118 SGP-119 412 begins again with a message', 412, true],
    ['SGP-117 SGP-119 400 begins again silently', 400, false],
  ])('%s', async (_, status, retried) => {
    for (const given of [{}, { resourceId: 'live' }]) {
      const opened = await back(given, { from: '/video/1' });
      opened.runtime.platform
        .answer('exchangeTvCode', refusal(status))
        .answer('linkTvEntitlement', refusal(status));
      await opened.provider.resume(new URL('https://x'));
      expect(opened.calls()).toContain('registerTvClient');
      expect(visitOf(opened.runtime)).toMatchObject({ attempt: 2, retried, query: 'from=%2Fvideo%2F1' });
      expect(opened.runtime.navigation.visited).toEqual(['/providers']);
    }
  });

  test.each([400, 412])('SGP-117 %i on the second attempt is final', async (status) => {
    const first = await back();
    first.runtime.platform.answer('exchangeTvCode', refusal(status));
    await first.provider.resume(new URL('https://x'));
    const second = open({}, first.runtime);
    second.runtime.platform.answer('exchangeTvCode', refusal(status));
    await expect(second.provider.resume(new URL('https://x'))).resolves.toEqual({ kind: 'stay' });
    expect(second.calls()).toEqual(['exchangeTvCode']);
    expect(second.runtime.navigation.visited).toEqual(['/providers/error']);
    expect(second.runtime.tabStorage.values.size).toBe(0);
  });

  test.each([0, 429, 500])('a %i does not affect the sign-in: it can still be finished', async (status) => {
    const opened = await back();
    opened.runtime.platform.answer('exchangeTvCode', refusal(status));
    await opened.provider.resume(new URL('https://x'));
    expect(opened.runtime.navigation.visited).toEqual(['/providers/error']);
    const again = open({}, opened.runtime);
    await expect(again.provider.resume(new URL('https://x'))).resolves.toMatchObject({ kind: 'tokens' });
  });

  test('missing client details start over, as after a refusal by the platform', async () => {
    const opened = await back();
    opened.runtime.storage.values.delete('adobe.client');
    await opened.provider.resume(new URL('https://x'));
    expect(opened.calls()).not.toContain('exchangeTvCode');
    expect(visitOf(opened.runtime)).toMatchObject({ attempt: 2, retried: false });
  });

  test.each<[string, (opened: Opened) => void]>([
    ['nothing was begun in this tab', ({ runtime }) => runtime.tabStorage.values.clear()],
    ['it was begun too long ago', ({ runtime }) => runtime.clock.pass(CODE_LIFETIME_MS)],
    ['it cannot be read', ({ runtime }) => runtime.tabStorage.values.set('adobe.visit', '{"code":7')],
    [
      'it is from the future',
      ({ runtime }) =>
        runtime.tabStorage.values.set(
          'adobe.visit',
          JSON.stringify({ ...visitOf(runtime), created: Date.UTC(2200, 0) }),
        ),
    ],
  ])('nobody is signed in when %s', async (_, arrange) => {
    const opened = await back();
    arrange(opened);
    await expect(opened.provider.resume(new URL('https://x'))).resolves.toEqual({ kind: 'stay' });
    expect(opened.calls()).toEqual([]);
    expect(opened.runtime.navigation.visited).toEqual(['/providers/error']);
  });
});

test('the other device’s type is one path segment', () => expect(OTHER_DEVICE).toMatch(/^[a-z]+$/));
