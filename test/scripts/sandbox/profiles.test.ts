/** Profiles, the parental control, and data per profile, over HTTP. */
import {
  callerOf,
  runSandbox,
  signIn,
  signUp,
  text,
  type Caller,
  type SandboxProcess,
  type Shape,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let lanterna: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  lanterna = callerOf(sandbox.url, 'lanterna-web');
}, 120_000);
afterAll(() => sandbox.stop());

const family = () => signIn(lanterna, 'family@lanterna.example');
const profilesOf = async (token: string): Promise<Shape[]> => [
  ...(await lanterna('GET', '/api/v2/user/profile', { token })).body['profiles']!,
];
const named = async (token: string, name: string): Promise<string> =>
  text((await profilesOf(token)).find((profile) => text(profile['name']) === name)?.['id']);
const switchTo = async (token: string, name: string, pin?: string) =>
  lanterna('POST', `/api/v2/user/profile/${await named(token, name)}/switch`, {
    token,
    body: pin === undefined ? {} : { pin },
  });
const asMila = async () => text((await switchTo(await family(), 'Mila')).body['authorisationToken']);

test('FAV-030 FAV-037 an account has several profiles, the main one first; no pin is sent', async () => {
  const { body } = await lanterna('GET', '/api/v2/user/profile', { token: await family() });
  expect(body).toEqual({
    limit: 5,
    profiles: [
      {
        id: expect.any(String) as string,
        name: 'Vera',
        type: 'ADULT',
        avatar: 'moon',
        hasPin: true,
        main: true,
      },
      {
        id: expect.any(String) as string,
        name: 'Omar',
        type: 'ADULT',
        avatar: 'wave',
        hasPin: false,
        main: false,
      },
      {
        id: expect.any(String) as string,
        name: 'Mila',
        type: 'CHILD',
        avatar: 'kite',
        hasPin: false,
        main: false,
      },
    ],
  });
});

test('FAV-037 switching gives tokens of that profile, with its own data', async () => {
  const token = await family();
  await lanterna('PUT', '/api/v2/favourite/vods/ln-02', { token });
  await lanterna('PUT', '/api/v2/user/preferences', { token, body: { language: 'pt' } });
  const { status, body } = await switchTo(token, 'Omar');
  expect(status).toBe(200);
  const omar = text(body['authorisationToken']);
  expect((await lanterna('GET', '/api/v2/user', { token: omar })).body['profile']).toMatchObject({
    name: 'Omar',
    type: 'ADULT',
    avatar: 'wave',
  });
  expect((await lanterna('GET', '/api/v2/favourite/vods', { token: omar })).body['totalResults']).toBe(0);
  expect((await lanterna('GET', '/api/v2/user/preferences', { token: omar })).body).toEqual({});
  const refreshed = await lanterna('POST', '/api/v2/token/refresh', {
    body: { refreshToken: body['refreshToken'] },
  });
  expect(
    text(
      (await lanterna('GET', '/api/v2/user', { token: text(refreshed.body['authorisationToken']) })).body[
        'profile'
      ]?.['name'],
    ),
  ).toBe('Omar');
});

const watchlists = '/api/v3/user/watchlist';
const namesOf = async (token: string): Promise<string[]> =>
  [...(await lanterna('GET', watchlists, { token })).body['watchlists']!].map(({ name }) => text(name));
const contentOf = async (id: string, token: string) =>
  (await lanterna('GET', `/api/v4/user/watchlist/${id}`, { token })).body;

test('FAV-037 WCH-002 WCH-043 a profile has watchlists of its own; another one’s opens as shared: it may be saved and not changed', async () => {
  const vera = await family();
  const id = text((await lanterna('POST', watchlists, { token: vera, body: { name: 'Vera’s' } })).body['id']);
  const omar = text((await switchTo(await family(), 'Omar')).body['authorisationToken']);
  expect([await namesOf(vera), await namesOf(omar)]).toEqual([['Vera’s'], []]);
  expect(await contentOf(id, vera)).toMatchObject({ ownership: 'owned', saved: true });
  const opened = await contentOf(id, omar);
  expect(opened).toMatchObject({ ownership: 'shared', saved: false });
  expect(
    (await lanterna('PUT', `${watchlists}/${id}`, { token: omar, body: { name: 'Omar’s' } })).status,
  ).toBe(403);
  await lanterna('POST', `${watchlists}/${text(opened['ownerExternalId'])}/${id}/save`, { token: omar });
  expect(await contentOf(id, omar)).toMatchObject({ ownership: 'shared', saved: true });
  expect(
    (await contentOf(id, text((await switchTo(await family(), 'Mila')).body['authorisationToken'])))['saved'],
  ).toBe(false);
});

