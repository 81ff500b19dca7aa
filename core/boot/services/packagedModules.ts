/** Loads the modules of plugins that came after the build of the page's scripts. */
import type { PluginModules } from '../../plugins/PluginRegistry';
import type { PagePackages } from '../pageData';

/** `load` imports the module at an address. */
export function packagedModules(
  packages: PagePackages,
  load: (address: string) => Promise<object>,
): PluginModules {
  return Object.fromEntries(
    Object.entries(packages).map(([plugin, { modules }]) => [
      plugin,
      Object.fromEntries(
        Object.entries(modules).map(([name, reference]) => {
          const [address = '', exported = 'default'] = reference.split('#');
          return [name, Object.assign(() => load(address), { exported })];
        }),
      ),
    ]),
  );
}
