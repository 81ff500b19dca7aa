/**
 * Pages as the site draws them from the platform's HTTP answers: the real client, stores and cards, without
 * what these tests do not need.
 */
import userEvent from '@testing-library/user-event';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createContentLinks } from '../../../../core/boot/bind/bindCatalogue';
import { Card } from '../../../../core/catalogue/components/Card';
import { cardSettings, OpenCard } from '../../../../core/catalogue/cardSettings';
import { createContentApi } from '../../../../core/catalogue/contentApi';
import { LazyActions } from '../../../../core/catalogue/components/LazyActions';
import { sectionPages, SectionStore } from '../../../../core/catalogue/SectionStore';
import { registry as modules } from '../../../../core/generated/registry';
import { checkedRealm, defaultPage, pageDrawn, pageLog } from '../../../../core/pageKit/pageServices';
import { createPlatformClient } from '../../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../../core/platform/transport/TokenSource';
import { readAnswer } from '../../../../core/platform/reading/readAnswer';
import { PluginRegistry } from '../../../../core/plugins/PluginRegistry';
import type { EnabledPlugin } from '../../../../core/realm/checkedRealm';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import { lazyService } from '../../../../core/platform/lazyService';
import { searchService } from '../../../../core/search/searchService';
import type { SearchStores, SearchStoresDeps } from '../../../../core/search/SearchStores';
import {
  actions,
  analytics,
  card,
  contentLinks,
  platformClient,
  session,
  type Activate,
  type PluginContext,
  type RoutePage,
  type Token,
} from '../../../../core/sdk';
import { shellSettings } from '../../../../core/pageKit/shellSettings';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import { fakeContext } from '../../../kit';
import { gathered, type Answer, type Gap } from '../../../kit/contract/gaps';
import { renderInRuntime } from '../../../kit/renderInRuntime';
import nock from '../../../nock';
import { platform, settings, watchElements } from './rowsFixture';

/** Each test of this file is isolated, in a window of its own. */
export function standAlone(): void {
  beforeEach(() => {
    watchElements();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    nock.cleanAll();
  });
}

type Options = Readonly<Record<string, unknown>>;

export interface PageGiven {
  /** Such as `/series/nights`. */
  readonly at: string;
  /** The platform's answers, by the path of the call. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The page, of core or of a plugin. */
  readonly page: (context: PluginContext<Options, never>) => ReactElement;
  /** What the drawn page shows. */
  readonly until: string;
  /** Answers are validated against the contract first, as on the site. */
  readonly read?: boolean;
}

/** A plugin's page, as the site draws it. */
export const drawn = <Given,>(
  activate: Activate<'route', Given>,
  options: Given,
  parameters: Readonly<Record<string, string>> = {},
): PageGiven['page'] =>
  function PluginPage(context) {
    const { Page } = activate({ ...context, options }) as RoutePage;
    return <Page parameters={parameters} />;
  };