test('FAV-037 deleting a profile deletes its data', async () => {
  const token = await family();
  const { body: made } = await lanterna('POST', '/api/v2/user/profile', {
    token,
    body: { name: 'Guest', type: 'ADULT' },
  });
  const guest = text((await switchTo(await family(), 'Guest')).body['authorisationToken']);
  const id = text((await lanterna('POST', watchlists, { token: guest, body: { name: 'Gone' } })).body['id']);
  const owner = text((await contentOf(id, guest))['ownerExternalId']);
  await lanterna('POST', `${watchlists}/${owner}/${id}/save`, { token });
  expect(await namesOf(token)).toContain('Gone');
  expect((await lanterna('DELETE', `/api/v2/user/profile/${text(made['id'])}`, { token })).status).toBe(204);
  expect(await namesOf(token)).not.toContain('Gone');
  expect((await lanterna('GET', `/api/v4/user/watchlist/${id}`, { token })).status).toBe(404);
});

test.each([
  ['without a pin', 'Vera', undefined, 403, 'pinRequired'],
  ['with a wrong one', 'Vera', '0000', 403, 'wrongPin'],
  ['with the right one', 'Vera', '2580', 200, undefined],
  ['to one that has none', 'Omar', undefined, 200, undefined],
])('FAV-036 a child’s profile is left %s for %s: %s answers %i %s', async (_how, name, pin, status, code) => {
  const answer = await switchTo(await asMila(), name, pin);
  expect([answer.status, answer.body['code']]).toEqual([status, code]);
});

test('FAV-036 an adult needs no pin for another adult’s profile; one that is sent is checked', async () => {
  const omar = text((await switchTo(await family(), 'Omar')).body['authorisationToken']);
  expect((await switchTo(omar, 'Vera', '0000')).body['code']).toBe('wrongPin');
  expect((await switchTo(omar, 'Vera')).status).toBe(200);
});

test.each([
  ['none', undefined, 403, 'pinRequired'],
  ['a wrong one', '0000', 403, 'wrongPin'],
  ['the right one', '2580', 200, undefined],
])(
  'FAV-036 the present profile is chosen once more with its pin: %s answers %i',
  async (_how, pin, status, code) => {
    const answer = await switchTo(await family(), 'Vera', pin);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  },
);

test.each<[string, string, (token: string) => Promise<string>, object | undefined]>([
  ['makes', 'POST', async () => '/api/v2/user/profile', { name: 'Toy', type: 'ADULT' }],
  [
    'changes',
    'PUT',
    async (token) => `/api/v2/user/profile/${await named(token, 'Mila')}`,
    { name: 'Mila', type: 'ADULT' },
  ],
  ['deletes', 'DELETE', async (token) => `/api/v2/user/profile/${await named(token, 'Omar')}`, undefined],
  ['loosens the parental control', 'PUT', async () => '/api/v2/parental-control', { enabled: false }],
  ['opens what parents keep', 'POST', async () => '/api/v2/parental-control/unlock', { pin: '2580' }],
])('FAV-037 a child %s nothing', async (_what, method, path, body) => {
  const token = await asMila();
  const answer = await lanterna(method, await path(token), { token, ...(body && { body }) });
  expect([answer.status, answer.body['code']]).toEqual([403, 'childProfile']);
});

test('FAV-030 profiles are made up to the limit, each with a unique name; the main one and the current one stay', async () => {
  const token = await signUp(lanterna, 'many@new.example');
  const make = async (name: string) =>
    lanterna('POST', '/api/v2/user/profile', { token, body: { name, type: 'CHILD' } });
  expect((await make('One')).status).toBe(201);
  expect((await make(' one ')).body['code']).toBe('profileNameTaken');
  for (const name of ['Two', 'Three', 'Four']) await make(name);
  expect((await make('Five')).body['code']).toBe('profileLimitReached');
  const [main, one] = await profilesOf(token);
  const at = (profile: Shape | undefined) => `/api/v2/user/profile/${text(profile?.['id'])}`;
  expect((await lanterna('DELETE', at(main), { token })).body['code']).toBe('mainProfile');
  expect((await lanterna('PUT', at(main), { token, body: { name: 'Me', type: 'CHILD' } })).body['code']).toBe(
    'mainProfile',
  );
  expect(
    (
      await lanterna('PUT', at(one), {
        token,
        body: { name: 'Uno', type: 'ADULT', avatar: 'cat', pin: '1234' },
      })
    ).body,
  ).toMatchObject({ name: 'Uno', type: 'ADULT', avatar: 'cat', hasPin: true });
  expect((await lanterna('DELETE', at(one), { token })).status).toBe(204);
  expect((await profilesOf(token)).map(({ name }) => text(name))).not.toContain('Uno');
});

