import { type SectionSources } from '../../../core/catalogue/SectionStore';
import type { SectionAnswer } from '../../../core/catalogue/contentApi';
import { CallError, type Content } from '../../../core/sdk';
import { item, items, bucket, section, storeOf, rowsOf } from './sectionFixture';

test('HOM-001 rows keep the order of the server, heroes first; HOM-003 empty ones are omitted', async () => {
  const { store } = storeOf({
    section: () =>
      Promise.resolve(
        section({
          heroes: items('h'),
          buckets: [bucket('b', items('1')), bucket('empty', []), bucket('a', items('2'))],
        }),
      ),
  });
  await store.load();
  expect(rowsOf(store).map(({ key, variant }) => [key, variant])).toEqual([
    ['heroes', 'hero'],
    ['b', 'default'],
    ['a', 'default'],
  ]);
});

test('HOM-008 the title is the row type data’s, else the bucket’s name', async () => {
  const { store } = storeOf({
    section: () =>
      Promise.resolve(
        section({
          buckets: [
            { ...bucket('a', items('1')), rowTypeData: { title: 'Tonight', description: 'Live' } },
            bucket('b', items('2')),
          ],
        }),
      ),
  });
  await store.load();
  expect(rowsOf(store).map(({ row }) => [row.title, row.description])).toEqual([
    ['Tonight', 'Live'],
    ['Row b', null],
  ]);
});

test('rows that the realm fixes keep its order, with its titles and options', async () => {
  const { store } = storeOf(
    {
      section: () =>
        Promise.resolve(
          section({ heroes: items('h'), buckets: [bucket('a', items('1')), bucket('b', items('2'))] }),
        ),
    },
    {
      pages: {
        home: {
          rows: [
            { type: 'hero', variant: 'bout' },
            { type: 'poster', bucket: 'b', title: { en: 'Ours' } },
            { type: 'default', bucket: 'gone' },
          ],
        },
      },
    },
  );
  await store.load();
  expect(rowsOf(store).map(({ variant, row, options }) => [variant, row.title, options])).toEqual([
    ['hero', null, { variant: 'bout' }],
    ['poster', 'Ours', {}],
  ]);
});

test('HOM-003 a failed load is a state, reported, and load retries', async () => {
  let fails = true;
  const { store, reported } = storeOf({
    section: () =>
      fails
        ? Promise.reject(new Error('down'))
        : Promise.resolve(section({ buckets: [bucket('a', items('1'))] })),
  });
  await store.load();
  expect(store.state.status).toBe('failed');
  expect(reported).toHaveLength(1);
  fails = false;
  await store.load();
  expect(rowsOf(store)).toHaveLength(1);
});

test.each([
  [404, 'missing'],
  [403, 'failed'],
  [500, 'failed'],
  [0, 'failed'],
])('CAT-084 a section that the platform answers with %i is %s', async (status, state) => {
  const { store, reported } = storeOf({
    section: () => Promise.reject(new CallError('readSection', status, undefined, [])),
  });
  await store.load();
  expect(store.state.status).toBe(state);
  expect(reported).toHaveLength(1);
});

test('the page’s prefetched answer is used; a failed one is requested again', async () => {
  const asked: string[] = [];
  const api = {
    section: (id: string) => (
      asked.push(id),
      Promise.resolve(section({ buckets: [bucket('asked', items('1'))] }))
    ),
  };
  const early = storeOf(api, {
    firstAnswer: () => Promise.resolve(section({ buckets: [bucket('early', items('1'))] })),
  });
  await early.store.load();
  expect(rowsOf(early.store)[0]?.key).toBe('early');
  expect(asked).toEqual([]);
  const failed = storeOf(api, { firstAnswer: () => Promise.reject(new Error('dropped')) });
  await failed.store.load();
  expect(rowsOf(failed.store)[0]?.key).toBe('asked');
});

test('more rows are appended once; a repeated page ends the section', async () => {
  const pages = [
    section({ buckets: [bucket('a', items('1'))], paging: { moreDataAvailable: true, lastSeen: 'a' } }),
  ];
  const asked: (string | undefined)[] = [];
  const { store } = storeOf({
    section: (_id, _signal, lastSeen) => {
      asked.push(lastSeen);
      return Promise.resolve(pages[0] ?? section({}));
    },
  });
  await store.load();
  await Promise.all([store.loadMore(), store.loadMore()]);
  expect(asked).toEqual([undefined, 'a']);
  await store.loadMore();
  expect(asked).toHaveLength(2);
  expect(rowsOf(store)).toHaveLength(1);
});

const bare = (lastSeen: string) =>
  section({ buckets: [bucket(`bare-${lastSeen}`, [])], paging: { moreDataAvailable: true, lastSeen } });
const filled = (id: string) => section({ buckets: [bucket(id, items('1'))] });

const endsThere =
  'Error: Of the rows of the section "home", the next page brings nothing new: the list ends there.';

test.each<
  readonly [
    string,
    (lastSeen: string | undefined) => SectionAnswer,
    readonly string[],
    number,
    readonly string[],
  ]
