/** The pages that search and list, on a given platform and for a given viewer. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Intl } from '../../../../core/i18n/Intl';
import { checkedRealm, defaultPage, pageLog } from '../../../../core/pageKit/pageServices';
import { sectionPages } from '../../../../core/catalogue/SectionStore';
import { createFavouritesService, favouritesService } from '../../../../core/library/favouritesService';
import { openFavourites } from '../../../../core/library/openFavourites';
import { mutationServices } from '../../../../core/platform/outbox/mutationServices';
import type { PluginRegistry } from '../../../../core/plugins/PluginRegistry';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import { lazyService } from '../../../../core/platform/lazyService';
import { searchService } from '../../../../core/search/searchService';
import type { SearchStores, SearchStoresDeps } from '../../../../core/search/SearchStores';
import {
  navigation,
  platformClient,
  session,
  type Content,
  type SearchAnswer,
  type Token,
  type Viewer,
} from '../../../../core/sdk';
import { ServicesContext } from '../../../../core/sdk/useService';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import activate from '../../../../plugins/search/platform/engine';
import { fakeContext } from '../../../kit';
import { mutationServicesOf } from '../../library/libraryFixture';
import { coreTexts } from '../../../kit/renderInRuntime';

export const viewer: Viewer = {
  id: '7',
  isGuest: false,
  role: 'USER',
  email: 'maeve@ringside.example',
  isChild: false,
};
export const item = (id: string): Content => ({
  id,
  title: `Title ${id}`,
  type: 'VOD',
  accessLevel: 'GRANTED',
});
export const answer = (ids: readonly string[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  results: ids.map(item),
  totalResults: ids.length,
  totalPages: 1,
  ...more,
});

export interface FindingGiven {
  readonly pages: Readonly<Record<string, ReactNode>>;
  /** Answers of the platform by operation id. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly viewer?: Viewer;
  /** False: the session is not known yet. */
  readonly known?: boolean;
  /** No plugin of the realm provides a search engine. */
  readonly withoutEngine?: boolean;
}

export async function searchFixture(
  path: string,
  { pages, answers = {}, viewer: who, known = true, withoutEngine = false }: FindingGiven,
) {
  const { context, runtime } = fakeContext({ options: {} });
  for (const [operation, given] of Object.entries(answers)) runtime.platform.answer(operation, given);
  const registry = {
    contributionsAt: () =>
      withoutEngine ? [] : [{ plugin: { id: 'search/platform' }, facts: { name: 'platform' } }],
    stateOf: () => undefined,
    resolve: async () => activate(context),
  } as unknown as PluginRegistry;
  const reported: unknown[] = [];
  const slot = lazyService<SearchStoresDeps, SearchStores>({
    client: runtime.service(platformClient),
    clock: runtime.clock,
    registry,
    report: (error) => reported.push(error),
  });
  const router = createMemoryRouter(
    Object.entries({ '*': <h1>Elsewhere</h1>, ...pages }).map(([route, element]) => ({
      path: route,
      element: <RoutingProvider store={routing}>{element}</RoutingProvider>,
    })),
    { initialEntries: ['/before', path], initialIndex: 1 },
  );
  const here = () =>
    new URL(
      `https://ringside.localhost${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
    );
  const mutations = mutationServicesOf(undefined, () => who?.id ?? null);
  const services = new Map<symbol, unknown>([
    [searchService.key, slot],
    [sectionPages.key, { audience: 'en guest' }],
    [checkedRealm.key, { title: 'Ringside', images: {} }],
    [shellStore.key, new ShellStore({ track: () => undefined })],
    [pageLog.key, { warn: () => undefined }],
    [mutationServices.key, mutations],
    [
      favouritesService.key,
      createFavouritesService(
        async () =>
          openFavourites({
            client: runtime.platform,
            analytics: { track: () => undefined },
            services: mutations,
            report: () => undefined,
          }),
        mutations.refusals,
      ),
    ],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [navigation.key, { current: here }],
    [session.key, { viewer: who ?? runtime.session.viewer, known }],
  ]);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  render(
    <ServicesContext value={service}>
      <Intl store={coreTexts('en')} timeZone="UTC" now={() => runtime.clock.now()}>
        <RouterProvider router={router} />
      </Intl>
    </ServicesContext>,
  );
  /** Advances the clock, and lets pending calls be answered. */
  const pass = (milliseconds: number) =>
    act(async () => {
      runtime.clock.pass(milliseconds);
      await new Promise((resolve) => setTimeout(resolve));
    });
  await pass(0);
  const go = async (to: string | -1) => {
    await act(async () => (to === -1 ? router.navigate(-1) : router.navigate(to)));
    await pass(0);
  };
  const asked = () =>
    runtime.platform.calls.map(({ input }) => input['query'] as Readonly<Record<string, unknown>>);
  return { runtime, services: mutations, go, here, pass, asked, reported, slot, user: userEvent.setup() };
}

const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