const cardOf = async (token: string, id: string) =>
  (await lanterna('GET', `/api/v4/vod/${id}`, { token })).body;
const playOf = async (token: string, id: string) =>
  (await lanterna('POST', `/api/v5/manifest/video/${id}?includePlaybackDetails=URL`, { token })).body;

test('FAV-040 the parental control locks content rated above its age, and its pin unlocks that for the session', async () => {
  const token = await family();
  const { body: films } = await lanterna('GET', '/api/v2/view/content-grid?p=1&rpp=100', { token });
  const night = [...films['results']!].find(
    (film) => Number(film['ageRating']) === 16 && text(film['accessLevel']) === 'GRANTED',
  )!;
  const id = text(night['id']);
  expect(night['parentalLock']).toBeUndefined();
  const put = (body: object) => lanterna('PUT', '/api/v2/parental-control', { token, body });
  expect((await put({ enabled: true, maxRating: 12 })).body['code']).toBe('pinMissing');
  expect((await put({ enabled: true, maxRating: 12, pin: '4711' })).body).toEqual({
    enabled: true,
    maxRating: 12,
    pin: '****',
  });
  expect((await cardOf(token, id))['parentalLock']).toBe('PIN');
  expect((await playOf(token, id))['code']).toBe('parentalControl');
  expect((await put({ enabled: false })).body['code']).toBe('pinRequired');
  const opened = await lanterna('POST', '/api/v2/parental-control/unlock', { token, body: { pin: '4711' } });
  const more = text(opened.body['authorisationToken']);
  expect((await cardOf(more, id))['parentalLock']).toBeUndefined();
  expect((await playOf(more, id))['streams']).toBeDefined();
  const mila = text((await switchTo(more, 'Mila')).body['authorisationToken']);
  expect((await cardOf(mila, id))['parentalLock']).toBe('PROFILE');
  expect((await put({ enabled: false, currentPin: '4711' })).status).toBe(403);
});

test('FAV-036 FAV-040 five wrong pins are the limit', async () => {
  const token = await signUp(lanterna, 'guesses@new.example');
  await lanterna('PUT', '/api/v2/parental-control', {
    token,
    body: { enabled: true, maxRating: 6, pin: '4711' },
  });
  const guess = async (pin: string) =>
    (await lanterna('POST', '/api/v2/parental-control/unlock', { token, body: { pin } })).status;
  const wrong = [];
  for (const pin of ['0000', '0001', '0002', '0003', '0004', '0005']) wrong.push(await guess(pin));
  expect(wrong).toEqual([403, 403, 403, 403, 403, 429]);
  expect(await guess('4711')).toBe(429);
});

test('FAV-010 the history is removed one by one, or all at once', async () => {
  const token = await signIn(lanterna, 'member@lanterna.example');
  const count = async () =>
    Number((await lanterna('GET', '/api/v2/user/history', { token })).body['totalResults']);
  const before = await count();
  expect((await lanterna('DELETE', '/api/v2/user/history/ln-03', { token })).status).toBe(204);
  expect((await lanterna('DELETE', '/api/v2/user/history/ln-03', { token })).status).toBe(204);
  expect(await count()).toBe(before - 1);
  expect((await lanterna('DELETE', '/api/v2/user/history', { token })).status).toBe(204);
  expect(await count()).toBe(0);
});

test('a reset restores the profiles of the seed', async () => {
  const token = await family();
  await lanterna('DELETE', `/api/v2/user/profile/${await named(token, 'Omar')}`, { token });
  expect((await fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' })).status).toBeLessThan(300);
  expect((await profilesOf(await family())).map(({ name }) => text(name))).toEqual(['Vera', 'Omar', 'Mila']);
});
