/** Loads the code, texts and data of a page before its first render. */
import { prepareSection } from '../catalogue/pages/prepareSection';
import { builtInPage, sectionOf } from '../pageKit/builtInPages';
import { defaultPage } from '../pageKit/pageServices';
import { entryMemory } from '../sdk/entryMemory';
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
  const page = match === null ? undefined : builtInPage(match.role);
  if (match === null || page?.rendersOnHost !== true) return false;
  const preparation = {
    get,
    registry: get(pluginRegistry),
    match,
    keep: (name: string, value: unknown) => get(entryMemory).keep(key, name, value),
  };
  if (page.module === 'catalogue/pages/SectionPage')
    return prepareSection(sectionOf(match, get(defaultPage).section), preparation);
  const texts = get(messageStore);
  const [{ default: Page, prepare }] = await Promise.all([
    pageModules[page.module as keyof typeof pageModules](),
    ...page.messages.map((bundle) => texts.require(bundle)),
  ]);
  readyPages.set(page.module, Page);
  return (await prepare?.(preparation)) === true;
}
