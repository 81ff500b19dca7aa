/** The item that plays after the current video. */
import type { ContentCard } from '../../generated/platform';
import { listQuery, type WatchedList } from './opening';

/** The next item, with the query that stays within the list (PLY-047). */
export interface NextItem {
  readonly eventId: string;
  readonly eventTitle: string;
  readonly content: ContentCard;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * The first following item that opens as a video; null if there is none. An episode of another season
 * continues in its own season's list.
 */
export function nextItem(following: readonly ContentCard[], list: WatchedList): NextItem | null {
  const content = following.find(opensAsVideo);
  if (content === undefined) return null;
  const its: WatchedList =
    list.kind === 'season' && content.seasonId ? { kind: 'season', seasonId: content.seasonId } : list;
  return {
    eventId: content.videoId ?? content.id,
    eventTitle: content.title,
    content,
    query: listQuery(its),
  };
}

/** Whether a card can be the next item. */
export function opensAsVideo({ type }: Pick<ContentCard, 'type'>): boolean {
  return type === 'VOD' || type === 'VIDEO' || type === 'SEASON_VOD';
}

/** The next item if it opens by itself at the end: the viewer has not switched auto-advance off (PLY-047, FAV-023). */
export function advancesTo(
  next: NextItem | null,
  preferences: { readonly autoAdvance?: boolean | null | undefined },
): NextItem | null {
  return (preferences.autoAdvance ?? true) ? next : null;
}
