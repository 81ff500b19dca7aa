/** What a page loads before its first render, so that the host renders its content and the browser takes it over. */
import type { PluginRegistry } from '../plugins/PluginRegistry';
import type { RouteMatch } from '../routing/matchPath';
import type { ServiceLocator } from '../sdk/useService';

export interface Preparation {
  readonly get: ServiceLocator;
  readonly registry: PluginRegistry;
  readonly match: RouteMatch;
  /** Stores a value for the page's `useRemembered` of the same name. */
  readonly keep: (name: string, value: unknown) => void;
}

/**
 * Exported as `prepare` by the module of a built-in page with `rendersOnHost`. Makes only calls that a guest's
 * first render needs. Resolves to whether that render shows the page's content; never rejects.
 */
export type PreparePage = (preparation: Preparation) => Promise<boolean>;
