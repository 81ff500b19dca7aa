/** Loads the code, texts and data of a page before its first render. */
import { prepareSection } from '../catalogue/pages/prepareSection';
import { builtInPage, sectionOf } from '../pageKit/builtInPages';
import { isHostedRole } from '../pageKit/roleFacts';
import { checkedRealm, defaultPage } from '../pageKit/pageServices';
import { routeContributions } from '../realm/realmRoutes';
import { entryMemory } from '../sdk/entryMemory';
import type { RoutePreparation } from '../sdk/points';
import { keepAnswer } from '../sdk/useAnswer';
import type { Runtime } from './createRuntime';
import { pageModules, readyPages } from './pageModules';
import { messageStore, pluginRegistry, routingStore } from './tokens';

export interface PageEntry {
  readonly pathname: string;
  /** The router's key of the history entry. */
  readonly key: string;
}

/**
 * Resolves to whether the first render shows the page's content; not for pages without `rendersOnHost`. Rejects
 * when code or texts cannot be loaded.
 */
export async function preparePage({ get }: Runtime, { pathname, key }: PageEntry): Promise<boolean> {
  const match = get(routingStore).match(pathname);
  const realm = get(checkedRealm);
  if (match === null || !isHostedRole(realm, match.role)) return false;
  const keep = (name: string, value: unknown): void => get(entryMemory).keep(key, name, value);
  const registry = get(pluginRegistry);
  const texts = get(messageStore);
  const contributed = routeContributions(realm).find(({ role }) => role === match.role);
  if (contributed !== undefined) {
    const { plugin, name } = contributed;
    const { prepare } = await registry.resolve({ point: 'route', plugin, name });
    return (await prepare?.(preparationOf(match.params, texts.locale, keep))) === true;
  }
  const page = builtInPage(match.role);
  if (page === undefined) return false;
  const preparation = { get, registry, match, keep };
  if (page.module === 'catalogue/pages/SectionPage')
    return prepareSection(sectionOf(match, get(defaultPage).section), preparation);
  const [{ default: Page, prepare }] = await Promise.all([
    pageModules[page.module as keyof typeof pageModules](),
    ...page.messages.map((bundle) => texts.require(bundle)),
  ]);
  readyPages.set(page.module, Page);
  return (await prepare?.(preparation)) === true;
}

function preparationOf(
  parameters: RoutePreparation['parameters'],
  locale: string,
  keep: RoutePreparation['keep'],
): RoutePreparation {
  return {
    parameters,
    locale,
    keep,
    answer: (question, ask) =>
      ask(new AbortController().signal).then(
        (value) => {
          keepAnswer(keep, question, value);
          return true;
        },
        // The page makes the call again, and shows and reports its error.
        () => false,
      ),
  };
}
