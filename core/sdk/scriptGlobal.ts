/** A third party's script, and the global that it defines. */
import type { PluginContext } from './context';

/** Where the script comes from: `loadScript` of the plugin's context. */
export type LoadScript = PluginContext['loadScript'];

/** Loads a script and gives what it defines. Rejects as `loadScript` does, so also when it ran without defining it; it is then fetched anew. */
export async function scriptGlobal<Sdk>(loadScript: LoadScript, url: string, find: () => Sdk | undefined): Promise<Sdk> {
  await loadScript(url, () => find() !== undefined);
  const found = find();
  if (found === undefined) throw new Error(`What ${url} defined is gone.`);
  return found;
}
