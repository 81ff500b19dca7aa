/** The lists that have a page, over HTTP. */
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import { contentGrid, favouriteVideos, watchHistory } from '../../../core/search/listSources';
import { RefinedList, type RefinedListSource } from '../../../core/search/RefinedList';
import { SearchStores } from '../../../core/search/SearchStores';
import { unrefined } from '../../../core/search/refinement';
import type { PluginRegistry } from '../../../core/plugins/PluginRegistry';
import type { PlatformClient, Refinement } from '../../../core/sdk';
import { FakeClock, FakePlatform } from '../../kit';
import libraryExamples from '../../../schemas/platform/examples/library.json';
import searchExamples from '../../../schemas/platform/examples/search.json';
import nock from '../../nock';

const favourites = libraryExamples.favourites.value;
const grid = searchExamples.contentGrid.value;
const history = libraryExamples.history.value;

const platform = 'https://api.ringside.example';
const client = createPlatformClient({
  url: platform,
  apiKey: 'ringside-web',
  endpoints: {},
  locale: () => 'en',
  tokens: noTokens,
  fetch,
  clock: new FakeClock(),
});
afterEach(() => nock.cleanAll());

function listOf(
  source: (client: PlatformClient) => RefinedListSource,
  refinement: Refinement = unrefined,
  with_: PlatformClient = client,
) {
  const list = new RefinedList(source(with_), () => undefined, refinement);
  const ids = () =>
    list.results.state.status === 'ready'
      ? list.results.state.items.map(({ id }) => id)
      : list.results.state.status;
  return { list, ids };
}

test.each<
  readonly [
    string,
    (client: PlatformClient) => RefinedListSource,
    Refinement,
    string,
    object,
    readonly string[],
  ]
>([
  [
    'HOM-098 API-061 the grid',
    contentGrid,
    unrefined,
    '/api/v2/view/content-grid?p=1&rpp=24',
    grid,
    grid.results.map(({ id }) => id),
  ],
  [
    'HOM-098 CAT-059 the grid, narrowed',
    contentGrid,
    { facets: ['genre:boxing'], sort: 'title', tab: 'series' },
    '/api/v2/view/content-grid?p=1&rpp=24&facets=genre%3Aboxing&sort=title&tab=series',
    grid,
    grid.results.map(({ id }) => id),
  ],
  [
    'HOM-098 CAT-059 the grid without the marks',
    contentGrid,
    { ...unrefined, facets: [] },
    '/api/v2/view/content-grid?p=1&rpp=24&facets=',
    grid,
    grid.results.map(({ id }) => id),
  ],
  [
    'CAT-073 FAV-001 favourites, nine a page',
    favouriteVideos,
    unrefined,
    '/api/v2/favourite/vods?p=1&rpp=9',
    favourites,
    favourites.vods.map(({ id }) => id),
  ],
  [
    'CAT-072 FAV-010 history, 25 a page',
    watchHistory,
    unrefined,
    '/api/v2/user/history?p=1&rpp=25',
    history,
    history.vods.map(({ id }) => id),
  ],
])('%s', async (_, source, refinement, address, body, expected) => {
  const asked: string[] = [];
  nock(platform)
    .get(/.*/)
    .reply((uri) => (asked.push(uri), [200, body]));
  const { list, ids } = listOf(source, refinement);
  await list.load();
  expect(asked).toEqual([address]);
  expect(ids()).toEqual(expected);
});

test('HOM-098 the grid has the platform’s title', async () => {
  const { list } = listOf(
    contentGrid,
    unrefined,
    new FakePlatform().answer('readContentGrid', { ...grid, title: 'The whole card' }),
  );
  expect(list.title).toBeNull();
  await list.load();
  expect(list.title).toBe('The whole card');
});

test('CAT-058 another choice goes back to page 1', async () => {
  const fake = new FakePlatform().answer('readContentGrid', (input: { query: { p: number } }) => ({
    ...grid,
    results: [{ id: `p${input.query.p}`, title: 'x', type: 'VOD' }],
    totalPages: 9,
  }));
  const { list, ids } = listOf(contentGrid, unrefined, fake);
  await list.load();
  await list.results.loadMore();
  expect(ids()).toEqual(['p1', 'p2']);
  list.refine({ ...unrefined, sort: 'title' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(ids()).toEqual(['p1']);
  expect(fake.calls.at(-1)?.input['query']).toMatchObject({ p: 1, sort: 'title' });
});

describe('the engine of a realm', () => {
  const service = (registry: object, clock = new FakeClock()) =>
    new SearchStores({
      client: new FakePlatform(),
      clock,
      registry: registry as PluginRegistry,
      report: () => undefined,
    });

  test('NAV-027 without a plugin for it there is no search', () => {
    expect(service({ contributionsAt: () => [] }).search).toBeNull();
  });

  test('NAV-027 the first one of its plugins is used; a failed load is discarded first, so that it is retried', async () => {
    const log: string[] = [];
    const clock = new FakeClock();
    const { search } = service(
      {
        contributionsAt: () => [
          { plugin: { id: 'search/mine' }, facts: { name: 'mine' } },
          { plugin: { id: 'search/other' }, facts: { name: 'other' } },
        ],
        stateOf: () => ({ status: 'failed' }),
        forget: ({ plugin }: { plugin: string }) => log.push(`forget ${plugin}`),
        resolve: async ({ plugin }: { plugin: string }) => (
          log.push(`resolve ${plugin}`),
          { search: async () => ({ results: [], totalResults: 0 }) }
        ),
      },
      clock,
    );
    search?.type('van');
    clock.pass(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toEqual(['forget search/mine', 'resolve search/mine']);
    expect(search?.results.state.status).toBe('ready');
  });
});
