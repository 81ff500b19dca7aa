/** Builds the restricted context that a plugin gets. */
import type { EnabledPlugin } from '../realm/checkedRealm';
import { storage, tabStorage, type KeyValueStore } from '../sdk/services';
import type { Log, PluginContext } from '../sdk/context';
import type { Token } from '../sdk/token';
import type { ContextFactory } from './PluginRegistry';
import type { ScriptLoader } from './ScriptLoader';

export interface PluginHost {
  /** The service for a token; throws if there is none. */
  service(token: Token<unknown>): unknown;
  /** Loaded when a plugin first requests a script. */
  scripts(): Promise<Pick<ScriptLoader, 'load'>>;
  /** Ids of the plugins that have loaded a third-party script. */
  readonly guests: Pick<Set<string>, 'add'>;
  /** The subresource integrity hashes that the realm declares for a third-party file. */
  integrityOf(url: string): string | undefined;
  readonly keyValues: KeyValueStore;
  /** Backed by sessionStorage. */
  readonly tabValues: KeyValueStore;
  log(pluginId: string): Log;
}

/**
 * Creates plugin contexts for the registry. Limits storage to the keys and scripts to the sources that the
 * manifest declares.
 */
export function contextFactory(host: PluginHost): ContextFactory {
  return (plugin, facts, options, { signal, onDispose }): PluginContext => ({
    pluginId: plugin.id,
    facts,
    options,
    signal,
    onDispose,
    log: host.log(plugin.id),
    use: <T>(token: Token<T>): T =>
      (token.key === storage.key
        ? declaredStorage(plugin, host.keyValues)
        : token.key === tabStorage.key
          ? declaredStorage(plugin, host.tabValues)
          : host.service(token)) as T,
    integrityOf: (url) => host.integrityOf(url),
    loadScript: async (url, defines) => {
      const scripts = await host.scripts();
      host.guests.add(plugin.id);
      return scripts.load(url, plugin, defines);
    },
  });
}

/** Rejects keys that the manifest does not declare; a declared key ending in `*` is a prefix. */
export function declaredStorage(
  plugin: Pick<EnabledPlugin, 'id' | 'storage'>,
  keyValues: KeyValueStore,
): KeyValueStore {
  const checked = (key: string): string => {
    const declared = plugin.storage.some((name) =>
      name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name,
    );
    if (!declared)
      throw new Error(`${plugin.id} keeps "${key}", which its manifest does not declare under "storage".`);
    return key;
  };
  return {
    read: (key) => keyValues.read(checked(key)),
    write: (key, value) => keyValues.write(checked(key), value),
    remove: (key) => keyValues.remove(checked(key)),
  };
}
