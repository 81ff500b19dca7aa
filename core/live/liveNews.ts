/** What a list or a message tells of what is on: how many events, and which of them are newly live. Rules. */
import type { components } from '../generated/platform';

type LiveEventCard = components['schemas']['LiveEventCard'];
type LiveEventMessage = components['schemas']['LiveEventMessage'];

/** What is known to be on; null before the first list. */
export interface LiveKnowledge {
  readonly ids: ReadonlySet<string>;
  /** Of all events, also those beyond the first page. */
  readonly total: number;
}

export interface LiveNews {
  readonly known: LiveKnowledge | null;
  /** Newly live: worth a toast. */
  readonly fresh: readonly LiveEventCard[];
}

/** The id by which messages and pages call an event. */
export const eventIdOf = ({ eventId, id }: Pick<LiveEventCard, 'eventId' | 'id'>): string => eventId || id;

/** A list came: new is what the last one did not have, and the first list after a load has no news (LIV-029). The total is the platform's, else the list's length (NAV-033). */
export function afterList(before: LiveKnowledge | null, events: readonly LiveEventCard[], totalResults: number | null | undefined): LiveNews {
  const known = { ids: new Set(events.map(eventIdOf)), total: totalResults ?? events.length };
  return { known, fresh: before === null ? [] : events.filter((event) => !before.ids.has(eventIdOf(event))) };
}

/** A message came: it is merged by the event's id (LIV-027). Before the first list there is nothing to merge it into. */
export function afterMessage(before: LiveKnowledge | null, { type, eventId, event }: LiveEventMessage): LiveNews {
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
