/** Files about the realm's plugins that only preview pages fetch. */
import type { Fetch } from '../../platform/browser/browserClock';
import type { RowSample } from '../../sdk/pluginStates';
import { readRealmData, type RealmData } from '../../realm/realmData';

/** Rejects when they cannot be fetched. */
export const readPluginDetails = (fetch: Fetch): Promise<RealmData['plugin-details']> =>
  readRealmData(fetch, 'plugin-details');

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
