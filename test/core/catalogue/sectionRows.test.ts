/** The rows of a section: their items, types and fields. */
import type { ContentApi } from '../../../core/catalogue/contentApi';
import { shippedSections } from '../../kit/shippedPlugins';
import { items, bucket, section, storeOf, rowsOf } from './sectionFixture';

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
