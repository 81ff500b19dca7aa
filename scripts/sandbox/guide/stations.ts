/** The channels of a guide: the realm's own, those of a row, generated ones for benchmarks, a third party's table. */
import type { Catalogue } from '../catalogue/catalogue';
import { inventedStations } from './inventedStations';
import type { Station } from './station';

/** The guide for scroll benchmarks: 500 channels in every realm. */
const BENCH = { epgId: 'bench', channels: 500 };
/** A third party's table, available in every realm. */
const PARTNERS = { table: 'partners', channels: 12 };

const byNumber = (stations: readonly Station[]): Station[] =>
  [...stations].sort((left, right) => left.number - right.number);

/** A guide's channels ordered by number; undefined for an unknown guide. */
export function stationsOf(
  { channels, guides }: Catalogue,
  epgId: string | null,
): readonly Station[] | undefined {
  if (epgId === null) return byNumber([...channels.values()]);
  if (epgId === BENCH.epgId) return inventedStations(BENCH.epgId, BENCH.channels);
  const guide = guides.get(epgId);
  return guide && byNumber(guide.channelIds.flatMap((id) => channels.get(id) ?? []));
}

/** The channels of a third party's table; undefined for an unknown table. */
export const stationsOfTable = (table: string): readonly Station[] | undefined =>
  table === PARTNERS.table ? inventedStations(table, PARTNERS.channels) : undefined;
