/** What a section page asks the platform for. */
import { createContentApi } from '../../../core/catalogue/contentApi';
import type { CheckedSettings } from '../../../core/realm/checkedRealm';
import { FakePlatform } from '../../kit';

const { signal } = new AbortController();
const listed = { displayGeoblocked: true, displayContentAvailableOnSignIn: false };

function asked() {
  const platform = new FakePlatform();
  platform.answer('readSection', {}).answer('readBucketPage', {});
  return { platform, api: createContentApi(platform, { appSettings: { WEB: listed } } as CheckedSettings) };
}

test.each([
  ['a row', 10],
  ['a row of two lines', 20],
  ['a row of the guide', 25],
])(
  'API-062 HOM-043 HOM-044 the request for the next page of %s has section, row, last item, size, and listing settings',
  async (_what, size) => {
    const { platform, api } = asked();
    await api.bucket({ section: 'home', bucketId: 'b1', lastSeen: 'c9', size, signal });
    expect(platform.calls).toMatchObject([
      {
        endpoint: 'readBucketPage',
        input: {
          path: { section: 'home', bucketId: 'b1' },
          query: { lastSeen: 'c9', resultPerPage: size, ...listed },
        },
      },
    ]);
  },
);

test('API-062 HOM-002 a section requests ten items a row, and the rows after the last one seen', async () => {
  const { platform, api } = asked();
  await api.section('home', signal);
  await api.section('home', signal, 'b9');
  expect(platform.calls.map(({ input }) => input['query'])).toEqual([
    { rpp: 10, ...listed },
    { rpp: 10, ...listed, lastSeen: 'b9' },
  ]);
});