>([
  [
    'HOM-003 a first page of empty rows leads on to the next',
    (at) => (at === undefined ? bare('a') : filled('b')),
    ['b'],
    2,
    [],
  ],
  [
    'HOM-003 pages of empty rows in between are passed over',
    (at) =>
      at === undefined
        ? { ...filled('first'), paging: { moreDataAvailable: true, lastSeen: '0' } }
        : at < '3'
          ? bare(String(Number(at) + 1))
          : filled('b'),
    ['first', 'b'],
    5,
    [],
  ],
  [
    'HOM-003 pages of empty rows without end are given up',
    (at) => bare(String(Number(at ?? 0) + 1)),
    [],
    6,
    [endsThere],
  ],
  ['HOM-003 an empty page whose cursor repeats is the last', () => bare('a'), [], 2, [endsThere]],
  ['HOM-003 a page of zero rows is the last when there is no more', () => section({}), [], 1, []],
  [
    'HOM-001 a cursor that repeats is the last, and its rows show',
    (at) =>
      section({
        buckets: [bucket(at === undefined ? 'a' : 'b', items('1'))],
        paging: { moreDataAvailable: true, lastSeen: 'x' },
      }),
    ['a', 'b'],
    2,
    [endsThere],
  ],
])('%s', async (_rule, answerTo, shown, calls, expected) => {
  const asked: (string | undefined)[] = [];
  const { store, reported } = storeOf({
    section: (_id, _signal, lastSeen) => (asked.push(lastSeen), Promise.resolve(answerTo(lastSeen))),
  });
  await store.load();
  await store.loadMore();
  await store.loadMore();
  expect(rowsOf(store).map(({ key }) => key)).toEqual(shown);
  expect(asked).toHaveLength(calls);
  expect(reported.map(String)).toEqual(expected);
});

test('HOM-005 a row of an unknown type is drawn plain', async () => {
  const typed = (id: string, type: string | null) => ({ ...bucket(id, items(id)), type: type as string });
  const { store } = storeOf({
    section: () =>
      Promise.resolve(
        section({
          buckets: [
            typed('a', 'NEWFANGLED'),
            typed('c', 'VOD'),
            typed('d', 'EPG_NOW_NEXT'),
            typed('f', null),
          ],
        }),
      ),
  });
  await store.load();
  expect(rowsOf(store).map(({ key, variant }) => [key, variant])).toEqual([
    ['a', 'default'],
    ['c', 'default'],
    ['d', 'now-and-next'],
    ['f', 'default'],
  ]);
});

test('HOM-005 a row fixed by the realm is drawn as the realm sets, whatever its type', async () => {
  const { store, reported } = storeOf(
    {
      section: () =>
        Promise.resolve(section({ buckets: [{ ...bucket('a', items('1')), type: 'NEWFANGLED' }] })),
    },
    { pages: { home: { rows: [{ type: 'poster', bucket: 'a' }] } } },
  );
  await store.load();
  expect([rowsOf(store).map(({ variant }) => variant), reported]).toEqual([['poster'], []]);
});

test('HOM-003 rows that arrived with the page can be paged even when all are empty', async () => {
  const { store } = storeOf({ section: () => Promise.resolve(filled('b')) });
  store.take(bare('a'));
  await store.load();
  expect(rowsOf(store).map(({ key }) => key)).toEqual(['b']);
});

test.each<readonly [string, Partial<SectionSources>]>([
  ['rows of the platform', {}],
  ['rows that the realm fixes', { pages: { home: { rows: [{ type: 'poster', bucket: 'a' }] } } }],
])(
  'HOM-004 ENT-025 null among %s, and a row without an id, is omitted and reported',
  async (_which, given) => {
    const nameless = { ...bucket('', items('2')), bucketId: null as unknown as string };
    const { store, reported } = storeOf(
      {
        section: () =>
          Promise.resolve(section({ buckets: [null as never, bucket('a', items('1')), nameless] })),
      },
      given,
    );
    await store.load();
    expect(rowsOf(store).map(({ row }) => row.id)).toEqual(['a']);
    expect(reported.map(String)).toEqual([
      'Error: Of the rows of the section "home", 2 item(s) are left out: they are null or lack what they are shown by.',
    ]);
  },
);

test('HOM-004 ENT-025 null on a further page is reported, and the other rows show', async () => {
  const { store, reported } = storeOf({
    section: (_id, _signal, at) =>
      Promise.resolve(
        at === undefined
          ? { ...filled('a'), paging: { moreDataAvailable: true, lastSeen: 'a' } }
          : section({ buckets: [null as never, bucket('b', items('2'))] }),
      ),
  });
  await store.load();
  await store.loadMore();
  expect(rowsOf(store).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(reported).toHaveLength(1);
});

test('null where the contract allows it, and items without an id, do not break a page', async () => {
  const broken = {
    ...bucket('a', [item('1'), null as unknown as Content, { id: '', title: '', type: 'VOD' }]),
    rowTypeData: null,
  };
  const { store } = storeOf({ section: () => Promise.resolve(section({ heroes: null, buckets: [broken] })) });
  await store.load();
  expect(rowsOf(store)[0]?.row.items.map(({ id }) => id)).toEqual(['1']);
});

test('HOM-030 another page starts without the heroes of the last', async () => {
  const { store } = storeOf({ section: () => Promise.resolve(section({ heroes: items('h') })) });
  await store.load();
  store.leave();
  const { store: next } = storeOf({ section: () => new Promise(() => undefined) });
  void next.load();
  expect(next.state).toEqual({ status: 'loading' });
});
