/**
 * Section pages as the site draws them: the real store, cards, shelves and row renderers over HTTP, without
 * what these tests do not need.
 */
import { act, waitFor } from '@testing-library/react';
import { createContentLinks } from '../../../../core/boot/bind/bindCatalogue';
import { Card } from '../../../../core/catalogue/components/Card';
import { cardSettings, OpenCard } from '../../../../core/catalogue/cardSettings';
import { CardShelf } from '../../../../core/catalogue/components/CardShelf';
import { createContentApi } from '../../../../core/catalogue/contentApi';
import { LazyActions } from '../../../../core/catalogue/components/LazyActions';
import { sectionPages, SectionStore } from '../../../../core/catalogue/SectionStore';
import { readRowsAgain } from '../../../../core/catalogue/readRowsAgain';
import { registry as modules } from '../../../../core/generated/registry';
import { checkedRealm, defaultPage, pageDrawn } from '../../../../core/pageKit/pageServices';
import { SectionPage } from '../../../../core/catalogue/pages/SectionPage';
import { createPlatformClient } from '../../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../../core/platform/transport/TokenSource';
import { PluginRegistry } from '../../../../core/plugins/PluginRegistry';
import type { CheckedRealm, CheckedSettings, EnabledPlugin } from '../../../../core/realm/checkedRealm';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import {
  actions,
  card,
  cardShelf,
  contentLinks,
  platformClient,
  session,
  type Token,
} from '../../../../core/sdk';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import { fakeContext } from '../../../kit';
import { renderInRuntime } from '../../../kit/renderInRuntime';
import { shippedSections } from '../../../kit/shippedPlugins';
import nock from '../../../nock';

export const platform = 'https://api.ringside.example';

/** What the repository's row renderers require of a checked realm. */
const sections: readonly { readonly name: string; readonly options?: object }[] = [
  { name: 'default', options: { shape: 'default' } },
  { name: 'poster', options: { ranked: false } },
  { name: 'section-link' },
  { name: 'playlist' },
  { name: 'double-row' },
  { name: 'now-and-next' },
  { name: 'programmes', options: { hours: 6 } },
  { name: 'content-highlight' },
  { name: 'hero', options: { variant: 'feature' } },
];
export const sectionNames = sections.map(({ name }) => name);

export const settings = {
  appSettings: { WEB: { displayGeoblocked: true, displayContentAvailableOnSignIn: true } },
  interstitialPage: false,
} as unknown as CheckedSettings;

/** A page of two hundred rows is slow. */
const TIMEOUT = { timeout: 15_000 };

const watched = new Set<() => void>();

/** A window without a size, whose intersection observers report every element as in view. */
export function watchElements(): void {
  watched.clear();
  window.matchMedia = (media) =>
    ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(
    (call) =>
      ({
        observe: (target: Element) =>
          watched.add(() =>
            call([{ isIntersecting: true, target } as IntersectionObserverEntry], {} as IntersectionObserver),
          ),
        disconnect: () => undefined,
      }) as unknown as IntersectionObserver,
  );
}

/** The same for pages of rows, on a machine that never exceeds the frame budget. */
export function watchRows(): void {
  watchElements();
  // Without a size, the visible cards of a row are unknown: it draws them all.
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  let now = 0;
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((frame) => Number(setTimeout(() => frame((now += 16)))));
}

function everythingInView(): void {
  for (const callback of watched) callback();
}

export interface RowsGiven {
  /** The answer to the section. */
  readonly section: unknown;
  /** The page's address; without it, the realm's first page. */
  readonly at?: string;
  /** Fixed rows of the realm, in place of the platform's own. */
  readonly rows?: CheckedRealm['pages'][string]['rows'];
  /** Options that one kind of row gets besides its own. */
  readonly options?: Readonly<Record<string, object>>;
}

