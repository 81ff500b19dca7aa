/** Public API of the plugin registry: activation, lifecycle, isolation, contexts. */
export { AnalyticsHub } from './AnalyticsHub';
export { Contributed, type ContributedProps } from './Contributed';
export { ContributionFailure, type ContributionState } from './ContributionState';
export { contextFactory, type PluginHost } from './pluginContext';
export {
  ACTIVATION_LIMIT,
  PluginRegistry,
  type ContributionRequest,
  type DeclaredContribution,
  type PluginModules,
} from './PluginRegistry';
export { RegistryContext, useRegistry } from './RegistryContext';
