/** Turns a tool into a page; provides this plugin's options to it. */
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