/** What was drawn, with its store, and what failed: plugins that threw, and faults that were reported. */
export async function rowsOf({ section, at = '/', rows, options = {} }: RowsGiven) {
  nock(platform)
    .get(/^\/api\/v4\/content\/gaps(\?|$)/)
    .reply(200, section as nock.Body);
  const { runtime, context } = fakeContext({ options: {} });
  runtime.navigation.at(at);
  const client = createPlatformClient({
    url: platform,
    apiKey: 'ringside-web',
    endpoints: {},
    locale: () => 'en',
    tokens: noTokens,
    fetch,
    clock: runtime.clock,
  });
  const failures: string[] = [];
  const reported: string[] = [];
  const plugins: EnabledPlugin[] = sections.map((each) => ({
    id: `section/${each.name}`,
    title: each.name,
    options: { ...each.options, ...options[each.name] },
    contributes: {
      section: shippedSections
        .filter(({ name }) => name === each.name)
        .map((facts) => ({ ...facts, skeleton: 'cards' })),
    },
    scriptSources: [],
    storage: [],
  }));
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const registry = new PluginRegistry(
    plugins,
    modules,
    (_plugin, given) => ({ ...context, options: given, use: service }),
    runtime.clock,
    ({ plugin, cause }) => failures.push(`${plugin}: ${String(cause)}`),
  );
  const taken: (() => void)[] = [];
  const report = (error: unknown) => reported.push(String(error));
  const pages = rows === undefined ? {} : { gaps: { rows } };
  const stores: SectionStore[] = [];
  const services = new Map<symbol, unknown>([
    [platformClient.key, client],
    [card.key, Card],
    [cardShelf.key, CardShelf],
    [actions.key, LazyActions],
    [contentLinks.key, createContentLinks(routing, runtime.service(session), settings, runtime.clock)],
    [
      cardSettings.key,
      { showTitles: true, fallbackImage: () => undefined, rules: {}, openCard: new OpenCard() },
    ],
    [checkedRealm.key, { title: 'Ringside', images: {}, settings }],
    [shellStore.key, new ShellStore({ track: () => undefined })],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [pageDrawn.key, () => undefined],
    [
      sectionPages.key,
      {
        audience: 'en guest',
        open(id: string) {
          const store = new SectionStore(id, {
            api: createContentApi(client, settings),
            sections: shippedSections,
            pages,
            localise: () => null,
            firstAnswer: () => undefined,
            // As on the first page: the rows are drawn as they arrived, then validated.
            taken: (store, answer) =>
              taken.push(() =>
                readRowsAgain({
                  store,
                  answer,
                  sections: shippedSections,
                  fixed: rows !== undefined,
                  report,
                }),
              ),
            report,
          });
          stores.push(store);
          return store;
        },
      },
    ],
  ]);
  function service<T>(token: Token<T>): T {
    return services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  }
  // Plugins are loaded already, as on any page but the first.
  await Promise.all(
    plugins.map(({ id, contributes }) =>
      registry.resolve({ point: 'section', plugin: id, name: contributes['section']?.[0]?.name ?? '' }),
    ),
  );
  const rendered = await renderInRuntime(
    <RoutingProvider store={routing}>
      <SectionPage section="gaps" />
    </RoutingProvider>,
    { runtime: { ...runtime, service }, registry },
  );
  await waitFor(() => expect(document.querySelector('[data-first], h1')).not.toBeNull(), TIMEOUT);
  await act(async () => everythingInView());
  const drawn = () =>
    waitFor(
      () => expect(document.querySelectorAll('.mark').length).toBe(document.querySelectorAll('.slot').length),
      TIMEOUT,
    );
  // Rows pass through the render queue.
  await drawn();
  await act(async () => taken.forEach((read) => read()));
  await act(async () => everythingInView());
  await drawn();
  const store = stores.at(-1);
  if (store === undefined) throw new Error('The page has opened no section.');
  return { ...rendered, runtime, store, failures, reported, text: () => document.body.textContent ?? '' };
}
