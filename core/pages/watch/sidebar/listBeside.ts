/** What stands around a video in the list that it is watched from, or that it belongs to (CAT-027 to CAT-030, PLY-046, PLY-060). */
import { listQuery, type Opening, type WatchedContent, type WatchedList, type WatchStore } from '../../../playback';
import { queryNames } from '../../../routing';
import type { Content } from '../../../sdk';

export interface ListBeside {
  /** The one that links lead on within: an episode that was opened by itself is watched within its season. */
  readonly list: WatchedList;
  readonly items: readonly Content[];
}

/** Null when nothing stands around it. Outside of every list only what follows is told: what comes before it is before nothing. */
export function listBeside({ preceding, following }: Pick<WatchStore, 'preceding' | 'following'>, { kind, info }: WatchedContent, list: WatchedList): ListBeside | null {
  if (kind === 'live') return null;
  const seasonId = info.season?.seasonId ?? info.seasonId;
  const around: WatchedList = list.kind === 'none' && seasonId ? { kind: 'season', seasonId } : list;
  if (around.kind === 'none') return following.length === 0 ? null : { list: around, items: following };
  return preceding.length + following.length === 0 ? null : { list: around, items: [...preceding, info, ...following] };
}

/** The query of a link from one video of a list to another: the list stays, and so does the way back (CAT-030). */
export const queryWithin = ({ list, from }: Opening): Readonly<Record<string, string | null>> => ({ ...listQuery(list), [queryNames.from]: from });
