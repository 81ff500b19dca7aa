/** Makes a tool a page: every tool is handed what the realm decided about this plugin. */
import { createContext, useContext, type ComponentType } from 'react';
import type { PluginContext, RoutePage } from '../../../../core/sdk';
import type { AdminOptions } from '../options.generated';

const OptionsContext = createContext<AdminOptions>({ dataOrigins: [], realms: [] });

export function adminPage(Tool: ComponentType): (context: PluginContext<AdminOptions>) => RoutePage {
  return ({ options }) => ({
    Page: () => (
      <OptionsContext value={options}>
        <Tool />
      </OptionsContext>
    ),
  });
}

export function useAdminOptions(): AdminOptions {
  return useContext(OptionsContext);
}
