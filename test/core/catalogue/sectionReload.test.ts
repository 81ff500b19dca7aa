/** Rows that are fetched again while others are on show. */
import { when } from 'mobx';
import type { SectionAnswer } from '../../../core/catalogue/contentApi';
import { bucket, items, rowsOf, section, storeOf } from './sectionFixture';

describe('SGN-005 rows that are fetched again for another viewer', () => {
  const first = section({
    buckets: [bucket('a', items('1'), 'l1')],
    paging: { moreDataAvailable: true, lastSeen: 'p1' },
  });
  /** Answers as the test gives them, in the order of the calls. */
  const answers = () => {
    const open: { resolve: (answer: SectionAnswer) => void; reject: (error: Error) => void }[] = [];
    const call = (signal: AbortSignal) =>
      new Promise<SectionAnswer>((resolve, reject) => {
        open.push({ resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    return { open, call };
  };

  test('stay and can be continued where that fails', async () => {
    const { open, call } = answers();
    const { store } = storeOf({
      section: (_, signal) => call(signal),
      bucket: ({ signal }) =>
        signal.aborted
          ? Promise.reject(new Error('aborted'))
          : Promise.resolve({ ...bucket('a', items('2')), paging: { moreDataAvailable: false } }),
    });
    const loaded = store.load();
    open[0]?.resolve(first);
    await loaded;
    const again = store.reload();
    open[1]?.reject(new Error('down'));
    await again;
    rowsOf(store)[0]?.row.loadMore();
    await when(() => rowsOf(store)[0]?.row.more === false);
    expect(rowsOf(store)[0]?.row.items.map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('are not replaced by rows that the viewer before still waited for', async () => {
    const { open, call } = answers();
    const { store } = storeOf({ section: (_, signal) => call(signal) });
    const loaded = store.load();
    open[0]?.resolve(first);
    await loaded;
    const again = store.reload();
    const more = store.loadMore();
    open[1]?.resolve(section({ buckets: [bucket('of the next viewer', items('9'))] }));
    await again;
    open[2]?.resolve(section({ buckets: [bucket('b', items('3'))] }));
    await more;
    expect(rowsOf(store).map(({ key }) => key)).toEqual(['of the next viewer']);
  });
});
