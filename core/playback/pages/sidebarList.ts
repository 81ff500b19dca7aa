/**
 * The neighbours of a video in the list from which it is watched or to which it belongs (CAT-027 to CAT-030,
 * PLY-046, PLY-060).
 */
import { listQuery, type Opening, type WatchedList } from '../rules/opening';
import type { WatchedContent } from '../content';
import type { WatchStore } from '../WatchStore';
import { queryNames } from '../../routing/queryNames';
import type { Content } from '../../sdk/services';

export interface SidebarList {
  /** The list for links: an episode opened on its own is watched within its season. */
  readonly list: WatchedList;
  readonly items: readonly Content[];
}

/** Null if there are no neighbours. Outside a list, only the following items are shown. */
export function sidebarList(
  { preceding, following }: Pick<WatchStore, 'preceding' | 'following'>,
  { kind, info }: WatchedContent,
  list: WatchedList,
): SidebarList | null {
  if (kind === 'live') return null;
  const seasonId = info.season?.seasonId ?? info.seasonId;
  const around: WatchedList = list.kind === 'none' && seasonId ? { kind: 'season', seasonId } : list;
  if (around.kind === 'none') return following.length === 0 ? null : { list: around, items: following };
  return preceding.length + following.length === 0
    ? null
    : { list: around, items: [...preceding, info, ...following] };
}

/** The query of links between videos of a list: preserves the list and `from` (CAT-030). */
export const queryWithin = ({ list, from }: Opening): Readonly<Record<string, string | null>> => ({
  ...listQuery(list),
  [queryNames.from]: from,
});
