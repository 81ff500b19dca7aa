import { SectionStore, type SectionSources } from '../../../core/catalogue/SectionStore';
import type { ContentApi, SectionAnswer } from '../../../core/catalogue/contentApi';
import { CallError, type Content } from '../../../core/sdk';
import { shippedSections } from '../../kit/shippedPlugins';

const item = (id: string): Content => ({ id, title: id, type: 'VOD' });
const items = (...ids: string[]) => ids.map(item);
const bucket = (bucketId: string, contentList: Content[], lastSeen?: string) => ({
  bucketId,
  name: `Row ${bucketId}`,
  type: 'VOD',
  contentList,
  paging: lastSeen === undefined ? { moreDataAvailable: false } : { moreDataAvailable: true, lastSeen },
});
const section = (given: Partial<SectionAnswer>): SectionAnswer => ({
  sectionId: 'home',
  buckets: [],
  paging: { moreDataAvailable: false },
  ...given,
});

function storeOf(api: Partial<ContentApi>, given: Partial<SectionSources> = {}) {
  const reported: unknown[] = [];
  const missing = () => Promise.reject(new Error('not asked for'));
  const store = new SectionStore('home', {
    api: { section: missing, bucket: missing, ...api },
    sections: shippedSections,
    pages: {},
    localise: (text) => (typeof text === 'object' ? (text['en'] ?? null) : null),
    firstAnswer: () => undefined,
    report: (error) => reported.push(error),
    ...given,
  });
  return { store, reported };
}

function rowsOf(store: SectionStore) {
  if (store.state.status !== 'ready') throw new Error(`The section is ${store.state.status}.`);
  return store.state.rows;
}

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

describe('a row', () => {
  async function rowOf(api: Partial<ContentApi>) {
    const { store, reported } = storeOf({
      section: () => Promise.resolve(section({ buckets: [bucket('a', items('1', '2'), 'c2')] })),
      ...api,
    });
    await store.load();
    const row = rowsOf(store)[0]?.row;
    if (row === undefined) throw new Error('no row');
    return { row, reported };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  test('HOM-042 HOM-046 HOM-047 fetches one page at a time and appends it', async () => {
    const asked: unknown[] = [];
    const { row } = await rowOf({
      bucket: ({ section: id, bucketId, lastSeen, size }) => {
        asked.push({ id, bucketId, lastSeen, size });
        return Promise.resolve({
          contentList: items('3'),
          paging: { moreDataAvailable: true, lastSeen: 'c3' },
        });
      },
    });
    row.loadMore();
    row.loadMore();
    expect(row.loading).toBe(true);
    await settled();
    expect(asked).toEqual([{ id: 'home', bucketId: 'a', lastSeen: 'c2', size: 10 }]);
    expect(row.items.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect([row.loading, row.more]).toEqual([false, true]);
  });

  test('HOM-047 a failed fetch keeps the row and may be retried', async () => {
    let fails = true;
    const { row, reported } = await rowOf({
      bucket: () =>
        fails
          ? Promise.reject(new Error('down'))
          : Promise.resolve({ contentList: items('3'), paging: { moreDataAvailable: false } }),
    });
    row.loadMore();
    await settled();
    expect([row.items.length, row.loading, row.more, reported.length]).toEqual([2, false, true, 1]);
    fails = false;
    row.loadMore();
    await settled();
    expect([row.items.length, row.more]).toEqual([3, false]);
  });

  test('HOM-046 a repeated cursor ends the row and is reported', async () => {
    const { row, reported } = await rowOf({
      bucket: () =>
        Promise.resolve({
          contentList: items('2', '3'),
          paging: { moreDataAvailable: true, lastSeen: 'c2' },
        }),
    });
    row.loadMore();
    await settled();
    expect(row.items.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(row.more).toBe(false);
    expect(reported.map(String)).toEqual([
      'Error: Of the row "a" of the section "home", the next page brings nothing new: the list ends there.',
    ]);
  });

  test('HOM-046 an empty page at the end is no fault when the platform promises nothing after it', async () => {
    const { row, reported } = await rowOf({
      bucket: () => Promise.resolve({ contentList: [], paging: { moreDataAvailable: false } }),
    });
    row.loadMore();
    await settled();
    expect([row.items.length, row.more, reported]).toEqual([2, false, []]);
  });
});

test.each([
  ['HOM-044 ten', { type: 'VOD' }, 10],
  ['HOM-044 HOM-045 twenty in two lines', { type: 'VOD', rowTypeData: { rowCount: 2 } }, 20],
  ['LIV-013 twelve of what is live', { type: 'LIVE' }, 12],
  ['LIV-013 HOM-045 twenty-four of it in two lines', { type: 'LIVE', rowTypeData: { rowCount: 2 } }, 24],
  ['HOM-044 twenty-five of the guide', { type: 'EPG' }, 25],
  ['HOM-044 HOM-005 twenty-five of now and next', { type: 'EPG_NOW_NEXT', rowTypeData: { rowCount: 2 } }, 25],
  ['HOM-044 twenty-five of the guide, drawn by the plain row', { type: 'EPG', without: 'programmes' }, 25],
  [
    'HOM-044 twenty-five of now and next, drawn by the plain row',
    { type: 'EPG_NOW_NEXT', without: 'now-and-next' },
    25,
  ],
])(
  '%s items a page',
  async (
    _rule,
    {
      without = '',
      ...given
    }: { readonly type: string; readonly rowTypeData?: object; readonly without?: string },
    size,
  ) => {
    const asked: unknown[] = [];
    const api = {
      section: () => Promise.resolve(section({ buckets: [{ ...bucket('a', items('1'), 'c1'), ...given }] })),
      bucket: (query: { readonly size: number }) => (
        asked.push(query.size),
        Promise.resolve({ contentList: [], paging: { moreDataAvailable: false } })
      ),
    };
    const { store } = storeOf(api, { sections: shippedSections.filter(({ name }) => name !== without) });
    await store.load();
    rowsOf(store)[0]?.row.loadMore();
    expect(asked).toEqual([size]);
  },
);

test('HOM-004 a bucket with all its fields is a row; unknown fields are ignored', async () => {
  const full = {
    ...bucket('a', items('1'), 'c1'),
    exid: 'op-1',
    type: 'VOD_PLAYLIST',
    originalType: 'PLAYLIST',
    rowTypeData: { title: 'Lists', displayPosters: true },
    tomorrow: 'x',
  };
  const { store } = storeOf({ section: () => Promise.resolve(section({ buckets: [full] })) });
  await store.load();
  const [shown] = rowsOf(store);
  expect([shown?.key, shown?.variant, shown?.row.title, shown?.row.more, shown?.row.loading]).toEqual([
    'a',
    'playlist',
    'Lists',
    true,
    false,
  ]);
  expect(shown?.row.presentation).toEqual(full.rowTypeData);
});

test('HOM-030 another page starts without the heroes of the last', async () => {
  const { store } = storeOf({ section: () => Promise.resolve(section({ heroes: items('h') })) });
  await store.load();
  store.leave();
  const { store: next } = storeOf({ section: () => new Promise(() => undefined) });
  void next.load();
  expect(next.state).toEqual({ status: 'loading' });
});
