/** The platform's search over HTTP, as a realm's page calls it. */
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import { platformClient, type PluginContext, type SearchRequest } from '../../../core/sdk';
import activate from '../../../plugins/search/platform/engine';
import manifest from '../../../plugins/search/platform/plugin.json';
import searchExamples from '../../../schemas/platform/examples/search.json';
import { describeSearchEngine, fakeContext } from 'proscenium/kit';
import nock from '../../nock';

const found = searchExamples.contentSearch.value;

describeSearchEngine('search/platform', {
  manifest,
  activate,
  options: {},
  arrange: ({ platform }) => platform.answer('searchContent', found),
});

async function engine() {
  const { context, runtime } = fakeContext({ options: {} });
  const client = createPlatformClient({
    url: 'https://api.ringside.example',
    apiKey: 'ringside-web',
    endpoints: {},
    locale: () => 'en',
    tokens: noTokens,
    fetch,
    clock: runtime.clock,
  });
  const use: PluginContext['use'] = (token) =>
    token.key === platformClient.key ? (client as never) : runtime.service(token);
  return activate({ ...context, use });
}
const request: SearchRequest = {
  query: 'vance',
  facets: null,
  sort: null,
  tab: null,
  page: 1,
  size: 24,
  signal: new AbortController().signal,
};

test.each<readonly [string, Partial<SearchRequest>, string]>([
  ['CAT-044 API-060 what was typed', {}, 'query=vance&p=1&rpp=24'],
  ['CAT-044 any letters', { query: 'بيت & co' }, 'query=%D8%A8%D9%8A%D8%AA+%26+co&p=1&rpp=24'],
  [
    'CAT-056 nothing of facets while the marks hold; CAT-057 nothing of the order by relevance',
    { facets: null, sort: null },
    'query=vance&p=1&rpp=24',
  ],
  [
    'CAT-059 an entry for each option',
    { facets: ['genre:boxing', 'genre:drama'] },
    'query=vance&p=1&rpp=24&facets=genre%3Aboxing&facets=genre%3Adrama',
  ],
  ['CAT-059 an empty entry for none', { facets: [] }, 'query=vance&p=1&rpp=24&facets='],
  [
    'CAT-057 CAT-060 the order, the tab and the page',
    { sort: 'newest', tab: 'series', page: 3 },
    'query=vance&p=3&rpp=24&sort=newest&tab=series',
  ],
])('%s is sent to the platform', async (_, given, query) => {
  const asked: string[] = [];
  nock('https://api.ringside.example')
    .get(/.*/)
    .reply((uri) => {
      asked.push(uri);
      return [200, found];
    });
  await (await engine()).search({ ...request, ...given });
  expect(asked).toEqual([`/api/v2/content-search?${query}`]);
});
