/** What plays after the video that has ended. */
import type { components } from '../../generated/platform';
import { listQuery, type WatchedList } from './opening';

export type ContentCard = components['schemas']['ContentCard'];

/** The next item and the query that keeps the viewer within the list (PLY-047). */
export interface NextItem {
  readonly eventId: string;
  readonly eventTitle: string;
  readonly content: ContentCard;
  readonly query: Readonly<Record<string, string>>;
}

/** The first of the following items that opens as a video; null when there is none. An episode of another season is watched from its own. */
export function nextItem(following: readonly ContentCard[], list: WatchedList): NextItem | null {
  const content = following.find(opensAsVideo);
  if (content === undefined) return null;
  const its: WatchedList = list.kind === 'season' && content.seasonId ? { kind: 'season', seasonId: content.seasonId } : list;
  return { eventId: content.videoId ?? content.id, eventTitle: content.title, content, query: listQuery(its) };
}

/** It can be the next item. */
export function opensAsVideo({ type }: Pick<ContentCard, 'type'>): boolean {
  return type === 'VOD' || type === 'VIDEO' || type === 'SEASON_VOD';
}

/** At the end the next item opens by itself when there is one and the viewer has not switched that off (PLY-047, FAV-023). */
export function advancesTo(next: NextItem | null, preferences: { readonly autoAdvance?: boolean | null | undefined }): NextItem | null {
  return (preferences.autoAdvance ?? true) ? next : null;
}
