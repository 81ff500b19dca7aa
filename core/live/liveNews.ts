/** Derives the number of live events and the newly live ones from lists and messages. Pure. */
import type { LiveEventCard, LiveEventMessage } from '../generated/platform';

/** The known live events; null before the first list. */
export interface LiveKnowledge {
  readonly ids: ReadonlySet<string>;
  /** Includes events beyond the first page. */
  readonly total: number;
}

export interface LiveNews {
  readonly known: LiveKnowledge | null;
  /** Newly live events, to be announced. */
  readonly fresh: readonly LiveEventCard[];
}

/** The id of an event in messages and pages. */
export const eventIdOf = ({ eventId, id }: Pick<LiveEventCard, 'eventId' | 'id'>): string => eventId || id;

/**
 * Merges a list: events absent from the previous list are new; the first list after a load has none
 * (LIV-029). The total is the platform's, else the list's length (NAV-033).
 */
export function afterList(
  before: LiveKnowledge | null,
  events: readonly LiveEventCard[],
  totalResults: number | null | undefined,
): LiveNews {
  const known = { ids: new Set(events.map(eventIdOf)), total: totalResults ?? events.length };
  return { known, fresh: before === null ? [] : events.filter((event) => !before.ids.has(eventIdOf(event))) };
}

/** Merges a message by event id (LIV-027). Ignored before the first list. */
export function afterMessage(
  before: LiveKnowledge | null,
  { type, eventId, event }: LiveEventMessage,
): LiveNews {
  if (before === null || type === 'CHANGED') return { known: before, fresh: [] };
  const ids = new Set(before.ids);
  if (type === 'ENDED') {
    const counted = ids.delete(eventId) || before.total > before.ids.size;
    return { known: { ids, total: before.total - (counted ? 1 : 0) }, fresh: [] };
  }
  if (ids.has(eventId)) return { known: before, fresh: [] };
  ids.add(eventId);
  return { known: { ids, total: before.total + 1 }, fresh: event == null ? [] : [event] };
}
