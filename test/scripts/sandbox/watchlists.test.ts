/** Watchlists over HTTP: creating, naming, filling, ordering, saving another viewer's, and every refusal. */
import {
  callerOf,
  runSandbox,
  signIn,
  signUp,
  type Caller,
  type SandboxProcess,
  text,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let call: Caller;
let token: string;
beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'ringside-web');
  token = await signUp(call, 'keeper@new.example');
}, 120_000);
afterAll(() => sandbox.stop());

const lists = '/api/v3/user/watchlist';
const contents = '/api/v4/user/watchlist';
const vods = (...ids: string[]) => ({ content: ids.map((id) => ({ id, contentType: 'vod' })) });
const create = async (name: string) =>
  text((await call('POST', lists, { token, body: { name } })).body['id']);
const contentOf = async (id: string) =>
  [...(await call('GET', `${contents}/${id}`, { token })).body['content']!].map((card) => text(card['id']));
const namesOf = async (more = '') =>
  [...(await call('GET', `${lists}?rpp=25${more}`, { token })).body['watchlists']!].map((list) =>
    text(list['name']),
  );

test('WCH-007 WCH-008 WCH-009 WCH-010 WCH-017 lists are created, renamed and deleted, the newest first', async () => {
  const [first, second] = [await create('First'), await create('Second')];
  expect(await namesOf()).toEqual(['Second', 'First']);
  expect((await call('PUT', `${lists}/${first}`, { token, body: { name: 'Third' } })).status).toBe(204);
  expect(await namesOf(`&lastSeen=${second}`)).toEqual(['Third']);
  const { body } = await call('GET', `${lists}?rpp=1`, { token });
  expect(body['pagingInfo']).toMatchObject({ lastSeen: second, moreDataAvailable: true });
  const owner = text([...body['watchlists']!][0]!['ownerExternalId']);
  for (const id of [first, second])
    expect((await call('DELETE', `${lists}/${owner}/${id}`, { token })).status).toBe(204);
  expect(await namesOf()).toEqual([]);
});

test('WCH-004 WCH-005 WCH-012 a page of a list names its end, and each item has its pictures', async () => {
  const { body } = await call('GET', `${contents}/rs-wl-sunday?owner=ringside-member&rpp=2`);
  expect(body['pagingInfo']).toEqual({ lastSeen: 'rs-111', moreDataAvailable: true });
  expect(
    [...body['content']!].every((card) =>
      ['id', 'type', 'thumbnailUrl', 'smallCoverUrl'].every((field) => text(card[field]) !== ''),
    ),
  ).toBe(true);
});

test('WCH-013 WCH-014 WCH-016 WCH-034 content is added at the end, reordered and removed', async () => {
  const id = await create('Order');
  await call('POST', `${contents}/${id}/content`, { token, body: vods('rs-101', 'rs-103') });
  await call('POST', `${contents}/${id}/content`, {
    token,
    body: {
      content: [
        { id: 'the-long-camp', contentType: 'series' },
        { id: 'rs-104', contentType: 'vod' },
      ],
    },
  });
  expect(await contentOf(id)).toEqual(['rs-101', 'rs-103', 'the-long-camp', 'rs-104']);
  const body = {
    content: [
      { id: 'rs-104', contentType: 'vod' },
      { id: 'rs-103', contentType: 'vod' },
      { id: 'the-long-camp', contentType: 'series' },
    ],
  };
  expect((await call('POST', `${contents}/${id}?lastSeen=rs-101`, { token, body })).status).toBe(204);
  expect(await contentOf(id)).toEqual(['rs-101', 'rs-104', 'rs-103', 'the-long-camp']);
  await call('DELETE', `${contents}/${id}/content/vod/rs-104`, { token });
  await call('POST', `${contents}/${id}`, { token, body: vods('rs-103', 'rs-101') });
  expect(await contentOf(id)).toEqual(['rs-103', 'rs-101', 'the-long-camp']);
});

