/** React context for the plugin registry. */
import { createContext, useContext } from 'react';
import type { PluginRegistry } from './PluginRegistry';

export const RegistryContext = createContext<PluginRegistry | null>(null);

/** The realm's plugin registry. Throws if no runtime has started. */
export function useRegistry(): PluginRegistry {
  const registry = useContext(RegistryContext);
  if (registry === null) throw new Error('There is no PluginRegistry around this component.');
  return registry;
}
