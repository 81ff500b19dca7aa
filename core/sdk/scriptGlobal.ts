/** Loads a third party's script and returns the global it defines. */
import type { PluginContext } from './context';

/** Script loader: `loadScript` of the plugin's context. */
export type LoadScript = PluginContext['loadScript'];

/**
 * Loads a script and returns its global. Rejects like `loadScript`, also when it ran without defining the
 * global; it is then retried.
 */
export async function scriptGlobal<Sdk>(
  loadScript: LoadScript,
  url: string,
  find: () => Sdk | undefined,
): Promise<Sdk> {
  await loadScript(url, () => find() !== undefined);
  const found = find();
  if (found === undefined) throw new Error(`What ${url} defined is gone.`);
  return found;
}
