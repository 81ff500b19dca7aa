/** The search and list stores of a visit. */
import type { PluginRegistry } from '../plugins/PluginRegistry';
import type { Clock } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import type { SearchEngine } from '../sdk/search';
import { RefinedList, type RefinedListSource } from './RefinedList';
import { unrefined } from './refinement';
import { SearchStore } from './SearchStore';

export interface SearchStoresDeps {
  readonly client: PlatformClient;
  readonly clock: Clock;
  readonly registry: PluginRegistry;
  readonly report: (error: unknown) => void;
}

export class SearchStores {
  /** Null if no plugin of the realm contributes a search engine. */
  readonly search: SearchStore | null;

  readonly #deps: SearchStoresDeps;

  constructor(deps: SearchStoresDeps) {
    this.#deps = deps;
    const { registry, clock, report } = deps;
    const engine = engineOf(registry);
    this.search = engine === null ? null : new SearchStore({ engine, clock, report });
  }

  /** Creates a list, not loaded yet. */
  list(
    source: (client: SearchStoresDeps['client']) => RefinedListSource,
    refinement = unrefined,
  ): RefinedList {
    return new RefinedList(source(this.#deps.client), this.#deps.report, refinement);
  }

  dispose(): void {
    this.search?.dispose();
  }
}

/** The first search engine contributed by the realm's plugins. After a failed load, the next call retries. */
function engineOf(registry: PluginRegistry): (() => Promise<SearchEngine>) | null {
  const [declared] = registry.contributionsAt('search-engine');
  if (declared === undefined) return null;
  const request = { point: 'search-engine', plugin: declared.plugin.id, name: declared.facts.name } as const;
  return async () => {
    if (registry.stateOf(request)?.status === 'failed') registry.forget(request);
    return registry.resolve(request);
  };
}
