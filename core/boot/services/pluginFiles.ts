/** Files about the realm's plugins that only preview pages fetch. */
import type { Fetch } from '../../platform/browser/browserClock';
import type { Log } from '../../sdk/context';
import type { RowSample } from '../../sdk/pluginStates';
import { readRealmData, type RealmData } from '../../realm/realmData';

/** Empty when they cannot be fetched, which is logged. */
export const readPluginDetails = (fetch: Fetch, log: Log): Promise<RealmData['plugin-details']> =>
  readRealmData(fetch, 'plugin-details').catch((error: unknown) => {
    log.warn('Titles and sizes of plugins are missing.', { reason: String(error) });
    return {};
  });

/** The samples at an address of the plugin's package, or those of the build. Rejects when they cannot be fetched. */
export async function readSamples(
  fetch: Fetch,
  plugin: string,
  address: string | undefined,
): Promise<readonly RowSample[]> {
  if (address !== undefined) return (await (await fetch(address, {})).json()) as readonly RowSample[];
  const { previews } = await import('../../generated/previews');
  return ((await previews[plugin]?.())?.default ?? []) as readonly RowSample[];
}
