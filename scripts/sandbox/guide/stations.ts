/** Which channels a guide has: the realm's own, those of a row, a crowd for measuring, another house's table. */
import type { Catalogue } from '../catalogue/catalogue';
import { inventedStations } from './inventedStations';
import type { Station } from './station';

/** The guide for a scroll benchmark: 500 channels in every realm. */
const BENCH = { epgId: 'bench', channels: 500 };
/** The table of another house, in every realm. */
const PARTNERS = { table: 'partners', channels: 12 };

const byNumber = (stations: readonly Station[]): Station[] => [...stations].sort((left, right) => left.number - right.number);

/** The channels of a guide by number; undefined when there is no such guide. */
export function stationsOf({ channels, guides }: Catalogue, epgId: string | null): readonly Station[] | undefined {
  if (epgId === null) return byNumber([...channels.values()]);
  if (epgId === BENCH.epgId) return inventedStations(BENCH.epgId, BENCH.channels);
  const guide = guides.get(epgId);
  return guide && byNumber(guide.channelIds.flatMap((id) => channels.get(id) ?? []));
}

/** The channels of another house's table; undefined when there is no such table. */
export const stationsOfTable = (table: string): readonly Station[] | undefined => (table === PARTNERS.table ? inventedStations(table, PARTNERS.channels) : undefined);
