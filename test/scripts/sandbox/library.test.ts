/** Favourites, history and reviews over HTTP. */
import {
  callerOf,
  runSandbox,
  signIn,
  signUp,
  type Caller,
  type SandboxProcess,
  type Shape,
  text,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let ringside: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  ringside = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

const ids = (list: Shape | undefined): string[] =>
  [...(list ?? ([] as unknown as Shape))].map((item) => text(item['id']));

test('CAT-073 FAV-001 favourites have nine a page, the newest first', async () => {
  const token = await signIn(ringside, 'member@ringside.example');
  const { body } = await ringside('GET', '/api/v2/favourite/vods', { token });
  expect(ids(body['vods'])).toHaveLength(9);
  expect(body).toMatchObject({ page: 1, totalPages: 2, totalResults: 12 });
  expect(
    ids((await ringside('GET', '/api/v2/favourite/vods?p=2&rpp=9', { token })).body['vods']),
  ).toHaveLength(3);
});

test('FAV-002 FAV-003 CAT-066 adding and removing shows on the card and in the list', async () => {
  const token = await signUp(ringside, 'keeps@new.example');
  const flag = async (): Promise<unknown> =>
    (await ringside('GET', '/api/v4/vod/rs-101', { token })).body['favourite'];
  const list = async (): Promise<string[]> =>
    ids((await ringside('GET', '/api/v2/favourite/vods', { token })).body['vods']);
  expect([await flag(), await list()]).toEqual([false, []]);
  expect((await ringside('PUT', '/api/v2/favourite/vods/rs-103', { token })).status).toBe(204);
  expect((await ringside('PUT', '/api/v2/favourite/vods/rs-101', { token })).status).toBe(204);
  expect((await ringside('PUT', '/api/v2/favourite/vods/rs-101', { token })).status).toBe(204);
  expect([await flag(), await list()]).toEqual([true, ['rs-101', 'rs-103']]);
  expect((await ringside('DELETE', '/api/v2/favourite/vods/rs-101', { token })).status).toBe(204);
  expect([await flag(), await list()]).toEqual([false, ['rs-103']]);
  expect((await ringside('PUT', '/api/v2/favourite/vods/nowhere', { token })).status).toBe(404);
});

test('CAT-072 FAV-010 FAV-011 history is newest first, with progress', async () => {
  const token = await signIn(ringside, 'member@ringside.example');
  const { body } = await ringside('GET', '/api/v2/user/history?p=1&rpp=4', { token });
  expect(ids(body['vods'])).toEqual(['rs-101', 'rs-103', 'rs-307', 'rs-402']);
  expect(body).toMatchObject({ totalPages: 3, totalResults: 10 });
  expect(
    [...body['vods']!].every((card) => Number(card['watchProgress']) > 0 && Number(card['progress']) >= 0),
  ).toBe(true);
});

test.each([
  ['GET', '/api/v2/favourite/vods'],
  ['PUT', '/api/v2/favourite/vods/rs-101'],
  ['GET', '/api/v2/user/history'],
])('FAV-008 %s %s is for accounts: 401 without a token, 403 for a guest', async (method, path) => {
  expect((await ringside(method, path)).status).toBe(401);
  const token = text((await ringside('POST', '/api/v2/guest-session')).body['authorisationToken']);
  expect((await ringside(method, path, { token })).status).toBe(403);
});

test('CAT-065 a review is stored, and a second replaces it', async () => {
  const token = await signUp(ringside, 'reviews@new.example');
  const write = (body: unknown) => ringside('POST', '/api/v2/vod/rs-101/review', { token, body });
  const first = await write({ rating: 4, text: 'The ninth round.' });
  expect(first).toMatchObject({ status: 201, body: { rating: 4, text: 'The ninth round.' } });
  expect((await write({ rating: 5, text: 'I have seen it again.' })).body['id']).toBe(first.body['id']);
});

test.each([
  [{ rating: 0, text: 'x' }, 400],
  [{ rating: 6, text: 'x' }, 400],
  [{ rating: 3, text: 'x'.repeat(1001) }, 400],
  [{ rating: 3, text: 'x'.repeat(1000) }, 201],
  [{ rating: 3 }, 400],
])('CAT-062 CAT-065 a review of %o answers %i', async (body, status) => {
  const token = await signIn(ringside, 'viewer@ringside.example');
  expect((await ringside('POST', '/api/v2/vod/rs-102/review', { token, body })).status).toBe(status);
});

test('CAT-065 a review requires an account', async () => {
  expect(
    (await ringside('POST', '/api/v2/vod/rs-101/review', { body: { rating: 3, text: '' } })).status,
  ).toBe(401);
});
