/** A page of rows that is shorter than the window, so that its end is always in view. */
import { act, cleanup, waitFor } from '@testing-library/react';
import nock from '../../../nock';
import { platform, rowsOf, watchRows } from './rowsFixture';

beforeEach(() => {
  watchRows();
  // As in a browser: once for each element that is in view when it is observed.
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(
    (call) =>
      ({
        observe: (target: Element) =>
          queueMicrotask(() =>
            call([{ isIntersecting: true, target } as IntersectionObserverEntry], {} as IntersectionObserver),
          ),
        disconnect: () => undefined,
      }) as unknown as IntersectionObserver,
  );
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  nock.cleanAll();
});

const pageWith = (name: string, lastSeen?: string) => ({
  sectionId: 'gaps',
  title: 'Gaps',
  buckets: [
    {
      bucketId: name,
      name,
      type: 'DEFAULT',
      contentList: [{ id: name, title: `Film of ${name}`, type: 'VOD', accessLevel: 'GRANTED' }],
      paging: { moreDataAvailable: false },
    },
  ],
  paging: { moreDataAvailable: lastSeen !== undefined, lastSeen },
});

test('HOM-002 further rows load after a reload that interrupted them, although the page looks the same', async () => {
  const first = pageWith('First', 'p1');
  const further = nock(platform)
    .get(/^\/api\/v4\/content\/gaps\?(?!.*lastSeen)/)
    .reply(200, first);
  nock(platform)
    .get(/lastSeen=p1/)
    .reply(200, () => new Promise<nock.Body>(() => undefined));
  const { store, text } = await rowsOf({ section: first });
  await waitFor(() => expect(store.loadingMore).toBe(true));
  further.get(/lastSeen=p1/).reply(200, pageWith('Further'));
  await act(() => store.reload());
  await waitFor(() => expect(text()).toContain('Film of Further'));
});