/** What is drawn, and the reports made meanwhile. */
export async function pageOf({ at, answers, page, until, read = false }: PageGiven) {
  for (const [path, body] of Object.entries(answers))
    nock(platform)
      .persist()
      .get(path)
      .query(true)
      .reply(200, body as nock.Body);
  const { runtime, context } = fakeContext<Options>({ options: {} });
  runtime.navigation.at(at);
  const client = createPlatformClient({
    url: platform,
    apiKey: 'ringside-web',
    endpoints: {},
    locale: () => 'en',
    tokens: noTokens,
    fetch,
    clock: runtime.clock,
    ...(read ? { reader: async () => soundOf } : {}),
  });
  const reported: string[] = [];
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const engine: EnabledPlugin = {
    id: 'search/platform',
    title: 'platform',
    options: {},
    contributes: { 'search-engine': [{ name: 'platform' }] },
    scriptSources: [],
    storage: [],
  };
  const within: PluginContext<Options, never> = {
    ...context,
    use: service,
    log: { ...context.log, warn: (text, more) => reported.push(`${text} ${JSON.stringify(more)}`) },
  };
  const registry = new PluginRegistry(
    [engine],
    modules,
    () => within,
    runtime.clock,
    ({ plugin, cause }) => reported.push(`${plugin}: ${String(cause)}`),
  );
  const services = new Map<symbol, unknown>([
    [platformClient.key, client],
    [card.key, Card],
    [actions.key, LazyActions],
    [contentLinks.key, createContentLinks(routing, runtime.service(session), settings, runtime.clock)],
    [
      cardSettings.key,
      { showTitles: true, fallbackImage: () => undefined, rules: {}, openCard: new OpenCard() },
    ],
    [checkedRealm.key, { title: 'Ringside', images: {}, settings }],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [shellSettings.key, { layout: 'top' }],
    [shellStore.key, new ShellStore(runtime.service(analytics))],
    [pageLog.key, within.log],
    [pageDrawn.key, () => undefined],
    [
      sectionPages.key,
      {
        audience: 'en guest',
        open: (id: string) =>
          new SectionStore(id, {
            api: createContentApi(client, settings),
            sections: [],
            pages: {},
            localise: () => null,
            firstAnswer: () => undefined,
            report: (error) => reported.push(String(error)),
          }),
      },
    ],
    [session.key, { ...runtime.service(session), known: true }],
    [
      searchService.key,
      lazyService<SearchStoresDeps, SearchStores>({
        client,
        clock: runtime.clock,
        registry,
        report: (error) => reported.push(String(error)),
      }),
    ],
  ]);
  function service<T>(token: Token<T>): T {
    return services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  }
  const rendered = await renderInRuntime(<RoutingProvider store={routing}>{page(within)}</RoutingProvider>, {
    runtime: { ...runtime, service },
    registry,
  });
  // Deferred updates, such as the search query in the address.
  await act(async () => runtime.clock.pass(0));
  const text = () => document.body.textContent ?? '';
  await waitFor(() => expect(text()).toContain(until));
  return { ...rendered, runtime, reported, text, user: userEvent.setup() };
}

/** Faults reported for an answer have a test of their own. */
const soundOf = (call: string, answer: unknown): unknown => readAnswer(call, answer, () => undefined);

/** Every other call is answered with this status; gives the requested addresses. */
export function otherwise(status: number): readonly string[] {
  const asked: string[] = [];
  nock(platform)
    .persist()
    .get(/./)
    .reply((address) => (asked.push(address), [status, {}]));
  return asked;
}

type Given = (gap: { readonly answer: Answer }) => PageGiven;

/**
 * Opens the page with all gaps, many to an answer; if it fails, with each of those alone. Gives the names of
 * the gaps with which it failed or reported a fault.
 */
export async function fallenWith(gaps: readonly Gap[], given: Given): Promise<readonly string[]> {
  const fallen: string[] = [];
  for (const group of gathered(gaps)) {
    const whole = group.reduce<Answer | null>(
      (answer, gap) => (answer === null ? gap.answer : gap.within(answer)),
      null,
    );
    const fault = whole === null ? null : await faultOf(given({ answer: whole }));
    if (fault === null) continue;
    const alone: string[] = [];
    for (const gap of group) {
      const own = await faultOf(given(gap));
      if (own !== null) alone.push(`${gap.name}: ${own}`);
    }
    fallen.push(
      ...(alone.length > 0 ? alone : [`${group.map(({ name }) => name).join(' with ')}: ${fault}`]),
    );
  }
  return fallen;
}

async function faultOf(page: PageGiven): Promise<string | null> {
  try {
    const { reported, text } = await pageOf(page);
    const [odd] = text().match(/\b(NaN|undefined|null|Invalid Date)\b|\[object \w+\]/) ?? [];
    return reported.length > 0 ? reported.join(', ') : odd === undefined ? null : `it says "${odd}"`;
  } catch (error) {
    return String(error).slice(0, 120);
  } finally {
    cleanup();
    nock.cleanAll();
  }
}

/** The gaps under a field of an answer, each as an element of its own with an id and a title to find it by. */
export function elementsOf(gaps: readonly Gap[]) {
  return gaps.map(({ name, answer }, index) => ({
    name,
    title: `Gap ${index} here`,
    element: { ...answer, id: `gap-${index}`, title: `Gap ${index} here` },
  }));
}

/** The names of those elements that are not shown. */
export const unseen = (elements: ReturnType<typeof elementsOf>, text: string): readonly string[] =>
  elements.filter(({ title }) => !text.includes(title)).map(({ name }) => name);