test('WCH-011 WCH-024 WCH-029 a shared list is saved, and leaves the viewer’s lists alone', async () => {
  const savedLists = async () =>
    [...(await call('GET', lists, { token })).body['watchlists']!].find(
      (list) => text(list['watchlistExternalId']) === 'rs-wl-sunday',
    );
  await call('POST', `${lists}/ringside-member/rs-wl-sunday/save`, { token });
  expect(await savedLists()).toMatchObject({
    ownership: 'shared',
    saved: true,
    ownerExternalId: 'ringside-member',
  });
  await call('DELETE', `${lists}/ringside-member/rs-wl-sunday`, { token });
  expect(await savedLists()).toBeUndefined();
  expect((await call('GET', `${contents}/rs-wl-sunday?owner=ringside-member`, { token })).body).toMatchObject(
    { saved: false },
  );
});

test.each<[ids: string, what: string, ask: (id: string) => ReturnType<Caller>, status: number, code: string]>(
  [
    [
      'WCH-030',
      'a name of 61 characters',
      () => call('POST', lists, { token, body: { name: 'x'.repeat(61) } }),
      400,
      'watchlistNameTooLong',
    ],
    [
      'WCH-032',
      'renaming to one',
      (id) => call('PUT', `${lists}/${id}`, { token, body: { name: 'x'.repeat(61) } }),
      400,
      'watchlistNameTooLong',
    ],
    [
      'WCH-045',
      'a name of blanks',
      () => call('POST', lists, { token, body: { name: '   ' } }),
      400,
      'watchlistNameMissing',
    ],
    [
      'WCH-033',
      'what is in the list already',
      (id) => call('POST', `${contents}/${id}/content`, { token, body: vods('rs-101') }),
      409,
      'alreadyInWatchlist',
    ],
    [
      'WCH-014',
      'an order of what is not in the list',
      (id) => call('POST', `${contents}/${id}`, { token, body: vods('rs-101', 'rs-104') }),
      409,
      'watchlistChanged',
    ],
    [
      'WCH-014',
      'an order after what is not in the list',
      (id) => call('POST', `${contents}/${id}?lastSeen=rs-999`, { token, body: vods('rs-101') }),
      409,
      'watchlistChanged',
    ],
    [
      'WCH-013',
      'content that is not there',
      (id) => call('POST', `${contents}/${id}/content`, { token, body: vods('nowhere') }),
      404,
      'notFound',
    ],
    [
      'WCH-010',
      'a list under another owner',
      (id) => call('DELETE', `${lists}/somebody/${id}`, { token }),
      404,
      'notFound',
    ],
  ],
)('%s %s is refused', async (_ids, _what, ask, status, code) => {
  const id = await create('Refusals');
  await call('POST', `${contents}/${id}/content`, { token, body: vods('rs-101', 'rs-103') });
  const answer = await ask(id);
  expect([answer.status, answer.body['code']]).toEqual([status, code]);
  expect(await contentOf(id)).toEqual(['rs-101', 'rs-103']);
});

test('WCH-048 somebody else’s list cannot be changed', async () => {
  const id = await create('Mine');
  const other = await signIn(call, 'member@ringside.example');
  expect((await call('PUT', `${lists}/${id}`, { token: other, body: { name: 'Yours' } })).status).toBe(403);
  expect(
    (await call('POST', `${contents}/${id}/content`, { token: other, body: vods('rs-101') })).status,
  ).toBe(403);
});

test('up to a hundred lists are allowed', async () => {
  const collector = await signUp(call, 'collector@new.example');
  const make = () => call('POST', lists, { token: collector, body: { name: 'One more' } });
  for (let number = 0; number < 100; number++) expect((await make()).status).toBe(201);
  expect(await make()).toMatchObject({ status: 422, body: { code: 'watchlistLimitReached' } });
});
