/** Builds the small view of the house that a plugin gets. */
import type { EnabledPlugin } from '../realm/checkedRealm';
import { storage, tabStorage, type KeyValueStore, type Log, type PluginContext, type Token } from '../sdk';
import type { ContextFactory } from './PluginRegistry';
import type { ScriptLoader } from './ScriptLoader';

export interface PluginHost {
  /** The service behind a token; throws when there is none. */
  service(token: Token<unknown>): unknown;
  /** Fetched when the first plugin asks for a script. */
  scripts(): Promise<Pick<ScriptLoader, 'load'>>;
  /** Whoever has a script fetched is noted here, by id. */
  readonly guests: Pick<Set<string>, 'add'>;
  /** The hashes that the realm names for a file of a third party. */
  integrityOf(url: string): string | undefined;
  readonly keyValues: KeyValueStore;
  /** Those of this tab. */
  readonly sessionStorageToken: KeyValueStore;
  log(pluginId: string): Log;
}

/** Contexts for the registry. Storage is narrowed to the keys a manifest declares, scripts to the sources it declares. */
export function contextFactory(host: PluginHost): ContextFactory {
  return (plugin, options, { signal, onDispose }): PluginContext => ({
    pluginId: plugin.id,
    options,
    signal,
    onDispose,
    log: host.log(plugin.id),
    use: <T>(token: Token<T>): T =>
      (token.key === storage.key
        ? declaredStorage(plugin, host.keyValues)
        : token.key === tabStorage.key
          ? declaredStorage(plugin, host.sessionStorageToken)
          : host.service(token)) as T,
    integrityOf: (url) => host.integrityOf(url),
    loadScript: async (url, defines) => {
      const scripts = await host.scripts();
      host.guests.add(plugin.id);
      return scripts.load(url, plugin, defines);
    },
  });
}

/** Refuses keys the manifest does not name; a declared key ending in `*` is a prefix. */
export function declaredStorage(plugin: Pick<EnabledPlugin, 'id' | 'storage'>, keyValues: KeyValueStore): KeyValueStore {
  const checked = (key: string): string => {
    const declared = plugin.storage.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
    if (!declared) throw new Error(`${plugin.id} keeps "${key}", which its manifest does not declare under "storage".`);
    return key;
  };
  return {
    read: (key) => keyValues.read(checked(key)),
    write: (key, value) => keyValues.write(checked(key), value),
    remove: (key) => keyValues.remove(checked(key)),
  };
}
